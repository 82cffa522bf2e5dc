import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../shared-config/src/site';
import { palette } from '../../shared-config/src/tokens/palette';
import { catalogName } from '../media-list';
import { archivePress } from './archive-press';
import { drawMark, encodePrint, sizeOf } from './encode';
import { masters, published, renders, sharedMedia, source } from './media-files';

// Makes what the press kit hands out, and the list of it: the logo as SVG and PNG for light and for dark grounds, pictures at the size of
// their masters, and all of it in one archive. The result is committed. Needs ffmpeg and rsvg-convert.

/** Renders whose pictures are handed out. */
const pictures = ['robot-line', 'hero-home', 'about-hero', 'careers-hero', 'lp2-hero', 'warehouse-overview'];

/** Width in px of the PNG of a logo: 20 cm at 300 dpi for the whole, 10 cm for the mark alone. */
const logos = { logo: ['company-logo.svg', 2400], mark: ['logo.svg', 1200] } as const;

const work = join(renders, 'press');
mkdirSync(work, { recursive: true });
for (const old of readdirSync(published)) if (old.startsWith('press-')) rmSync(join(published, old));

const listed: Record<string, { bytes: number; width?: number; height?: number }> = {};

/** Under a name that stays the same, because others link to it. */
function publish(file: string, name: string): void {
  copyFileSync(file, join(published, `press-${name}`));
  const [width, height] = sizeOf(file);
  listed[name] = { bytes: statSync(file).size, width, height };
}

for (const [name, [file, width]] of Object.entries(logos)) {
  const drawn = readFileSync(join(source, file), 'utf8');
  for (const ground of ['light', 'dark'] as const) {
    const svg = join(work, `${name}-${ground}.svg`);
    writeFileSync(
      svg,
      drawn.replaceAll(palette.ink.light, palette.ink[ground]).replaceAll(palette.accent.light, palette.accent[ground]),
    );
    publish(svg, `${name}-${ground}.svg`);
    publish(drawMark(svg, join(work, `${name}-${ground}.png`), width), `${name}-${ground}.png`);
  }
}
for (const render of pictures) {
  const master = join(masters, `${render}.avif`);
  const name = `${catalogName(render)}.jpg`;
  publish(encodePrint(master, join(work, name)), name);
}
const { name: kit, bytes: kitBytes } = archivePress(published, site.companyName.toLowerCase());
listed[kit] = { bytes: kitBytes };
writeFileSync(join(sharedMedia, 'press-files.json'), `${JSON.stringify(listed, null, 2)}\n`);
console.log(
  Object.entries(listed)
    .map(([name, { bytes }]) => `press-${name}: ${bytes} bytes`)
    .join('\n'),
);
