import { playFilm } from './play-film';

beforeEach(() => {
  jest.useFakeTimers();
  HTMLMediaElement.prototype.load = jest.fn();
  HTMLMediaElement.prototype.pause = jest.fn();
});
afterEach(() => jest.useRealTimers());

/** A film that is being played. @returns what became of it, and what starts it */
function play() {
  const film = document.createElement('video');
  film.append(document.createElement('source'), document.createElement('source'));
  let start = () => {};
  film.play = () =>
    new Promise<void>((resolve) => {
      start = resolve;
    });
  const outcome = jest.fn();
  void playFilm(film).then(
    () => outcome('plays'),
    (error: Error) => outcome(error.message),
  );
  return { film, outcome, start: () => start() };
}

test('each arrival gives a film another 15 s', async () => {
  const { film, outcome } = play();
  for (let arrival = 0; arrival < 3; arrival += 1) {
    await jest.advanceTimersByTimeAsync(14_999);
    film.dispatchEvent(new Event('progress'));
  }
  await jest.advanceTimersByTimeAsync(14_999);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls).toEqual([['nothing arrived for 15 s']]);
  expect(film.pause).toHaveBeenCalledTimes(1);
});

test('a film that plays is not waited for any more', async () => {
  const { film, outcome, start } = play();
  start();
  await jest.advanceTimersByTimeAsync(60_000);
  film.dispatchEvent(new Event('progress'));
  expect(outcome.mock.calls).toEqual([['plays']]);
  expect(jest.getTimerCount()).toBe(0);
  expect(film.pause).not.toHaveBeenCalled();
});

test('only the failure of the last source is that of the film', async () => {
  const { film, outcome } = play();
  film.firstElementChild?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).not.toHaveBeenCalled();
  film.lastElementChild?.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome.mock.calls).toEqual([['no source could be loaded']]);
});
