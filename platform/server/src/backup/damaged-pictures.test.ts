import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { createPictureStore, type PictureStore } from '../pictures/picture-store';
import { findUnreadablePictures } from '../pictures/unreadable-pictures';
import { openStorage, type Storage } from '../storage/opening/open-storage';
import { smallPicture } from '../testing/png';
import { backUp } from './back-up';
import { restore } from './restore';

let dataFolder: string;
let storage: Storage;
let store: PictureStore;
/** Its name, its file, its place in the backups, and what is written down of it. */
let name: string;
let file: string;
let kept: string;
let record: string;

const send = async () => {
  const bytes = smallPicture('one');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { picture } = await store.add({ body: Readable.from([bytes]), digest, length: undefined, fileName: '' });
  return picture.name;
};
beforeEach(async () => {
  dataFolder = createTemporaryFolder('damaged-pictures');
  storage = openStorage(dataFolder, () => {});
  store = createPictureStore(dataFolder, storage.connection, () => {});
  name = await send();
  file = join(dataFolder, 'pictures', name);
  kept = join(dataFolder, 'backups/pictures', name);
  record = `${file}.json`;
});
afterEach(() => {
  store.close();
  storage.close();
  rmSync(dataFolder, { recursive: true });
});

/** Changes one byte of a file in its place, as a disk does: its links have it as well. */
const damage = (path: string) => {
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  writeFileSync(path, bytes);
};
/** Makes a file one of its own, as on another disk. */
const part = (path: string) => {
  copyFileSync(path, `${path}.copy`);
  renameSync(`${path}.copy`, path);
};
const isSound = (path: string) =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32) === name.slice(0, 32);
const found = () => findUnreadablePictures(dataFolder, storage.connection);

test('damage to a linked file in the backups is named, and repaired with the picture', async () => {
  backUp(dataFolder);
  damage(file);
  expect([isSound(file), isSound(kept)]).toEqual([false, false]);
  expect(backUp(dataFolder)).toMatchObject({
    pictures: 0,
    warnings: [
      `Picture ${file}: it is damaged: its content is not what it is named after. The backup does not have it. Send the picture again, or restore a backup that has it`,
    ],
  });
  expect(found()).toMatchObject([{ file, reason: expect.stringContaining('it is damaged') }]);
  await send();
  const { file: last, ...outcome } = backUp(dataFolder);
  expect(outcome).toMatchObject({ pictures: 1, warnings: [] });
  expect([isSound(file), isSound(kept), found()]).toEqual([true, true, []]);
  expect(readdirSync(join(dataFolder, 'backups/pictures'))).toEqual([name]);
  rmSync(join(dataFolder, 'pictures'), { recursive: true });
  expect(restore(dataFolder, last).pictures).toEqual({ restored: 1, missing: [] });
});

test('a damaged file among the backups is replaced by the sound one', () => {
  backUp(dataFolder);
  part(kept);
  damage(kept);
  expect(backUp(dataFolder)).toMatchObject({ pictures: 1, warnings: [] });
  expect(isSound(kept)).toBe(true);
});

test('a sound file among the backups is neither written again nor replaced', () => {
  backUp(dataFolder);
  part(kept);
  const { ino } = statSync(kept);
  backUp(dataFolder);
  damage(file);
  expect(backUp(dataFolder)).toMatchObject({
    pictures: 1,
    warnings: [expect.stringContaining('The backup has it from before')],
  });
  expect([statSync(kept).ino, isSound(kept)]).toEqual([ino, true]);
});

test('a backup that finds a picture gone has it from before', () => {
  backUp(dataFolder);
  rmSync(file);
  const { file: backup, ...outcome } = backUp(dataFolder);
  expect(outcome).toMatchObject({
    pictures: 1,
    warnings: [expect.stringContaining('it is gone. The backup has it from before')],
  });
  expect(restore(dataFolder, backup).pictures).toEqual({ restored: 1, missing: [] });
});

test.each([
  ['damaged', () => damage(file)],
  ['gone', () => rmSync(file)],
  ['without what is written down of it', () => rmSync(record)],
  ['with a damaged record', () => writeFileSync(record, '{')],
])('a restore puts a picture back that is %s', (_, spoil) => {
  const backup = backUp(dataFolder).file;
  part(kept);
  spoil();
  expect(restore(dataFolder, backup).pictures).toEqual({ restored: 1, missing: [] });
  expect([isSound(file), store.find(name), found()]).toEqual([true, file, []]);
  expect(restore(dataFolder, backup).pictures).toEqual({ restored: 0, missing: [] });
});

test('a restore names a picture that is damaged here and in the backup', () => {
  const backup = backUp(dataFolder).file;
  damage(file);
  expect(restore(dataFolder, backup).pictures).toEqual({ restored: 0, missing: [name] });
});

test.each([
  ['cannot be read', () => writeFileSync(record, '{'), 'it is damaged, and without it nothing shows the picture'],
  [
    'is that of another picture',
    () => writeFileSync(record, readFileSync(record, 'utf8').replace(name, `${'a'.repeat(32)}.png`)),
    'it is damaged, and without it nothing shows the picture',
  ],
  ['has lost its picture', () => rmSync(file), 'it is gone'],
])('a picture whose record %s is named by `backup` and by `pictures`', (_, spoil, reason) => {
  spoil();
  expect(backUp(dataFolder)).toMatchObject({ pictures: 0, warnings: [expect.stringContaining(reason)] });
  expect(found()).toMatchObject([{ name, reason }]);
});

test('anything but a file in place of a picture among the backups is named', () => {
  backUp(dataFolder);
  rmSync(kept);
  renameSync(join(dataFolder, 'pictures/incoming'), kept);
  expect(backUp(dataFolder)).toMatchObject({
    pictures: 0,
    warnings: [`Picture ${kept}: it is no regular file. The backup does not have it. Move it away, and back up again`],
  });
});
