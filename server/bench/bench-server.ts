import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { startTestSite } from '../src/testing/test-site';
import { startNginx } from './start-nginx';

// Requests a second and 99th percentile of this server, of a bare Node server that sends the same bytes, headers included,
// and of nginx over the same folder where it is installed: npx -y pnpm@12 bench:server. The first two run in one process,
// with alternating rounds, so that other load on the machine affects all alike.

const rounds = 5;
const seconds = 3;
const page = `<!doctype html><title>Page</title><p>${'Text of a page. '.repeat(600)}</p>`;
const form = new URLSearchParams({
  'form-name': 'home-contact',
  fullName: 'Ada Example',
  companyName: 'Example Works',
  email: 'ada@example.com',
  countryCode: '+91',
  phoneNumber: '12345',
  reason: 'Support',
  message: 'Hello',
}).toString();

const site = await startTestSite({ formsPerMinute: 1_000_000_000 });
writeFileSync(join(site.folder, 'one', 'contact', 'index.html'), page);
const { headers } = await fetch(`${site.server.address}/contact`);
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
const nginx = await startNginx(join(site.folder, 'one'));

const post = {
  method: 'POST',
  body: form,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
} as const;
const contestants = [
  { name: 'page, this server', url: `${site.server.address}/contact`, options: {} },
  { name: 'page, bare Node', url: `${bareAddress}/contact`, options: {} },
  ...(nginx ? [{ name: 'page, nginx, one worker', url: `${nginx.address}/contact`, options: {} }] : []),
  { name: 'form, this server (on disk before the response)', url: `${site.server.address}/`, options: post },
  { name: 'form, bare Node (stores nothing)', url: `${bareAddress}/`, options: post },
];
const results = contestants.map(() => ({ rates: [] as number[], slow: [] as number[], failed: 0 }));
const progress = showProgress();
for (let round = 0; round < rounds; round += 1) {
  progress.report('rounds', round, rounds);
  for (const [index, { url, options }] of contestants.entries()) {
    const outcome = await autocannon({ url, connections: 20, duration: seconds, ...options });
    results[index]?.rates.push(outcome.requests.average);
    results[index]?.slow.push(outcome.latency.p99);
    const result = results[index];
    if (result) result.failed += outcome.non2xx + outcome.errors;
  }
}
progress.report('rounds', rounds, rounds);
const sorted = (numbers: number[]) => [...numbers].sort((one, other) => one - other);
const median = (numbers: number[]) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
const describe = (numbers: number[]) =>
  `${Math.round(median(numbers))} (${Math.round(Math.min(...numbers))}–${Math.round(Math.max(...numbers))})`;
console.log(`Medians and spread of ${rounds} rounds of ${seconds} s, 20 connections:`);
contestants.forEach(({ name }, index) => {
  const result = results[index];
  if (result) {
    console.log(
      `${name}: ${describe(result.rates)} requests/s, p99 ${describe(result.slow)} ms, ${result.failed} failed`,
    );
  }
});
const [own = 0, plain = 1] = results.map(({ rates }) => median(rates));
console.log(`page, of a bare Node server: ${Math.round((own / plain) * 100)} %`);
await nginx?.stop();
await site.dispose();
await new Promise((done) => bare.close(done));
