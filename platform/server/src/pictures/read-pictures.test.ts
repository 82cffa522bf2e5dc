import fs, { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import sharp from 'sharp';
import { makeReadOnly, mayMount, unmountDisk } from '../testing/mounted-disk';
import { smallPicture } from '../testing/png';
import { createPictureReader, type PictureReader } from './read-pictures';

let folder: string;
let reader: PictureReader;
const open = (wait: number, read = 30_000) => {
  folder = createTemporaryFolder('reader');
  mkdirSync(folder, { recursive: true });
  reader = createPictureReader(join(folder, 'own'), { wait, read, idle: 1000 });
};
afterEach(() => {
  reader.close();
  rmSync(folder, { recursive: true, force: true });
});

const wanted = new AbortController().signal;
const file = (name: string) => join(folder, name);
/** A picture that takes some time to read. */
const large = async () => {
  const blank = { create: { width: 8000, height: 6000, channels: 3 as const, background: 'white' } };
  await sharp(blank).png({ compressionLevel: 1 }).toFile(file('large.png'));
  return file('large.png');
};
const small = () => {
  writeFileSync(file('small.png'), smallPicture('small'));
  return file('small.png');
};

test('one that waits too long is refused with when to retry, and is not read later', async () => {
  open(20);
  const first = reader.read(await large(), file('one'), wanted);
  await expect(reader.read(small(), file('two'), wanted)).rejects.toMatchObject({
    status: 503,
    retryAfter: 20,
    message: 'The picture: others are being read, and it was not its turn in time. Send it again in 20 s',
  });
  await first;
  // Those that come now have their turn after those that were passed over.
  expect(await reader.read(small(), file('three'), wanted)).toMatchObject({ extension: 'png' });
  expect([existsSync(file('one')), existsSync(file('two'))]).toEqual([true, false]);
}, 60_000);

test('one that nobody waits for any more is not read', async () => {
  open(30_000);
  const first = reader.read(await large(), file('one'), wanted);
  const gone = new AbortController();
  const second = reader.read(small(), file('two'), gone.signal);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await first;
  expect(existsSync(file('two'))).toBe(false);
}, 60_000);

test('one that takes too long to read is refused, and its process ended', async () => {
  open(30_000, 30);
  await expect(reader.read(await large(), file('one'), wanted)).rejects.toMatchObject({
    status: 422,
    reason: 'reading it takes more than 0.03 s',
  });
}, 60_000);

(mayMount ? test : test.skip)(
  'its process may end on a disk that became read-only',
  async () => {
    open(30_000);
    const source = small();
    const own = file('own');
    mkdirSync(own);
    await reader.read(source, file('one'), wanted);
    makeReadOnly(own);
    try {
      const removal = jest.spyOn(fs, 'rmSync');
      reader.close();
      while (removal.mock.calls.length === 0) await wait(20);
      removal.mockRestore();
      // An error in the event of its end would end this process.
      await wait(50);
      expect(readdirSync(own)).toEqual([expect.stringMatching(/^own\..*\.part$/)]);
    } finally {
      unmountDisk(own);
    }
  },
  60_000,
);
