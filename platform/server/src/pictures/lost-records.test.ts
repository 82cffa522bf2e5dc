import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openStorage, type Storage } from '../storage/opening/open-storage';
import { smallPicture } from '../testing/png';
import { createPictureStore, type PictureStore } from './picture-store';
import { findUnreadablePictures, setAside } from './unreadable-pictures';

const mockDisk = { isFull: false };
jest.mock('../storage/data-folder', () => {
  const real = jest.requireActual('../storage/data-folder');
  return {
    ...real,
    replacePrivateFile: (file: string, content: string) => {
      if (mockDisk.isFull) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
      real.replacePrivateFile(file, content);
    },
  };
});

let dataFolder: string;
let storage: Storage;
let store: PictureStore;

beforeEach(() => {
  mockDisk.isFull = false;
  dataFolder = createTemporaryFolder('lost-records');
  storage = openStorage(dataFolder, () => {});
  store = createPictureStore(dataFolder, storage.connection, () => {});
});
afterEach(() => {
  store.close();
  storage.close();
  rmSync(dataFolder, { recursive: true });
});

const send = async () => {
  const bytes = smallPicture('sent');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { picture } = await store.add({ body: Readable.from([bytes]), digest, length: undefined, fileName: '' });
  return picture.name;
};
const stored = () => readdirSync(join(dataFolder, 'pictures')).filter((name) => name.includes('.png'));

test('one that is sent again on a full disk is not deleted, and a new one leaves nothing', async () => {
  mockDisk.isFull = true;
  await expect(send()).rejects.toMatchObject({ code: 'disk-full' });
  expect(stored()).toEqual([]);
  mockDisk.isFull = false;
  const name = await send();
  rmSync(join(dataFolder, 'pictures', `${name}.json`));
  mockDisk.isFull = true;
  await expect(send()).rejects.toMatchObject({ code: 'disk-full' });
  expect(stored()).toEqual([name]);
});

test('one that is sent again before it is set aside stays, and is not named any more', async () => {
  const name = await send();
  rmSync(join(dataFolder, 'pictures', `${name}.json`));
  const [found] = findUnreadablePictures(dataFolder, storage.connection);
  if (!found) throw new Error('It was not found');
  await send();
  expect(setAside(dataFolder, found)).toBeUndefined();
  expect(stored().sort()).toEqual([name, `${name}.json`]);
  rmSync(join(dataFolder, 'pictures', `${name}.json`));
  const aside = join(dataFolder, 'pictures/set-aside', name);
  expect(setAside(dataFolder, found)).toEqual({ ...found, file: aside });
  expect([stored(), existsSync(aside)]).toEqual([[], true]);
});

test('hundreds that posts name are looked for once at start, and all stay', () => {
  const names = Array.from({ length: 300 }, (_, number) => `${String(number).padStart(32, '0')}.png`);
  mkdirSync(join(dataFolder, 'pictures'), { recursive: true });
  for (const name of names) writeFileSync(join(dataFolder, 'pictures', name), 'a picture');
  const unnamed = `${'f'.repeat(32)}.png`;
  writeFileSync(join(dataFolder, 'pictures', unnamed), 'a picture');
  storage.connection
    .prepare(
      "INSERT INTO documents (collection, name, create_time, update_time, fields) VALUES (1, 'a', 't', 't', CAST(? AS BLOB))",
    )
    .run([JSON.stringify({ content: { stringValue: names.join() } })]);
  const prepare = jest.spyOn(storage.connection, 'prepare');
  store.close();
  store = createPictureStore(dataFolder, storage.connection, () => {});
  expect(stored().sort()).toEqual(names);
  expect(prepare.mock.calls.length).toBeLessThan(5);
});
