import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A row of the tables of docs/data-folder.md. */
type Row = { names: string; isTemporary: boolean; pattern: RegExp };

const toPattern = (names: readonly string[]) =>
  new RegExp(`^(?:${names.map((name) => name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')).join('|')})$`);

/** The files that docs/data-folder.md lists for a data folder. */
export function readDataFolderTable(): readonly Row[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/data-folder.md'), 'utf8');
  const [permanent = '', temporary = ''] = text
    .slice(0, text.indexOf('## Backup and restore'))
    .split('What is temporary:');
  return [permanent, temporary].flatMap((part, index) =>
    [...part.matchAll(/^\| (`[^|]+`) +\|/gm)].map(([, names = '']) => ({
      names,
      isTemporary: index === 1,
      pattern: toPattern([...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
    })),
  );
}

/** Folders that the files of the table are in. */
const folders =
  /^(backups|backups\/pictures|pictures|pictures\/set-aside|pictures\/incoming|pictures\/incoming\/reader)$/;

/** Paths of all files in a data folder, below it. */
export const listFiles = (dataFolder: string): string[] =>
  readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // Files in a temporary folder go with it.
    .filter((path) => !folders.test(path) && !path.includes('.part/'));

/** The files of a data folder that the documentation does not name, or calls temporary. */
export function findUnnamed(dataFolder: string): string[] {
  const rows = readDataFolderTable().filter(({ isTemporary }) => !isTemporary);
  return listFiles(dataFolder).filter((path) => !rows.some(({ pattern }) => pattern.test(path)));
}

/** The rows of the table that no file of some data folders is of. */
export function findUnused(...dataFolders: readonly string[]): string[] {
  const files = dataFolders.flatMap((folder) => listFiles(join(folder)));
  return readDataFolderTable()
    .filter(({ pattern }) => !files.some((path) => pattern.test(path)))
    .map(({ names }) => names);
}
