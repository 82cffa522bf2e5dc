import type { ComposedRemote } from 'shared-config/contract/composition';
import { forgetEntry, loadEntry, trackEntry } from './load-entry';

const remote = (name: string): ComposedRemote => ({
  name,
  team: 'testers',
  version: 'a'.repeat(16),
  entry: `/assets/${name}/entry.js`,
  integrity: 'sha384-x',
  routes: [],
});
const container = { init: () => {}, get: async () => () => ({}) };
const scriptOf = ({ entry }: ComposedRemote) =>
  document.querySelector<HTMLScriptElement>(`script[src="${entry}"]`) ?? document.createElement('script');
/** What the browser does once the file is there. */
const run = (one: ComposedRemote, defined: unknown = container) => {
  Reflect.set(window, one.name.replaceAll('-', '_'), defined);
  scriptOf(one).dispatchEvent(new Event('load'));
};
/** What the page's own script has begun. */
const begin = ({ entry }: ComposedRemote) => {
  const script = document.createElement('script');
  script.setAttribute('src', entry);
  document.head.append(script);
};

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('an entry runs with its pinned hash, and gives its container', async () => {
  const loading = loadEntry(remote('mfe-a'));
  expect(scriptOf(remote('mfe-a'))).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  run(remote('mfe-a'));
  expect(await loading).toBe(container);
});

test('without a pinned hash it does not run, unless it is a build on this machine', async () => {
  const { integrity: _integrity, ...unpinned } = remote('mfe-b');
  await expect(loadEntry(unpinned)).rejects.toThrow('has no pinned integrity');
  expect(document.querySelector('script')).toBeNull();
  const loading = loadEntry({ ...unpinned, isOverride: true });
  run(unpinned);
  expect(await loading).toBe(container);
});

test('what the page has begun is not asked for twice, whether it runs before or after', async () => {
  begin(remote('mfe-c'));
  trackEntry(remote('mfe-c'));
  const early = loadEntry(remote('mfe-c'));
  run(remote('mfe-c'));
  expect([await early, await loadEntry(remote('mfe-c'))]).toEqual([container, container]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('one that breaks while it runs is a failure at once, and runs anew after it was forgotten', async () => {
  begin(remote('mfe-d'));
  trackEntry(remote('mfe-d'));
  run(remote('mfe-d'), null);
  await expect(loadEntry(remote('mfe-d'))).rejects.toThrow('/assets/mfe-d/entry.js defines no container');
  forgetEntry(remote('mfe-d'));
  const again = loadEntry(remote('mfe-d'));
  run(remote('mfe-d'));
  expect(await again).toBe(container);
});

test('one that cannot be loaded is asked for again by the next attempt', async () => {
  const loading = loadEntry(remote('mfe-e'));
  scriptOf(remote('mfe-e')).dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('/assets/mfe-e/entry.js could not be loaded');
  expect(document.querySelector('script')).toBeNull();
});

test('four seconds are waited for one; the page takes it when it comes after that', async () => {
  jest.useFakeTimers();
  begin(remote('mfe-f'));
  trackEntry(remote('mfe-f'));
  const loading = loadEntry(remote('mfe-f'));
  jest.advanceTimersByTime(4000);
  await expect(loading).rejects.toThrow('did not come within 4 s');
  run(remote('mfe-f'));
  expect(await loadEntry(remote('mfe-f'))).toBe(container);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});
