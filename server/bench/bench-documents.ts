import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { embeddedProject } from 'shared-config/posts/embedded-project';
import { postsCollection } from 'shared-config/posts/post';
import * as v from 'valibot';
import { startTestSite } from '../src/testing/test-site';

// A store of 5,000 posts of 6 kB: how long queries take, and how long pages take meanwhile, which another process asks for.
// npx -y pnpm@12 bench:documents

const posts = 5000;
const rounds = 15;
const root = `projects/${embeddedProject}/databases/(default)/documents`;

const text = (stringValue: string) => ({ stringValue });
const words = (post: number, count: number) =>
  Array.from({ length: count }, (_, index) => ((post * 7919 + index * 104_729) % 65_536).toString(16)).join(' ');
const paragraph = (post: number, id: number) => ({
  mapValue: {
    fields: {
      id: { integerValue: String(id) },
      type: text('paragraph'),
      content: text(`<p>${words(post + id, 105)}</p>`),
    },
  },
});
const postOf = (post: number) => ({
  title: text(`Post ${post}`),
  category: text(['Fleet', 'Safety', 'Operations'][post % 3] ?? ''),
  publishDate: text(`2026-${String((post % 12) + 1).padStart(2, '0')}-01`),
  status: text('published'),
  slug: text(`post-${post}`),
  content: { arrayValue: { values: Array.from({ length: 10 }, (_, id) => paragraph(post, id)) } },
});

const site = await startTestSite();
const { address } = site.server;

async function call(method: string, body: object): Promise<ArrayBuffer> {
  const response = await fetch(`${address}/v1/${root}:${method}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.arrayBuffer();
}

for (let first = 0; first < posts; first += 500) {
  const writes = Array.from({ length: 500 }, (_, offset) => ({
    update: { name: `${root}/${postsCollection}/post-${first + offset}`, fields: postOf(first + offset) },
  }));
  await call('commit', { writes });
}

const summarise = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`;
};

const from = [{ collectionId: postsCollection }];
const where = { fieldFilter: { field: { fieldPath: 'category' }, op: 'EQUAL', value: text('Safety') } };
const orderBy = [{ field: { fieldPath: 'publishDate' }, direction: 'DESCENDING' }];
const queries: [name: string, method: string, body: object][] = [
  ['filtered, sorted, limit 20', 'runQuery', { structuredQuery: { from, where, orderBy, limit: 20 } }],
  ['sorted, limit 20', 'runQuery', { structuredQuery: { from, orderBy, limit: 20 } }],
  [
    'count',
    'runAggregationQuery',
    { structuredAggregationQuery: { structuredQuery: { from, where }, aggregations: [{ count: {} }] } },
  ],
  ['all posts', 'runQuery', { structuredQuery: { from } }],
];

/** Asks for a page every 20 ms until it is told to stop. */
const visitor = spawn(
  process.execPath,
  [
    '-e',
    `const times = [];
    const timer = setInterval(async () => {
      const start = performance.now();
      await (await fetch('${address}/contact')).arrayBuffer();
      times.push(performance.now() - start);
    }, 20);
    process.once('message', () => { clearInterval(timer); process.send(times, () => process.exit()); });`,
  ],
  { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
);

console.log(`${posts} posts of ${Math.round(JSON.stringify(postOf(0)).length / 100) / 10} kB:`);
for (const [name, method, body] of queries) {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    await call(method, body);
    // The first round warms up.
    if (round > 0) times.push(performance.now() - start);
  }
  console.log(`${name}: ${summarise(times)}`);
}
const reply = once(visitor, 'message');
visitor.send('stop');
const pageTimes = v.parse(v.array(v.number()), (await reply)[0]);
console.log(`${pageTimes.length} pages meanwhile: ${summarise(pageTimes)}`);
await site.dispose();
