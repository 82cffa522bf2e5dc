import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileRegistry } from './file-registry';
import { promoteTo } from './registry';

let root: string;
let releases: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'registry-'));
  releases = join(root, 'releases');
});
afterEach(() => rmSync(root, { recursive: true }));

const [one, two] = ['1'.repeat(16), '2'.repeat(16)];
const readRegistry = () => openFileRegistry(releases).read();
const promote = (name: string, version: string, at?: Date) =>
  openFileRegistry(releases).change(name, promoteTo(version, at));
const file = () => join(releases, 'registry.json');

test('nothing was released: the registry is empty', async () => {
  expect(await readRegistry()).toEqual({ contractVersion: 1, packages: {} });
});

test('promoting makes a version live and keeps the history', async () => {
  const at = new Date('2026-01-01T00:00:00.000Z');
  await promote('mfe-a', one, at);
  await promote('mfe-a', two, at);
  await promote('mfe-a', two, at);
  expect((await readRegistry()).packages['mfe-a']).toEqual({
    live: two,
    history: [
      { version: one, at: at.toISOString(), by: 'promote' },
      { version: two, at: at.toISOString(), by: 'promote' },
    ],
  });
});

test('releases at the same moment all land', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => promote(`mfe-${'abcdefgh'[index]}`, one)));
  expect(Object.keys((await readRegistry()).packages)).toHaveLength(8);
  expect(existsSync(join(releases, 'registry.lock'))).toBe(false);
});

test('a lock whose process is gone is taken over', async () => {
  mkdirSync(releases, { recursive: true });
  // Above the highest process number that Linux gives out.
  writeFileSync(join(releases, 'registry.lock'), '99999999');
  await promote('mfe-a', one);
  expect((await readRegistry()).packages['mfe-a']?.live).toBe(one);
});

test.each([
  ['{', 'not valid JSON'],
  ['{"contractVersion":1,"packages":{"mfe-a":{"live":"latest","history":[]}}}', 'packages.mfe-a.live'],
])('a corrupt registry is refused, named, and left as it is: %s', async (content, reason) => {
  mkdirSync(releases, { recursive: true });
  writeFileSync(file(), content);
  await expect(promote('mfe-a', one)).rejects.toThrow(reason);
  await expect(readRegistry()).rejects.toThrow('registry.json');
  expect(readFileSync(file(), 'utf8')).toBe(content);
});
