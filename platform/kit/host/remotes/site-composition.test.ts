/** @jest-environment jsdom */
import type { ComposedRemote } from '../../contract/composition';
import type { SiteRemotes } from './site-composition';

const remote = (name: string, version: string): ComposedRemote => ({
  name,
  team: 'a',
  version: version.repeat(16),
  entry: `/${name}.js`,
  routes: [],
});
const shell = 'e'.repeat(16);
const answer = jest.fn<Promise<unknown>, [string, RequestInit]>();
const offer = (...remotes: ComposedRemote[]) =>
  answer.mockResolvedValue({ ok: true, json: async () => ({ id: 'f'.repeat(16), shell, remotes }) });

let loadSiteRemotes: () => Promise<SiteRemotes>;
beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  Object.assign(window, { fetch: answer });
  answer.mockReset();
  ({ loadSiteRemotes } = await import('./site-composition'));
});
afterEach(() => jest.useRealTimers());

test('is asked for once, however many links are pointed at, and again after a minute', async () => {
  offer(remote('mfe-a', '1'));
  await Promise.all([loadSiteRemotes(), loadSiteRemotes()]);
  jest.advanceTimersByTime(59_999);
  await loadSiteRemotes();
  expect(answer).toHaveBeenCalledTimes(1);
  // The browser has none of its own that it would answer with.
  expect(answer).toHaveBeenCalledWith('/composition.json', expect.objectContaining({ cache: 'no-cache' }));
  jest.advanceTimersByTime(1);
  await loadSiteRemotes();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a remote already used in this tab keeps its version; the others are the newest', async () => {
  (await import('./federation')).registerRemote(remote('mfe-a', '1'));
  offer(remote('mfe-a', '2'), remote('mfe-b', '2'));
  const { remotes } = await loadSiteRemotes();
  expect(remotes).toEqual([remote('mfe-a', '1'), remote('mfe-b', '2')]);
});

test('offline, the last composition is used; a failed first request is tried again', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(loadSiteRemotes()).rejects.toThrow('Failed to fetch');
  offer(remote('mfe-a', '1'));
  const before = await loadSiteRemotes();
  jest.advanceTimersByTime(60_000);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadSiteRemotes()).toBe(before);
});

test('a damaged one is refused', async () => {
  answer.mockResolvedValue({ ok: true, json: async () => ({ remotes: 'none' }) });
  await expect(loadSiteRemotes()).rejects.toThrow('/composition.json');
  answer.mockResolvedValue({ ok: false, status: 503, json: async () => ({ id: shell, shell, remotes: [] }) });
  await expect(loadSiteRemotes()).rejects.toThrow('/composition.json: status 503');
});
