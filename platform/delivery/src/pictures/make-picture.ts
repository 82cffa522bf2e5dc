import { createHash } from 'node:crypto';
import type { PublishedPicture } from 'kit/posts/published-picture';
import { filesOfPicture, postPicturesFolder } from 'kit/posts/show-picture';
import type { Workspace } from '../workspace';
import { openEncoder, type PictureInput } from './encode-picture';
import { keepFile, keepMade, type MadePicture } from './picture-cache';
import { publishedName, type WantedPicture } from './wanted-pictures';

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The name of a file, by its width and content. */
const nameOf = (width: number, content: Buffer) => `${width}.${digestOf(content)}`;

type Cache = Pick<Workspace, 'cache'>;

/**
 * Makes of a picture what takes some 0.1 s: one file that every browser shows, or the one for shared links. Its other files come with
 * `finishPicture`.
 * @throws {Error} when it is no picture
 */
export async function beginPicture(cache: Cache, wanted: WantedPicture, input: PictureInput): Promise<MadePicture> {
  const made = await (wanted.form === 'share' ? makeShare(cache, wanted, input) : beginPixels(cache, wanted, input));
  await keepMade(cache, wanted, made);
  return made;
}

async function beginPixels(cache: Cache, wanted: WantedPicture, input: PictureInput): Promise<MadePicture> {
  const encoder = await openEncoder(input, wanted);
  const content = await encoder.encodeWebp();
  const { width, height, webpWidth } = encoder;
  const picture: PublishedPicture = {
    name: publishedName(wanted.name),
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
