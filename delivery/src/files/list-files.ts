import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All files below a folder, as sorted paths relative to it with `/` between; `skip` leaves out files and whole folders by name. */
export async function listFiles(folder: string, skip: (name: string) => boolean = () => false): Promise<string[]> {
  const files: string[] = [];
  const visit = async (current: string): Promise<void> => {
    for (const entry of await readdir(current, { withFileTypes: true })) {
      if (skip(entry.name)) continue;
      const path = join(current, entry.name);
      if (entry.isDirectory()) await visit(path);
      else files.push(relative(folder, path).split(sep).join('/'));
    }
  };
  await visit(folder);
  return files.sort();
}
