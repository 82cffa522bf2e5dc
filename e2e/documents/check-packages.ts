import * as v from 'valibot';
import { type Checkout, finding, isThere, listPackages, matchAll } from './checkout';

/** The host takes a whole page, any other package a third of one. */
const maxLines = (folder: string) => (folder === 'shell' ? 61 : 26);

const packageSchema = v.object({ scripts: v.record(v.string(), v.string()) });
const readScripts = ({ read }: Checkout, file: string) => v.parse(packageSchema, JSON.parse(read(file))).scripts;

/** Packages have a README that says what they are for, name files that are there, and run their tests in the same way. */
export function checkPackages(checkout: Checkout): string[] {
  return listPackages(checkout).flatMap((folder) => {
    const path = `${folder}/README.md`;
    if (!isThere(checkout, path)) return [finding(path, 1, 'the package has no README')];
    const readme = checkout.read(path);
    const files = checkout.paths.filter((file) => file.startsWith(`${folder}/`));
    const test = `node --import tsx ../e2e/run-tests.ts ${folder}`;
    const isTested = readScripts(checkout, `${folder}/package.json`)['test'] === test;
    return [
      ...(readme.startsWith(`# ${folder}\n`) ? [] : [finding(path, 1, `it does not begin with "# ${folder}"`)]),
      ...(readme.split('\n').length > maxLines(folder) ? [finding(path, maxLines(folder) + 1, 'it is too long')] : []),
      ...(isTested ? [] : [finding(`${folder}/package.json`, 1, `its script "test" is not "${test}"`)]),
      ...matchAll(readme, /`([\w/-]+(?:\.tsx?|\/))`/g)
        .filter(
          ({ match: [, part = ''] }) =>
            !files.some((file) => `${file}\n`.includes(part.endsWith('/') ? `/${part}` : `/${part}\n`)),
        )
        .map(({ match: [, part], line }) => finding(path, line, `the package has no ${part}`)),
      ...(isThere(checkout, `${folder}/remote.ts`) ? checkRemote(checkout, folder, readme) : []),
    ];
  });
}

function checkRemote({ read }: Checkout, folder: string, readme: string): string[] {
  const path = `${folder}/README.md`;
  const definition = read(`${folder}/remote.ts`);
  const routes = matchAll(definition, /\b(?:path: |aliases: \[)'([^']+)'/g).map(({ match }) => match[1]);
  const named = matchAll(readme, /`(\/[^`]*)`/g).map(({ match, line }) => ({ route: match[1], line }));
  const team = /\bteam: '([^']+)'/.exec(definition)?.[1];
  return [
    ...named
      .filter(({ route }) => !routes.includes(route))
      .map(({ route, line }) => finding(path, line, `remote.ts has no route ${route}`)),
    ...routes
      .filter((route) => named.filter((one) => one.route === route).length !== 1)
      .map((route) => finding(path, 1, `it does not name ${route} once`)),
    ...(readme.includes(`**Team**: ${team}\n`) ? [] : [finding(path, 1, `it does not name the team, ${team}`)]),
  ];
}

/** The README lists every command, and no command that is printed or documented stops to ask whether pnpm may be installed. */
export function checkCommands(checkout: Checkout): string[] {
  const scripts = Object.keys(readScripts(checkout, 'package.json'));
  const listed = matchAll(checkout.read('README.md'), /^\| `npx -y pnpm@12 ([a-z:-]+)/gm);
  const wrong = listed.findIndex(({ match }, at) => match[1] !== scripts[at]);
  const next = scripts[wrong < 0 ? listed.length : wrong];
  const isWhole = wrong < 0 && listed.length === scripts.length;
  // Written apart, so that this file is no match.
  const asking = new RegExp(['npx', 'pnpm'].join(' '), 'g');
  return [
    ...(isWhole
      ? []
      : [finding('README.md', listed[wrong]?.line ?? 1, `here package.json has ${next ?? 'no script'}`)]),
    ...checkout.paths
      .filter((path) => /\.(md|tsx?|toml|yml)$/.test(path))
      .flatMap((path) =>
        matchAll(checkout.read(path), asking).map(({ line }) => finding(path, line, 'npx asks a question without -y')),
      ),
  ];
}
