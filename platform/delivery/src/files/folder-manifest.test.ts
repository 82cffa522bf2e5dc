import { mkdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { findTouchedFiles, manifestFile, writeFolderManifest } from './folder-manifest';

let folder: string;
beforeEach(async () => {
  folder = createTemporaryFolder('manifest');
  mkdirSync(join(folder, 'a folder'));
  for (const file of ['page.html', 'a folder/ä page.html', 'empty']) writeFileSync(join(folder, file), file);
  writeFileSync(join(folder, 'empty'), '');
  await writeFolderManifest(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
  utimesSync(join(folder, file), new Date(), new Date(0));
};

test('a folder that is as it was has no touched file', async () => {
  expect(await findTouchedFiles(folder)).toEqual([]);
});

test('what was removed, has another size or was written to since is named', async () => {
  rmSync(join(folder, 'empty'));
  edit('page.html', 'longer than before');
  utimesSync(join(folder, 'a folder/ä page.html'), new Date(), new Date(Date.now() + 5000));
  expect((await findTouchedFiles(folder)).sort()).toEqual(['a folder/ä page.html', 'empty', 'page.html']);
});

test('a list that was cut short, anywhere, or is not there, is the file that is named', async () => {
  const list = join(folder, manifestFile);
  const text = readFileSync(list);
  for (let length = 0; length < text.length; length += 1) {
    rmSync(list);
    writeFileSync(list, text);
    truncateSync(list, length);
    expect([length, await findTouchedFiles(folder)]).toEqual([length, [manifestFile]]);
  }
  rmSync(list);
  expect(await findTouchedFiles(folder)).toEqual([manifestFile]);
});
