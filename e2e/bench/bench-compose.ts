import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { showProgress } from 'shared-config/presets/command-line/progress';
import * as v from 'valibot';
import { checkOut, linkDependencies, runIn } from '../site/fresh-checkout';

// How long a team waits: a full compose without anything to take over, one remote promoted, and its rollback; on the
// real site, and with one more remote of 50, 500 and 5000 pages: pnpm bench:compose [rounds]. Times in ms are of the
// whole command, its start (about a third of a second) included.

const rounds = Number(process.argv[2] ?? 5);
const progress = showProgress();
const root = resolve(import.meta.dirname, '../..');
const publishedSchema = v.tuple([v.object({ version: v.string() })]);
const page = 'mfe-partners/src/tech-partner/tech-partner-page.tsx';

function measure(name: string, remotes: readonly string[], pages: number): void {
  const folder = checkOut(remotes);
  const deliver = (...words: string[]) => {
    const started = performance.now();
    const { status, output } = runIn(folder, 'delivery/src/main.ts', words);
    if (status !== 0) throw new Error(`${words.join(' ')}: ${output}`);
    return { time: performance.now() - started, output };
  };
  if (pages > 0) addRemote(folder, pages, deliver);
  deliver('release');
  deliver('compose');
  const times: Record<'full' | 'remote' | 'rollback', number[]> = { full: [], remote: [], rollback: [] };
  for (let round = 0; round < rounds; round += 1) {
    progress.report(`${name}: rounds`, round, rounds);
    rmSync(join(folder, '.cache', 'pages'), { recursive: true });
    rmSync(join(folder, '.sites'), { recursive: true });
    times.full.push(deliver('compose').time);
    const source = readFileSync(join(folder, page), 'utf8');
    writeFileSync(join(folder, page), source.replace(/Make your product[^"]*/, `Make your product round ${round}`));
    const published = deliver('release', 'mfe-partners', '--publish-only', '--json').output;
    const [{ version }] = v.parse(publishedSchema, JSON.parse(published));
    // The release's own checks have composed a site with it; a promotion on another machine has to write it itself.
    rmSync(join(folder, '.sites'), { recursive: true });
    deliver('compose');
    times.remote.push(deliver('promote', 'mfe-partners', version, '--force').time);
    times.rollback.push(deliver('rollback', 'mfe-partners').time);
  }
  progress.report(`${name}: rounds`, rounds, rounds);
  rmSync(folder, { recursive: true });
  const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  const cells = Object.values(times).map(
    (values) =>
      `${Math.round(median(values))} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`,
  );
  console.log([name, ...cells].map((cell) => cell.padEnd(24)).join(''));
}

/** One more remote whose one route has so many entries. */
function addRemote(folder: string, pages: number, deliver: (...words: string[]) => unknown): void {
  deliver('create-remote', 'mfe-many', 'many');
  linkDependencies(join(root, 'mfe-partners/node_modules'), join(folder, 'mfe-many/node_modules'), folder, [
    'shared-config',
    'shared-ui',
  ]);
  const definition = join(folder, 'mfe-many/remote.ts');
  writeFileSync(
    definition,
    readFileSync(definition, 'utf8').replace(
      "path: '/many',",
      `path: '/many/:id', entries: Array.from({ length: ${pages} }, (_, id) => \`/many/\${id}\`),`,
    ),
  );
}

console.log(`median (least to most) of ${rounds} rounds, ms`);
console.log(['', 'full', 'one remote', 'rollback'].map((cell) => cell.padEnd(24)).join(''));
measure('the real site', ['mfe-marketing', 'mfe-products', 'mfe-partners', 'mfe-blog-admin'], 0);
for (const pages of [50, 500, 5000]) measure(`${pages} pages more`, ['mfe-partners'], pages);
