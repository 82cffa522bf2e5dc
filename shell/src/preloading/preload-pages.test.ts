import type { Composition } from 'shared-config/contract/composition';
import { preloadIdlePages, preloadPointedLinks } from './preload-pages';

const preloadPage = jest.fn<Promise<void>, [{ name: string }, string]>();
jest.mock('../remotes/page-loader', () => ({
  preloadPage: (...words: [{ name: string }, string]) => preloadPage(...words),
}));

const composition: Composition = {
  id: 'a'.repeat(16),
  scripts: [],
  page: { kind: 'route', location: '/' },
  remotes: [
    {
      name: 'mfe-a',
      team: 'a',
      version: 'a'.repeat(16),
      entry: '/a.js',
      routes: [
        { path: '/contact', expose: './contact', preload: 'idle' },
        { path: '/other', expose: './other' },
      ],
    },
  ],
};
const preloaded = () => preloadPage.mock.calls.map(([remote, expose]) => `${remote.name} ${expose}`);

beforeEach(() => {
  jest.useFakeTimers();
  preloadPage.mockReset().mockResolvedValue(undefined);
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
});
afterEach(() => jest.useRealTimers());

test('two seconds after idle the marked pages are preloaded, and no others (§2, §9)', () => {
  preloadIdlePages(composition);
  jest.advanceTimersByTime(1999);
  expect(preloaded()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(preloaded()).toEqual(['mfe-a ./contact']);
});

test('its failure is ignored (§8)', async () => {
  preloadPage.mockRejectedValue(new Error('offline'));
  preloadIdlePages(composition);
  await jest.advanceTimersByTimeAsync(2000);
  // Nothing is written to the console.
});

test('pointing at a link or reaching it by key preloads its page; links to elsewhere do not', () => {
  preloadPointedLinks(composition);
  document.body.innerHTML =
    '<a id="in" href="/other"><b>Other</b></a><a id="out" href="https://elsewhere.example/other">x</a><a id="none" href="/nowhere">y</a>';
  document.querySelector('#in b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.querySelector('#out')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  document.querySelector('#none')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(preloaded()).toEqual(['mfe-a ./other']);
});
