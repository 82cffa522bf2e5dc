import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Firestore } from 'firebase/firestore/lite';
import { showProgress } from 'kit/presets/command-line/progress';
import { readCounts } from 'kit/presets/command-line/read-counts';
import * as v from 'valibot';
import { checkOutLive, linkDependencies, removeSites, runIn } from '../harness/fresh-checkout';
import { composeLatest, startSiteServer } from '../harness/site-server';
import { openStore, storePost } from '../harness/store-post';
import { quickRelease } from '../harness/test-delivery';
import { describeLimit, describeSpread, median } from './statistics';

// How long a team waits in a site of 5,000 pages: for all of them once, for a promotion of a remote with 50 of them, for a rollback, for
// an entry of it in a menu of the shell, which is in all of them, for its rollback, and a writer until readers have a new post or a change to one, there and in the site as it is: npx -y pnpm@12 bench:compose [rounds]. Times in
// ms, of whole commands.

const { rounds } = readCounts({ rounds: 5 });
const reportProgress = showProgress();
const root = resolve(import.meta.dirname, '../..');
const publishedSchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.object({ version: v.string() })]));

composeLatest();
const folder = checkOutLive(['mfe-marketing', 'mfe-products', 'mfe-partners', 'mfe-blog-admin']);

function deliver(...words: string[]): string {
  const { status, output } = runIn(folder, 'platform/delivery/src/main.ts', words);
  if (status !== 0) throw new Error(`${words.join(' ')}: ${output}`);
  return output;
}

async function time(action: () => unknown): Promise<number> {
  const began = performance.now();
  await action();
  return performance.now() - began;
}

/** Adds a remote, whose one route has `pages` entries. */
function addRemote(name: string, pages: number): void {
  deliver('create-remote', `mfe-${name}`, name);
  const dependencies = join(folder, `mfe-${name}/node_modules`);
  linkDependencies(join(root, 'mfe-partners/node_modules'), dependencies, folder);
  const definition = join(folder, `mfe-${name}/remote.ts`);
  const entries = `entries: Array.from({ length: ${pages} }, (_, id) => \`/${name}/\${id}\`),`;
  const text = readFileSync(definition, 'utf8').replace(`path: '/${name}',`, `path: '/${name}/:id', ${entries}`);
  writeFileSync(definition, text);
  writePage(name, 'as it was');
}

/** The page of such a remote: a heading and 40 paragraphs. */
function writePage(name: string, edition: string): void {
  const page = `import { useLocation } from 'react-router-dom';
import { PageHead } from 'shared-ui/page/page-head';

/** \`/${name}/:id\` */
export default function Page() {
  const { pathname } = useLocation();
  const sentences = Array.from({ length: 40 }, (_, id) => \`Paragraph \${id} of \${pathname}, a sentence of usual length.\`);
  return (
    <article>
      <PageHead title={pathname} description={\`About \${pathname}.\`} path={pathname} />
      <h1>{pathname}, ${edition}</h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </article>
  );
}
`;
  writeFileSync(join(folder, `mfe-${name}/src/${name}/${name}-page.tsx`), page);
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** How long a writer waits for a new post, and for a change to it. */
async function publish(address: string, store: Firestore, id: string, times: Record<'post' | 'change', number[]>) {
  for (const step of ['post', 'change'] as const) {
    const post = { title: `${step} ${id}`, slug: id };
    const isThere = async () => (await (await fetch(`${address}/blogs/${id}`)).text()).includes(post.title);
    times[step].push(
      await time(async () => {
        await storePost(store, id, post);
        while (!(await isThere())) await pause(20);
      }),
    );
  }
}

const asItIs = { post: [] as number[], change: [] as number[] };
const small = await startSiteServer(undefined, { DELIVERY_DIR: folder });
const smallStore = openStore(small.address);
for (let round = 0; round < rounds; round += 1) {
  reportProgress('posts', round, rounds);
  await publish(small.address, smallStore, `small-${round}`, asItIs);
}
reportProgress('posts', rounds, rounds);
await small.stop();
// Each page of a remote may have as much HTML as there is room for all of them: one remote of so many would have none for its styles.
for (const letter of 'abcdefghij') addRemote(`many-${letter}`, 489);
addRemote('few', 50);
deliver('release', ...quickRelease);
function publishFew(): string {
  const published = deliver('release', 'mfe-few', '--publish-only', '--json', ...quickRelease);
  return v.parse(publishedSchema, published)[0].version;
}
/** The same pages each time, but for the first: an entry leads there. */
const withEntry = Array.from({ length: rounds }, (_, round) => {
  reportProgress('menus', round, rounds);
  const definition = join(folder, 'mfe-few/remote.ts');
  const source = readFileSync(definition, 'utf8');
  const entry = `menuEntries: { resources: [{ to: '/few/0', label: 'Edition ${round}', note: 'A note of usual length' }] },`;
  writeFileSync(definition, source.replace('routes:', `${entry} routes:`));
  const version = publishFew();
  writeFileSync(definition, source);
  return version;
});
reportProgress('menus', rounds, rounds);
const versions = Array.from({ length: rounds }, (_, round) => {
  reportProgress('releases', round, rounds);
  writePage('few', `edition ${round}`);
  return publishFew();
});
reportProgress('releases', rounds, rounds);
// The checks of a release have rendered its pages; a machine that promotes it renders them itself. Moved, not removed: a file system may
// make folders much more slowly right after thousands of them were removed.
mkdirSync(join(folder, 'forgotten'));
renameSync(join(folder, '.cache/pages'), join(folder, 'forgotten/pages'));
renameSync(join(folder, '.sites'), join(folder, 'forgotten/sites'));

const times = {
  all: await time(() => deliver('compose')),
  promote: [] as number[],
  rollback: [] as number[],
  menu: [] as number[],
  menuBack: [] as number[],
  post: [] as number[],
  change: [] as number[],
};
const server = await startSiteServer(undefined, { DELIVERY_DIR: folder });
const store = openStore(server.address);
for (const [round, version] of versions.entries()) {
  reportProgress('rounds', round, rounds);
  times.promote.push(await time(() => deliver('promote', 'mfe-few', version, '--force')));
  times.rollback.push(await time(() => deliver('rollback', 'mfe-few')));
  times.menu.push(await time(() => deliver('promote', 'mfe-few', withEntry[round] ?? '', '--force')));
  times.menuBack.push(await time(() => deliver('rollback', 'mfe-few')));
  await publish(server.address, store, `post-${round}`, times);
}
reportProgress('rounds', rounds, rounds);
await server.stop();
removeSites(folder);

console.log(`the site as it is, median (least to most) of ${rounds} rounds, ms
a post, until readers have it: ${describeSpread(asItIs.post)}; ${describeLimit(Math.max(...asItIs.post), 3000, 'ms')}
a change to it: ${describeSpread(asItIs.change)}; ${describeLimit(Math.max(...asItIs.change), 3000, 'ms')}
5,000 pages, median (least to most) of ${rounds} rounds, ms
all pages rendered, once: ${times.all.toFixed(0)}
one remote of 50 pages promoted: ${describeSpread(times.promote)}; ${describeLimit(median(times.promote), 4000, 'ms')}
rolled back: ${describeSpread(times.rollback)}
an entry in a menu of all pages: ${describeSpread(times.menu)}
rolled back: ${describeSpread(times.menuBack)}
a post, until readers have it: ${describeSpread(times.post)}
a change to it: ${describeSpread(times.change)}`);
