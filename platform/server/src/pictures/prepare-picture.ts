import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isSvgStart } from 'kit/media/is-svg-start';
import { kindBytes, type PictureKind, pictureKindOf } from 'kit/posts/picture-kind';
import { maxKeptSide, maxPicturePixels } from 'kit/posts/stored-picture';
import sharp, { type Metadata } from 'sharp';
import { hasRoom } from '../storage/disk-space';
import type { PreparedPicture } from './picture-outcome';
import { PictureRefusal } from './picture-refusal';

/** Memory (bytes) that reading one picture may take, besides the process itself: with the server they stay below 500 MB. */
const maxDecoded = 290_000_000;

/** Bytes from which a decoded picture is on the disk while it is read (`read-pictures.ts` tells libvips so). */
const onDisk = 50_000_000;

/** Longest time (s) for one picture. */
const maxTime = 40;

// A format that is not named here is not read, whatever a file pretends to be: no PDF, no TIFF, no ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}File`),
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Reads a picture by its content and writes what is kept of it, with nothing but what it shows: upright, at most `maxKeptSide` a
 * side, without place, camera, comments or whatever else was in the file.
 * @throws {PictureRefusal} when it is no picture, or one that is not taken in
 */
export async function preparePicture(source: string, target: string): Promise<PreparedPicture> {
  const start = await readStart(source);
  if (isSvgStart(start)) {
    throw new PictureRefusal(
      415,
      'The SVG',
      'how long browsers take to draw it cannot be told, so none is sent to others',
      'Insert it in the blog tool, which draws it and sends its pixels, or save it as PNG',
    );
  }
  const kind = pictureKindOf(start);
  if (kind === undefined) {
    throw new PictureRefusal(
      415,
      'The file',
      'it is none of the pictures that browsers show, whatever its name says',
      'Save it as JPEG, PNG, WebP, AVIF or GIF',
    );
  }
  return preparePixels(kind, source, target);
}

async function readStart(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(kindBytes), 0, kindBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function preparePixels(kind: PictureKind, source: string, target: string): Promise<PreparedPicture> {
  const name = `The ${kind === 'jpeg' ? 'JPEG' : kind === 'webp' ? 'WebP' : kind.toUpperCase()} picture`;
  const picture = () =>
    sharp(source, { limitInputPixels: maxPicturePixels, sequentialRead: true, failOn: 'error', pages: 1 });
  try {
    const found = await picture().metadata();
    checkSize(name, kind, found);
    checkRoom(dirname(target), found);
    const isPhotograph =
      !found.hasAlpha && (kind === 'jpeg' || kind === 'avif' || (kind === 'webp' && !(await isLossless(source))));
    const upright = picture()
      .timeout({ seconds: maxTime })
      .autoOrient()
      .resize({ width: maxKeptSide, height: maxKeptSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    // The best codes of a JPEG, like its stages, need the whole of it in memory.
    const kept = isPhotograph
      ? upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false })
      : upright.png();
    const { width, height } = await kept.toFile(target);
    return { extension: isPhotograph ? 'jpg' : 'png', width, height, wasAnimated: (found.pages ?? 1) > 1 };
  } catch (error) {
    if (error instanceof PictureRefusal) throw error;
    const message = error instanceof Error ? error.message : String(error);
    // A full disk is not the picture's fault.
    if (/ENOSPC|EDQUOT|no space left/i.test(message)) throw diskFull();
    if (/exceeds pixel limit/i.test(message)) throw tooManyPixels(name);
    const reason = message.split('\n')[0]?.replaceAll(source, 'it').slice(0, 200);
    throw new PictureRefusal(
      422,
      name,
      `it cannot be read (${reason})`,
      'Open it in a picture program and save it again',
    );
  }
}

function checkSize(name: string, kind: PictureKind, found: Metadata): void {
  const { width, height } = found;
  if (width * height > maxPicturePixels) throw tooManyPixels(name);
  if (width * height * bytesPerPixel(kind, found) > maxDecoded) {
    throw new PictureRefusal(
      422,
      name,
      `reading its ${megapixels(width * height)} megapixels takes more memory than one picture may take`,
      `Save it as JPEG${found.isProgressive ? ' or PNG that is not progressive or interlaced' : ''}, or smaller`,
    );
  }
}

const diskFull = () => Object.assign(new Error('no space left on the disk'), { code: 'ENOSPC' });

/** Throws where the disk lacks room for a picture, as it is kept and while it is made: the rest is for submissions of visitors. */
function checkRoom(folder: string, { width, height, channels, depth }: Metadata): void {
  const bytes = channels * (depth === 'ushort' ? 2 : 1);
  const decoded = width * height * bytes;
  const scale = Math.min(1, maxKeptSide / Math.max(width, height));
  if (!hasRoom(folder, decoded * scale ** 2 + (decoded > onDisk ? decoded : 0))) throw diskFull();
}

const tooManyPixels = (name: string) =>
  new PictureRefusal(
    422,
    name,
    `it has more than ${megapixels(maxPicturePixels)} megapixels`,
    'Make it smaller: the site shows at most 2,560 px a side',
  );

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000);

/** Bytes of memory that a pixel takes while it is read (measured with libvips 8.18): a few rows of most, all of some. */
function bytesPerPixel(
  kind: PictureKind,
  { isProgressive, channels, depth, chromaSubsampling = '' }: Metadata,
): number {
  switch (kind) {
    case 'avif':
      return depth === 'uchar' ? 17 : 24;
    case 'gif':
      return 4.6;
    case 'webp':
      return 4.6;
    case 'png':
      return isProgressive ? channels * (depth === 'ushort' ? 2 : 1) : 0;
    case 'jpeg':
      return isProgressive ? (chromaSubsampling.startsWith('4:2:0') ? 3 : channels * 2) : 0;
  }
}

/** Whether a WebP is one without losses, which screenshots are. */
async function isLossless(file: string): Promise<boolean> {
  return Buffer.from(await readStart(file))
    .subarray(0, kindBytes)
    .includes('VP8L', 12, 'latin1');
}
