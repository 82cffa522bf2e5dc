import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showProgress } from 'kit/presets/command-line/progress';
import { writeSite } from '../src/testing/test-site';
import { countLosses, endProcess, startProcess, startVisitors } from './posting-server';

// Posts without pause while the server is killed with SIGKILL at random moments, as a power cut would, then compares what
// was acknowledged with what is stored: npx -y pnpm@12 prove submissions [kills]. Exit code 1 when one was lost or doubled.

const kills = Number(process.argv[2] ?? 200);
const folder = mkdtempSync(join(tmpdir(), 'fault-'));
const siteFolder = join(folder, 'site');
const dataFolder = join(folder, 'data');
mkdirSync(siteFolder);
writeSite(siteFolder, 'fault');

const reportProgress = showProgress();
let running = await startProcess(siteFolder, dataFolder);
const visitors = startVisitors(() => running.address);
for (let kill = 1; kill <= kills; kill += 1) {
  await new Promise((done) => setTimeout(done, 20 + Math.random() * 180));
  await endProcess(running, 'SIGKILL');
  running = await startProcess(siteFolder, dataFolder);
  reportProgress('kills', kill, kills);
}
await visitors.stop();
await endProcess(running, 'SIGTERM');

const { stored, lost, doubled } = countLosses(dataFolder, visitors.acknowledged);
console.log(
  `${kills} kills: ${visitors.sent()} sent, ${visitors.acknowledged.size} acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled`,
);
rmSync(folder, { recursive: true });
process.exitCode = lost > 0 || doubled > 0 ? 1 : 0;
