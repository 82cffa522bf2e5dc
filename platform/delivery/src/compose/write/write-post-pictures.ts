import { existsSync, linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPost } from 'kit/posts/published-post';
import { pathOfFile } from 'kit/posts/show-file';
import { filesOfPicture, postPicturesFolder } from 'kit/posts/show-picture';
import { isFileName } from 'kit/posts/stored-file';
import { printError } from 'kit/presets/command-line/print';
import { linkFile } from '../../files/link-folder';
import { cachedFile } from '../../pictures/picture-cache';
import type { Workspace } from '../../workspace';

/**
 * Puts the files of the posts' pictures, and those that posts offer, into a site: from where they were made, or from the live site. There
 * may be thousands, at each compose: one call of the system for each.
 */
export function writePostPictures(workspace: Workspace, posts: readonly PublishedPost[], folder: string): void {
  const made = posts.flatMap(listFiles).map((file) => [file, file] as const);
  const files = new Map([...made, ...posts.flatMap(listOffered)]);
  if (files.size === 0) return;
  mkdirSync(join(folder, 'media', postPicturesFolder), { recursive: true });
  for (const [file, name] of files) {
    const published = join('media', file);
    const target = join(folder, published);
    const kept = cachedFile(workspace, name);
    if (!tryToLink(kept, target) && !copyFrom([kept, join(workspace.site, published)], target)) {
      printError(
        `${published}: a post shows it, and it is neither in the cache nor in the live site. Compose with "--blogs"`,
      );
    }
  }
}

function tryToLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    // The file is missing, on another file system, or has as many links as there can be.
    return false;
  }
}

/** Puts the first of some files that is there into its place. @returns whether one is */
function copyFrom(sources: readonly string[], to: string): boolean {
  const from = sources.find((one) => existsSync(one));
  if (from !== undefined) linkFile(from, to);
  return from !== undefined;
}

/** The files that a post offers: in the site's media, and by their names in the store. */
const listOffered = ({ content }: PublishedPost) =>
  content.flatMap((block) =>
    block.type === 'file' && isFileName(block.file) ? [[pathOfFile(block), block.file] as const] : [],
  );

const listFiles = ({ pictures = [], cover, share, by }: PublishedPost): string[] => [
  ...[...pictures, ...(cover ? [cover] : []), ...(by?.portrait ? [by.portrait] : [])].flatMap(filesOfPicture),
  ...(share ? [share] : []),
];
