import { open as openFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { kindBytes, pictureKindOf } from 'kit/posts/picture-kind';
import { maxPicturePixels, maxShownSide } from 'kit/posts/stored-picture';
import type { Sharp } from 'sharp';
import { drawSvg } from './draw-svg';
import type { WantedPicture } from './wanted-pictures';

const require = createRequire(import.meta.url);

/** Widths in px that a picture is made in, as far as it has them; its own ends them. Those of the site's own pictures. */
const widths = [480, 800, 1280, maxShownSide];
/** Width of the one file for browsers without AVIF, at most. */
const webpWidth = 800;
const settings = {
  avif: { quality: 60, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 80 },
  share: { width: 1200, height: 630, quality: 82 },
  cover: 3 / 2,
} as const;

/**
 * Somebody's picture is a square, and small. It stands beside the settings, which the names of everything that was made depend on: a change
 * of these takes another form.
 */
const portrait = { ratio: 1, width: 480 };

/** Longest time (s) for one file of a picture, as in the embedded server. */
const maxTime = 40;

/** Where a picture's bytes are: a file, or themselves. */
export type PictureInput = string | Buffer;

/** The settings on which the files of a picture depend, besides itself. */
export const encoderSettings = (): string => JSON.stringify([loadSharp().versions, widths, webpWidth, settings]);

type LoadSharp = typeof import('sharp').default;

let loaded: LoadSharp | undefined;

/** Loaded when there is a picture to make. One thread for each: several are made at one time, beside pages that are rendered. */
function loadSharp(): LoadSharp {
  if (loaded) return loaded;
  const sharp: LoadSharp = require('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  loaded = sharp;
  return sharp;
}

/**
 * Reads the head of a picture. Nothing of it but its pixels is written into a file.
 * @param seconds that one file may take; encoding then throws
 * @throws {Error} when it is none
 */
export async function openEncoder(stored: PictureInput, { name, form, focus }: WantedPicture, seconds = maxTime) {
  const sharp = loadSharp();
  const input = name.endsWith('.svg')
    ? await drawSvg(Buffer.isBuffer(stored) ? stored : await readFile(stored))
    : stored;
  const kind = pictureKindOf(await readStart(input));
  // Everybody with write access to the bucket may give anything such a name, and nothing but these two is safe to be read here.
  if (kind !== 'jpeg' && kind !== 'png') throw new Error('what is stored is neither JPEG nor PNG');
  const open = (): Sharp =>
    sharp(input, { limitInputPixels: maxPicturePixels, sequentialRead: true, failOn: 'error' })
      .timeout({ seconds })
      .autoOrient();
  const { autoOrient: size } = await sharp(input, { limitInputPixels: maxPicturePixels }).metadata();
  const ratios = {
    share: settings.share.width / settings.share.height,
    portrait: portrait.ratio,
    cover: settings.cover,
  };
  const part = form === 'whole' ? undefined : cutAround(size, focus, ratios[form]);
  const openPart = () => (part ? open().extract(part) : open());
  const { width: full, height: fullHeight } = part ?? size;
  const width = Math.min(full, form === 'portrait' ? portrait.width : Math.max(...widths));
  const height = Math.max(1, Math.round((fullHeight * width) / full));
  const webp = Math.min(width, webpWidth);
  return {
    /** Size in px of the largest file. */
    width,
    height,
    avifWidths: [...widths.filter((one) => one < width), width],
    webpWidth: webp,
    encodeAvif: (to: number) => openPart().resize({ width: to }).avif(settings.avif).toBuffer(),
    encodeWebp: () => openPart().resize({ width: webp }).webp(settings.webp).toBuffer(),
    encodeShare: () => {
      const { quality, ...box } = settings.share;
      return openPart().resize(box).flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    },
  };
}

async function readStart(input: PictureInput): Promise<Uint8Array> {
  if (Buffer.isBuffer(input)) return input.subarray(0, kindBytes);
  const file = await openFile(input);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(kindBytes), 0, kindBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The largest part of a ratio with a point as near to its middle as the picture lets it be. */
function cutAround(
  { width, height }: { width: number; height: number },
  { x, y }: { x: number; y: number },
  ratio: number,
) {
  const partWidth = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const partHeight = Math.max(1, Math.min(height, Math.round(width / ratio)));
  const start = (point: number, side: number, part: number) =>
    Math.round(Math.min(side - part, Math.max(0, (point / 100) * side - part / 2)));
  return { left: start(x, width, partWidth), top: start(y, height, partHeight), width: partWidth, height: partHeight };
}
