import type { ComposedRemote } from 'shared-config/contract/composition';
import { preloadIdlePages, preloadPointedLinks } from './preload-pages';

const preloadPage = jest.fn<Promise<void>, [{ name: string }, string]>();
jest.mock('../remotes/page-loader', () => ({
  preloadPage: (...words: [{ name: string }, string]) => preloadPage(...words),
}));

const preparePage = jest.fn();
jest.mock('./prepared-page', () => ({ preparePage: (page: unknown) => preparePage(page) }));

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
  preparePage.mockReset();
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

/** Points at one link after another, each for some ms. */
async function pointAt(...links: [html: string, time: number][]) {
  document.body.innerHTML = links.map(([html]) => html).join('');
  for (const [index, [, time]] of links.entries()) {
    document.body.children[index]?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(time);
  }
}

test('pointing at a link or reaching it by key preloads its page; links to elsewhere do not', async () => {
  preloadPointedLinks();
  document.body.innerHTML =
    '<a id="in" href="/other"><b>Other</b></a><a id="out" href="https://elsewhere.example/other">x</a><a id="none" href="/nowhere">y</a>';
  document.querySelector('#in b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.querySelector('#out')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  document.querySelector('#none')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(preloaded()).toEqual(['mfe-a ./other']);
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

describe('the page behind a link is rendered ahead', () => {
  // The listeners of the test above are still there.
  test('once the visitor rests on it', async () => {
    await pointAt(['<a href="/contact">x</a>', 40], ['<a href="/other?a=b">x</a>', 100]);
    expect(preparePage.mock.calls).toEqual([[{ pathname: '/other', search: '?a=b', on: '/' }]]);
  });

  test('but not when they have moved on or scroll, when its posts are yet to be fetched, or when its scripts are missing', async () => {
    await pointAt(['<a href="/contact">x</a>', 40], ['<p>x</p>', 100]);
    await pointAt(['<a href="/contact">x</a>', 40]);
    document.body.dispatchEvent(new Event('pointercancel', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(100);
    await pointAt(['<a href="/posts">x</a>', 100]);
    preloadPage.mockRejectedValue(new Error('offline'));
    await pointAt(['<a href="/other">x</a>', 100]);
    expect(preparePage).not.toHaveBeenCalled();
  });

  test('but not on a scarce connection: it would fetch its pictures', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await pointAt(['<a href="/contact">x</a>', 100]);
    expect(preloaded()).toEqual(['mfe-a ./contact']);
    expect(preparePage).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
