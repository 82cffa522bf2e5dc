import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { HeroFilm } from './hero-film';

const play = jest.fn<Promise<void>, []>();
const load = jest.fn();
beforeEach(() => {
  play.mockReset().mockReturnValue(new Promise(() => {}));
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.load = load;
  HTMLMediaElement.prototype.pause = jest.fn();
});
const film = () => screen.getByLabelText('Mobile robots at work in a warehouse');

test('the poster is shown, and the film is not fetched yet (§4 Hero video)', () => {
  render(<HeroFilm />);
  expect(screen.getByRole('img')).toBeVisible();
  expect(film()).toHaveAttribute('preload', 'none');
  // On a phone it plays in the page.
  expect(film()).toHaveAttribute('playsinline');
  expect(film()).not.toHaveAttribute('controls');
});

test('play shows a spinner, then controls; pause and end bring back the poster (§4)', async () => {
  render(<HeroFilm />);
  for (const stop of [fireEvent.pause, fireEvent.ended]) {
    await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading the film…');
    fireEvent.playing(film());
    expect(film()).toHaveAttribute('controls');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    stop(film());
    expect(screen.getByRole('img')).toBeVisible();
    expect(film()).not.toHaveAttribute('controls');
  }
});

test('keyboard focus moves to the film, and after it back to the button', async () => {
  render(<HeroFilm />);
  expect(screen.getByRole('button', { name: 'Play film' })).not.toHaveFocus();
  await userEvent.tab();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await userEvent.keyboard('{Enter}');
  expect(film()).toHaveFocus();
  fireEvent.playing(film());
  expect(film()).toHaveFocus();
  // Whoever goes on can come back to its controls.
  expect(film()).toHaveAttribute('tabindex', '0');
  fireEvent.ended(film());
  expect(screen.getByRole('button', { name: 'Play film' })).toHaveFocus();
  // The page stays where it is.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  focus.mockRestore();
});

test('a failed play is logged, and loading stops (§4)', async () => {
  play.mockRejectedValue(new Error('no codec'));
  render(<HeroFilm />);
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(await screen.findByRole('button', { name: 'Play film' })).toBeVisible();
  expectConsole('error', /^The hero film did not play: Error: no codec/);
});

test('leaving while the film loads is not logged as a failure', async () => {
  let interrupt = (_: Error) => {};
  play.mockReturnValue(
    new Promise((_, reject) => {
      interrupt = reject;
    }),
  );
  const { unmount } = render(<HeroFilm />);
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
  unmount();
  interrupt(new DOMException('The media was removed from the document', 'AbortError'));
  // A line on the console that is not announced fails the test.
  await act(async () => {});
  expect(play).toHaveBeenCalledTimes(1);
});

describe('a film that cannot be loaded is logged, and loading stops (§4)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    load.mockReset();
    render(<HeroFilm />);
    fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const sources = () => [...film().querySelectorAll('source')] as [HTMLSourceElement, HTMLSourceElement];
  const isLoading = () => screen.queryByRole('status') !== null;

  test('when the last source fails; the first only makes way for it', async () => {
    fireEvent.error(sources()[0]);
    await act(async () => {});
    expect(isLoading()).toBe(true);
    fireEvent.error(sources()[1]);
    await act(async () => {});
    expect(isLoading()).toBe(false);
    expect(screen.getByRole('button', { name: 'Play film' })).toBeVisible();
    expectConsole('error', /^The hero film did not play: Error: no source could be loaded/);
    load.mockReset();
    fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
    // The next press asks the network again.
    expect(load).toHaveBeenCalledTimes(1);
    expect(isLoading()).toBe(true);
  });

  test('when nothing arrives for 15 s', async () => {
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    fireEvent.progress(film());
    await act(() => jest.advanceTimersByTimeAsync(14_999));
    expect(isLoading()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(isLoading()).toBe(false);
    expectConsole('error', /^The hero film did not play: Error: nothing arrived for 15 s/);
  });

  test('when the connection breaks while it plays', async () => {
    fireEvent.playing(film());
    fireEvent.error(film());
    await act(async () => {});
    expectConsole('error', /^The hero film did not play: Error: no source could be loaded/);
    expect(screen.getByRole('button', { name: 'Play film' })).toBeVisible();
    expect(film()).not.toHaveAttribute('controls');
  });
});
