import { basename } from 'node:path';
import * as v from 'valibot';
import { compareReadme } from '../../platform/delivery/src/checks/source/compare-readme';
import { checkList } from './check-list';
import { type Checkout, findIf, isThere, matchAll } from './checkout';

/** Words besides those of tables: a package to be understood as a whole takes a page, any other a third of one. */
const maxWords = (name: string) => (['delivery', 'server'].includes(name) ? 350 : 200);

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** Where the folders are that a README lists, each with what it is for. */
const listed: Readonly<Record<string, string>> = {
  e2e: '',
  'platform/blog-tool': 'src/',
  'platform/delivery': 'src/',
  'platform/kit': '',
  'platform/server': 'src/',
  'shared-config': 'src/',
  'shared-ui': 'src/',
  shell: 'src/',
};

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
    const words = countWords(text.replace(/^\|.*/gm, ''));
    const files = checkout.paths.filter((one) => one.startsWith(`${folder}/`)).map((one) => `${one}\n`);
    const test = `node --import tsx ${'../'.repeat(folder.split('/').length)}e2e/run/run-tests.ts ${name}`;
    return [
      ...findIf(manifest.name !== name, file, 1, `its name is not "${name}"`),
      ...findIf(manifest.scripts['test'] !== test, file, 1, `its script "test" is not "${test}"`),
      ...findIf(!text.startsWith(`# ${name}\n`), path, 1, `it does not begin with "# ${name}"`),
      ...findIf(
        words > maxWords(name),
        path,
        1,
        `it has ${words} words besides tables, and may have ${maxWords(name)}`,
      ),
      ...matchAll(text, /`([\w/-]+(?:\.tsx?|\/))`/g).flatMap(({ match, line }) => {
        const part = match.endsWith('/') ? `/${match}` : `/${match}\n`;
        return findIf(!files.some((one) => one.includes(part)), path, line, `the package has no ${match}`);
      }),
      ...checkFolders(checkout, folder, text),
      ...(isThere(checkout, `${folder}/remote.ts`) ? checkRemote(checkout, folder, text) : []),
    ];
  });
}

/** Each folder there has a row. @param where within the package; absent where folders are not listed */
function checkFolders({ paths }: Checkout, folder: string, text: string, where = listed[folder]): string[] {
  if (where === undefined) return [];
  const start = `${folder}/${where}`;
  const below = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
  const folders = new Set(below.flatMap((path) => /^[^/]+\//.exec(path) ?? []));
  const rows = matchAll(text, /^\| `([^`]+)` /gm).map(({ match }) => match);
  return [...folders].flatMap((name) =>
    findIf(!rows.includes(where + name), `${folder}/README.md`, 1, `it has no row for ${where}${name}`),
  );
}

function checkRemote({ read }: Checkout, folder: string, text: string): string[] {
  const definition = read(`${folder}/remote.ts`);
  const routes = matchAll(definition, /\b(?:path: |aliases: \[)'([^']+)'/g).map(({ match }) => match);
  return compareReadme(`${folder}/README.md`, text, { team: /\bteam: '([^']+)'/.exec(definition)?.[1], routes });
}

/** The tools that measure and break the site, and are listed beside it. */
const proving = /\be2e\/(?:tools|bench)\//;

/** Every command is listed, and none that is printed or documented stops to ask whether pnpm may be installed. */
export function checkCommands(checkout: Checkout): string[] {
  // Written apart, so that this file is no match.
  const asking = new RegExp(['npx', 'pnpm'].join(' '), 'g');
  const scripts = Object.entries(readManifest(checkout, 'package.json').scripts);
  const namesOf = (isProving: boolean) =>
    scripts.flatMap(([name, script]) => (proving.test(script) === isProving ? [name] : []));
  const entry = /^\| `npx -y pnpm@12 ([a-z:-]+)/gm;
  return [
    ...checkList(checkout, { path: 'README.md', entry, known: namesOf(false) }),
    ...checkList(checkout, { path: 'e2e/README.md', entry, known: namesOf(true) }),
    ...checkList(checkout, {
      path: 'e2e/README.md',
      entry: /^\| `([a-z-]+)(?: \[.*?)?` +\|/gm,
      known: matchAll(checkout.read('e2e/tools/prove.ts'), /^ {4}'?([a-z-]+)'?: \{$/gm).map(({ match }) => match),
    }),
    ...checkout.paths
      .filter((path) => /\.(md|tsx?|toml|yml)$/.test(path))
      .flatMap((path) =>
        matchAll(checkout.read(path), asking).flatMap(({ line }) => findIf(true, path, line, 'npx asks without -y')),
      ),
  ];
}
