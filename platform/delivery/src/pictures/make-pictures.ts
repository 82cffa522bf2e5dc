import { createHash } from 'node:crypto';
import { setPriority } from 'node:os';
import type { Byline } from 'kit/posts/byline';
import type { PublishedPost } from 'kit/posts/published-post';
import { printError } from 'kit/presets/command-line/print';
import pLimit from 'p-limit';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';
import { UndrawableError } from './draw-svg';
import { beginPicture, finishPicture } from './make-picture';
import { findMade, keepMade, type MadePicture } from './picture-cache';
import type { PictureSource } from './picture-source';
import { takeFiles } from './take-files';
import { keyOf, type PicturedPost, type WantedPicture, wantedBy } from './wanted-pictures';

/** The pictures of posts as pages show them, and the files that they offer. */
export type MadePictures = {
  /** The pictures of a post, for its pages. */
  picturesOf: (
    post: PicturedPost,
  ) => Pick<PublishedPost, 'pictures' | 'cover' | 'share' | 'shareBytes'> & Pick<Byline, 'portrait'>;
  /** Whether readers get a file to download, by its name in the store. */
  hasFile: (name: string) => boolean;
  /** Whether some have one file only, because the time was up. */
  isUnfinished: boolean;
};

/** How pictures are made. */
export type MakingOptions = {
  /** Time in ms after which no further file is begun, but the one that each picture needs; infinite when absent. */
  maxTime?: number;
};

/** Pictures that are begun at one time. */
const atOnce = 2;

/** How long (ms) a drawing that could not be made is not tried again: each try may take half a minute, and every post waits for it. */
const timeToNextTry = 86_400_000;

/** @param at ms since 1970; one of a clock that was ahead is none */
const isRecent = (at: number) => at <= Date.now() && Date.now() - at < timeToNextTry;

/**
 * Makes the files of all pictures that posts name, or finds those that were made, and takes the files to download. A picture that is not in
 * the store, or is none, is left out and named on the error output.
 * @throws {DeliveryError} when the store does not respond
 */
export async function makePictures(
  cache: Pick<Workspace, 'cache'>,
  posts: readonly PicturedPost[],
  source: PictureSource,
  { maxTime = Number.POSITIVE_INFINITY }: MakingOptions = {},
): Promise<MadePictures> {
  const end = performance.now() + maxTime;
  const made = new Map<string, MadePicture | undefined>();
  const wanted = new Map<string, { picture: WantedPicture; post: PicturedPost }>();
  for (const post of posts) {
    const { pictures, cover, share, portrait } = wantedBy(post);
    for (const picture of [cover, share, portrait, ...pictures]) {
      if (picture && !wanted.has(keyOf(picture))) wanted.set(keyOf(picture), { picture, post });
    }
  }
  const files = await takeFiles(cache, posts, source);
  const limit = pLimit(atOnce);
  await Promise.all(
    Array.from(wanted, ([key, { picture, post }]) => {
      const known = findMade(cache, picture);
      made.set(key, known);
      if (known?.failed && isRecent(known.failed.at)) nameFailed(picture, post, known.failed.reason);
      else if (!known || known.failed)
        return limit(async () => made.set(key, await begin(cache, picture, post, source)));
      return undefined;
    }),
  );
  for (const [key, { picture, post }] of wanted) {
    const begun = made.get(key);
    if (!begun?.isUnfinished) continue;
    if (performance.now() >= end) break;
    made.set(key, await finish(cache, picture, begun, post, source));
  }
  const picturesOf: MadePictures['picturesOf'] = (post) => {
    const { pictures, cover, share, portrait } = wantedBy(post);
    const find = (picture: WantedPicture | undefined) => picture && made.get(keyOf(picture));
    const shown = pictures.flatMap((picture) => find(picture)?.picture ?? []);
    const shared = find(share)?.share;
    return {
      ...(shown.length > 0 ? { pictures: shown } : {}),
      cover: find(cover)?.picture,
      share: shared?.file,
      shareBytes: shared?.bytes,
      portrait: find(portrait)?.picture,
    };
  };
  return {
    picturesOf,
    hasFile: (name) => files.has(name),
    isUnfinished: [...made.values()].some((one) => one?.isUnfinished),
  };
}

/** Lets visitors, writers and composing go first. */
export const goLast = (): void => setPriority(10);

/**
 * A stored picture, if it is what its name says: whoever may store pictures in a bucket may store others under the name of one that readers
 * see. Files of the data folder are the server's own.
 */
async function readPicture(source: PictureSource, { name }: WantedPicture, post: PicturedPost) {
  const input = await source.read(name);
  if (!Buffer.isBuffer(input) || name.startsWith(createHash('sha256').update(input).digest('hex').slice(0, 32)))
    return input;
  printError(
    `Post ${post.id}, picture ${name}: what is stored under this name is another file, so readers get the post without it. Somebody has replaced it: insert it again, and look at who may write to the bucket`,
  );
  return 'altered';
}

async function begin(
  cache: Pick<Workspace, 'cache'>,
  picture: WantedPicture,
  post: PicturedPost,
  source: PictureSource,
): Promise<MadePicture | undefined> {
  const input = await readPicture(source, picture, post);
  if (input === 'altered') return undefined;
  if (input === undefined) {
    printError(
      `Post ${post.id}, picture ${picture.name}: it is not in the store, or this account may not read it, so readers get the post without it. Insert it again, or set STAFF_EMAIL and STAFF_PASSWORD`,
    );
    return undefined;
  }
  return beginPicture(cache, picture, input).catch(async (error: unknown) => {
    if (error instanceof DeliveryError || isOfSystem(error)) throw error;
    const reason = reasonOf(error);
    nameFailed(picture, post, reason);
    if (error instanceof UndrawableError)
      await keepMade(cache, picture, { isUnfinished: false, failed: { reason, at: Date.now() } });
    return undefined;
  });
}

const nameFailed = ({ name }: WantedPicture, { id }: PicturedPost, reason: string) =>
  printError(`Post ${id}, picture ${name}: ${reason}, so readers get the post without it. Insert it again`);

async function finish(
  cache: Pick<Workspace, 'cache'>,
  picture: WantedPicture,
  begun: MadePicture,
  post: PicturedPost,
  source: PictureSource,
): Promise<MadePicture> {
  const input = await readPicture(source, picture, post);
  try {
    if (input !== undefined && input !== 'altered') return await finishPicture(cache, picture, input, begun);
  } catch (error) {
    if (isOfSystem(error)) throw error;
    printError(`Post ${post.id}, picture ${picture.name}: ${reasonOf(error)}, so it has no smaller files`);
  }
  // The picture is not tried again with every compose.
  const settled = { ...begun, isUnfinished: false };
  await keepMade(cache, picture, settled);
  return settled;
}

/** A full disk, for example: not the picture's fault. */
const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error;

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join();
