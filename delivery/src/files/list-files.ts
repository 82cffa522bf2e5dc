import { readdirSync } from 'node:fs';

/**
 * All files below a folder, as paths relative to it with `/` between; `skip` leaves out files and whole folders by name.
 * In one go, which takes milliseconds for thousands of files; folder by folder with a promise each takes many times as long.
 * @param path of a folder in it where to begin
 */
export function* walkFiles(
  folder: string,
  skip: (name: string) => boolean = () => false,
  path = '',
): Generator<string> {
  for (const entry of readdirSync(`${folder}/${path}`, { withFileTypes: true })) {
    if (skip(entry.name)) continue;
    const file = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* walkFiles(folder, skip, file);
    else yield file;
  }
}

/** The same, sorted. */
export const listFiles = (folder: string, skip?: (name: string) => boolean): string[] =>
  [...walkFiles(folder, skip)].sort();
