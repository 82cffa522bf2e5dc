import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfPicture } from 'shared-config/posts/published-picture';
import type { PublishedPost } from 'shared-config/posts/published-post';
import { printError } from 'shared-config/presets/command-line/print';
import { linkFile } from '../../files/link-folder';
import { compressedSuffixes } from '../../files/precompress';
import { cachedFile } from '../../pictures/picture-cache';
import type { Workspace } from '../../workspace';

/** Puts the files of the posts' pictures into a site: from where they were made, or from the live site. */
export function writePostPictures(workspace: Workspace, posts: readonly PublishedPost[], folder: string): void {
  for (const file of new Set(posts.flatMap(listFiles))) {
    const published = join('media', file);
    const from = [cachedFile(workspace, file), join(workspace.site, published)].find((one) => existsSync(one));
    if (from === undefined) {
      printError(
        `${published}: a post shows it, and it is neither in the cache nor in the live site. Compose with "--blogs"`,
      );
      continue;
    }
    linkFile(from, join(folder, published));
    if (!file.endsWith('.svg')) continue;
    for (const suffix of compressedSuffixes) {
      if (existsSync(from + suffix)) linkFile(from + suffix, join(folder, published + suffix));
    }
  }
}

const listFiles = ({ pictures = [], cover, share }: PublishedPost): string[] => [
  ...[...pictures, ...(cover ? [cover] : [])].flatMap(filesOfPicture),
  ...(share ? [share.file] : []),
];
