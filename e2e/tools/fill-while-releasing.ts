import { execFileSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyPlatformSiteLive, removeSites, runIn } from '../harness/fresh-checkout';
import { readHeading } from '../harness/read-heading';
import { composeLatest } from '../harness/site-server';
import { platformSite, quickRelease } from '../harness/test-delivery';
import { checkReleases, checkWhole } from './check-whole';

// Releases and rolls back on a disk with less room than that takes, a little more each time, so that each phase meets the full disk: `npx
// -y pnpm@12 prove full-disk`. Each time the message must name it and the remedy, the live versions must stay, and nothing half written may
// be left; with room the same command must succeed. The disk is a tmpfs, which an administrator alone may mount.

/** Room in KiB: from none to more than a release takes. */
const rooms = [0, 32, 128, 512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072];

composeLatest(platformSite);
const disk = mkdtempSync(join(tmpdir(), 'full-disk-'));
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'full-disk', disk], { stdio: 'pipe' });
try {
  // Temporary files too are where there is no room.
  process.env['TMPDIR'] = disk;
  const folder = copyPlatformSiteLive();
  const page = join(folder, 'mfe-bells/src/inquiry/inquiry-page.tsx');
  const heading = readHeading('/anfrage', platformSite);
  writeFileSync(page, readFileSync(page, 'utf8').replace(heading, 'Another heading'));
  await fillFor(folder, ['release', 'mfe-bells', ...quickRelease]);
  forgetWork(folder);
  await fillFor(folder, ['rollback', 'mfe-bells']);
  removeSites(folder);
} finally {
  execFileSync('umount', ['-l', disk]);
  rmdirSync(disk);
}

/** Takes away what a compose could take over. */
function forgetWork(folder: string): void {
  const live = basename(realpathSync(join(folder, 'site')));
  rmSync(join(folder, '.cache/pages'), { recursive: true, force: true });
  for (const name of readdirSync(join(folder, '.sites')))
    if (name !== live) rmSync(join(folder, '.sites', name), { recursive: true });
}

/** Tries a command with ever more room. @throws {Error} for a wrong outcome */
async function fillFor(folder: string, words: readonly string[]): Promise<void> {
  const filler = join(disk, 'filler');
  const live = () => readFileSync(join(folder, 'releases/registry.json'), 'utf8');
  const before = live();
  for (const room of rooms) {
    const { bavail, bsize } = statfsSync(disk);
    execFileSync('fallocate', ['-l', String(bavail * bsize - room * 1024), filler]);
    const { status, output } = runIn(folder, 'platform/delivery/src/main.ts', words);
    rmSync(filler);
    checkWhole(folder);
    await checkReleases(folder, 'mfe-bells');
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tmp$/.test(file));
    if (left.length > 0) throw new Error(`${words[0]} with ${room} KiB has left ${left.join(', ')}`);
    console.log(
      `${words[0]} with ${room} KiB: ${status === 0 ? 'succeeded' : output.trim().split('\n').slice(-4).join(' | ')}`,
    );
    if (status === 0) return;
    if (live() !== before) throw new Error(`${words[0]} with ${room} KiB has failed and changed what is live`);
    if (!/no room left|disk-full/.test(output)) throw new Error(output);
  }
  throw new Error(`${words[0]} has not succeeded with ${rooms.at(-1)} KiB`);
}
