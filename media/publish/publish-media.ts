import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../drawings/drawings';
import { datasheetPictures, films, models, pictures, shareImages } from '../media-list';
import { catalog, exportName } from './catalog-entry';
import { describeMenus } from './describe-menus';
import { drawMark, encodeJpeg, encodeShareImage } from './encode';
import { encoded, fresh, keepFiles, masterOf, media, publish, published, renders, sharedMedia } from './media-files';
import { publishFilm, publishLogos, publishModel, publishPicture } from './publish-entries';
import { publishIcons } from './publish-icons';

// Publishes the masters of finished shots and writes the catalog; what has no master keeps what is published. Needs ffmpeg with libaom,
// libwebp, x264 and VP9, and rsvg-convert; nothing else in the project does, because the results are committed.

const placesFile = 'warehouse-places.module.css';

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
  text: `// Written by media/publish/publish-media.ts; do not edit.\n/** Pictures that stand for a page where it is shared, 1200 × 630 px, by kind of page. */\nexport const shareImages = ${JSON.stringify(share)} as const;\n`,
});
const menuStyles = describeMenus(readdirSync(fresh));
const forDatasheets = join(media, 'datasheets', 'pictures');
for (const render of datasheetPictures) {
  const master = masterOf(render);
  if (!master) continue;
  const jpeg = encodeJpeg(master, join(encoded, `${render}.jpg`), 900);
  copyFileSync(jpeg, join(forDatasheets, `${render}.jpg`));
}
// What other commands publish.
const drawn = drawings.map(({ name }) => name).join('|');
const ofOthers = new RegExp(String.raw`^(.+\.woff2|(${drawn})\.\w{8}\.svg|share-[\w-]+\.jpg|press-.+)$`);
for (const name of readdirSync(published))
  if (ofOthers.test(name)) copyFileSync(join(published, name), join(fresh, name));
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
writeFileSync(`${catalog}.ts`, `// Written by media/publish/publish-media.ts; do not edit.\n${index.join('')}`);
