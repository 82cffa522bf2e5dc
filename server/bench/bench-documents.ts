import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { showProgress } from 'shared-config/presets/command-line/progress';
import * as v from 'valibot';
import { startTestSite } from '../src/testing/test-site';

// The documents store with 20,000 documents of about 6 kB: npx -y pnpm@12 bench:documents. Server and clients share the machine,
// pages are requested by another process. CPU is that of all threads of this process, including its client.

const rounds = 15;
const posts = 2000;
const others = 18_000;
const root = 'projects/bench/databases/(default)/documents';

// Sentences of words with natural frequencies (Zipf's law), the same in each run.
let seed = 42;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};
const vocabulary = Array.from({ length: 4000 }, () =>
  Array.from(
    { length: 2 + Math.floor(random() * 4) },
    () => 'bcdfglmnprst'.charAt(Math.floor(random() * 12)) + 'aeiou'.charAt(Math.floor(random() * 5)),
  ).join(''),
);
const sentence = () => {
  const words = Array.from({ length: 12 }, () => vocabulary[Math.floor(4000 ** random()) - 1] ?? 'a');
  return `${words.join(' ')}.`;
};
const text = (stringValue: string) => ({ stringValue });
const paragraph = (id: number) => ({
  mapValue: {
    fields: {
      id: { integerValue: String(id) },
      type: text('paragraph'),
      content: text(`<p>${Array.from({ length: 5 }, sentence).join(' ')}</p>`),
    },
  },
});
const postOf = (index: number) => ({
  title: text(`Post ${index}`),
  author: text('Ada Example'),
  category: text(['Fleet', 'Safety', 'Operations'][index % 3] ?? ''),
  publishDate: text(`2026-${String((index % 12) + 1).padStart(2, '0')}-01`),
  excerpt: text(sentence()),
  status: text('published'),
  slug: text(`post-${index}`),
  content: { arrayValue: { values: Array.from({ length: 10 }, (_, id) => paragraph(id)) } },
});

const site = await startTestSite();
const { address } = site.server;
const call = (method: string, body: object, headers = {}) =>
  fetch(`${address}/v1/${root}:${method}`, { method: 'POST', body: JSON.stringify(body), headers });

const started = performance.now();
for (let index = 0; index < posts + others; index += 200) {
  const writes = Array.from({ length: 200 }, (_, offset) => {
    const number = index + offset;
    const collection = number < posts ? 'blogs' : 'archive';
    return { update: { name: `${root}/${collection}/post-${number}`, fields: postOf(number) } };
  });
  const response = await call('commit', { writes });
  if (!response.ok) throw new Error(await response.text());
}
const bytes = JSON.stringify(postOf(0)).length;
console.log(
  `${posts + others} documents of ${bytes} bytes stored in ${Math.round((performance.now() - started) / 1000)} s`,
);

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b);
const describe = (numbers: number[], unit: string) => {
  const ordered = sorted(numbers);
  const round = (value = 0) => Math.round(value * 10) / 10;
  return `${round(ordered[Math.floor(ordered.length / 2)])} ${unit} (${round(ordered[0])}–${round(ordered.at(-1))})`;
};

async function measure(name: string, method: string, body: object): Promise<void> {
  const times: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [usage, before] = [process.cpuUsage(), performance.now()];
    const response = await call(method, body);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    // The first round prepares what later ones use.
    if (round === 0) continue;
    times.push(performance.now() - before);
    const used = process.cpuUsage(usage);
    cpu.push((used.user + used.system) / 1000);
  }
  console.log(`${name}: ${describe(times, 'ms')}, ${describe(cpu, 'ms of CPU')}`);
}

const from = [{ collectionId: 'archive' }];
const order = (fieldPath: string, direction = 'DESCENDING') => ({ field: { fieldPath }, direction });
const equal = (fieldPath: string, value: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: text(value) },
});
await measure('limit 1 of 18,000', 'runQuery', { structuredQuery: { from, limit: 1 } });
await measure('limit 1, sorted by a field', 'runQuery', {
  structuredQuery: { from, orderBy: [order('publishDate')], limit: 1 },
});
await measure('equality that one document fulfils', 'runQuery', {
  structuredQuery: { from, where: equal('title', 'Post 19000') },
});
await measure('equality of 6,000, sorted, limit 20', 'runQuery', {
  structuredQuery: { from, where: equal('category', 'Safety'), orderBy: [order('publishDate')], limit: 20 },
});
await measure('count of 18,000', 'runAggregationQuery', {
  structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ alias: 'all', count: {} }] },
});

/** Sends the encoded bytes of a query back; a process of its own, whose CPU is not counted. */
const reader = spawn(
  process.execPath,
  [
    '-e',
    `const { request } = require('node:http');
    process.on('message', ({ collectionId, encoding, keep }) => {
      const body = JSON.stringify({ structuredQuery: { from: [{ collectionId }] } });
      const options = { method: 'POST', headers: { 'Accept-Encoding': encoding } };
      request('${address}/v1/${root}:runQuery', options, (response) => {
        const chunks = [];
        let size = 0;
        response.on('data', (chunk) => { size += chunk.length; if (keep) chunks.push(chunk); });
        response.on('end', () => process.send({ size, bytes: Buffer.concat(chunks).toString('base64') }));
      }).end(body);
    });`,
  ],
  { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
);
const resultSchema = v.object({ size: v.number(), bytes: v.string() });
async function readAll(collectionId: string, encoding: string, keep = false) {
  const reply = once(reader, 'message');
  reader.send({ collectionId, encoding, keep });
  const { size, bytes } = v.parse(resultSchema, (await reply)[0]);
  return { size, bytes: Buffer.from(bytes, 'base64') };
}

const whole = brotliDecompressSync((await readAll('blogs', 'br', true)).bytes);
const all = { cpu: [] as number[], time: [] as number[] };
const progress = showProgress();
let sent = 0;
for (let round = 0; round < rounds; round += 1) {
  const [usage, before] = [process.cpuUsage(), performance.now()];
  sent = (await readAll('blogs', 'br')).size;
  const used = process.cpuUsage(usage);
  all.cpu.push((used.user + used.system) / 1000);
  all.time.push(performance.now() - before);
  progress.report('rounds of all posts', round + 1, rounds);
}
const found = v.parse(v.array(v.unknown()), JSON.parse(whole.toString())).length;
console.log(
  `all ${found} posts, brotli: ${describe(all.cpu, 'ms of CPU')}, ${describe(all.time, 'ms')}, ${(sent / 1e6).toFixed(2)} MB of ${(whole.length / 1e6).toFixed(1)} MB`,
);

// Pages at a fixed rate from another process while all posts are asked for again and again.
const pages = `
  const times = [];
  const timer = setInterval(async () => {
    const before = performance.now();
    await (await fetch('${address}/contact')).arrayBuffer();
    times.push(performance.now() - before);
  }, 10);
  setTimeout(() => { clearInterval(timer); setTimeout(() => { times.sort((a, b) => a - b);
    console.log(JSON.stringify({ count: times.length, median: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] })); process.exit(); }, 500); }, 10000);`;
const delay = monitorEventLoopDelay({ resolution: 1 });
const memory: number[] = [];
let queries = 0;
delay.enable();
let isRunning = true;
const visitors = promisify(execFile)(process.execPath, ['-e', pages]).then(({ stdout }) => {
  isRunning = false;
  return stdout.trim();
});
while (isRunning) {
  await readAll('blogs', 'br');
  queries += 1;
  memory.push(process.memoryUsage().rss / 1e6);
}
delay.disable();
console.log(
  `${queries} such queries in 10 s beside 100 pages a second: event-loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, pages ${await visitors}`,
);
console.log(
  `memory: ${describe(memory, 'MB')}, ${Math.round(memory[0] ?? 0)} MB after the first, ${Math.round(memory.at(-1) ?? 0)} MB after the last`,
);
const { size } = await readAll('archive', 'identity');
console.log(
  `18,000 documents in one query: ${(size / 1e6).toFixed(0)} MB, memory then ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
);
reader.disconnect();
await site.dispose();
