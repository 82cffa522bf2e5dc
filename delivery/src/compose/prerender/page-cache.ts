import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '../../files/write-atomically';
import type { Workspace } from '../../workspace';

/** How long (ms) a rendered page is kept after it was used last. */
const keptFor = 30 * 86_400_000;

/** How often (ms) is looked for such pages: with thousands of them it takes a tenth of a second. */
const pruneInterval = 86_400_000;

/** A page that was rendered before: its HTML, and whether search engines list it. */
export type CachedPage = { html: string; isListed: boolean };

/**
 * Pages that were rendered before, by what they were rendered from: a composition in which only other things changed
 * takes them over.
 */
export type PageCache = {
  read: (digest: string) => Promise<CachedPage | undefined>;
  write: (digest: string, page: CachedPage) => Promise<void>;
  /** Removes what was not used for long, once a day. */
  prune: () => Promise<void>;
};

/** First line of a cached page. */
const headSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    digest: v.string(),
    isListed: v.boolean(),
  }),
);

/** Folder of the pages that were rendered before. */
export const pageCacheFolder = ({ cache }: Workspace) => join(cache, 'pages');

/** File of a page in that folder. @param digest of what it is rendered from */
export const cachedPageFile = (folder: string, digest: string) => join(folder, `${digest}.html`);

/** What the file of a page holds: one that was cut short, or edited, does not have the digest of its first line. */
export const formatCachedPage = ({ html, isListed }: CachedPage) =>
  `${JSON.stringify({ digest: digestOf(html), isListed })}\n${html}`;

/** Digest by which the cache and the records of sites know what a page was rendered from. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The cache of a workspace; whatever is wrong with it means rendering again. */
export function openPageCache(workspace: Workspace): PageCache {
  const { cache } = workspace;
  const folder = pageCacheFolder(workspace);
  const touch = async (file: string) => {
    const now = new Date();
    await utimes(file, now, now).catch(() => {});
  };
  return {
    read: async (digest) => {
      const file = cachedPageFile(folder, digest);
      const text = await readFile(file, 'utf8').catch(() => '');
      const border = text.indexOf('\n');
      const html = text.slice(border + 1);
      const { success, output } = v.safeParse(headSchema, text.slice(0, Math.max(border, 0)));
      // Cut short by a power failure, or edited.
      if (!success || output.digest !== digestOf(html)) return undefined;
      await touch(file);
      return { html, isListed: output.isListed };
    },
    write: async (digest, page) => {
      await mkdir(folder, { recursive: true });
      await writeAtomically(cachedPageFile(folder, digest), (temporary) =>
        writeFile(temporary, formatCachedPage(page)),
      );
    },
    prune: async () => {
      const marker = join(cache, 'pruned');
      const prunedAt = statSync(marker, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (prunedAt > Date.now() - pruneInterval) return;
      await mkdir(cache, { recursive: true });
      await writeFile(marker, '');
      for (const one of [folder, join(cache, 'compressed'), join(cache, 'checks')]) {
        for (const name of await readdir(one).catch(() => [])) {
          // In one go, which takes milliseconds for thousands of files: readers wait for it.
          const found = statSync(join(one, name), { throwIfNoEntry: false });
          if (found && found.mtimeMs < Date.now() - keptFor) await rm(join(one, name), { force: true });
        }
      }
    },
  };
}
