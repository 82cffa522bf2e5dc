import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cleanSvg } from 'shared-config/posts/clean-svg';
import type { PublishedPicture } from 'shared-config/posts/published-picture';
import { filesOfPicture, postPicturesFolder } from 'shared-config/posts/show-picture';
import { precompress } from '../files/precompress';
import type { Workspace } from '../workspace';
import { openEncoder, type PictureInput } from './encode-picture';
import { keepFile, keepMade, type MadePicture } from './picture-cache';
import type { WantedPicture } from './wanted-pictures';

const digestOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** What the name of a file says of it. */
const nameOf = (width: number, content: Buffer | string) => `${width}.${digestOf(content)}`;

type Cache = Pick<Workspace, 'cache'>;

/**
 * Makes of a picture what takes some 0.1 s: one file that every browser shows, or the one for shared links. Its other files come with
 * `finishPicture`.
 * @throws {Error} when it is no picture
 */
export async function beginPicture(cache: Cache, wanted: WantedPicture, input: PictureInput): Promise<MadePicture> {
  const made = await (wanted.name.endsWith('.svg')
    ? beginDrawing(cache, wanted, input)
    : wanted.form === 'share'
      ? makeShare(cache, wanted, input)
      : beginPixels(cache, wanted, input));
  await keepMade(cache, wanted, made);
  return made;
}

async function beginDrawing(cache: Cache, { name }: WantedPicture, input: PictureInput): Promise<MadePicture> {
  // What the embedded server has cleaned is clean; a bucket has what a browser has sent.
  const { svg, width, height } = cleanSvg(typeof input === 'string' ? await readFile(input, 'utf8') : input.toString());
  const picture: PublishedPicture = { name, width, height, avif: [], other: nameOf(width, svg) };
  const [file = ''] = filesOfPicture(picture);
  await keepFile(cache, file, svg);
  for (const { suffix, bytes } of await precompress(file, Buffer.from(svg), 'once'))
    await keepFile(cache, file + suffix, bytes);
  return { picture, isUnfinished: false };
}

async function beginPixels(cache: Cache, wanted: WantedPicture, input: PictureInput): Promise<MadePicture> {
  const encoder = await openEncoder(input, wanted);
  const content = await encoder.encodeWebp();
  const { width, height, webpWidth } = encoder;
  const picture: PublishedPicture = {
    name: wanted.name,
    width,
    height,
    avif: [],
    other: nameOf(webpWidth, content),
  };
  const [file = ''] = filesOfPicture(picture);
  await keepFile(cache, file, content);
  return { picture, isUnfinished: true };
}

async function makeShare(cache: Cache, wanted: WantedPicture, input: PictureInput): Promise<MadePicture> {
  const content = await (await openEncoder(input, wanted)).encodeShare();
  const file = `${postPicturesFolder}/${wanted.name.slice(0, 16)}-share.${digestOf(content)}.jpg`;
  await keepFile(cache, file, content);
  return { share: { file, bytes: content.length }, isUnfinished: false };
}

/** Makes the other files of a picture, one after another. */
export async function finishPicture(
  cache: Cache,
  wanted: WantedPicture,
  input: PictureInput,
  { picture }: MadePicture,
): Promise<MadePicture> {
  if (!picture) return { isUnfinished: false };
  const encoder = await openEncoder(input, wanted);
  const avif: string[] = [];
  const contents: Buffer[] = [];
  for (const width of encoder.avifWidths) {
    const content = await encoder.encodeAvif(width);
    contents.push(content);
    avif.push(nameOf(width, content));
  }
  const finished = { picture: { ...picture, avif }, isUnfinished: false };
  const files = filesOfPicture(finished.picture);
  for (const [index, content] of contents.entries()) await keepFile(cache, files[index] ?? '', content);
  await keepMade(cache, wanted, finished);
  return finished;
}
