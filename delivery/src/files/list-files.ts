import { readdirSync } from 'node:fs';

/**
 * All files below a folder, sorted, as paths relative to it with `/` between. In one go, which takes milliseconds for
 * thousands of files; folder by folder with a promise each takes many times as long.
 * @param skip leaves out files and whole folders by name
 */
export function listFiles(folder: string, skip: (name: string) => boolean = () => false): string[] {
  const list = (path: string): string[] =>
    readdirSync(`${folder}/${path}`, { withFileTypes: true })
      .filter(({ name }) => !skip(name))
      .flatMap((entry) => (entry.isDirectory() ? list(`${path}${entry.name}/`) : [`${path}${entry.name}`]));
  return list('').sort();
}
