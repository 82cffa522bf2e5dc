import { fakeIntersectionObserver, fakeMatchMedia } from 'kit/presets/jest/fake-browser';
import { startQuietly } from './start-quietly';

const place = document.createElement('div');
const start = jest.fn();
let isMotionReduced = false;
let renderer: string | undefined;
let view: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  jest.useFakeTimers();
  start.mockClear();
  isMotionReduced = false;
  renderer = 'ANGLE (a graphics card)';
  view = fakeIntersectionObserver();
  fakeMatchMedia((query) => query.includes('reduced-motion') && isMotionReduced);
  const context = { getExtension: () => ({ UNMASKED_RENDERER_WEBGL: 1 }), getParameter: () => renderer };
  HTMLCanvasElement.prototype.getContext = jest.fn(() => (renderer ? context : null)) as never;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const open = () => {
  const stop = startQuietly(place, start);
  view.see(false);
  return stop;
};
const see = () => {
  view.see(true);
  jest.runAllTimers();
};

test('it starts once its place comes into view, with a canvas', () => {
  open();
  jest.runAllTimers();
  expect(start).not.toHaveBeenCalled();
  see();
  expect(start).toHaveBeenCalledWith(expect.any(HTMLCanvasElement));
});

test('it does not start while the page loads', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValueOnce('interactive');
  startQuietly(place, start);
  see();
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  see();
  expect(start).toHaveBeenCalledTimes(1);
});

test.each([undefined, 'ANGLE (Google, Vulkan (SwiftShader Device))', 'llvmpipe'])(
  'it does not start without a graphics card that draws: %s',
  (name) => {
    renderer = name;
    open();
    see();
    expect(start).not.toHaveBeenCalled();
  },
);

test('it does not start with reduced motion or data saving, or once it is cancelled', () => {
  isMotionReduced = true;
  open();
  see();
  isMotionReduced = false;
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  open();
  see();
  Reflect.deleteProperty(navigator, 'connection');
  const stop = open();
  view.see(true);
  stop();
  jest.runAllTimers();
  expect(start).not.toHaveBeenCalled();
});
