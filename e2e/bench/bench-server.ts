import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { showProgress } from 'kit/presets/command-line/progress';
import { readCounts } from 'kit/presets/command-line/read-counts';
import { testShare, viewOf, visitorAddress, writeShare } from '../../platform/server/src/testing/test-share';
import { startTestSite } from '../../platform/server/src/testing/test-site';
import { describeSpread, median } from './statistics';

// Requests a second of the embedded server beside a bare Node server that sends the same bytes, headers included:
// npx -y pnpm@12 bench:server [rounds]. Both run in this process and are asked in turn, so that other load meets them alike.

const { rounds } = readCounts({ rounds: 5 });
const seconds = 3;
const page = `<!doctype html><title>Page</title><p>${'Text of a page. '.repeat(600)}</p>`;
const post = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({
    'form-name': 'enquiry',
    person: 'Ada Example',
    firm: 'Example Works',
    email: 'ada@example.com',
    dialCode: '+91',
    telephone: '12345',
    reason: 'Support',
    message: 'Hello',
  }).toString(),
} as const;

const site = await startTestSite({
  formsPerMinute: 1_000_000_000,
  // Behind a proxy, so that visitors have addresses of their own.
  public: { origin: 'http://localhost', host: '127.0.0.1', trustedProxies: ['127.0.0.1'] },
  staffPort: 0,
});
writeShare(site.folder, { percent: 10, views: 2500 });

/** How many visitors a second leave, and tell how their page fared: 130 million views a month. */
const leaving = 50;
let visitors = 0;

/** Lets visitors leave all the time. @returns stops it */
function letVisitorsLeave(): () => void {
  const timer = setInterval(() => {
    visitors += 1;
    void fetch(`${site.server.address}/__signals`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': visitorAddress(visitors) },
      body: JSON.stringify([viewOf(visitors % 10 === 0 ? testShare.shared : testShare.live, { largestPaint: 1200 })]),
    });
  }, 1000 / leaving);
  return () => clearInterval(timer);
}
writeFileSync(join(site.folder, 'one', 'ask-us', 'index.html'), page);
const { headers } = await fetch(`${site.server.address}/ask-us`);
const sameHeaders = [...headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name));
const bare = createServer((request, response) => {
  if (request.method === 'GET') {
    for (const [name, value] of sameHeaders) response.setHeader(name, value);
    return response.end(page);
  }
  request.resume();
  request.on('end', () => response.end('{"ok":true}'));
});
await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
const bareAddress = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;

/** Opens a page 100 times, one after the other. @returns the median time in ms */
async function timePages(): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < 100; page += 1) {
    const start = performance.now();
    await (await fetch(`${site.server.address}/ask-us`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return median(times);
}

const contestants = [
  { name: 'page, this server', options: { url: `${site.server.address}/ask-us` }, rates: [] as number[] },
  { name: 'page, bare Node', options: { url: `${bareAddress}/ask-us` }, rates: [] as number[] },
  { name: 'form, this server (stored)', options: { url: site.server.address, ...post }, rates: [] as number[] },
  { name: 'form, bare Node (not stored)', options: { url: bareAddress, ...post }, rates: [] as number[] },
];
const reportProgress = showProgress();
for (let round = 0; round < rounds; round += 1) {
  reportProgress('rounds', round, rounds);
  for (const { name, options, rates } of contestants) {
    const { requests, non2xx, errors } = await autocannon({ connections: 20, duration: seconds, ...options });
    if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed`);
    rates.push(requests.average);
  }
}
// The waiting times of a visitor, on a server that has time, with and without others who leave: in turn, too.
const waits = { alone: [] as number[], beside: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  waits.alone.push(await timePages());
  const stop = letVisitorsLeave();
  waits.beside.push(await timePages());
  stop();
}
reportProgress('rounds', rounds, rounds);
await site.dispose();
bare.close();

console.log(`requests a second, median (least to most) of ${rounds} rounds of ${seconds} s, 20 connections`);
for (const { name, rates } of contestants) console.log(`  ${name.padEnd(30)}${describeSpread(rates)}`);
const [own = 0, plain = 1] = contestants.map(({ rates }) => median(rates));
console.log(`  a page, of a bare Node server: ${((own / plain) * 100).toFixed(0)} %`);
console.log(`  ms for a page, one at a time    ${describeSpread(waits.alone)}`);
console.log(`  while ${leaving} visitors leave a second ${describeSpread(waits.beside)}`);
