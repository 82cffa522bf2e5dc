import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { readCounts } from 'shared-config/presets/command-line/read-counts';

// The memory of the server over the composed site, while all its pages are asked for again and again for two minutes, on
// Linux: npx -y pnpm@12 bench:memory [seconds].

const { seconds } = readCounts({ seconds: 120 });
const samples = 12;
const root = resolve(import.meta.dirname, '../..');
const dataFolder = mkdtempSync(join(tmpdir(), 'memory-'));
const server = spawn(process.execPath, [join(root, 'run.cjs'), join(root, 'server/src/main.ts')], {
  cwd: root,
  env: { ...process.env, PUBLIC_ORIGIN: '', PORT: '0', DATA_DIR: dataFolder, SITE_DIR: join(root, 'site') },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const exited = new Promise<void>((done) => server.once('exit', () => done()));
const address = await new Promise<string>((found, failed) => {
  server.once('exit', (code) => failed(new Error(`the server ended with code ${code} before it was ready`)));
  server.stdout.on('data', (text) => {
    const [, ready] = /Ready on (http:\S+)/.exec(String(text)) ?? [];
    if (ready) found(ready);
  });
});
const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
const requests = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '/']) => ({
  path: path.replaceAll('&amp;', '&') || '/',
  headers: { 'accept-encoding': 'br' },
}));

/** Resident memory of the server in MB. */
const readMemory = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1000);

console.log(`${requests.length} pages in turn, MB after each ${seconds / samples} s:`);
const memory: number[] = [];
let sent = 0;
for (let sample = 0; sample < samples; sample += 1) {
  const outcome = await autocannon({ url: address, connections: 20, duration: seconds / samples, requests });
  if (outcome.non2xx + outcome.errors > 0) throw new Error(`${outcome.non2xx + outcome.errors} requests failed`);
  sent += outcome.requests.total;
  memory.push(readMemory());
}
console.log(`${memory.join(' ')}; ${sent} requests`);
server.kill('SIGTERM');
await exited;
rmSync(dataFolder, { recursive: true });
