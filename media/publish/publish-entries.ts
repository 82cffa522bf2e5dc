import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { catalogName, type FilmSource, type PictureSource } from '../media-list';
import { declare, type Entry, exportName, keepEntry, quote } from './catalog-entry';
import { encodeFilm, encodePicture, sizeOf } from './encode';
import { encoded, masterOf, mastersOf, publish, renders } from './media-files';

// Each function publishes the files of one medium, and describes them for the catalog. What has no master keeps what is published.

/** Width in px of the one WebP file of a picture: enough for the few browsers that have no AVIF. */
const webpWidth = 800;

/** The widths in px that a master is published at: no larger than it is. */
function sizesOf(master: string, widths: readonly number[]): number[] {
  const [width] = sizeOf(master);
  return [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
}

export function publishPicture({ render, alt, widths, isOnPage }: PictureSource): Entry {
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

export function publishFilm({ render, poster, shots = [render] }: FilmSource): Entry {
  const films = mastersOf(shots);
  if (!films) return keepEntry(catalogName(render), render, String.raw`\.\w{8}\.(mp4|webm)`);
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

export function publishModel(name: string): Entry {
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

export function publishLogos(kind: string): Entry {
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
