import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Everything here is resumable: a result that is newer than what it was made from is kept.

const ffmpeg = (...words: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...words], { stdio: 'inherit' });

/** Makes `target` from `source` unless it is there and newer; whole or not at all. Returns `target`. */
function makeOnce(source: string, target: string, make: (unfinished: string) => void): string {
  if (existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs) return target;
  mkdirSync(dirname(target), { recursive: true });
  // The extension stays last: encoders choose the format by it.
  const unfinished = join(dirname(target), `unfinished-${target.split('/').at(-1)}`);
  make(unfinished);
  renameSync(unfinished, target);
  return target;
}

const pictureEncoders = {
  avif: ['-c:v', 'libaom-av1', '-still-picture', '1', '-crf', '25', '-cpu-used', '4', '-pix_fmt', 'yuv420p'],
  webp: ['-c:v', 'libwebp', '-quality', '80', '-pix_fmt', 'yuv420p'],
} as const;

/**
 * A master at a smaller width in one of the formats of the web. With `isExact` an AVIF has all 256 steps of a channel, of which
 * files usually use 220: only then is a ground in the page's own colour precisely that.
 */
export function encodePicture(
  master: string,
  target: string,
  width: number,
  format: keyof typeof pictureEncoders,
  isExact = false,
) {
  const filter = `scale=${width}:-2:flags=lanczos`;
  const output =
    isExact && format === 'avif' ? ['-vf', `${filter}:out_range=full`, '-color_range', 'pc'] : ['-vf', filter];
  return makeOnce(master, target, (file) => ffmpeg('-i', master, ...output, ...pictureEncoders[format], file));
}

/** Masters of shots, one after another, as H.264 or VP9 without sound. `crf` is the encoder's quality: lower is better. */
export function encodeFilm(shots: readonly string[], target: string, format: 'mp4' | 'webm') {
  const newest = shots.reduce((one, other) => (statSync(one).mtimeMs > statSync(other).mtimeMs ? one : other));
  const encoder =
    format === 'mp4'
      ? ['-c:v', 'libx264', '-crf', '20', '-preset', 'slower', '-movflags', '+faststart']
      : ['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2'];
  // Evens out what flickers between frames and leaves what moves; each shot by itself, so that cuts stay sharp.
  const evened = shots.map((_, index) => `[${index}]hqdn3d=1.5:1.5:4:4[shot${index}]`);
  const joined = `${shots.map((_, index) => `[shot${index}]`).join('')}concat=n=${shots.length}`;
  const inputs = shots.flatMap((shot) => ['-i', shot]);
  return makeOnce(newest, target, (file) =>
    ffmpeg(...inputs, '-filter_complex', [...evened, joined].join(';'), ...encoder, '-pix_fmt', 'yuv420p', file),
  );
}

/** An SVG as PNG of the given width in px. */
export function drawMark(svg: string, target: string, width: number) {
  return makeOnce(svg, target, (file) => execFileSync('rsvg-convert', ['--width', `${width}`, '-o', file, svg]));
}

/** A PNG as an icon file, which is what browsers ask for that know no SVG. */
export function encodeIcon(mark: string, target: string) {
  return makeOnce(mark, target, (file) => ffmpeg('-i', mark, '-pix_fmt', 'bgra', '-c:v', 'bmp', file));
}

/** A master cropped to 1200 × 630 px, the size that Open Graph asks for, with a mark in its lower left corner. */
export function encodeShareImage(master: string, mark: string, target: string) {
  const filter =
    '[0]scale=1200:630:force_original_aspect_ratio=increase:flags=lanczos,crop=1200:630,' +
    // Darkens towards the mark, so that it can be read on any picture.
    "geq=lum='lum(X,Y)*(1-0.75*pow(Y/H,3))':cb='128+(cb(X,Y)-128)*(1-0.6*pow(Y/H,3))':cr='128+(cr(X,Y)-128)*(1-0.6*pow(Y/H,3))'[shot];" +
    '[shot][1]overlay=56:main_h-overlay_h-52';
  return makeOnce(master, target, (file) =>
    ffmpeg('-i', master, '-i', mark, '-filter_complex', filter, '-q:v', '3', file),
  );
}

/** A master as JPEG, for what knows nothing newer. */
export function encodeJpeg(master: string, target: string, width: number) {
  return makeOnce(master, target, (file) =>
    ffmpeg('-i', master, '-vf', `scale=${width}:-2:flags=lanczos`, '-q:v', '4', file),
  );
}

/** A master as JPEG at its own size, for print: with the colours of each pixel, and hardly a trace of the encoding. */
export function encodePrint(master: string, target: string) {
  return makeOnce(master, target, (file) => ffmpeg('-i', master, '-pix_fmt', 'yuvj444p', '-q:v', '2', file));
}

/** Size in px of a picture or a film. */
export function sizeOf(file: string): [width: number, height: number] {
  const asked = [
    '-v',
    'error',
    '-select_streams',
    'v:0',
    '-show_entries',
    'stream=width,height',
    '-of',
    'csv=p=0',
    file,
  ];
  const [width, height] = execFileSync('ffprobe', asked, { encoding: 'utf8' }).split(',').map(Number);
  if (!width || !height) throw new Error(`${file} has no size. Delete it and render it again: docs/media.md`);
  return [width, height];
}
