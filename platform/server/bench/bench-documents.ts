import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedProject } from 'kit/contract/embedded-project';
import { postsCollection } from 'kit/posts/post';
import * as v from 'valibot';
import { startTestSite } from '../src/testing/test-site';

// A store of 5,000 posts of some 5 kB, about 700 words each: how long queries take, and pages meanwhile. The server runs
// in a process of its own.
// npx -y pnpm@12 prove documents

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
  content: { arrayValue: { values: Array.from({ length: 7 }, (_, id) => paragraph(post, id)) } },
});

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
];

const summarise = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`;
};

async function measure(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

async function bench(address: string): Promise<void> {
  const call = async (method: string, body: object) => {
    const response = await fetch(`${address}/v1/${root}:${method}`, { method: 'POST', body: JSON.stringify(body) });
    const result = await response.text();
    if (!response.ok) throw new Error(result);
  };
  for (let first = 0; first < posts; first += 200) {
    const writes = Array.from({ length: 200 }, (_, offset) => ({
      update: { name: `${root}/${postsCollection}/post-${first + offset}`, fields: postOf(first + offset) },
    }));
    await call('commit', { writes });
  }
  console.log(`${posts} posts of ${Math.round(JSON.stringify(postOf(0)).length / 100) / 10} kB:`);

  const pageTimes: number[] = [];
  let isDone = false;
  const visit = async () => {
    for (; !isDone; await wait(20)) {
      pageTimes.push(await measure(async () => (await fetch(`${address}/ask-us`)).text()));
    }
  };
  const visits = visit();
  for (const [name, method, body] of queries) {
    await call(method, body);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measure(() => call(method, body)));
    console.log(`${name}: ${summarise(times)}`);
  }
  isDone = true;
  await visits;
  console.log(`${pageTimes.length} pages meanwhile: ${summarise(pageTimes)}`);
}

async function serve(): Promise<void> {
  const site = await startTestSite();
  process.once('disconnect', () => void site.dispose());
  process.send?.(site.server.address);
}

async function main(): Promise<void> {
  const server = fork(import.meta.filename);
  await bench(v.parse(v.string(), (await once(server, 'message'))[0]));
  server.disconnect();
}

void (process.send ? serve() : main());
