import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PictureSource, pictures } from './pictures';

// Encodes what Blender rendered and writes the catalogue. Needs ffmpeg with libaom, libwebp, x264 and VP9; nothing else
// in the project does, because the results are committed.

const renders = join(import.meta.dirname, 'renders');
const published = join(import.meta.dirname, 'published');
// Filled beside the published folder and moved there whole: a run that stops half-way leaves what was there.
const fresh = `${published}.tmp`;
const catalogue = join(import.meta.dirname, '..', 'shared-config', 'src', 'media', 'catalog.ts');
const temporary = mkdtempSync(join(tmpdir(), 'media-'));

const ffmpeg = (...words: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...words], { stdio: 'inherit' });

/** Files under `/media/` carry a hash of their content, so that they never change. */
function publish(file: string, name: string, extension: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  const publishedName = `${name}.${hash}.${extension}`;
  copyFileSync(file, join(fresh, publishedName));
  return `/media/${publishedName}`;
}

/** Renders are a little noisy: no denoiser is built into Debian's Blender. */
const denoise = 'nlmeans=s=2.2:p=5:r=9';

const encoders = {
  avif: ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '30', '-cpu-used', '4', '-pix_fmt', 'yuv420p'],
  webp: ['-c:v', 'libwebp', '-quality', '78', '-pix_fmt', 'yuv420p'],
} as const;

function encodePicture({ render, widths }: PictureSource, format: keyof typeof encoders) {
  return widths.map((width) => {
    const file = join(temporary, `${render}-${width}.${format}`);
    ffmpeg(
      '-i',
      join(renders, `${render}.png`),
      '-vf',
      `${denoise},scale=${width}:-2:flags=lanczos`,
      ...encoders[format],
      file,
    );
    return { src: publish(file, `${render}-${width}`, format), width };
  });
}

function sizeOf(file: string): { width: number; height: number } {
  // PNG: width and height stand in the header as 32-bit numbers (RFC 2083, section 4.1.1).
  const header = readFileSync(file);
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) };
}

function describePicture(source: PictureSource): string {
  const size = sizeOf(join(renders, `${source.render}.png`));
  const file = { alt: source.alt, ...size, avif: encodePicture(source, 'avif'), webp: encodePicture(source, 'webp') };
  console.log(`${source.name}: ${file.avif.length} widths`);
  return `export const ${source.name}: PictureFile = ${JSON.stringify(file, null, 2)};\n`;
}

/** At the rate it was rendered at: interpolation tears what passes close to the camera. */
function describeHeroFilm(): string {
  const frames = ['-framerate', '12', '-pattern_type', 'glob', '-i', join(renders, 'hero-film', '*.png')];
  const filter = ['-vf', `${denoise},hqdn3d=3:2:5:4`, '-an'];
  const mp4 = join(temporary, 'hero.mp4');
  const webm = join(temporary, 'hero.webm');
  ffmpeg(
    ...frames,
    ...filter,
    '-c:v',
    'libx264',
    '-crf',
    '25',
    '-preset',
    'slow',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    mp4,
  );
  ffmpeg(
    ...frames,
    ...filter,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '43',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-pix_fmt',
    'yuv420p',
    webm,
  );
  const file = {
    mp4: publish(mp4, 'hero-home', 'mp4'),
    webm: publish(webm, 'hero-home', 'webm'),
    width: 960,
    height: 540,
  };
  console.log('filmHeroHome: mp4 and webm');
  return `export const filmHeroHome: FilmFile = { ...${JSON.stringify(file)}, poster: heroHome };\n`;
}

if (!existsSync(renders)) throw new Error(`${renders} is missing. Run "pnpm media" with Blender installed first`);
rmSync(fresh, { recursive: true, force: true });
mkdirSync(fresh);
for (const file of ['logo.svg', 'favicon.svg'])
  copyFileSync(join(import.meta.dirname, 'source', file), join(fresh, file));
const text = [
  '// Written by media/publish-media.ts from the renders; do not edit.',
  "import type { FilmFile, PictureFile } from './media-file';\n",
  ...pictures.map(describePicture),
  describeHeroFilm(),
].join('\n');
writeFileSync(catalogue, text);
rmSync(published, { recursive: true, force: true });
renameSync(fresh, published);
rmSync(temporary, { recursive: true });
