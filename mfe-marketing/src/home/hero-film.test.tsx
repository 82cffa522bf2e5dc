import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroFilm } from './hero-film';

const play = jest.fn<Promise<void>, []>();
beforeEach(() => {
  play.mockReset().mockReturnValue(new Promise(() => {}));
  HTMLMediaElement.prototype.play = play;
});
const film = () => screen.getByLabelText('Mobile robots at work in a warehouse');

test('the poster is shown, and nothing of the film is fetched (§4 Hero video)', () => {
  render(<HeroFilm />);
  expect(screen.getByRole('img')).toBeVisible();
  expect(film()).toHaveAttribute('preload', 'none');
  expect(film()).not.toHaveAttribute('controls');
});

test('play: a spinner until it plays, then controls; back to the poster on pause and at the end (§4)', async () => {
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

test('a failed play is logged, and loading stops (§4)', async () => {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => {});
  play.mockRejectedValue(new Error('no codec'));
  render(<HeroFilm />);
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(await screen.findByRole('button', { name: 'Play film' })).toBeVisible();
  expect(onError).toHaveBeenCalledWith('The hero film did not play:', expect.any(Error));
  onError.mockRestore();
});
