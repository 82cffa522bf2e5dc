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

test('a requested model is announced, replaces the picture, and can be closed', async () => {
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

test('a requested model turns until stopped, but not with reduced motion', async () => {
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

test('with reduced motion it stands still until asked to turn', async () => {
  show();
  await ask();
  await arrive();
  expect(model.spin).not.toHaveBeenCalled();
  await press('Turn');
  expect(model.spin).toHaveBeenCalledTimes(1);
});

test('a model that loads by itself is not announced and stands still', async () => {
  await comeByItself();
  expect(said()).toBe('');
  expect(screen.queryByRole('button', { name: 'Back to the picture' })).not.toBeInTheDocument();
  await arrive();
  expect(button('Turn')).toBeVisible();
  expect(model.spin).not.toHaveBeenCalled();
});

test('a model requested while it loads by itself is loaded once, and turns', async () => {
  await comeByItself();
  await press('View in 3D');
  expect(said()).toBe('Loading the 3D model…');
  await arrive();
  expect(mockShowModel).toHaveBeenCalledTimes(1);
  expect(button('Stop')).toBeVisible();
});

test('a model requested before it comes into view is loaded once', async () => {
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

test('a requested model that cannot be shown says so, and is no longer offered', async () => {
  expectConsole('warn', /^The 3D model .*glb is not shown/);
  mockShowModel.mockRejectedValue(new Error('no WebGL'));
  show();
  await ask();
  await waitFor(() => expect(said()).toMatch(/^The 3D view is not available/));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('img')).toBeInTheDocument();
});

test('a self-loading model that fails stays silent, and can still be requested', async () => {
  expectConsole('warn', /^The 3D model .*glb is not shown/);
  mockShowModel.mockRejectedValueOnce(new Error('offline'));
  await comeByItself();
  expect(said()).toBe('');
  await press('View in 3D');
  await loading(2);
  await arrive();
  expect(button('Stop')).toBeVisible();
});

test('a model that arrives after it is no longer wanted is not shown', async () => {
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

test('leaving the page frees the memory of its model', async () => {
  const { unmount } = show();
  await ask();
  await arrive();
  unmount();
  expect(model.remove).toHaveBeenCalledTimes(1);
});

test('when graphics memory is lost the picture returns, and the model can be reloaded', async () => {
  show();
  await ask();
  await arrive();
  const [, { onLost }] = mockShowModel.mock.lastCall as [Element, { onLost: () => void }];
  act(onLost);
  expect(model.remove).toHaveBeenCalledTimes(1);
  await press('View in 3D');
  await loading(2);
});
