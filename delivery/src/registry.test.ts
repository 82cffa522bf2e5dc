import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, readRegistry } from './registry';
import { openWorkspace, type Workspace } from './workspace';

let workspace: Workspace;
beforeEach(() => {
  workspace = openWorkspace(mkdtempSync(join(tmpdir(), 'registry-')));
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

const [one, two] = ['1'.repeat(16), '2'.repeat(16)];
const file = () => join(workspace.releases, 'registry.json');

test('nothing was released: the registry is empty', async () => {
  expect(await readRegistry(workspace)).toEqual({ contractVersion: 1, packages: {} });
});

test('promoting makes a version live and keeps the history', async () => {
  const at = new Date('2026-01-01T00:00:00.000Z');
  await promote(workspace, 'mfe-a', one, at);
  await promote(workspace, 'mfe-a', two, at);
  await promote(workspace, 'mfe-a', two, at);
  expect((await readRegistry(workspace)).packages['mfe-a']).toEqual({
    live: two,
    history: [
      { version: one, at: at.toISOString() },
      { version: two, at: at.toISOString() },
    ],
  });
});

test('releases at the same moment all land', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => promote(workspace, `mfe-${'abcdefgh'[index]}`, one)));
  expect(Object.keys((await readRegistry(workspace)).packages)).toHaveLength(8);
  expect(existsSync(join(workspace.releases, 'registry.lock'))).toBe(false);
});

test('a lock whose process is gone is taken over', async () => {
  mkdirSync(workspace.releases, { recursive: true });
  // Above the highest process number that Linux gives out.
  writeFileSync(join(workspace.releases, 'registry.lock'), '99999999');
  await promote(workspace, 'mfe-a', one);
  expect((await readRegistry(workspace)).packages['mfe-a']?.live).toBe(one);
});

test.each([
  ['{', 'not valid JSON'],
  ['{"contractVersion":1,"packages":{"mfe-a":{"live":"latest","history":[]}}}', 'packages.mfe-a.live'],
])('a corrupt registry is refused, named, and left as it is: %s', async (content, reason) => {
  mkdirSync(workspace.releases, { recursive: true });
  writeFileSync(file(), content);
  await expect(promote(workspace, 'mfe-a', one)).rejects.toThrow(reason);
  await expect(readRegistry(workspace)).rejects.toThrow('registry.json');
  expect(readFileSync(file(), 'utf8')).toBe(content);
});
