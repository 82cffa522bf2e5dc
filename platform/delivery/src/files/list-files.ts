import { readdirSync } from 'node:fs';

/**
 * All files below a folder, sorted, as paths relative to it with `/` between. In one go, which takes milliseconds for
 * thousands of files; folder by folder with a promise each takes many times as long. Sockets and the like are none: a page that is
 * rendered can leave one in a folder (docs/threat-model.md), and whoever reads it would fail.
 * @param skip leaves out files and whole folders by name
 */
export function listFiles(folder: string, skip: (name: string) => boolean = () => false): string[] {
  const list = (path: string): string[] =>
    readdirSync(`${folder}/${path}`, { withFileTypes: true })
      .filter(({ name }) => !skip(name))
      .flatMap((entry) => {
        if (entry.isDirectory()) return list(`${path}${entry.name}/`);
        return entry.isFile() || entry.isSymbolicLink() ? [`${path}${entry.name}`] : [];
      });
  return list('').sort();
}
