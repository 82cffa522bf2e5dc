import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from 'kit/posts/block';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { cachedFile } from './picture-cache';
import { openDataFolder, type PictureSource } from './picture-source';
import { takeFiles } from './take-files';

let folder: string;
let cache: { cache: string };
beforeEach(() => {
  folder = createTemporaryFolder('files');
  cache = { cache: join(folder, 'cache') };
  mkdirSync(join(folder, 'data/pictures'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const nameOf = (content: string, ending = 'pdf') =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ending}`;
const store = (name: string, content: string) => {
  writeFileSync(join(folder, 'data/pictures', name), content);
  return name;
};
const take = (names: string[], source: PictureSource = openDataFolder(join(folder, 'data'))) =>
  takeFiles(
    cache,
    [{ id: 'a', content: names.map((file, id): Block => ({ id, type: 'file', file, name: 'a.pdf', bytes: 1 })) }],
    source,
  );

test('the files that posts offer are taken as they are, once', async () => {
  const pdf = store(nameOf('%PDF-1.7 one'), '%PDF-1.7 one');
  expect([...(await take([pdf, pdf]))]).toEqual([pdf]);
  expect(readFileSync(cachedFile(cache, pdf), 'utf8')).toBe('%PDF-1.7 one');
  const { mtimeMs } = statSync(cachedFile(cache, pdf));
  const read = jest.fn();
  expect([...(await take([pdf], { read, close: async () => {} }))]).toEqual([pdf]);
  expect(read).not.toHaveBeenCalled();
  // A site that links it would be taken for one that was changed.
  expect(statSync(cachedFile(cache, pdf)).mtimeMs).toBe(mtimeMs);
});

test('one that is gone, replaced or not what its name says is left out and named', async () => {
  const replaced = store(nameOf('%PDF-1.7 two'), '%PDF-1.7 other');
  const page = store(nameOf('<script>'), '<script>');
  const archive = store(nameOf('%PDF-1.7 three', 'zip'), '%PDF-1.7 three');
  expectConsole('error', /file c{32}\.pdf: it is not in the store/);
  for (const name of [replaced, page, archive])
    expectConsole('error', new RegExp(`Post a, file ${name}: .* another file, .* insert it again`));
  expect((await take([`${'c'.repeat(32)}.pdf`, replaced, page, archive, '../../etc/passwd'])).size).toBe(0);
});
