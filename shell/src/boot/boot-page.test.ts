import { bootPage } from './boot-page';

const scripts = [{ src: '/assets/shell/1/entry.js', integrity: 'sha384-a' }, { src: '/assets/mfe/1/page.js' }];
const started = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

/** The frame that shows what the visitor did, and the time behind it. */
const passFrame = () => jest.advanceTimersByTime(20);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = `<script type="application/json" id="composition">${JSON.stringify({ scripts })}</script>`;
});
afterEach(() => void jest.useRealTimers());

test('hydration starts when the browser is idle after load, with every script at once', () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  bootPage();
  expect(started()).toEqual([]);
  for (const callback of idle) callback();
  expect(started()).toEqual(['/assets/shell/1/entry.js', '/assets/mfe/1/page.js']);
  // jsdom does not reflect this property as an attribute.
  expect(document.head.querySelector('script')).toHaveProperty('integrity', 'sha384-a');
});

test('scripts run in the order of the composition: a remote needs the runtime that the host brings', () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  bootPage();
  window.dispatchEvent(new Event('pointerdown'));
  passFrame();
  expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false]);
});

test('an interaction starts it before, behind the frame that shows what it does, and only once', () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  bootPage();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  expect(started()).toEqual([]);
  passFrame();
  expect(started()).toHaveLength(2);
});

test('an interaction that comes before the document is complete starts it as soon as it is', () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  bootPage();
  window.dispatchEvent(new Event('click'));
  passFrame();
  expect(started()).toEqual([]);
  readyState.mockReturnValue('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  readyState.mockRestore();
  expect(started()).toHaveLength(2);
});

test('once all scripts have run it says so', async () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  const onLoaded = jest.fn();
  bootPage();
  window.scriptsLoaded?.then(onLoaded);
  window.dispatchEvent(new Event('pointerdown'));
  passFrame();
  const [first, last] = document.head.querySelectorAll('script');
  first?.dispatchEvent(new Event('load'));
  await null;
  expect(onLoaded).not.toHaveBeenCalled();
  last?.dispatchEvent(new Event('load'));
  await null;
  expect(onLoaded).toHaveBeenCalledTimes(1);
});

test('a script that failed is removed, so that whoever asks again gets a new request', () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  bootPage();
  window.dispatchEvent(new Event('pointerdown'));
  passFrame();
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(started()).toEqual(['/assets/mfe/1/page.js']);
});
