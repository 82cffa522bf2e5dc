import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { robotMedia } from '../../robots/robot-media';
import { RobotView } from './robot-view';
import { studioViews } from './studio-views';

// What draws with a graphics card, which there is none of here.
const mockShowModel = jest.fn();
jest.mock('./show-model', () => ({ showModel: (...given: unknown[]) => mockShowModel(...given) }));

const stopSpinning = jest.fn();
const model = {
  turn: jest.fn(),
  zoom: jest.fn(),
  spin: jest.fn((_onTakeOver: () => void) => stopSpinning),
  remove: jest.fn(),
};

let isMotionReduced: boolean;
let view: ReturnType<typeof fakeIntersectionObserver>;
/** Ends the loading of the model that was asked for last. */
let arrive: () => Promise<void>;

beforeEach(() => {
  jest.clearAllMocks();
  isMotionReduced = true;
  fakeMatchMedia((query) => query.includes('reduced-motion') && isMotionReduced);
  view = fakeIntersectionObserver();
  const context = { getExtension: () => null };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  mockShowModel.mockImplementation(
    () =>
      new Promise((resolve) => {
        arrive = () => act(async () => resolve(model));
      }),
  );
});
afterEach(() => jest.restoreAllMocks());

const show = () => render(<RobotView name="lifter" heading="MAG Lifter" />);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const said = () => screen.getByRole('status').textContent;
const loading = (times = 1) => waitFor(() => expect(mockShowModel).toHaveBeenCalledTimes(times));
const ask = async () => {
  await press('View in 3D');
  await loading();
};
/** The place comes into view, where a graphics card draws and nobody wants less motion. */
const comeByItself = async () => {
  isMotionReduced = false;
  const page = show();
  act(() => view.see(true));
  await loading();
  return page;
};

test('a model that was asked for is announced, takes the picture’s place, and gives it back', async () => {
  const { container } = show();
  await ask();
  expect(said()).toBe('Loading the 3D model…');
  expect(mockShowModel).toHaveBeenCalledWith(container.querySelector('.model'), {
    canvas: expect.any(HTMLCanvasElement),
    address: robotMedia.lifter.model.glb,
    label: '3D model: MAG Lifter. Arrow keys turn it, plus and minus zoom.',
    view: studioViews.lifter,
    onLost: expect.any(Function),
  });
  expect(container.querySelector('.hasModel')).not.toBeInTheDocument();
  await arrive();
  expect(said()).toBe('');
  expect(container.querySelector('.hasModel')).toBeInTheDocument();
  await press('Zoom in');
  await press('Zoom out');
  const [closer, further] = model.zoom.mock.calls.map(([factor]) => factor);
  expect(closer).toBeGreaterThan(1);
  expect(further).toBeLessThan(1);
  await press('Back to the picture');
  expect(model.remove).toHaveBeenCalledTimes(1);
  expect(container.querySelector('.hasModel')).not.toBeInTheDocument();
  expect(button('View in 3D')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
});

test('who has asked sees it turn, unless less motion is wanted; a button stops and starts it, a hand on it stops it', async () => {
  isMotionReduced = false;
  show();
  await ask();
  await arrive();
  expect(model.spin).toHaveBeenCalledTimes(1);
  await press('Stop');
  expect(stopSpinning).toHaveBeenCalledTimes(1);
  expect(button('Turn')).toHaveFocus();
  await press('Turn');
  expect(model.spin).toHaveBeenCalledTimes(2);
  act(() => model.spin.mock.lastCall?.[0]());
  expect(stopSpinning).toHaveBeenCalledTimes(2);
  expect(button('Turn')).toBeVisible();
});

test('with less motion wanted it stands still until it is to turn', async () => {
  show();
  await ask();
  await arrive();
  expect(model.spin).not.toHaveBeenCalled();
  await press('Turn');
  expect(model.spin).toHaveBeenCalledTimes(1);
});

test('one that comes by itself says nothing and stands still', async () => {
  await comeByItself();
  expect(said()).toBe('');
  expect(screen.queryByRole('button', { name: 'Back to the picture' })).not.toBeInTheDocument();
  await arrive();
  expect(button('Turn')).toBeVisible();
  expect(model.spin).not.toHaveBeenCalled();
});

test('one that is asked for while it comes by itself is loaded once, and turns', async () => {
  await comeByItself();
  await press('View in 3D');
  expect(said()).toBe('Loading the 3D model…');
  await arrive();
  expect(mockShowModel).toHaveBeenCalledTimes(1);
  expect(button('Stop')).toBeVisible();
});

test('one that was asked for before its place came into view is loaded once', async () => {
  isMotionReduced = false;
  show();
  await ask();
  jest.useFakeTimers();
  act(() => view.see(true));
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  await arrive();
  expect(mockShowModel).toHaveBeenCalledTimes(1);
  expect(button('Stop')).toBeVisible();
});

test('one that was asked for and cannot be shown is said, and no longer offered', async () => {
  expectConsole('warn', /^The 3D model .*glb is not shown/);
  mockShowModel.mockRejectedValue(new Error('no WebGL'));
  show();
  await ask();
  await waitFor(() => expect(said()).toMatch(/^The 3D view is not available/));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('img')).toBeInTheDocument();
});

test('one that would have come by itself and cannot be shown is not spoken of, and can be asked for', async () => {
  expectConsole('warn', /^The 3D model .*glb is not shown/);
  mockShowModel.mockRejectedValueOnce(new Error('offline'));
  await comeByItself();
  expect(said()).toBe('');
  await press('View in 3D');
  await loading(2);
  await arrive();
  expect(button('Stop')).toBeVisible();
});

test('one that arrives when nobody waits for it any more is not shown', async () => {
  const { unmount } = show();
  await ask();
  await press('Back to the picture');
  expect(said()).toBe('');
  await arrive();
  expect(model.remove).toHaveBeenCalledTimes(1);
  expect(button('View in 3D')).toBeVisible();
  await press('View in 3D');
  await loading(2);
  unmount();
  await arrive();
  expect(model.remove).toHaveBeenCalledTimes(2);
});

test('one that is on the page when it is left gives its memory back', async () => {
  const { unmount } = show();
  await ask();
  await arrive();
  unmount();
  expect(model.remove).toHaveBeenCalledTimes(1);
});

test('where the browser takes the graphics memory away the picture is back, and the model can be asked for again', async () => {
  show();
  await ask();
  await arrive();
  const [, { onLost }] = mockShowModel.mock.lastCall as [Element, { onLost: () => void }];
  act(onLost);
  expect(model.remove).toHaveBeenCalledTimes(1);
  await press('View in 3D');
  await loading(2);
});
