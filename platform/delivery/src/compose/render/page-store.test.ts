import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { overwrite } from '../../../testing/test-workspace';
import { recordPass, wasPassed } from '../../checks/pass-once';
import { openWorkspace, type Workspace } from '../../workspace';
import { pruneCache } from '../activate/prune-cache';
import { findStoredPage, storePage } from './page-store';

const digest = 'a';
const places = [{ menu: 'resources', at: 3 }];
const page = { html: '<p>a page</p>', places, isListed: true, text: undefined, isFirst: true };

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(createTemporaryFolder('pages'));
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

test('a page is found by what it was rendered from', async () => {
  const stored = await storePage(workspace, digest, page);
  expect(findStoredPage(workspace, digest)).toEqual(stored);
  expect(stored).toMatchObject({ isListed: true, isFirst: true, places });
  expect(brotliDecompressSync(readFileSync(`${stored.file}.br`)).toString()).toBe(page.html);
  expect(findStoredPage(workspace, 'b')).toBeUndefined();
});

test('only a first page of its remote, near the budget, gets the best compression', async () => {
  const random = Array.from({ length: 20_000 }, (_, at) => ((at * 7919) % 10_007).toString(36)).join(' <i></i> ');
  const sizeOf = async (name: string, html: string, isFirst: boolean) => {
    const { file } = await storePage(workspace, name, { ...page, html, isFirst });
    return statSync(`${file}.br`).size;
  };
  const html = random.slice(0, 100_000);
  const best = await sizeOf('a', html, true);
  expect(await sizeOf('b', html, false)).toBeGreaterThan(best);
  const [longer, other] = [
    await sizeOf('c', random.slice(0, 151_000), true),
    await sizeOf('d', random.slice(0, 151_000), false),
  ];
  expect(longer).toBe(other);
});

test.each(['page.html', 'page.html.gz', 'page.json'])(
  'a page whose %s was cut short is not found, and replaced',
  async (name) => {
    const { file } = await storePage(workspace, digest, page);
    const damaged = file.replace('page.html', name);
    overwrite(damaged, readFileSync(damaged));
    truncateSync(damaged, 5);
    expect(findStoredPage(workspace, digest)).toBeUndefined();
    await storePage(workspace, digest, page);
    expect(findStoredPage(workspace, digest)).toBeDefined();
  },
);

test('a page that was edited since is not found', async () => {
  const { file } = await storePage(workspace, digest, page);
  overwrite(file, '<p>b page</p>');
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(findStoredPage(workspace, digest)).toBeUndefined();
});

test('a page that was not used for a month is removed', async () => {
  const { file } = await storePage(workspace, digest, page);
  utimesSync(dirname(file), 0, 0);
  findStoredPage(workspace, digest);
  await pruneCache(workspace);
  expect(existsSync(file)).toBe(true);
  utimesSync(dirname(file), 0, 0);
  await pruneCache(workspace);
  expect(existsSync(file)).toBe(false);
});

test('cached pages, checks and built pictures are removed after a month', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const { file } = await storePage(workspace, digest, page);
  await recordPass(workspace, ['types']);
  const checks = join(workspace.cache, 'checks');
  const picture = join(workspace.cache, 'pictures', digest);
  mkdirSync(picture, { recursive: true });
  const entries = [dirname(file), picture, ...readdirSync(checks).map((name) => join(checks, name))];
  for (const entry of entries) utimesSync(entry, daysAgo(29), daysAgo(29));
  await pruneCache(workspace);
  expect([existsSync(file), existsSync(picture), wasPassed(workspace, ['types'])]).toEqual([true, true, true]);
  for (const entry of entries) utimesSync(entry, daysAgo(31), daysAgo(31));
  await pruneCache(workspace);
  expect([existsSync(file), existsSync(picture), wasPassed(workspace, ['types'])]).toEqual([false, false, false]);
});
