import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from 'kit/posts/block';
import type { Post } from 'kit/posts/post';
import { filesOfPicture } from 'kit/posts/show-picture';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import sharp from 'sharp';
import { drawSvg } from './draw-svg';
import { openEncoder } from './encode-picture';
import { makePictures } from './make-pictures';
import { cachedFile } from './picture-cache';
import { openDataFolder } from './picture-source';

let folder: string;
let cache: { cache: string };
beforeEach(() => {
  folder = createTemporaryFolder('pictures');
  cache = { cache: join(folder, 'cache') };
  mkdirSync(join(folder, 'data/pictures'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = () => openDataFolder(join(folder, 'data'));
const nameOf = (letter: string, extension: string) => `${letter.repeat(32)}.${extension}`;
const store = (name: string, content: Buffer | string) => {
  writeFileSync(join(folder, 'data/pictures', name), content);
  return name;
};
/** The left half is red, the right half blue. */
const draw = async (width: number, height: number) => {
  const red = { create: { width: width / 2, height, channels: 3 as const, background: { r: 220, g: 0, b: 0 } } };
  const blue = { create: { width, height, channels: 3 as const, background: { r: 0, g: 0, b: 220 } } };
  return sharp(blue)
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
};
const post = (pictures: string[], fields: Partial<Post> = {}): Post => ({
  ...{ id: 'a', title: '', author: '', publishDate: '', category: '', excerpt: '', updatedAt: '', status: 'published' },
  slug: 'a',
  content: pictures.map((picture, id): Block => ({ id, type: 'picture', picture, width: 1, height: 1 })),
  ...fields,
});
const fileNames = () => readdirSync(join(cache.cache, 'post-pictures/files'));

test('a picture is made in its widths, in AVIF and once in WebP, named by content', async () => {
  const name = store(nameOf('a', 'jpg'), await draw(900, 600));
  const one = post([name, name]);
  const { picturesOf, isUnfinished } = await makePictures(cache, [one], source());
  const [picture, ...others] = picturesOf(one).pictures ?? [];
  expect([isUnfinished, others, picture?.width, picture?.height]).toEqual([false, [], 900, 600]);
  expect(picture?.avif.map((file) => Number.parseInt(file, 10))).toEqual([480, 800, 900]);
  const files = picture ? filesOfPicture(picture) : [];
  expect(files).toHaveLength(4);
  for (const file of files) expect(file).toMatch(/^posts\/a{16}-\d+\.[0-9a-f]{8}\.(avif|webp)$/);
  const seen = await sharp(cachedFile(cache, files[1] ?? '')).metadata();
  expect([seen.format, seen.width, seen.height, seen.exif]).toEqual(['heif', 800, 533, undefined]);
});

test('when time is up each picture has one file for every browser; the rest come later', async () => {
  const name = store(nameOf('b', 'png'), await draw(600, 400));
  const one = post([name]);
  const first = await makePictures(cache, [one], source(), { maxTime: 0 });
  const [begun] = first.picturesOf(one).pictures ?? [];
  expect([first.isUnfinished, begun?.avif, begun?.other.slice(0, 4), begun?.width]).toEqual([true, [], '600.', 600]);
  const [webp = ''] = fileNames();
  const { mtimeMs } = statSync(cachedFile(cache, webp));
  const next = await makePictures(cache, [one], source(), {});
  const [finished] = next.picturesOf(one).pictures ?? [];
  expect([next.isUnfinished, finished?.avif.length, finished?.other]).toEqual([false, 2, begun?.other]);
  expect(statSync(cachedFile(cache, webp)).mtimeMs).toBe(mtimeMs);
});

test('a picture is made once: afterwards its store is not asked any more', async () => {
  const name = store(nameOf('c', 'jpg'), await draw(100, 100));
  const one = post([name], { cover: { picture: name } });
  const before = await makePictures(cache, [one], source());
  const read = jest.fn();
  const after = await makePictures(cache, [one], { read, close: async () => {} });
  expect(after.picturesOf(one)).toEqual(before.picturesOf(one));
  expect(read).not.toHaveBeenCalled();
});

test('a cover is cropped around its focus, and has a JPEG for shared links', async () => {
  const name = store(nameOf('d', 'jpg'), await draw(900, 300));
  const covers = [0, 100].map((x) => post([], { id: String(x), cover: { picture: name, focus: { x, y: 50 } } }));
  const { picturesOf } = await makePictures(cache, covers, source());
  const [left, right] = covers.map(picturesOf);
  expect([left?.cover?.width, left?.cover?.height]).toEqual([450, 300]);
  const shade = async (file: string) => (await sharp(cachedFile(cache, file)).stats()).dominant;
  expect(await shade(filesOfPicture(left?.cover ?? fail())[0] ?? '')).toMatchObject({ b: expect.any(Number), r: 216 });
  expect((await shade(filesOfPicture(right?.cover ?? fail())[0] ?? '')).r).toBeLessThan(20);
  const shared = cachedFile(cache, left?.share ?? '');
  const { width, height, format } = await sharp(shared).metadata();
  expect([width, height, format, statSync(shared).size]).toEqual([1200, 630, 'jpeg', left?.shareBytes]);
});

const fail = (): never => {
  throw new Error('there is no cover');
};

test('a picture of its own is shared where a post has one', async () => {
  const [cover, sharePicture] = [
    store(nameOf('e', 'jpg'), await draw(60, 60)),
    store(nameOf('f', 'jpg'), await draw(90, 60)),
  ];
  const one = post([], { cover: { picture: cover }, sharePicture: { picture: sharePicture } });
  const { picturesOf } = await makePictures(cache, [one], source());
  expect(picturesOf(one).share).toMatch(/^posts\/f{16}-share\.[0-9a-f]{8}\.jpg$/);
});

test('a stored drawing is published as pixels, and reads no file beside it', async () => {
  store(
    'beside.png',
    await sharp(await draw(60, 60))
      .png()
      .toBuffer(),
  );
  const name = store(
    nameOf('a', 'svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 20"><rect width="150" height="20" fill="#0a0"/>
       <image href="beside.png" x="150" width="150" height="20"/>
       <image href="file://${join(folder, 'data/pictures/beside.png')}" x="150" width="150" height="20"/></svg>`,
  );
  const one = post([name], { cover: { picture: name } });
  const { picturesOf, isUnfinished } = await makePictures(cache, [one], source());
  const { pictures: [picture] = [], cover, share } = picturesOf(one);
  expect([isUnfinished, picture?.name, picture?.width, picture?.height]).toEqual([
    ...[false, nameOf('a', 'png'), 2560, 171],
  ]);
  expect(picture?.avif.map((file) => Number.parseInt(file, 10))).toEqual([480, 800, 1280, 2560]);
  expect(fileNames().filter((file) => file.endsWith('.svg'))).toEqual([]);
  expect([cover?.height, share]).toEqual([171, expect.stringMatching(/-share\.\w+\.jpg$/)]);
  const webp = sharp(cachedFile(cache, (picture ? filesOfPicture(picture) : []).at(-1) ?? ''));
  const { data, info } = await webp.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => [...data.subarray(x * info.channels, x * info.channels + info.channels)];
  expect([info.channels, pixel(100)[1], pixel(700)[3]]).toEqual([4, expect.any(Number), 0]);
  expect(pixel(100)[1]).toBeGreaterThan(150);
});

test('a drawing that would be drawn for ever is ended', async () => {
  const blurs = '<feTurbulence numOctaves="9" baseFrequency="0.9"/><feMorphology radius="500"/>'.repeat(40);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f">${blurs}</filter><rect width="9" height="9" filter="url(#f)"/></svg>`;
  await expect(drawSvg(Buffer.from(svg), 1)).rejects.toThrow('drawing it takes more than 1 s');
});

test('a drawing that fails is named with every compose, and tried again after a day', async () => {
  const name = nameOf('c', 'svg');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>`;
  const one = post([name]);
  const make = async () => (await makePictures(cache, [one], source())).picturesOf(one).pictures?.length;
  store(name, '<svg><');
  expectConsole('error', /Post a, picture c{32}\.svg: it cannot be drawn.* Insert it again/);
  expect(await make()).toBeUndefined();
  store(name, svg);
  expectConsole('error', /Post a, picture c{32}\.svg: it cannot be drawn.* Insert it again/);
  expect(await make()).toBeUndefined();
  const tomorrow = Date.now() + 86_400_001;
  const now = jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  expect(await make()).toBe(1);
  now.mockRestore();
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

test('a drawing failed by the machine or a wrong clock is tried again at once', async () => {
  const one = post([store(nameOf('c', 'svg'), drawing)]);
  const make = async () => (await makePictures(cache, [one], source())).picturesOf(one).pictures?.length;
  const ended = join(folder, 'ended.sh');
  writeFileSync(ended, '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 });
  for (const program of [ended, join(folder, 'none')]) {
    const replaced = jest.replaceProperty(process, 'execPath', program);
    expectConsole('error', /picture c{32}\.svg: the process that draws it has ended \((SIGKILL|ENOENT)\)/);
    expect(await make()).toBeUndefined();
    replaced.restore();
  }
  store(nameOf('c', 'svg'), '<svg><');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_536_000_000);
  expectConsole('error', /picture c{32}\.svg: it cannot be drawn/);
  expect(await make()).toBeUndefined();
  now.mockRestore();
  store(nameOf('c', 'svg'), drawing);
  expect(await make()).toBe(1);
});

test('a missing drawing removes no picture whose name differs only by its ending', async () => {
  const name = store(nameOf('d', 'png'), await draw(20, 20));
  const one = post([nameOf('d', 'svg'), name]);
  expectConsole('error', /picture d{32}\.svg: it is not in the store/);
  const { picturesOf } = await makePictures(cache, [one], source());
  expect(picturesOf(one).pictures).toMatchObject([{ name, width: 20 }]);
});

test('a picture that takes too long to read is given up', async () => {
  const blank = { create: { width: 10_000, height: 8000, channels: 3 as const, background: 'white' } };
  // Its lines come in seven passes, which takes any machine some seconds.
  const deep = await sharp(blank).toColourspace('rgb16').png({ compressionLevel: 1, progressive: true }).toBuffer();
  const wanted = { name: nameOf('a', 'png'), form: 'whole' as const, focus: { x: 50, y: 50 } };
  await expect((await openEncoder(deep, wanted, 1)).encodeWebp()).rejects.toThrow('timeout');
});

test('a missing, invalid or misnamed picture is left out and named; the post stays', async () => {
  expectConsole('error', /Post a, picture a{32}\.png: it is not in the store/);
  expectConsole('error', /Post a, picture b{32}\.png: what is stored is neither JPEG nor PNG.* Insert it again/);
  expectConsole('error', /Post a, picture c{32}\.svg: it cannot be drawn/);
  expectConsole('error', /Post a, picture f{32}\.png: what is stored is neither JPEG nor PNG/);
  store(nameOf('b', 'png'), 'no picture');
  store(nameOf('c', 'svg'), '<svg><');
  store(nameOf('f', 'png'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const good = store(nameOf('d', 'png'), await draw(20, 20));
  const names = ['a', 'b', 'f']
    .map((letter) => nameOf(letter, 'png'))
    .concat(nameOf('c', 'svg'), '../../secret.png', good);
  const one = post(names, { cover: { picture: '../secret.png' } });
  const { picturesOf } = await makePictures(cache, [one], source());
  expect(picturesOf(one).pictures?.map(({ name }) => name)).toEqual([good]);
});

test('a file stored under another picture’s name is not shown, and is named', async () => {
  const content = await draw(100, 100);
  const own = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.jpg`;
  const replaced = nameOf('e', 'jpg');
  const one = post([own, replaced]);
  const { picturesOf } = await makePictures(cache, [one], { read: async () => content, close: async () => {} });
  expect(picturesOf(one).pictures?.map(({ name }) => name)).toEqual([own]);
  expectConsole('error', new RegExp(`picture ${replaced}: what is stored under this name is another file`));
});

test('there are typefaces for drawings on machines without any', () => {
  const [, named = ''] =
    /<dir prefix="relative">(.*)<\/dir>/.exec(readFileSync(join(import.meta.dirname, 'fonts.conf'), 'utf8')) ?? [];
  expect(readdirSync(join(import.meta.dirname, named)).filter((file) => file.endsWith('.ttf')).length).toBeGreaterThan(
    0,
  );
});
