import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from '../../workspace';

/** How long (ms) rendered pages, pictures of packages and checks that passed are kept after they were used last. */
const keptFor = 30 * 86_400_000;

/** Removes pages of the store, pictures that builds have made and records of checks that were not used for long. */
export async function pruneCache({ cache }: Workspace): Promise<void> {
  const places = ['pages', 'pictures', 'checks', 'post-pictures/made', 'post-pictures/files'];
  for (const folder of places.map((name) => join(cache, name))) {
    for (const name of await readdir(folder).catch(() => [])) {
      const entry = join(folder, name);
      const used = statSync(entry, { throwIfNoEntry: false });
      // A file that a site links is in use, however old it is.
      const isLinked = used?.isFile() && used.nlink > 1;
      if (used && !isLinked && used.mtimeMs < Date.now() - keptFor) await rm(entry, { recursive: true, force: true });
    }
  }
}
