import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import sharp from 'sharp';
import { backUpPictures } from '../backup/back-up-pictures';
import { lockFile } from '../storage/lock-file';
import { openStorage, type Storage } from '../storage/opening/open-storage';
import { fillDisk, makeReadOnly, mayMount, mountDisk, unmountDisk } from '../testing/mounted-disk';
import { smallPicture } from '../testing/png';
import { createPictureStore, type PictureStore } from './picture-store';
import { findUnreadablePictures } from './unreadable-pictures';

const dayInMs = 86_400_000;
let dataFolder: string;
let storage: Storage;
let store: PictureStore;
let now: number;

beforeEach(() => {
  dataFolder = createTemporaryFolder('pictures');
  storage = openStorage(dataFolder, () => {});
  now = Date.parse('2026-01-01T00:00:00Z');
  store = createPictureStore(
    dataFolder,
    storage.connection,
    () => {},
    () => now,
  );
});
afterEach(() => {
  store.close();
  storage.close();
  rmSync(dataFolder, { recursive: true });
});

const add = async (name: string) => {
  const bytes = smallPicture(name);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const length = String(bytes.length);
  const { picture } = await store.add({ body: Readable.from([bytes]), digest, length, fileName: '' });
  return picture.name;
};
const keep = (collection: number, name: string, fields: object) =>
  storage.connection
    .prepare(
      "INSERT INTO documents (collection, name, create_time, update_time, fields) VALUES (?, ?, 't', 't', CAST(? AS BLOB))",
    )
    .run([collection, name, JSON.stringify(fields)]);
const names = async () => (await store.list()).map(({ name }) => name);
const pass = async (days: number) => {
  now += days * dayInMs;
  return store.sweep();
};

test('a picture is deleted when nothing has named it for 30 days, and no day before', async () => {
  const picture = await add('never named');
  expect(await pass(29)).toBe(0);
  expect(await names()).toEqual([picture]);
  expect(await pass(2)).toBe(1);
  expect(existsSync(join(dataFolder, 'pictures', picture))).toBe(false);
});

test.each([
  ['a post', { content: { arrayValue: { values: [{ mapValue: { fields: { picture: { stringValue: '' } } } }] } } }],
  ['a field of a later release', { hero: { mapValue: { fields: { large: { stringValue: '' } } } } }],
])('one that %s names stays, and 30 days begin when it is taken out there', async (_, fields) => {
  const picture = await add('named');
  keep(1, 'a', JSON.parse(JSON.stringify(fields).replace('""', `"${picture}"`)));
  // A version, the trash or a draft is a document of another collection.
  keep(7, 'a', {});
  expect(await pass(400)).toBe(0);
  expect(await store.remove(picture)).toBe('named');
  storage.connection.exec("UPDATE documents SET fields = '{}'");
  expect([await pass(1), await pass(29)]).toEqual([0, 0]);
  expect(await names()).toEqual([picture]);
  expect(await pass(2)).toBe(1);
});

test('a file stays as long as a post names it, is missed, and goes like a picture', async () => {
  const bytes = Buffer.from('%PDF-1.7');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const upload = { body: Readable.from([bytes]), digest, length: '8', fileName: '', isFile: true };
  const { name } = (await store.add(upload)).picture;
  keep(1, 'a', { content: { arrayValue: { values: [{ stringValue: name }] } } });
  expect(await pass(400)).toBe(0);
  expect(await store.remove(name)).toBe('named');
  const file = join(dataFolder, 'pictures', name);
  rmSync(file);
  expect(findUnreadablePictures(dataFolder, storage.connection)).toMatchObject([{ name, reason: 'it is gone' }]);
  writeFileSync(file, bytes);
  storage.connection.exec("UPDATE documents SET fields = '{}'");
  expect([await pass(1), await pass(31), existsSync(file)]).toEqual([0, 1, false]);
});

test('one that a post names while the sweep or a deletion checks the others stays', async () => {
  const [swept, removed] = [await add('swept'), await add('removed')];
  // More than are read before others have their turn.
  for (let number = 0; number < 50; number += 1) keep(1, `p${number}`, {});
  const nameInFirst = (picture: string) =>
    storage.connection
      .prepare("UPDATE documents SET fields = CAST(? AS BLOB) WHERE name = 'p0'")
      .run([JSON.stringify({ pictures: { arrayValue: { values: [{ stringValue: picture }] } } })]);
  const removing = store.remove(removed);
  nameInFirst(removed);
  expect(await removing).toBe('named');
  now += 31 * dayInMs;
  const sweeping = store.sweep();
  nameInFirst(swept);
  expect(await sweeping).toBe(0);
  expect((await names()).sort()).toEqual([swept, removed].sort());
});

test('nothing is deleted while a backup or a restore runs; the next sweep deletes it', async () => {
  const picture = await add('one');
  const ofBackup = lockFile(join(dataFolder, 'pictures.lock'), 0, 'shared');
  expect(await pass(31)).toBe(0);
  expect(await names()).toEqual([picture]);
  ofBackup.release();
  expect(await pass(1)).toBe(1);
});

test('the sweep uses restored records of pictures, not what it knew before', async () => {
  const picture = await add('one');
  const file = join(dataFolder, 'pictures', `${picture}.json`);
  const { unusedSince: _unusedSince, ...record } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(record));
  expect(await pass(31)).toBe(0);
  expect(await names()).toEqual([picture]);
});

test('one deleted from the library is in it again once a post names it', async () => {
  const picture = await add('one');
  const file = join(dataFolder, 'pictures', `${picture}.json`);
  // As a restore leaves it.
  const { unusedSince: _unusedSince, ...record } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(record));
  store.close();
  store = createPictureStore(
    dataFolder,
    storage.connection,
    () => {},
    () => now,
  );
  expect(await store.remove(picture)).toBe('removed');
  keep(1, 'a', { cover: { stringValue: picture } });
  await store.sweep();
  expect(await names()).toEqual([picture]);
});

test('the 30 days begin again when it is sent again, even if it was deleted meanwhile', async () => {
  const picture = await add('twice');
  expect(await store.remove(picture)).toBe('removed');
  now += 29 * dayInMs;
  expect(await add('twice')).toBe(picture);
  expect(await pass(29)).toBe(0);
  expect(await names()).toEqual([picture]);
});

test('unacknowledged uploads of a stopped server are gone after a restart, others stay', async () => {
  const picture = await add('acknowledged');
  const folder = join(dataFolder, 'pictures');
  store.close();
  writeFileSync(join(folder, `${'a'.repeat(32)}.png`), 'no record');
  writeFileSync(join(folder, 'incoming', 'one.upload'), 'half');
  store = createPictureStore(
    dataFolder,
    storage.connection,
    () => {},
    () => now,
  );
  expect(readdirSync(folder).sort()).toEqual([picture, `${picture}.json`].sort());
  expect(await names()).toEqual([picture]);
});

test('a record that makes no sense hides its picture and no other', async () => {
  const [one, other] = [await add('one'), await add('other')];
  store.close();
  writeFileSync(join(dataFolder, 'pictures', `${one}.json`), '{}');
  store = createPictureStore(
    dataFolder,
    storage.connection,
    () => {},
    () => now,
  );
  expect(await names()).toEqual([other]);
  expect(await add('one')).toBe(one);
  expect((await names()).sort()).toEqual([one, other].sort());
});

test('an upload that fills the disk is refused and removed, and works with room again', async () => {
  const kept = await add('before');
  const full = new Readable({
    read() {
      this.push(Buffer.from('\x89PNG', 'latin1'));
      this.destroy(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
    },
  });
  const upload = { body: full, digest: '0'.repeat(64), length: undefined, fileName: '' };
  await expect(store.add(upload)).rejects.toMatchObject({ code: 'disk-full' });
  expect(readdirSync(join(dataFolder, 'pictures/incoming')).filter((name) => name !== 'reader')).toEqual([]);
  expect(await names()).toEqual([kept]);
  expect(await names()).toContain(await add('before'));
});

(mayMount ? test : test.skip)(
  'the last of a disk is for forms and posts: a picture that would take it is refused',
  async () => {
    const folder = createTemporaryFolder('disk');
    mountDisk(folder, 'size=80m');
    const small = createPictureStore(
      folder,
      storage.connection,
      () => {},
      () => now,
    );
    const send = () => {
      const bytes = smallPicture('small');
      const digest = createHash('sha256').update(bytes).digest('hex');
      return small.add({ body: Readable.from([bytes]), digest, length: String(bytes.length), fileName: '' });
    };
    try {
      writeFileSync(join(folder, 'other'), Buffer.alloc(20 * 1024 * 1024));
      await expect(send()).rejects.toMatchObject({ code: 'disk-full' });
      expect(await small.list()).toEqual([]);
      rmSync(join(folder, 'other'));
      expect((await send()).isNew).toBe(true);
    } finally {
      small.close();
      unmountDisk(folder);
      rmSync(folder, { recursive: true });
    }
  },
);

describe('on a small disk', () => {
  const testOnDisk = mayMount ? test : test.skip;
  const megabyte = 1024 * 1024;
  let folder: string;
  let small: PictureStore;
  beforeEach(() => {
    if (!mayMount) return;
    folder = createTemporaryFolder('disk');
    mountDisk(folder, 'size=130m');
    small = createPictureStore(
      folder,
      storage.connection,
      () => {},
      () => now,
    );
  });
  afterEach(() => {
    if (!mayMount) return;
    small.close();
    unmountDisk(folder);
    rmSync(folder, { recursive: true });
  });

  const left = () => readdirSync(join(folder, 'pictures/incoming')).filter((name) => name !== 'reader');
  const noise = () => {
    const pixels = { raw: { width: 1000, height: 1000, channels: 3 as const } };
    return sharp(randomBytes(3_000_000), pixels).png({ compressionLevel: 0 }).toBuffer();
  };
  const upload = (bytes: Uint8Array, body: Readable = Readable.from([bytes])) => ({
    body,
    digest: createHash('sha256').update(bytes).digest('hex'),
    length: String(bytes.length),
    fileName: '',
  });

  testOnDisk('one that became read-only: pictures are shown, what stays is told', async () => {
    const { picture: kept } = await small.add(upload(smallPicture('before')));
    small.close();
    writeFileSync(join(folder, 'pictures/incoming/one.upload'), 'half');
    makeReadOnly(folder);
    const report = jest.fn();
    small = createPictureStore(folder, storage.connection, report, () => now);
    expect(report.mock.calls).toEqual([
      [expect.stringMatching(/unfinished uploads were not removed.*it cannot be written/)],
    ]);
    expect((await small.list()).map(({ name }) => name)).toEqual([kept.name]);
    const refused = small.add(upload(smallPicture('after')));
    await expect(refused).rejects.toMatchObject({ code: 'data-folder-unwritable' });
    unmountDisk(folder);
  });

  testOnDisk('who announces pictures and never sends them keeps nobody from sending', async () => {
    const bodies = Array.from({ length: 20 }, () => new PassThrough());
    const slow = bodies.map((body) => small.add({ ...upload(Buffer.alloc(0), body), length: String(25 * megabyte) }));
    expect((await small.add(upload(smallPicture('beside')))).isNew).toBe(true);
    for (const body of bodies) body.end();
    for (const one of slow) await expect(one).rejects.toThrow('it is none of the pictures');
  });

  testOnDisk(
    'of pictures that come at the same time, those are refused that would take the last of the disk',
    async () => {
      const sent = await Promise.allSettled(
        Array.from({ length: 4 }, () => {
          const body = new PassThrough();
          body.end(Buffer.alloc(24 * megabyte));
          return small.add(upload(Buffer.alloc(24 * megabyte), body));
        }),
      );
      const codes = sent.map((one) => (one.status === 'rejected' ? one.reason.code : undefined));
      expect(codes).toContain('disk-full');
      expect(left()).toEqual([]);
      expect((await small.add(upload(smallPicture('after')))).isNew).toBe(true);
    },
  );

  testOnDisk(
    'one that fills up while a picture comes in, or is being read, takes nothing that was stored',
    async () => {
      const { picture: kept } = await small.add(upload(smallPicture('before')));
      const bytes = await noise();
      async function* comingIn() {
        yield bytes.subarray(0, 100_000);
        fillDisk(folder);
        yield bytes.subarray(100_000);
      }
      await expect(small.add(upload(bytes, Readable.from(comingIn())))).rejects.toMatchObject({ code: 'disk-full' });
      expect(left()).toEqual([]);
      rmSync(join(folder, 'filler'));
      async function* read() {
        yield bytes;
        fillDisk(folder);
      }
      await expect(small.add(upload(bytes, Readable.from(read())))).rejects.toMatchObject({ code: 'disk-full' });
      expect(left()).toEqual([]);
      expect((await small.list()).map(({ name }) => name)).toEqual([kept.name]);
      rmSync(join(folder, 'filler'));
      expect((await small.add(upload(bytes))).picture).toMatchObject({ width: 1000, height: 1000 });
    },
    30_000,
  );
});

test('a picture that a post names and that has lost its record stays, and is found', async () => {
  const picture = await add('lost its record');
  keep(1, 'a', { cover: { stringValue: picture } });
  storage.connection.exec("INSERT INTO collections (id, root, path, name) VALUES (1, 'r', 'blogs', 'blogs')");
  rmSync(join(dataFolder, 'pictures', `${picture}.json`));
  store.close();
  store = createPictureStore(dataFolder, storage.connection, () => {});
  expect(existsSync(join(dataFolder, 'pictures', picture))).toBe(true);
  expect(findUnreadablePictures(dataFolder, storage.connection)).toMatchObject([
    { name: picture, reason: 'it is gone, and without it nothing shows the picture', usedBy: ['blogs/a'] },
  ]);
  const warnings: string[] = [];
  backUpPictures(dataFolder, join(dataFolder, 'backups/site.sqlite'), (warning) => warnings.push(warning));
  expect(warnings).toEqual([expect.stringContaining('The backup does not have it')]);
});

test('a picture that is gone with its record is found, with all posts that name it', () => {
  storage.connection.exec("INSERT INTO collections (id, root, path, name) VALUES (1, 'r', 'blogs', 'blogs')");
  for (const name of ['a', 'b']) keep(1, name, { cover: { stringValue: `${'a'.repeat(32)}.png` } });
  expect(findUnreadablePictures(dataFolder, storage.connection)).toMatchObject([
    { reason: 'it is gone', usedBy: ['blogs/a', 'blogs/b'] },
  ]);
});
