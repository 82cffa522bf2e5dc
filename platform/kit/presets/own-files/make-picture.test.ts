import { readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTemporaryFolder } from '../jest/temporary-folder';
import { makePicture } from './make-picture';

let cache: string;
beforeEach(() => {
  cache = createTemporaryFolder('pictures');
});
afterEach(() => rmSync(cache, { recursive: true }));

let shade = 0;
/** Another picture in each test: a process makes none twice. */
const draw = (width: number, height: number) => {
  shade += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 160 } } }).jpeg();
};
const namesIn = (folder: string) => readdirSync(folder).sort();
/** As another process would. */
const makeInAnother = (source: Buffer) => {
  let made: ReturnType<typeof makePicture> | undefined;
  jest.isolateModules(() => {
    const other: { makePicture: typeof makePicture } = jest.requireActual('./make-picture');
    made = other.makePicture(source, cache);
  });
  return made;
};

test('a picture becomes AVIF at the site’s widths and its own, and WebP once', async () => {
  const { files, ...size } = await makePicture(await draw(900, 450).toBuffer(), cache);
  expect(size).toEqual({ width: 900, height: 450 });
  expect(files.map(({ format, width }) => `${width}.${format}`)).toEqual([
    '480.avif',
    '800.avif',
    '900.avif',
    '800.webp',
  ]);
  const last = await sharp(files[2]?.content).metadata();
  expect([last.format, last.width, last.height]).toEqual(['heif', 900, 450]);
});

test('one that is smaller than all of them as it is; one that is larger at the largest', async () => {
  const small = await makePicture(await draw(200, 100).toBuffer(), cache);
  expect(small.files.map(({ format, width }) => `${width}.${format}`)).toEqual(['200.avif', '200.webp']);
  const large = await makePicture(await draw(3000, 300).toBuffer(), cache);
  expect([large.width, large.height]).toEqual([2560, 256]);
});

test('a photo is turned upright, and does not say where it was taken', async () => {
  const source = draw(400, 200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'somebody' } });
  const { files, ...size } = await makePicture(await source.toBuffer(), cache);
  expect(size).toEqual({ width: 200, height: 400 });
  const { width, height, exif } = await sharp(files[0]?.content).metadata();
  expect([width, height, exif]).toEqual([200, 400, undefined]);
});

test('pictures come from the cache unless damaged, with the same bytes every time', async () => {
  const source = await draw(500, 50).toBuffer();
  const { files } = await makePicture(source, cache);
  const [entry = ''] = readdirSync(cache);
  const folder = join(cache, entry);
  const names = namesIn(folder);
  expect(names).toHaveLength(4);
  const file = join(folder, names[0] ?? '');
  const before = readFileSync(file);
  const { ino } = statSync(file);
  expect((await makeInAnother(source))?.files).toEqual(files);
  expect(statSync(file).ino).toBe(ino);
  truncateSync(file, 20);
  expect((await makeInAnother(source))?.files).toEqual(files);
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(cache)).toEqual([entry]);
});

test('two builds at once make it once', async () => {
  const source = await draw(100, 50).toBuffer();
  const [one, other] = await Promise.all([makePicture(source, cache), makePicture(source, cache)]);
  expect(one).toBe(other);
});

test('what is not a picture is refused', async () => {
  await expect(makePicture(Buffer.from('no picture'), cache)).rejects.toThrow('unsupported image format');
});
