import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { showProgress } from 'kit/presets/command-line/progress';
import { readCounts } from 'kit/presets/command-line/read-counts';
import { publicKeyOf } from '../../platform/delivery/src/signatures/release-signature';
import { startTestRegistry } from '../../platform/delivery/testing/test-registry';
import { callOf, runInBackground } from '../harness/fresh-checkout';
import { readHeading } from '../harness/read-heading';
import { composeLatest } from '../harness/site-server';
import { startTeam } from '../harness/team';
import { platformSite, quickRelease } from '../harness/test-delivery';
import { checkReleases, checkWhole } from './check-whole';

// Kills a signed release into an npm registry with SIGKILL, spread evenly over all that it does: `npx -y pnpm@12 prove releases
// [kills]`. After each, the site, the registry and every release in its place must be whole; the next release of the same sources
// must succeed as it is, and nothing but what a later compose removes may be left.

const { kills } = readCounts({ kills: 30 });
composeLatest(platformSite);
const { folder, deliver, live, change, stop } = await startTeam();
const store = await startTestRegistry(undefined, '@wiedmann');
writeFileSync(join(folder, '.npmrc'), store.npmrc('ada'));
const key = generateKeyPairSync('ed25519').privateKey;
const added = deliver('add-key', 'foundry', publicKeyOf(key), 'mfe-bells');
if (added.status !== 0) throw new Error(added.output);
const temporary = join(folder, 'temporary');
mkdirSync(temporary);
const environment = {
  RELEASE_STORE: store.address,
  RELEASE_KEY: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  TMPDIR: temporary,
};
const release = ['release', 'mfe-bells', ...quickRelease];

/** Releases and kills the command, with all that it started, after a time in ms. @returns whether it was not done by then */
function releaseAndKill(after: number): Promise<boolean> {
  const { file, words, options } = callOf(folder, 'platform/delivery/src/main.ts', release, environment);
  const child = spawn(file, words, { ...options, stdio: 'ignore', detached: true });
  return new Promise((done) => {
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), after);
    child.once('exit', (_code, signal) => {
      clearTimeout(timer);
      done(signal === 'SIGKILL');
    });
  });
}

/** @throws {Error} with its output, when it does not succeed as it is. */
async function releaseWhole(): Promise<void> {
  const { status, output } = await runInBackground(folder, 'platform/delivery/src/main.ts', release, environment);
  if (status !== 0) throw new Error(output);
}

let drawn = readHeading('/anfrage', platformSite);
/** Other sources, so that everything is done again. */
function changeSources(number: number): void {
  const next = `Version ${number} of the heading`;
  change('mfe-bells/src/inquiry/inquiry-page.tsx', (source) => source.replace(drawn, next));
  drawn = next;
}

changeSources(0);
const started = Date.now();
await releaseWhole();
let usual = Date.now() - started;
const reportProgress = showProgress();
let killed = 0;
for (let number = 1; killed < kills; number += 1) {
  changeSources(number);
  const before = live('mfe-bells');
  const begun = Date.now();
  const wasKilled = await releaseAndKill(((killed + 0.5) / kills) * usual);
  // The machine may have less else to do than it had.
  if (!wasKilled) usual = Math.min(usual, Date.now() - begun);
  checkWhole(folder);
  const versions = await checkReleases(folder, 'mfe-bells');
  if (!versions.includes(live('mfe-bells'))) throw new Error(`${live('mfe-bells')} is live and not there`);
  if (wasKilled && number % 5 === 0) {
    await releaseWhole();
    if (live('mfe-bells') === before) throw new Error(`the release after kill ${killed} has changed nothing`);
  }
  killed += wasKilled ? 1 : 0;
  reportProgress('kills', killed, kills);
}
await releaseWhole();
checkWhole(folder);
await checkReleases(folder, 'mfe-bells');
const left = ['.', 'releases', 'releases/mfe-bells', '.sites', '.cache']
  .flatMap((part) => readdirSync(join(folder, part)))
  .filter((name) => /\.(tmp|lock|holder)$/.test(name));
const ofSystem = readdirSync(temporary);
await store.stop();
await stop();
console.log(
  `releases of about ${usual} ms, ${killed} killed: site, registry and releases were whole after each, and the next release succeeded`,
);
console.log(
  `half written, until a compose a day later: ${left.length} (${left.join(', ')}); in the system's folder: ${ofSystem.join(', ')}`,
);
