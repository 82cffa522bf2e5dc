import { basename } from 'node:path';
import * as v from 'valibot';
import { compareReadme } from '../../platform/delivery/src/checks/source/compare-readme';
import { checkList } from './check-list';
import { type Checkout, findIf, isThere, matchAll } from './checkout';

/** The host takes a whole page, any other package a third of one. */
const maxLines = (name: string) => (name === 'shell' ? 61 : 26);

const packageSchema = v.object({ name: v.optional(v.string()), scripts: v.record(v.string(), v.string()) });
const readManifest = ({ read }: Checkout, file: string) => v.parse(packageSchema, JSON.parse(read(file)));

/** Packages are called as their folders, have a README that says what they are for and names files that are there, and run their tests in one way. */
export function checkPackages(checkout: Checkout): string[] {
  return checkout.paths.flatMap((file) => {
    const folder = /^(?!examples\/)(.+)\/package\.json$/.exec(file)?.[1];
    if (folder === undefined) return [];
    const name = basename(folder);
    const manifest = readManifest(checkout, file);
    const path = `${folder}/README.md`;
    const text = checkout.read(path);
    const files = checkout.paths.filter((one) => one.startsWith(`${folder}/`)).map((one) => `${one}\n`);
    const test = `node --import tsx ${'../'.repeat(folder.split('/').length)}e2e/run-tests.ts ${name}`;
    return [
      ...findIf(manifest.name !== name, file, 1, `its name is not "${name}"`),
      ...findIf(manifest.scripts['test'] !== test, file, 1, `its script "test" is not "${test}"`),
      ...findIf(!text.startsWith(`# ${name}\n`), path, 1, `it does not begin with "# ${name}"`),
      ...findIf(text.split('\n').length > maxLines(name), path, maxLines(name) + 1, 'it is too long'),
      ...matchAll(text, /`([\w/-]+(?:\.tsx?|\/))`/g).flatMap(({ match, line }) => {
        const part = match.endsWith('/') ? `/${match}` : `/${match}\n`;
        return findIf(!files.some((one) => one.includes(part)), path, line, `the package has no ${match}`);
      }),
      ...(isThere(checkout, `${folder}/remote.ts`) ? checkRemote(checkout, folder, text) : []),
    ];
  });
}

function checkRemote({ read }: Checkout, folder: string, text: string): string[] {
  const definition = read(`${folder}/remote.ts`);
  const routes = matchAll(definition, /\b(?:path: |aliases: \[)'([^']+)'/g).map(({ match }) => match);
  return compareReadme(`${folder}/README.md`, text, { team: /\bteam: '([^']+)'/.exec(definition)?.[1], routes });
}

/** The README lists every command, and no command that is printed or documented stops to ask whether pnpm may be installed. */
export function checkCommands(checkout: Checkout): string[] {
  // Written apart, so that this file is no match.
  const asking = new RegExp(['npx', 'pnpm'].join(' '), 'g');
  return [
    ...checkList(checkout, {
      path: 'README.md',
      entry: /^\| `npx -y pnpm@12 ([a-z:-]+)/gm,
      known: Object.keys(readManifest(checkout, 'package.json').scripts),
    }),
    ...checkout.paths
      .filter((path) => /\.(md|tsx?|toml|yml)$/.test(path))
      .flatMap((path) =>
        matchAll(checkout.read(path), asking).flatMap(({ line }) => findIf(true, path, line, 'npx asks without -y')),
      ),
  ];
}
