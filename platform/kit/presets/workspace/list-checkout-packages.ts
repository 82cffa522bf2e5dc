import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A package of the checkout. */
export type CheckoutPackage = {
  /** Its name, by which others import it: that of its folder. */
  name: string;
  /** Where it is, relative to the checkout, such as `platform/server`. */
  folder: string;
};

/**
 * The packages of a checkout: the folders that `pnpm-workspace.yaml` names, and have a `package.json`. A repository of a
 * team's own has no such file, and none.
 * @param root the checkout
 */
export function listCheckoutPackages(root: string): CheckoutPackage[] {
  const file = join(root, 'pnpm-workspace.yaml');
  if (!existsSync(file)) return [];
  // Never slow: a file of this checkout.
  const [, list = ''] = /^packages:\n((?: +- .+\n)+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  const folders = list.match(/(?<=- )\S+/g)?.flatMap((pattern) => findFolders(root, pattern.split('/'))) ?? [];
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ name: basename(folder), folder }));
}

/** The folders of a pattern, in whose parts a star is any text. */
const findFolders = (root: string, parts: readonly string[]): string[] =>
  parts.reduce<string[]>(
    (folders, part) =>
      folders.flatMap((folder) =>
        (part.includes('*') ? namesLike(join(root, folder), part) : [part]).map((name) => join(folder, name)),
      ),
    [''],
  );

function namesLike(folder: string, pattern: string): string[] {
  const [start = '', end = ''] = pattern.split('*');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(start) && name.endsWith(end) && !name.startsWith('.'))
        .sort()
    : [];
}

/** Where a package of the checkout is, relative to it. @returns nothing where no package has that name */
export const findFolder = (packages: readonly CheckoutPackage[], name: string): string | undefined =>
  packages.find((one) => one.name === name)?.folder;
