import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openStorage, type Storage } from '../storage/open-storage';
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
