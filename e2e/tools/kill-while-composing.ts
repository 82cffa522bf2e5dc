import { spawn } from 'node:child_process';
import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { showProgress } from 'kit/presets/command-line/progress';
import { readCounts } from 'kit/presets/command-line/read-counts';
import { callOf } from '../harness/fresh-checkout';
import { readHeading } from '../harness/read-heading';
import { composeLatest } from '../harness/site-server';
import { startTeam } from '../harness/team';
import { platformSite } from '../harness/test-delivery';
import { checkWhole } from './check-whole';

// Kills the delivery commands with SIGKILL at random moments while they promote: `npx -y pnpm@12 prove compose [kills]`. After
// each, the live site must be whole (every page of one composition) and the registry readable; at the end the next command must
// work as if nothing had been.

const { kills } = readCounts({ kills: 200 });
composeLatest(platformSite);
const { folder, deliver, live, change, publish, stop } = await startTeam();
const first = live('mfe-bells');
change('mfe-bells/src/inquiry/inquiry-page.tsx', (source) =>
  source.replace(readHeading('/anfrage', platformSite), 'The other version'),
);
const other = publish('mfe-bells');

/** Promotes a version and kills the command, with all that it started, after a time in ms. @returns whether it was not done by then */
function promoteAndKill(version: string, after: number): Promise<boolean> {
  const args = ['promote', 'mfe-bells', version, '--force'];
  const { file, words, options } = callOf(folder, 'platform/delivery/src/main.ts', args);
  const child = spawn(file, words, { ...options, stdio: 'ignore', detached: true });
  return new Promise((done) => {
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), after);
    child.once('exit', (_code, signal) => {
      clearTimeout(timer);
      done(signal === 'SIGKILL');
    });
  });
}

/** Takes away what a compose could take over, so that the kill meets it at work. */
function forgetWork(): void {
  const site = realpathSync(join(folder, 'site')).split('/').at(-1);
  rmSync(join(folder, '.cache', 'pages'), { recursive: true, force: true });
  for (const name of readdirSync(join(folder, '.sites')))
    if (name !== site) rmSync(join(folder, '.sites', name), { recursive: true });
}

forgetWork();
const started = Date.now();
await promoteAndKill(other, 60_000);
const usual = Date.now() - started;
let killed = 0;
const reportProgress = showProgress();
while (killed < kills) {
  forgetWork();
  const target = live('mfe-bells') === first ? other : first;
  if (await promoteAndKill(target, Math.random() * usual * 1.2)) killed += 1;
  checkWhole(folder);
  live('mfe-bells');
  reportProgress('kills', killed, kills);
}
for (const words of [['promote', 'mfe-bells', first, '--force'], ['compose']]) {
  const { status, output } = deliver(...words);
  if (status !== 0) throw new Error(`${words.join(' ')}: ${output}`);
}
checkWhole(folder);
await stop();
console.log(
  `promotions of about ${usual} ms, ${killed} killed: the site was whole and the registry readable after each`,
);
