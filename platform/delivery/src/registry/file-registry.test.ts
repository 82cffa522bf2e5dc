import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { promoteTo } from './change-entry';
import { openFileRegistry } from './file-registry';
import { previousGood } from './read-history';
import { type AuditNote, liveVersions } from './registry';

let root: string;
let releases: string;
beforeEach(() => {
  root = createTemporaryFolder('registry');
  releases = join(root, 'releases');
});
afterEach(() => rmSync(root, { recursive: true }));

const [one, two, three] = ['1'.repeat(16), '2'.repeat(16), '3'.repeat(16)] as const;
const readRegistry = () => openFileRegistry(releases).read();
const promote = (name: string, version: string, note?: AuditNote) =>
  openFileRegistry(releases).change(({ packages }) => ({ [name]: promoteTo(version, note)(packages[name]) }));
const file = () => join(releases, 'registry.json');

test('nothing was released: the registry is empty', async () => {
  expect(await readRegistry()).toEqual({ packages: {} });
});

test('promoting makes a version live and keeps the history', async () => {
  const at = '2026-01-01T00:00:00.000Z';
  await promote('mfe-a', one, { at, message: 'First' });
  await promote('mfe-a', two, { at });
  await promote('mfe-a', two, { at });
  expect((await readRegistry()).packages['mfe-a']).toEqual({
    live: two,
    history: [
      { version: one, at, by: 'promote', message: 'First' },
      { version: two, at, by: 'promote' },
    ],
  });
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ contractVersion: 2 });
});

test('releases at the same moment all land', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => promote(`mfe-${'abcdefgh'[index]}`, one)));
  expect(Object.keys((await readRegistry()).packages)).toHaveLength(8);
  expect(existsSync(join(releases, 'registry.lock'))).toBe(false);
});

test('several packages change together, or none does', async () => {
  await promote('mfe-a', one);
  const registry = openFileRegistry(releases);
  const refuse = () => {
    throw new Error('refused');
  };
  await expect(registry.change(() => ({ 'mfe-a': promoteTo(two)(undefined), 'mfe-b': refuse() }))).rejects.toThrow(
    'refused',
  );
  await registry.change(() => ({ 'mfe-b': promoteTo(one)(undefined), 'mfe-c': promoteTo(two)(undefined) }));
  expect(liveVersions(await readRegistry())).toEqual({ 'mfe-a': one, 'mfe-b': one, 'mfe-c': two });
});

test('a registry of version 1 is read and keeps its history, also without its causes', async () => {
  mkdirSync(releases);
  const line = (version: string, by?: string) => ({ version, at: '2026-01-01T00:00:00.000Z', ...(by && { by }) });
  const history = [line(one, 'promote'), line(two, 'promote'), line(one, 'rollback'), line(two, 'promote')];
  const entry = { live: two, history, gradual: { version: three, share: 10 } };
  const version1 = JSON.stringify({ contractVersion: 1, packages: { 'mfe-test': entry } });
  for (const text of [version1, version1.replaceAll(',"by":"promote"', '')]) {
    writeFileSync(file(), text);
    const before = (await readRegistry()).packages['mfe-test'];
    expect(before && previousGood(before)).toBe(one);
    await promote('mfe-test', one);
    const after = (await readRegistry()).packages['mfe-test'];
    expect(after?.history.slice(0, 4)).toEqual(history);
    expect(after?.history).toHaveLength(5);
    expect(after?.gradual).toEqual(entry.gradual);
  }
});

test('fields that a newer version of these commands wrote stay', async () => {
  mkdirSync(releases);
  const line = { version: one, at: '2026-01-01T00:00:00.000Z', by: 'promote', seal: 'x' };
  const entry = { live: one, history: [line], futureField: false };
  writeFileSync(file(), JSON.stringify({ contractVersion: 2, packages: { 'mfe-a': entry } }));
  await promote('mfe-a', two);
  expect((await readRegistry()).packages['mfe-a']).toMatchObject({
    futureField: false,
    history: [line, { version: two }],
  });
});

test('a registry of an unknown version is left alone, and the message says to update', async () => {
  mkdirSync(releases);
  const newer = '{"contractVersion":4,"packages":[]}';
  writeFileSync(file(), newer);
  await expect(promote('mfe-a', one)).rejects.toThrow(
    'it has version 4, and these commands know 3 and earlier ones. Update this checkout; leave the file as it is',
  );
  expect(readFileSync(file(), 'utf8')).toBe(newer);
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
