import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectConsole } from 'shared-config/presets/jest/expect-console';
import { robotMedia } from '../../robots/robot-media';
import { RobotView } from './robot-view';

const film = () => screen.getByLabelText('Film: MAG Lifter, turning once');

beforeEach(() => {
  HTMLMediaElement.prototype.load = jest.fn();
  HTMLMediaElement.prototype.pause = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

test('a film that cannot be loaded makes way for the picture, which says why; it can be tried again', async () => {
  expectConsole('warn', /^The film .* did not play: Error: no source could be loaded/);
  HTMLMediaElement.prototype.play = () => new Promise(() => {});
  render(<RobotView name="lifter" heading="MAG Lifter" media={robotMedia.lifter} />);
  fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  await act(async () => {
    for (const source of film().querySelectorAll('source')) fireEvent.error(source);
  });
  expect(screen.getByRole('status')).toHaveTextContent('The film could not be loaded, so this is the picture again.');
  expect(screen.getByRole('img')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(film()).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a film that the visitor has paused, or left for the picture, has not failed', async () => {
  HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('It was paused.', 'AbortError'));
  render(<RobotView name="lifter" heading="MAG Lifter" media={robotMedia.lifter} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
  });
  expect(film()).toBeVisible();
});
