import { dirname, join } from 'node:path/posix';
import { readImports } from 'kit/presets/lint/read-imports';
import { type Checkout, findIf, matchAll } from './checkout';

/** Not tests, nor what they share: these may know any folder. */
const source = /^platform\/(?!.*(?:\.test\.|\/testing\/)).*\.tsx?$/;

/** Two folders that import each other, and a file of each that does. */
type FolderPair = { folders: [string, string]; files: [string, string] };

/**
 * Folders of the platform that import each other are named in the README of their package, each pair with its reason: who reads one has to
 * know the other. A folder and one within it are not: they are one subject.
 */
export function checkFolderPairs(checkout: Checkout): string[] {
  const pairs = listPairs(checkout);
  return checkout.paths.flatMap((path) => {
    const root = /^platform\/[^/]+\/(?=README\.md$)/.exec(path)?.[0];
    if (root === undefined) return [];
    const own = pairs.filter(({ folders: [folder] }) => folder.startsWith(root));
    const rows = matchAll(checkout.read(path), /^\| `([^`]+)\/` and `([^`]+)\/` +\| [^\s|]/gm).map((row) => ({
      ...row,
      folders: [row.match, row.other].map((folder) => root + folder).sort(),
    }));
    return [
      ...own.flatMap(({ folders, files }) =>
        findIf(
          !rows.some((row) => `${row.folders}` === `${folders}`),
          path,
          1,
          `it does not say why ${nameBoth(folders, root)} import each other (${files.join(', ')})`,
        ),
      ),
      ...rows.flatMap(({ folders, line }) =>
        findIf(
          !own.some((pair) => `${pair.folders}` === `${folders}`),
          path,
          line,
          `${nameBoth(folders, root)} do not import each other`,
        ),
      ),
    ];
  });
}

const nameBoth = (folders: readonly string[], root: string) =>
  folders.map((folder) => `${folder.slice(root.length)}/`).join(' and ');

function listPairs({ paths, read }: Checkout): FolderPair[] {
  const sources = new Set(paths.filter((path) => source.test(path)));
  /** A file that imports from another folder, by its folder and that one. */
  const importing = new Map<string, Map<string, string>>();
  for (const file of sources) {
    const folder = dirname(file);
    const known = importing.get(folder) ?? new Map<string, string>();
    importing.set(folder, known);
    for (const { specifier } of readImports(file, read(file))) {
      const path = specifier.startsWith('.') ? join(folder, specifier) : join('platform', specifier);
      const imported = [path, `${path}.ts`, `${path}.tsx`].find((one) => sources.has(one));
      if (imported !== undefined && !known.has(dirname(imported))) known.set(dirname(imported), file);
    }
  }
  return [...importing].flatMap(([one, known]) =>
    [...known].flatMap(([other, file]): FolderPair[] => {
      const back = importing.get(other)?.get(one);
      const isNested = other.startsWith(`${one}/`);
      return back === undefined || one >= other || isNested ? [] : [{ folders: [one, other], files: [file, back] }];
    }),
  );
}
