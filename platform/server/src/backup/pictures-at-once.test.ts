import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { whilePicturesMayGo } from '../pictures/picture-lock';
import { createPictureStore, type PictureStore } from '../pictures/picture-store';
import { openStorage, type Storage } from '../storage/opening/open-storage';
import { smallPicture } from '../testing/png';
import { backUp } from './back-up';
import { restore } from './restore';

// What runs here "at the same time" runs within the other: waiting for that would never end.
jest.mock('../storage/lock-file', () => {
  const actual = jest.requireActual<typeof import('../storage/lock-file')>('../storage/lock-file');
  const lockFile: typeof actual.lockFile = (file, _maxWait, kind) => actual.lockFile(file, 0, kind);
  return { ...actual, lockFile };
});

const dayInMs = 86_400_000;
let dataFolder: string;
let storage: Storage;
let store: PictureStore;
let now: number;

beforeEach(() => {
  dataFolder = createTemporaryFolder('pictures-at-once');
  storage = openStorage(dataFolder, () => {});
  now = Date.now();
  store = createPictureStore(
    dataFolder,
    storage.connection,
    () => {},
    () => now,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  store.close();
  storage.close();
  fs.rmSync(dataFolder, { recursive: true });
});

const add = async (title: string) => {
  const bytes = smallPicture(title);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { picture } = await store.add({ body: Readable.from([bytes]), digest, length: undefined, fileName: '' });
  return picture.name;
};
const filesOf = (name: string) => [name, `${name}.json`].map((file) => join(dataFolder, 'pictures', file));
/** Takes a picture out of the data folder. @returns a function that puts it back */
function takeOut(name: string): () => void {
  for (const file of filesOf(name)) fs.renameSync(file, `${file}.aside`);
  return () => {
    for (const file of filesOf(name)) fs.renameSync(`${file}.aside`, file);
  };
}
const inPool = (name: string) => fs.existsSync(join(dataFolder, 'backups/pictures', name));

/** Runs something once, before a function of the file system is called for a path that ends so. */
function before(name: 'readdirSync' | 'linkSync' | 'renameSync' | 'rmSync', end: string, run: () => void): void {
  const actual = fs[name] as (...values: unknown[]) => unknown;
  let isDone = false;
  jest.spyOn(fs, name).mockImplementation((...values: unknown[]) => {
    if (!isDone && values.some((value) => typeof value === 'string' && value.endsWith(end))) {
      isDone = true;
      run();
    }
    return actual(...values) as never;
  });
}

/** Gives a backup the name of one that the next backup deletes. @returns its file */
function makeOld(file: string): string {
  const old = join(dataFolder, 'backups', 'site-2020-01-01T00-00-00-000Z.sqlite');
  for (const end of ['.sqlite', '.pictures.json'])
    fs.renameSync(file.replace('.sqlite', end), old.replace('.sqlite', end));
  return old;
}

test.each([
  ['that has come since', () => {}],
  ['that only a backup had that is too old', () => void makeOld(backUp(dataFolder).file)],
])('a backup waits while another one deletes, so that it keeps a picture %s', async (_, prepare) => {
  await add('in both');
  const picture = await add('in one');
  prepare();
  const putBack = takeOut(picture);
  let other: unknown;
  // What the lists name is known; what of the pool they do not, is not.
  before('readdirSync', 'backups/pictures', () => {
    putBack();
    try {
      other = backUp(dataFolder);
    } catch (error) {
      other = error;
    }
  });
  expect(backUp(dataFolder).pictures).toBe(1);
  expect(other).toMatchObject({ code: 'database-busy' });
  expect(backUp(dataFolder)).toMatchObject({ pictures: 2, deleted: 0, warnings: [] });
  expect(inPool(picture)).toBe(true);
});

test('a backup that ends before another has its list deletes nothing, and says so', async () => {
  const picture = await add('one');
  const old = makeOld(backUp(dataFolder).file);
  takeOut(picture);
  await add('other');
  let first: unknown;
  before('renameSync', '.pictures.json', () => {
    jest.restoreAllMocks();
    first = backUp(dataFolder);
  });
  expect(backUp(dataFolder)).toMatchObject({ deleted: 3, warnings: [] });
  expect(first).toMatchObject({ deleted: 0, warnings: [expect.stringContaining('The next backup deletes them')] });
  expect([fs.existsSync(old), inPool(picture)]).toEqual([false, false]);
});

test('of a backup that is too old the list is deleted last, so no picture is missed', async () => {
  await add('one');
  const old = makeOld(backUp(dataFolder).file);
  let isListed: boolean | undefined;
  before('rmSync', old, () => {
    isListed = fs.existsSync(old.replace('.sqlite', '.pictures.json'));
  });
  expect(backUp(dataFolder).deleted).toBe(2);
  expect(isListed).toBe(true);
});

test('a backup that is restored is not deleted meanwhile, nor are its pictures', async () => {
  const picture = await add('one');
  const old = makeOld(backUp(dataFolder).file);
  takeOut(picture);
  before('linkSync', picture, () => {
    expect(backUp(dataFolder).deleted).toBe(0);
  });
  expect(restore(dataFolder, old).pictures).toEqual({ restored: 1, missing: [] });
  expect(store.find(picture)).toBeDefined();
});

test('a server that starts while a restore puts a picture back leaves it there', async () => {
  const picture = await add('one');
  const { file } = backUp(dataFolder);
  takeOut(picture);
  // The file is there, its record is not.
  before('renameSync', `${picture}.json`, () => createPictureStore(dataFolder, storage.connection, () => {}).close());
  expect(restore(dataFolder, file).pictures).toEqual({ restored: 1, missing: [] });
  expect(store.find(picture)).toBeDefined();
});

test('a picture that is already there stays until its database is restored', async () => {
  const picture = await add('one');
  storage.connection
    .prepare(
      "INSERT INTO documents (collection, name, create_time, update_time, fields) VALUES (1, 'p', 't', 't', CAST(? AS BLOB))",
    )
    .run([JSON.stringify({ cover: { stringValue: picture } })]);
  const { file } = backUp(dataFolder);
  storage.connection.exec('DELETE FROM documents');
  await store.sweep();
  now += 31 * dayInMs;
  let sweeping: Promise<number> | undefined;
  let deleted: number | undefined;
  before('renameSync', '/site.sqlite', () => {
    deleted = whilePicturesMayGo(dataFolder, 0, () => 1);
    sweeping = store.sweep();
  });
  restore(dataFolder, file);
  expect([deleted, await sweeping]).toEqual([undefined, 0]);
  expect(store.find(picture)).toBeDefined();
});
