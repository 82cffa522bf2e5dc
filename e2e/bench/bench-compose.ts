import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { readCounts } from 'shared-config/presets/command-line/read-counts';
import * as v from 'valibot';
import { checkOut, linkDependencies, quickRelease } from '../harness/fresh-checkout';
import { startSiteServer } from '../harness/site-server';
import { openStore, storePost } from '../harness/store-post';
import { type Measured, measureCommand } from './measure-command';
import { describeSpread, median } from './statistics';

// How long a team waits, on the real site and with 5,000 pages: pnpm bench:compose [rounds]. Times in ms are of whole
// commands, the start of Node included; `memory` is the most that a process of the command had, in MB. The first line is
// an empty Node process, measured between the others: on a quiet machine it takes 40 ms.

const { rounds } = readCounts({ rounds: 5 });
const progress = showProgress();
const root = resolve(import.meta.dirname, '../..');
const remotes = ['mfe-marketing', 'mfe-products', 'mfe-partners', 'mfe-blog-admin'];
const publishedSchema = v.tuple([v.object({ version: v.string() })]);
const composedSchema = v.pipe(v.string(), v.parseJson(), v.object({ pages: v.number() }));

const rows = [
  'an empty process',
  'all pages rendered',
  'one remote promoted',
  'rolled back',
  'after one post',
] as const;
type Row = (typeof rows)[number];

/** @param pages of a remote that is added for them; 50 more are those of the remote that is promoted */
async function measure(name: string, pages: number): Promise<void> {
  const folder = checkOut(remotes);
  const deliver = (words: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
    measureCommand(folder, [join(folder, 'run.cjs'), join(folder, 'delivery/src/main.ts'), ...words], environment);
  if (pages > 0) await addRemote(folder, 'many', pages, deliver);
  await addRemote(folder, 'few', 50, deliver);
  await deliver(['release', ...quickRelease]);
  const server = await startSiteServer(join(folder, 'site'));
  const store = openStore(server.address);
  const asking = { DOCUMENTS_ORIGIN: server.address, DATA_DIR: server.dataFolder };
  let forgotten = 0;
  /** Moves what was written away. Making folders takes ext4 up to five times as long within a minute after thousands were removed. */
  const forget = (path: string) => {
    forgotten += 1;
    mkdirSync(join(folder, 'forgotten'), { recursive: true });
    renameSync(join(folder, path), join(folder, 'forgotten', String(forgotten)));
  };
  const measured = new Map<Row, Measured[]>(rows.map((row) => [row, []]));
  const note = (row: Row, one: Measured) => measured.get(row)?.push(one);
  for (let round = 0; round < rounds; round += 1) {
    progress.report(`${name}: rounds`, round, rounds);
    note('an empty process', await measureCommand(folder, ['-e', '0']));
    forget('.cache/pages');
    forget('.sites');
    note('all pages rendered', await deliver(['compose', '--json']));
    await storePost(store, `post-${round}`, { title: `Post ${round}`, slug: `post-${round}` });
    note('after one post', await deliver(['compose', '--blogs'], asking));
    const page = join(folder, 'mfe-few/src/few/few-page.tsx');
    writeFileSync(page, readFileSync(page, 'utf8').replace(/round \d+/, `round ${round + 1}`));
    const { output } = await deliver(['release', 'mfe-few', '--publish-only', '--json', ...quickRelease]);
    const [{ version }] = v.parse(publishedSchema, JSON.parse(output));
    // The release's own checks have composed a site with it; a promotion on another machine has to write it itself.
    forget('.cache/pages');
    forget('.sites');
    await deliver(['compose']);
    note('one remote promoted', await deliver(['promote', 'mfe-few', version, '--force']));
    note('rolled back', await deliver(['rollback', 'mfe-few']));
  }
  progress.report(`${name}: rounds`, rounds, rounds);
  await server.stop();
  const { pages: count } = v.parse(composedSchema, measured.get('all pages rendered')?.[0]?.output);
  console.log(`${name}, ${count} pages`);
  for (const [row, values] of measured) console.log(`  ${row.padEnd(22)}${describe(values)}`);
  const fastest = Math.min(...(measured.get('all pages rendered') ?? []).map(({ time }) => time));
  const perPage = (fastest * availableParallelism()) / count;
  console.log(`  that is ${perPage.toFixed(1)} ms a page a core, of the fastest round`);
  rmSync(folder, { recursive: true });
}

function describe(values: readonly Measured[]): string {
  const times = values.map(({ time }) => time);
  const memory = median(values.map((one) => one.memory));
  return `${`${describeSpread(times)} ms`.padEnd(30)}${memory.toFixed(0)} MB`;
}

/** One more remote whose one route has so many entries. */
async function addRemote(
  folder: string,
  name: string,
  pages: number,
  deliver: (words: readonly string[]) => Promise<unknown>,
): Promise<void> {
  await deliver(['create-remote', `mfe-${name}`, name]);
  linkDependencies(join(root, 'mfe-partners/node_modules'), join(folder, `mfe-${name}/node_modules`), folder, [
    'shared-config',
    'shared-ui',
  ]);
  const definition = join(folder, `mfe-${name}/remote.ts`);
  const entries = `entries: Array.from({ length: ${pages} }, (_, id) => \`/${name}/\${id}\`),`;
  const text = readFileSync(definition, 'utf8').replace(`path: '/${name}',`, `path: '/${name}/:id', ${entries}`);
  writeFileSync(definition, text);
  writeFileSync(
    join(folder, `mfe-${name}/src/${name}/${name}-page.tsx`),
    `import { useLocation } from 'react-router-dom';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';

/** \`/${name}/:id\` */
export default function Page() {
  const { pathname } = useLocation();
  const sentences = Array.from({ length: 40 }, (_, id) => \`Paragraph \${id} of \${pathname}, a sentence of usual length.\`);
  return (
    <article className={page.page}>
      <PageHead title={pathname} description={\`About \${pathname}.\`} path={pathname} />
      <h1 className={page.heading}>{pathname}, round 0</h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </article>
  );
}
`,
  );
}

console.log(`Median (least to most) of ${rounds} rounds on ${availableParallelism()} cores, and memory:`);
await measure('The real site', 0);
await measure('With 5,000 pages', 4890);
