import * as v from 'valibot';
import { compareReadme } from '../../delivery/src/checks/source/compare-readme';
import { checkList } from './check-list';
import { type Checkout, findIf, isThere, matchAll } from './checkout';

/** The host takes a whole page, any other package a third of one. */
const maxLines = (folder: string) => (folder === 'shell' ? 61 : 26);

const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) });
const readScripts = ({ read }: Checkout, file: string) => v.parse(packageSchema, JSON.parse(read(file))).scripts;

/** Packages have a README that says what they are for and names files that are there, and run their tests in one way. */
export function checkPackages(checkout: Checkout): string[] {
  return checkout.paths.flatMap((file) => {
    const folder = /^([^/]+)\/package\.json$/.exec(file)?.[1];
    if (folder === undefined) return [];
    const path = `${folder}/README.md`;
    const text = checkout.read(path);
    const files = checkout.paths.filter((one) => one.startsWith(`${folder}/`)).map((one) => `${one}\n`);
    const test = `node --import tsx ../e2e/run-tests.ts ${folder}`;
    return [
      ...findIf(readScripts(checkout, file)['test'] !== test, file, 1, `its script "test" is not "${test}"`),
      ...findIf(!text.startsWith(`# ${folder}\n`), path, 1, `it does not begin with "# ${folder}"`),
      ...findIf(text.split('\n').length > maxLines(folder), path, maxLines(folder) + 1, 'it is too long'),
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
      known: Object.keys(readScripts(checkout, 'package.json')),
    }),
    ...checkout.paths
      .filter((path) => /\.(md|tsx?|toml|yml)$/.test(path))
      .flatMap((path) =>
        matchAll(checkout.read(path), asking).flatMap(({ line }) => findIf(true, path, line, 'npx asks without -y')),
      ),
  ];
}
