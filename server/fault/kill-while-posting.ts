import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSubmissionStore } from '../src/forms/submission-store';
import { openDatabase } from '../src/storage/open-database';
import { writeSite } from '../src/test-site';

// Posts without pause while the server is killed with SIGKILL at random moments, as a power cut would, then compares what
// was acknowledged with what is stored: pnpm fault:submissions [kills]. Ends with code 1 when one was lost or doubled.

const kills = Number(process.argv[2] ?? 200);
const posters = 4;
const folder = mkdtempSync(join(tmpdir(), 'fault-'));
const siteFolder = join(folder, 'site');
const dataFolder = join(folder, 'data');
mkdirSync(siteFolder);
writeSite(siteFolder, 'fault');

async function start(): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(import.meta.dirname, '../src/main.ts')], {
    env: { ...process.env, PORT: '0', FORMS_PER_MINUTE: '1000000', SITE_DIR: siteFolder, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error('The server ended before it was ready')));
    child.stdout.on('data', (text) => {
      const [, ready] = /Ready on (http:\S+)/.exec(String(text)) ?? [];
      if (ready) found(ready);
    });
  });
  return { child, address };
}

let address = '';
let isDone = false;
let sent = 0;
const acknowledged = new Set<string>();

/** Sends one submission after the other, each until it is acknowledged, as the site's forms do: the same key each time. */
async function post(poster: number): Promise<void> {
  for (let count = 0; !isDone; count += 1) {
    const message = `${poster}-${count}`;
    const body = new URLSearchParams({
      'form-name': 'home-contact',
      fullName: 'Ada Example',
      companyName: 'Example Works',
      email: 'ada@example.com',
      countryCode: '+91',
      phoneNumber: '12345',
      reason: 'Support',
      message,
    });
    sent += 1;
    while (!isDone && !acknowledged.has(message)) {
      try {
        const response = await fetch(`${address}/`, {
          method: 'POST',
          body,
          headers: { 'Idempotency-Key': `fault-test-${message}` },
        });
        if (response.ok) acknowledged.add(message);
      } catch {
        // Killed in the middle: exactly what is tried here.
        await new Promise((done) => setTimeout(done, 5));
      }
    }
  }
}

let running = await start();
address = running.address;
const posting = Array.from({ length: posters }, (_, poster) => post(poster));
for (let kill = 1; kill <= kills; kill += 1) {
  await new Promise((done) => setTimeout(done, 20 + Math.random() * 180));
  const ended = new Promise((done) => running.child.once('exit', done));
  running.child.kill('SIGKILL');
  await ended;
  running = await start();
  address = running.address;
  if (kill % 20 === 0) console.log(`${kill} kills, ${acknowledged.size} acknowledged`);
}
isDone = true;
await Promise.all(posting);
running.child.kill('SIGTERM');
await new Promise((done) => running.child.once('exit', done));

const connection = openDatabase(dataFolder);
const stored = createSubmissionStore(connection)
  .list()
  .map(({ fields }) => fields['message'] ?? '');
connection.close();
const storedOnce = new Set(stored);
const lost = [...acknowledged].filter((message) => !storedOnce.has(message));
const doubled = stored.length - storedOnce.size;
console.log(
  `${kills} kills: ${sent} sent, ${acknowledged.size} acknowledged, ${stored.length} stored, ${lost.length} lost, ${doubled} doubled`,
);
rmSync(folder, { recursive: true });
process.exitCode = lost.length > 0 || doubled > 0 ? 1 : 0;
