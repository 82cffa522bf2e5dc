import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { site } from '../shared-config/src/site';
import { palette } from '../shared-config/src/tokens/palette';
import { drawMark, encodeFilm, encodeIcon, encodeJpeg, encodePicture, encodeShareImage, sizeOf } from './encode';
import {
  catalogName,
  datasheetPictures,
  type FilmSource,
  films,
  menuPictures,
  models,
  type PictureSource,
  pictures,
  shareImages,
} from './media-list';

// Encodes the masters of finished shots and writes the catalog; what has no master keeps what is published. Needs ffmpeg with libaom,
// libwebp, x264 and VP9, and rsvg-convert; nothing else in the project does, because the results are committed.

/** Width in px of the one WebP file of a picture: enough for the few browsers that have no AVIF. */
const webpWidth = 800;

const source = join(import.meta.dirname, 'source');
const renders = join(import.meta.dirname, 'renders');
const masters = join(import.meta.dirname, 'shots');
const encoded = join(renders, 'encoded');
const published = join(import.meta.dirname, 'published');
// Filled beside the published folder and moved there whole: a run that stops half-way leaves what was there.
const fresh = `${published}.tmp`;
const sharedMedia = join(import.meta.dirname, '..', 'shared-config', 'src', 'media');
const placesFile = 'warehouse-places.module.css';
const catalog = join(sharedMedia, 'catalog');

/** Files under `/media/` carry a hash of their content, so that they never change. Returns the hash. */
function publish(file: string, name: string, extension: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  copyFileSync(file, join(fresh, `${name}.${hash}.${extension}`));
  return hash;
}

/** `robot-line` → `robotLine`. */
const exportName = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A value as source text. An address is made when the module runs, because a release does not know where the site is on its host. */
const quote = (value: unknown) =>
  JSON.stringify(value).replaceAll(/"\/media\/([^"]+)"/g, '/* @__PURE__ */ mediaAddress("$1")');

/** An entry of the catalog: a module of its own, so that a page loads only the entries that it imports. */
type Entry = { name: string; text: string };

const declare = (name: string, type: string, value: string, imports: readonly string[] = []): Entry => ({
  name,
  text: [
    '// Written by media/publish-media.ts; do not edit.',
    `import { ${[...imports, `type ${type.replace('readonly ', '').replace('[]', '')}`].join(', ')} } from 'kit/media/media-file';\n`,
    `export const ${exportName(name)}: ${type} = ${value};\n`,
  ].join('\n'),
});

/** The master of a picture; undefined when it is not rendered yet. */
const masterOf = (render: string) => [join(masters, `${render}.avif`)].find(existsSync);

/** Keeps the published files of what is not rendered: those named after it, with this ending. */
function keepFiles(render: string, ending: string): string[] {
  const pattern = new RegExp(`^${render}${ending}$`);
  const kept = readdirSync(published).filter((file) => pattern.test(file));
  if (kept.length === 0) throw new Error(`${render} is neither rendered nor published. Render it first: docs/media.md`);
  for (const file of kept) copyFileSync(join(published, file), join(fresh, file));
  return kept;
}

/** Keeps an entry of the catalog with its files. */
function keepEntry(name: string, render: string, ending: string): Entry {
  keepFiles(render, ending);
  return { name, text: readFileSync(join(catalog, `${name}.ts`), 'utf8') };
}

/** The widths in px that a master is published at: no larger than it is. */
function sizesOf(master: string, widths: readonly number[]): number[] {
  const [width] = sizeOf(master);
  return [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
}

function publishPicture({ render, alt, widths, isOnPage }: PictureSource): Entry {
  const master = masterOf(render);
  if (!master) return keepEntry(catalogName(render), render, String.raw`(-dark)?-\d+\.\w{8}\.(avif|webp)`);
  const encode = (shot: string, of: string, width: number, format: 'avif' | 'webp') => {
    const name = `${of}-${width}`;
    const file = encodePicture(shot, join(encoded, `${name}.${format}`), width, format, isOnPage && shot === master);
    return [width, publish(file, name, format)];
  };
  const sizes = sizesOf(master, widths);
  const avif = sizes.map((size) => encode(master, render, size, 'avif'));
  const webp = encode(master, render, sizes.find((size) => size >= webpWidth) ?? Math.max(...sizes), 'webp');
  const darkMaster = masterOf(`${render}-dark`);
  const dark =
    darkMaster && sizesOf(darkMaster, widths).map((size) => encode(darkMaster, `${render}-dark`, size, 'avif'));
  console.log(`${render}: ${sizes.join(', ')} px`);
  return declare(
    catalogName(render),
    'PictureFile',
    `describePicture(${[render, alt, sizeOf(master), avif, webp, ...(dark ? [dark] : [])].map(quote).join(', ')})`,
    ['describePicture'],
  );
}

function publishFilm({ render, poster, shots = [render] }: FilmSource): Entry {
  const films = shots.map((shot) => join(masters, `${shot}.mp4`));
  if (!films.every(existsSync)) return keepEntry(catalogName(render), render, String.raw`\.\w{8}\.(mp4|webm)`);
  const [mp4, webm] = (['mp4', 'webm'] as const).map((format) =>
    publish(encodeFilm(films, join(encoded, `${render}.${format}`), format), render, format),
  );
  console.log(`${render}: mp4 and webm`);
  const size = sizeOf(`${films[0]}`);
  const posterName = catalogName(poster);
  const entry = declare(
    catalogName(render),
    'FilmFile',
    `describeFilm(${quote(render)}, ${quote({ mp4, webm })}, ${quote(size)}, ${exportName(posterName)})`,
    ['describeFilm'],
  );
  return {
    ...entry,
    text: entry.text.replace(/\n\n/, `\nimport { ${exportName(posterName)} } from './${posterName}';\n\n`),
  };
}

function publishModel(name: string): Entry {
  const file = join(renders, 'models', `${name}.glb`);
  if (!existsSync(file)) return keepEntry(name.replace('robot', 'model'), name, String.raw`\.\w{8}\.glb`);
  const hash = publish(file, name, 'glb');
  return declare(
    name.replace('robot', 'model'),
    'ModelFile',
    quote({ glb: `/media/${name}.${hash}.glb`, bytes: statSync(file).size }),
    ['mediaAddress'],
  );
}

function publishLogos(kind: string): Entry {
  const folder = join(renders, 'logos', kind);
  if (!existsSync(folder)) return keepEntry(`${kind}-logos`, kind, String.raw`-.+\.\w{8}\.svg`);
  const logos = readdirSync(folder)
    .sort()
    .map((file) => {
      const [, name = '', width] =
        /data-name="([^"]+)".* width="(\d+)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      const published = `${kind}-${file.slice(3, -4)}`;
      const hash = publish(join(folder, file), published, 'svg');
      const described = [name.replaceAll('&amp;', '&'), `${published}.${hash}`, Number(width), 40]
        .map(quote)
        .join(', ');
      return {
        name: exportName(published),
        text: `export const ${exportName(published)}: LogoFile = /* @__PURE__ */ describeLogo(${described});\n`,
      };
    });
  console.log(`${kind} logos: ${logos.length}`);
  const all = declare(`${kind}-logos`, 'readonly LogoFile[]', `[${logos.map(({ name }) => name).join(', ')}]`, [
    'describeLogo',
  ]);
  // One for each as well: a page that shows one has no use for the others.
  return { ...all, text: all.text.replace(/(?=export const)/, `${logos.map(({ text }) => text).join('')}\n`) };
}

function publishShareImage([kind, render]: [string, string]): [kind: string, address: string] {
  const master = masterOf(render);
  const companyMark = join(renders, 'logos', 'company.svg');
  if (!master || !existsSync(companyMark)) {
    const [kept] = keepFiles(`share-${kind}`, String.raw`\.\w{8}\.jpg`);
    return [kind, `/media/${kept}`];
  }
  const mark = drawMark(companyMark, join(encoded, 'company.png'), 320);
  const file = encodeShareImage(master, mark, join(encoded, `share-${kind}.jpg`));
  return [kind, `/media/share-${kind}.${publish(file, `share-${kind}`, 'jpg')}.jpg`];
}

/**
 * The menus' pictures as backgrounds: a browser without script fetches every `img` at once, also in a closed menu. By the
 * addresses of the links, because classes would cost more, in the HTML and the script of every page.
 */
function describeMenuPictures(): string {
  const files = readdirSync(fresh).filter((name) => name.endsWith('.avif'));
  const rules = Object.entries(menuPictures).map(([end, render]) => {
    const file = files.find((name) => name.startsWith(`${render}.`));
    if (!file) throw new Error(`${render}: no such AVIF. Give media/media-list.ts a width it is published in`);
    const dark = files.find((name) => name.startsWith(`${render.replace(/-(\d+)$/, '-dark-$1')}.`));
    const selector = `.pictured [href$="${end}"]::before`;
    return [
      `${selector} {\n  content: "";\n  background-image: url("/media/${file}");\n}\n`,
      dark &&
        `@media screen and (prefers-color-scheme: dark) {\n  ${selector} {\n    background-image: url("/media/${dark}");\n  }\n}\n`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  return `/* Written by media/publish-media.ts; do not edit. A picture of the header's menus is fetched when it is shown. */\n${rules.join('\n')}`;
}

/** The marks that browsers and search engines ask for by name; the page names them without a hash. */
function publishIcons(): void {
  for (const file of ['logo.svg', 'favicon.svg']) copyFileSync(join(source, file), join(fresh, file));
  for (const width of [180, 192, 512]) {
    copyFileSync(
      drawMark(join(source, 'app-icon.svg'), join(encoded, `icon-${width}.png`), width),
      join(fresh, `icon-${width}.png`),
    );
  }
  const small = drawMark(join(source, 'app-icon.svg'), join(encoded, 'icon-32.png'), 32);
  const icons = [192, 512].map((width) => ({
    src: `icon-${width}.png`,
    sizes: `${width}x${width}`,
    type: 'image/png',
  }));
  // Its addresses are relative to its own.
  const manifest = {
    name: site.companyName,
    start_url: '../',
    display: 'browser',
    background_color: palette.page.light,
    icons,
  };
  writeFileSync(join(fresh, 'site.webmanifest'), JSON.stringify(manifest));
  copyFileSync(encodeIcon(small, join(encoded, 'favicon.ico')), join(fresh, 'favicon.ico'));
}

rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh);
publishIcons();
const entries = [
  ...pictures.map(publishPicture),
  ...films.map(publishFilm),
  ...models.map(publishModel),
  ...['client', 'partner'].map(publishLogos),
];
const share = Object.fromEntries(Object.entries(shareImages).map(publishShareImage));
entries.push({
  name: 'share-images',
  text: `// Written by media/publish-media.ts; do not edit.\n/** Pictures that stand for a page where it is shared, 1200 × 630 px, by kind of page. */\nexport const shareImages = ${JSON.stringify(share)} as const;\n`,
});
const menuStyles = describeMenuPictures();
const forDatasheets = join(import.meta.dirname, 'datasheets', 'pictures');
for (const render of datasheetPictures) {
  const master = masterOf(render);
  if (!master) continue;
  const jpeg = encodeJpeg(master, join(encoded, `${render}.jpg`), 900);
  copyFileSync(jpeg, join(forDatasheets, `${render}.jpg`));
}
// What other commands publish.
for (const name of readdirSync(published))
  if (/^(.+\.woff2|(plant|land|screens)\..+|share-[\w-]+\.jpg|press-.+)$/.test(name))
    copyFileSync(join(published, name), join(fresh, name));
rmSync(published, { recursive: true, force: true });
renameSync(fresh, published);
// Where the overview shows what: as CSS, because a page carries no inline styles.
if (existsSync(join(renders, placesFile))) copyFileSync(join(renders, placesFile), join(sharedMedia, placesFile));
writeFileSync(join(sharedMedia, 'menu-pictures.module.css'), menuStyles);
// Last, so that the catalog never names a file that is not there.
rmSync(catalog, { recursive: true, force: true });
mkdirSync(catalog);
for (const { name, text } of entries) writeFileSync(join(catalog, `${name}.ts`), text);
const index = entries.map(({ name }) => `export { ${exportName(name)} } from './catalog/${name}';\n`);
writeFileSync(`${catalog}.ts`, `// Written by media/publish-media.ts; do not edit.\n${index.join('')}`);
