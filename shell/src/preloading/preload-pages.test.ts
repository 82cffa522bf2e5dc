import type { ComposedRemote } from 'shared-config/contract/composition';
import { preloadIdlePages, preloadPointedLinks } from './preload-pages';

const preloadPage = jest.fn<Promise<void>, [{ name: string }, string]>();
jest.mock('../remotes/page-loader', () => ({
  preloadPage: (...words: [{ name: string }, string]) => preloadPage(...words),
}));

const remotes: ComposedRemote[] = [
  {
    name: 'mfe-a',
    team: 'a',
    version: 'a'.repeat(16),
    entry: '/a.js',
    routes: [
      { path: '/contact', expose: './contact', preload: 'idle' },
      { path: '/other', expose: './other' },
      { path: '/posts', expose: './posts', posts: 'all' },
    ],
  },
];
jest.mock('../remotes/site-composition', () => ({
  loadSiteRemotes: () => Promise.resolve({ shell: '', newest: remotes, remotes }),
}));
const preloaded = () => preloadPage.mock.calls.map(([remote, expose]) => `${remote.name} ${expose}`);

beforeEach(() => {
  jest.useFakeTimers();
  preloadPage.mockReset().mockResolvedValue(undefined);
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
});
afterEach(() => jest.useRealTimers());

test('two seconds after idle the marked pages are preloaded, and no others (§2, §9)', async () => {
  preloadIdlePages();
  await jest.advanceTimersByTimeAsync(1999);
  expect(preloaded()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(preloaded()).toEqual(['mfe-a ./contact']);
});

test('its failure is ignored (§8)', async () => {
  preloadPage.mockRejectedValue(new Error('offline'));
  preloadIdlePages();
  await jest.advanceTimersByTimeAsync(2000);
  // Nothing is written to the console.
});

describe('pointing at a link', () => {
  const onReady = jest.fn();
  let stop: () => void;
  const pointAt = (selector: string, event = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

  beforeEach(() => {
    onReady.mockReset();
    stop = preloadPointedLinks(onReady);
    document.body.innerHTML =
      '<a id="in" href="/other?robot=fork"><b>Other</b></a><a id="out" href="https://elsewhere.example/other">x</a><a id="none" href="/nowhere">y</a>';
  });
  afterEach(() => stop());

  test('or reaching it by key preloads its page; links to elsewhere do not', async () => {
    pointAt('#in b');
    pointAt('#out', 'focusin');
    pointAt('#none', 'focusin');
    await jest.advanceTimersByTimeAsync(0);
    expect(preloaded()).toEqual(['mfe-a ./other']);
  });

  test('its page is ready once the visitor has stayed on the link for a moment', async () => {
    pointAt('#in b');
    await jest.advanceTimersByTimeAsync(49);
    expect(onReady).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onReady).toHaveBeenCalledWith({ pathname: '/other', search: '?robot=fork' });
  });

  test('a page whose link was only passed over is not', async () => {
    pointAt('#in b');
    await jest.advanceTimersByTimeAsync(20);
    pointAt('#none');
    await jest.advanceTimersByTimeAsync(1000);
    expect(onReady).not.toHaveBeenCalled();
  });
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '3g' }])(
  'on a scarce connection nothing is preloaded without being pointed at: %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    preloadIdlePages();
    await jest.advanceTimersByTimeAsync(5000);
    expect(preloaded()).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  },
);
