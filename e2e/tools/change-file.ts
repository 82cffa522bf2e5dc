import { readFileSync, writeFileSync } from 'node:fs';

/** Puts one text in the place of another, wherever it stands in a file. @throws {Error} when the file does not have it */
export function changeFile(file: string, from: string, to: string): void {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(file, source.replaceAll(from, to));
}
