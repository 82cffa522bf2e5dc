import { existsSync, statSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from '../../workspace';

/** How long (ms) rendered pages, pictures of packages and checks that passed are kept after they were used last. */
const keptFor = 30 * 86_400_000;

/** How often (ms) the files of posts' pictures are looked through: there may be thousands, and a compose should not wait for it. */
const lookInterval = 86_400_000;

/** Removes pages of the store, pictures that builds and posts have made and records of checks that were not used for long. */
export async function pruneCache({ cache }: Workspace): Promise<void> {
  for (const name of ['pages', 'pictures', 'checks']) await pruneFolder(join(cache, name));
  const pictures = join(cache, 'post-pictures');
  const looked = join(pictures, 'looked-through');
  const last = statSync(looked, { throwIfNoEntry: false });
  if (!existsSync(pictures) || (last && last.mtimeMs > Date.now() - lookInterval)) return;
  for (const name of ['made', 'files']) await pruneFolder(join(pictures, name));
  await writeFile(looked, '');
}

async function pruneFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = join(folder, name);
    const used = statSync(entry, { throwIfNoEntry: false });
    // A file that a site links is in use, however old it is.
    const isLinked = used?.isFile() && used.nlink > 1;
    if (used && !isLinked && used.mtimeMs < Date.now() - keptFor) await rm(entry, { recursive: true, force: true });
  }
}
