import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { putInPlace } from '../../files/put-in-place';
import type { Workspace } from '../../workspace';
import type { PageFacts } from './read-page';

/** How long (ms) a rendered page is kept after it was used last. */
const keptFor = 30 * 86_400_000;

/** A page that was rendered before: its HTML, and what was read from it. */
export type CachedPage = { html: string; facts: PageFacts };

/**
 * Pages that were rendered before, by what they were rendered from: a composition in which only other things changed
 * takes them over.
 */
export type PageCache = {
  read: (inputs: string) => Promise<CachedPage | undefined>;
  write: (inputs: string, html: string, facts: PageFacts) => Promise<void>;
  /** Removes what was not used for long. */
  prune: () => Promise<void>;
};

/** What is kept of a page that was published, and so has no fault. */
export const keptFactsSchema = v.object({ canonical: v.optional(v.string()), isHidden: v.boolean() });

/** First line of a cached page. */
const headSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    digest: v.string(),
    facts: keptFactsSchema,
  }),
);

/** Digest by which the cache and the records of sites know what a page was rendered from. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The cache of a workspace; whatever is wrong with it means rendering again. */
export function openPageCache({ cache }: Workspace): PageCache {
  const folder = join(cache, 'pages');
  const fileOf = (inputs: string) => join(folder, `${digestOf(inputs)}.html`);
  return {
    read: async (inputs) => {
      const file = fileOf(inputs);
      const text = await readFile(file, 'utf8').catch(() => '');
      const border = text.indexOf('\n');
      const html = text.slice(border + 1);
      const { success, output } = v.safeParse(headSchema, text.slice(0, Math.max(border, 0)));
      // Cut short by a power failure, or edited.
      if (!success || output.digest !== digestOf(html)) return undefined;
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return { html, facts: output.facts };
    },
    write: async (inputs, html, facts) => {
      await mkdir(folder, { recursive: true });
      const content = `${JSON.stringify({ digest: digestOf(html), facts })}\n${html}`;
      await putInPlace(fileOf(inputs), (temporary) => writeFile(temporary, content));
    },
    prune: async () => {
      for (const one of [folder, join(cache, 'compressed')]) {
        for (const name of await readdir(one).catch(() => [])) {
          const { mtimeMs } = await stat(join(one, name)).catch(() => ({ mtimeMs: Date.now() }));
          if (mtimeMs < Date.now() - keptFor) await rm(join(one, name), { force: true });
        }
      }
    },
  };
}
