import { resolve, sep } from 'node:path';

const checkout = resolve(import.meta.dirname, '../../../..');
/** A package manager puts a package there; the packages of a checkout are linked, and this is the path behind the link. */
const isBelowModules = import.meta.dirname.split(sep).includes('node_modules');

/** Whether the commands are installed in the folder that they work on, as in a site of its own, and not those of a checkout. */
export const isInstalled = (): boolean =>
  isBelowModules ||
  (process.env['CHOSEN_SITE'] === undefined && resolve(process.env['WORKSPACE_DIR'] || checkout) !== checkout);

/** Commands of the checkout that npm has in such a repository. */
const ofNpm: Readonly<Record<string, string>> = {
  install: 'npm install',
  types: 'npm run types',
  test: 'npm test',
  unit: 'npm test',
};

/** The commands for the checkout as a whole, whichever site is chosen. */
const ofCheckout = ['install', 'types', 'unit', 'test'];

/**
 * A command as it is called where this process runs: in a checkout, with the site that was chosen there, or where the packages are installed.
 * @param command as in a checkout, such as `release mfe-pumps` or `delivery keys`
 */
export const nameCommand = (command: string): string =>
  nameCommandIn(command, process.env['CHOSEN_SITE'], isInstalled());

/** The same, for a place that is given. */
export function nameCommandIn(command: string, site: string | undefined, installed: boolean): string {
  const words = command.split(' ');
  const name = words.splice(0, words[0] === 'delivery' ? 2 : 1);
  if (installed) {
    const [first = ''] = name;
    return ofNpm[first] ?? ['npx delivery', ...name.slice(first === 'delivery' ? 1 : 0), ...words].join(' ');
  }
  const chosen = site === undefined || name.some((word) => ofCheckout.includes(word)) ? [] : ['--site', site];
  return ['npx -y pnpm@12', ...name, ...chosen, ...words].join(' ');
}

/** A document as it is found where this process runs. @param path as in a checkout, such as `docs/release.md` */
export const nameDocument = (path: string): string => (isInstalled() ? `node_modules/delivery/${path}` : path);
