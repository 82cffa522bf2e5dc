import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compositionElement } from 'shared-config/contract/composition';
import type { Workspace } from './workspace';

/** How long (ms) a rendered page is kept after it was used last. */
const keptFor = 30 * 86_400_000;

/**
 * Pages that were rendered before, by what they were rendered from: a composition in which only other things changed
 * takes them over and pins its own versions to them.
 */
export type PageCache = {
  /** The HTML, with the composition that it was rendered in. */
  read: (inputs: unknown) => Promise<string | undefined>;
  write: (inputs: unknown, html: string) => Promise<void>;
  /** Removes what was not used for long. */
  prune: () => Promise<void>;
};

/** The cache of a workspace; whatever is wrong with it means rendering again. */
export function openPageCache({ cache }: Workspace): PageCache {
  const folder = join(cache, 'pages');
  const fileOf = (inputs: unknown) =>
    join(folder, `${createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32)}.html`);
  return {
    read: async (inputs) => {
      const file = fileOf(inputs);
      const html = await readFile(file, 'utf8').catch(() => undefined);
      // Cut short by a machine that went down.
      if (!html?.endsWith('</html>') || !html.includes(compositionElement.before)) return undefined;
      const now = new Date();
      await utimes(file, now, now).catch(() => {});
      return html;
    },
    write: async (inputs, html) => {
      await mkdir(folder, { recursive: true });
      const temporary = join(folder, `${randomUUID()}.tmp`);
      await writeFile(temporary, html);
      await rename(temporary, fileOf(inputs));
    },
    prune: async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
        if (mtimeMs < Date.now() - keptFor) await rm(join(folder, name), { force: true });
      }
    },
  };
}
