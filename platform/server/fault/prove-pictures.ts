import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picturesPath } from 'kit/posts/stored-picture';
import { showProgress } from 'kit/presets/command-line/progress';
import { readCounts } from 'kit/presets/command-line/read-counts';
import { hostileFiles } from '../src/pictures/testing/hostile-files';
import { writeSite } from '../src/testing/test-site';
import { killWhileUploading } from './kill-while-uploading';
import { endProcess, startProcess } from './posting-server';

// Sends more than 200 hostile files: each must be refused or made harmless, with the memory of the server and of the process that reads
// pictures below 500 MB together. Then kills the server during uploads: npx -y pnpm@12 prove pictures [kills]. Exit code 1 when something
// else came of a file, or a picture was lost or shown by half.

const { kills } = readCounts({ kills: 50 });
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const reportProgress = showProgress();
const wrong: string[] = [];

/** Most memory of the two, in MB. */
const maxMemory = 500;

const siteFolder = join(folder, 'hostile/site');
const dataFolder = join(folder, 'hostile/data');
mkdirSync(siteFolder, { recursive: true });
writeSite(siteFolder, 'fault');
const server = await startProcess(siteFolder, dataFolder);
const main = server.child.pid ?? 0;
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, residentOf(main));
}, 25);
const files = await hostileFiles('all');
let refused = 0;
for (const [index, { name, bytes, expected }] of files.entries()) {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const response = await fetch(`${server.address}${picturesPath}/${digest}`, { method: 'PUT', body: bytes });
  const text = await response.text();
  if (response.status >= 400) refused += 1;
  if (response.status >= 400 !== (expected === 'refused') || response.status >= 500) {
    wrong.push(`${name}: ${response.status} ${text.slice(0, 200)}, and it should be ${expected}`);
  }
  reportProgress('files', index + 1, files.length);
}
clearInterval(watch);
const stored = join(dataFolder, 'pictures');
for (const name of readdirSync(stored).filter((one) => /\.(jpg|png)$/.test(one))) {
  if (/<script|<\?php|an archive|%PDF|rm -rf|onload/.test(readFileSync(join(stored, name), 'latin1')))
    wrong.push(`${name} has a payload`);
}
if (peak > maxMemory) wrong.push(`${peak} MB of memory, and ${maxMemory} are the most`);
const isAlive = server.child.exitCode === null && (await fetch(server.address + picturesPath)).ok;
if (!isAlive) wrong.push('the server does not respond any more');
await endProcess(server, 'SIGTERM');
console.log(
  `${files.length} hostile files: ${refused} refused, ${files.length - refused} made harmless, ${peak} MB at most`,
);

const { acknowledged, lost, half, left } = await killWhileUploading(join(folder, 'killed'), kills, (kill) =>
  reportProgress('kills', kill, kills),
);
console.log(
  `${kills} kills: ${acknowledged} pictures acknowledged, ${lost.length} lost, ${half.length} shown by half, ${left.length} files left over`,
);
rmSync(folder, { recursive: true });
for (const line of wrong) console.error(line);
process.exitCode = wrong.length + lost.length + half.length + left.length > 0 ? 1 : 0;

/** Resident memory in MB of a process and of those that it has started, where the system says so (Linux). */
function residentOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return Math.round(Number(kilobytes) / 1024) + children.reduce((sum, child) => sum + residentOf(Number(child)), 0);
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
}
