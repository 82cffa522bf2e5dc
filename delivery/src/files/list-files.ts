import { readdirSync } from 'node:fs';

/**
 * All files below a folder, as sorted paths relative to it with `/` between; `skip` leaves out files and whole folders by name.
 * In one go, which takes milliseconds for thousands of files; folder by folder with a promise each takes many times as long.
 */
export function listFiles(folder: string, skip: (name: string) => boolean = () => false): string[] {
  const files: string[] = [];
  const visit = (path: string): void => {
    for (const entry of readdirSync(`${folder}/${path}`, { withFileTypes: true })) {
      if (skip(entry.name)) continue;
      const file = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) visit(file);
      else files.push(file);
    }
  };
  visit('');
  return files.sort();
}
