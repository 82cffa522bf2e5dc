import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedProject } from 'kit/contract/embedded-project';
import { readCounts } from 'kit/presets/command-line/read-counts';
import { writeSite } from '../src/testing/test-site';
import { countLosses, endProcess, startProcess, startVisitors } from './posting-server';

// Visitors, writers, pipelining, readers that stall and requests that are abandoned, all at once: whether memory and handles of the
// server are at the end as they were in minute 2, how long pages take, and whether something that was acknowledged is lost:
// npx -y pnpm@12 prove soak [minutes]. A server that is killed meanwhile: npx -y pnpm@12 prove submissions.

const { minutes } = readCounts({ minutes: 20 });
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const siteFolder = join(folder, 'site');
const dataFolder = join(folder, 'data');
mkdirSync(siteFolder);
writeSite(siteFolder, 'soak');
const film = '/media/film.0123abcd.mp4';
mkdirSync(join(siteFolder, 'media'), { recursive: true });
writeFileSync(join(siteFolder, film), Buffer.alloc(2 * 1024 * 1024, 1));

const running = await startProcess(siteFolder, dataFolder);
let isDone = false;
const pageTimes: number[] = [];
const root = `/v1/projects/${embeddedProject}/databases/(default)/documents`;

/** Repeats something until the end; a run that is abandoned then is no failure. */
async function repeat(pause: number, act: () => Promise<unknown>): Promise<void> {
  while (!isDone) {
    await act().catch(() => {});
    await wait(pause);
  }
}

const call = (method: string, body: object, signal?: AbortSignal) =>
  fetch(`${running.address}${root}:${method}`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  }).then((response) => response.text());

let writes = 0;
const write = () => {
  writes += 1;
  const name = `${root.slice('/v1/'.length)}/blogs/post-${writes % 50}`;
  const content = { stringValue: `${writes} ${'word '.repeat(1000)}` };
  return call('commit', { writes: [{ update: { name, fields: { content } } }] });
};
const query = { structuredQuery: { from: [{ collectionId: 'blogs' }] } };

async function readPage(): Promise<void> {
  const start = performance.now();
  await (await fetch(`${running.address}/ask-us`)).text();
  pageTimes.push(performance.now() - start);
}

/** Asks for films on one connection, and goes, or stays without reading. */
async function askForFilms(count: number, stay: number): Promise<void> {
  const { hostname, port } = new URL(running.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET ${film} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`.repeat(count));
  await wait(stay);
  socket.destroy();
}

/** Memory (MB) and open handles of the server. */
function measure() {
  const process = `/proc/${running.child.pid}`;
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${process}/status`, 'utf8'))?.[1]) / 1024;
  return { memory, handles: readdirSync(`${process}/fd`).length };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

async function watchMinute() {
  const samples = [];
  pageTimes.length = 0;
  for (let second = 0; second < 60; second += 5) {
    await wait(5000);
    samples.push(measure());
  }
  const memory = mean(samples.map((sample) => sample.memory));
  const handles = mean(samples.map((sample) => sample.handles));
  return { memory, handles, slowest: percentile(pageTimes, 0.99), pages: pageTimes.length };
}

const visitors = startVisitors(() => running.address, 4, 100);
const others = [
  repeat(20, readPage),
  repeat(20, readPage),
  repeat(200, write),
  repeat(500, () => call('runQuery', query)),
  repeat(100, () => call('runQuery', query, AbortSignal.timeout(4))),
  repeat(500, () => askForFilms(30, 100)),
  repeat(0, () => askForFilms(1, 90_000)),
  repeat(0, () => askForFilms(20, 90_000)),
];
const watched = [];
for (let minute = 1; minute <= minutes; minute += 1) {
  const found = await watchMinute();
  watched.push(found);
  const { memory, handles, slowest, pages } = found;
  console.log(
    `minute ${minute}: ${memory.toFixed(0)} MB, ${handles.toFixed(0)} handles, ${pages} pages, 99 % within ${slowest.toFixed(0)} ms`,
  );
}
isDone = true;
await visitors.stop();
await Promise.race([Promise.all(others), wait(5000)]);
await endProcess(running, 'SIGTERM');

const { stored, lost, doubled } = countLosses(dataFolder, visitors.acknowledged);
const [second, last] = [watched[1], watched.at(-1)];
const growth = (what: 'memory' | 'handles') => (second && last ? last[what] / second[what] - 1 : 0);
console.log(
  `${minutes} minutes: memory ${(100 * growth('memory')).toFixed(0)} %, handles ${(100 * growth('handles')).toFixed(0)} % since minute 2: ${visitors.acknowledged.size} acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled`,
);
rmSync(folder, { recursive: true });
const isWell =
  lost + doubled === 0 &&
  growth('memory') <= 0.1 &&
  growth('handles') <= 0.1 &&
  watched.slice(1).every(({ slowest }) => slowest <= 50);
process.exit(isWell ? 0 : 1);
