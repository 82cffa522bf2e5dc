import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FilmFile, LogoFile, ModelFile, PictureFile } from 'kit/media/media-file';
import * as catalog from './catalog';
import { landDrawing } from './land-drawing';
import { plantDrawing } from './plant-drawing';
import { pressFiles, pressKit } from './press-files';
import { reportsDrawing } from './reports-drawing';
import { screensDrawing } from './screens-drawing';

const published = join(__dirname, '../../../media/published');
const fileOf = (address: string) => join(published, address.replace('/media/', ''));
const sizeOf = (address: string) => statSync(fileOf(address)).size;
const { clientLogos, partnerLogos, shareImages, ...files } = catalog;
const entries = Object.entries<FilmFile | ModelFile | PictureFile>(files);
const pictures = entries.flatMap(([name, entry]) => ('alt' in entry ? [{ name, ...entry }] : []));
const films = entries.flatMap(([name, entry]) => ('mp4' in entry ? [{ name, ...entry }] : []));
const models = entries.flatMap(([name, entry]) => ('glb' in entry ? [{ name, ...entry }] : []));
const logos: LogoFile[] = [...clientLogos, ...partnerLogos];

const addresses = [
  ...pictures.flatMap(({ avif, dark = [], webp }) => [...avif, ...dark, webp].map(({ src }) => src)),
  ...films.flatMap(({ mp4, webm }) => [mp4, webm]),
  ...models.map(({ glb }) => glb),
  ...logos.map(({ src }) => src),
  ...Object.values(shareImages),
];
/** Asked for by name, from the document's head and by search engines. */
const icons = [
  'favicon.ico',
  'favicon.svg',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'logo.svg',
  'site.webmanifest',
];
/** Named by the stylesheet of the typefaces. */
const typefaces = [
  ...readFileSync(join(__dirname, '../tokens/typefaces.css'), 'utf8').matchAll(/\/media\/([^"]+)/g),
].map(([, name]) => name);

/** Named after the page that it stands for; a browser test knows the pages. */
const isShareImage = (file: string) => /^share-[\w-]+\.jpg$/.test(file);

test('the published files are exactly those that the catalog and other sources name', () => {
  const named = [...addresses, landDrawing, plantDrawing, reportsDrawing, screensDrawing]
    .map((address) => address.replace('/media/', ''))
    .concat(Object.keys(pressFiles).map((name) => `press-${name}`))
    .concat('press-kit.zip');
  const files = readdirSync(published).filter((file) => !isShareImage(file));
  expect([...named, ...icons, ...typefaces].sort()).toEqual(files.sort());
});

test("the menus' pictures are those of the catalog", () => {
  const css = readFileSync(join(__dirname, 'menu-pictures.module.css'), 'utf8');
  const shown = [...css.matchAll(/url\("(.*)"\)/g)].map(([, address]) => address);
  // Fifteen, and the six robots on a dark ground.
  expect(shown).toHaveLength(21);
  expect(addresses).toEqual(expect.arrayContaining(shown));
});

test('a model has its stated size', () => {
  for (const { glb, bytes } of models) expect([glb, bytes]).toEqual([glb, sizeOf(glb)]);
});

test('every picture is described and comes as AVIF, and once as WebP', () => {
  for (const { name, alt, avif, webp } of pictures) {
    expect([name, alt.length > 20]).toEqual([name, true]);
    expect(avif.map((file) => file.width)).toContain(webp.width);
  }
});

test('a film has the proportions of its poster, so that nothing jumps when it starts', () => {
  for (const { name, width, height, poster } of films) {
    expect([name, (width / height).toFixed(2)]).toEqual([name, (poster.width / poster.height).toFixed(2)]);
  }
});

test('the archive of the press kit has every file of it as it is, and its stated size', () => {
  const zip = readFileSync(fileOf('/media/press-kit.zip'));
  expect(zip.length).toBe(pressKit.bytes);
  for (const name of Object.keys(pressFiles)) {
    const entry = Buffer.concat([Buffer.from(`corvane-${name}`), readFileSync(fileOf(`/media/press-${name}`))]);
    expect([name, zip.includes(entry)]).toEqual([name, true]);
  }
  // The record at its end counts them.
  expect(zip.readUInt32LE(zip.length - 22)).toBe(0x06054b50);
  expect(zip.readUInt16LE(zip.length - 12)).toBe(Object.keys(pressFiles).length);
});

test('press files have their stated sizes, and pictures are large enough for print', () => {
  for (const [name, { bytes, width }] of Object.entries(pressFiles)) {
    expect([name, bytes]).toEqual([name, sizeOf(`/media/press-${name}`)]);
    if (name.endsWith('.jpg')) expect([name, width]).toEqual([name, 2560]);
  }
});

test('there are seventeen client logos, none twice (specification §2 Landing pages)', () => {
  expect(clientLogos).toHaveLength(17);
  expect(new Set(logos.map(({ name }) => name)).size).toBe(logos.length);
});

test('the overview shows thirteen places, all of them inside it (specification §9)', () => {
  const css = readFileSync(join(__dirname, 'warehouse-places.module.css'), 'utf8');
  const places = [...css.matchAll(/top: ([\d.]+)%;\s+left: ([\d.]+)%/g)].map(([, top, left]) => ({
    top: Number(top),
    left: Number(left),
  }));
  expect(places).toHaveLength(13);
  for (const { left, top } of places) {
    expect(Math.min(left, top, 100 - left, 100 - top)).toBeGreaterThan(3);
  }
});

test('at mobile width no picture weighs more than 80 kB, and no film more than 3 MB', () => {
  const heavy = [
    ...pictures.flatMap(({ avif, dark = [] }) =>
      [...avif, ...dark].filter(({ width, src }) => width <= 800 && sizeOf(src) > 80_000),
    ),
    ...films.flatMap(({ mp4, webm }) => [mp4, webm].filter((file) => sizeOf(file) > 3_000_000)),
  ];
  expect(heavy).toEqual([]);
});

test('all media together weigh no more than 60 MB', () => {
  const total = readdirSync(published).reduce((sum, file) => sum + statSync(join(published, file)).size, 0);
  expect(total).toBeLessThanOrEqual(60_000_000);
});

test('a page shows every entry of the catalog', () => {
  const root = join(__dirname, '../../..');
  const packages = readdirSync(root).filter((name) => name.startsWith('mfe-') || name === 'shared-ui');
  const folders = [
    ...packages.flatMap((name) => ['src', 'content'].map((folder) => join(root, name, folder))).filter(existsSync),
    join(root, 'shared-config/src/references'),
  ];
  const sources = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    // The studio pictures of the robots, which several remotes show.
    .concat(join(__dirname, 'robot-pictures.ts'))
    .filter((file) => /\.(tsx?|md|yaml)$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const posters = new Set(films.map(({ poster }) => poster));
  const unused = Object.entries(catalog)
    .filter(([name, entry]) => {
      // Content names a picture by its file.
      const file = name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
      return !new RegExp(`\\b(${name}|${file})\\b`).test(sources) && !posters.has(entry as PictureFile);
    })
    .map(([name]) => name);
  expect(unused).toEqual([]);
});
