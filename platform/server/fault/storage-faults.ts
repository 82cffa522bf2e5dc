import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import { backUp } from '../src/backup/back-up';
import { restore } from '../src/backup/restore';
import { databaseFile, filesOf, makeBackupFolder } from '../src/storage/data-folder';
import { copyDatabase } from '../src/storage/opening/copy-database';
import { openDatabase } from '../src/storage/opening/open-database';
import { fill, fillStepByStep, mountDisk } from './fill-disk';
import { killRepeatedly, runToEnd } from './kill-repeatedly';
import { type ServerProcess, serve, type Visitors } from './posting-server';

/** The scene of a fault: a server that forms are posted to without pause. */
type Scene = {
  folder: string;
  dataFolder: string;
  siteFolder: string;
  server: ServerProcess;
  visitors: Visitors;
  /** Waits until `/__health` responds with this status. */
  untilHealth: (status: 200 | 503) => Promise<void>;
};

/** A fault of the stored data. */
export type StorageFault = {
  name: string;
  /** Why it cannot be tried on this machine. */
  obstacle?: () => string | undefined;
  /** Creates a special data folder, if one is needed; returns a function that removes it. */
  prepare?: (dataFolder: string) => () => void;
  /** The user id that runs the server; the current user by default. */
  user?: number;
  /** Causes the fault and ends it. */
  run: (scene: Scene) => Promise<void>;
};

const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const needsRoot = () => (isRoot ? undefined : 'it needs an administrator');

/** Long enough for the server to notice, and for many forms to meet the fault. */
const faultTime = 2000;

export const storageFaults: readonly StorageFault[] = [
  {
    name: 'foreign lock',
    run: async ({ dataFolder }) => {
      const other = new Database(databaseFile(dataFolder));
      other.exec('PRAGMA busy_timeout = 5000');
      other.exec('BEGIN IMMEDIATE');
      // Longer than a form waits.
      await wait(5000);
      other.exec('ROLLBACK');
      other.close();
    },
  },
  {
    name: 'deleted file',
    run: async ({ dataFolder, untilHealth }) => {
      for (let time = 0; time < 5; time += 1) {
        rmSync(databaseFile(dataFolder), { force: true });
        await wait(200);
        for (const name of filesOf(databaseFile(dataFolder))) rmSync(name, { force: true });
        await wait(200);
      }
      rmSync(dataFolder, { recursive: true });
      await untilHealth(200);
    },
  },
  {
    name: 'moved away and back',
    run: async ({ dataFolder, folder }) => {
      const aside = join(folder, 'aside.sqlite');
      for (let time = 0; time < 5; time += 1) {
        renameSync(databaseFile(dataFolder), aside);
        await wait(300);
        renameSync(aside, databaseFile(dataFolder));
        await wait(300);
      }
    },
  },
  {
    name: 'replaced file',
    run: async ({ dataFolder, folder, untilHealth }) => {
      const other = openDatabase(join(folder, 'other'));
      copyDatabase(other, join(folder, 'other.sqlite'));
      other.close();
      renameSync(join(folder, 'other.sqlite'), databaseFile(dataFolder));
      await wait(faultTime);
      await untilHealth(200);
      const [kept = ''] = readdirSync(makeBackupFolder(dataFolder)).filter((name) => name.startsWith('replaced-'));
      restore(dataFolder, join(makeBackupFolder(dataFolder), kept));
    },
  },
  {
    name: 'restored while posted to',
    run: async ({ dataFolder }) => {
      for (let time = 0; time < 5; time += 1) {
        const { file } = backUp(dataFolder);
        await wait(300);
        restore(dataFolder, file);
        await wait(300);
      }
    },
  },
  {
    name: 'backup killed 30 times',
    run: ({ dataFolder }) => killRepeatedly(dataFolder, 'backup/back-up-command.ts'),
  },
  {
    name: 'restore killed 30 times',
    run: async ({ dataFolder }) => {
      const { file } = backUp(dataFolder);
      await killRepeatedly(dataFolder, 'backup/restore-command.ts', file);
    },
  },
  {
    name: 'disk that a backup fills (a tmpfs of 16 MB)',
    obstacle: needsRoot,
    prepare: mountDisk(16),
    run: ({ dataFolder }) => fillStepByStep(dataFolder, () => void backUp(dataFolder)),
  },
  {
    name: 'disk that a restore fills (a tmpfs of 16 MB)',
    obstacle: needsRoot,
    prepare: mountDisk(16),
    run: async ({ folder, dataFolder }) => {
      const { file } = backUp(dataFolder);
      const kept = join(folder, 'backup.sqlite');
      // On another disk.
      copyFileSync(file, kept);
      await fillStepByStep(dataFolder, () => void restore(dataFolder, kept));
    },
  },
  {
    name: 'read-only folder',
    obstacle: needsRoot,
    user: nobody,
    run: async ({ dataFolder, server, untilHealth }) => {
      // An open file stays writable, so the file is deleted too, and the server must not write it back before.
      server.child.kill('SIGSTOP');
      rmSync(databaseFile(dataFolder));
      chmodSync(dataFolder, 0o500);
      server.child.kill('SIGCONT');
      await untilHealth(503);
      await wait(faultTime);
      chmodSync(dataFolder, 0o700);
    },
  },
  {
    name: 'files that take no more writes',
    obstacle: () => needsRoot() ?? (spawnSync('chattr', ['-V']).error ? 'there is no chattr' : undefined),
    run: async ({ dataFolder, untilHealth }) => {
      const log = `${databaseFile(dataFolder)}-wal`;
      execFileSync('chattr', ['+i', log]);
      try {
        await untilHealth(503);
        await wait(faultTime);
      } finally {
        execFileSync('chattr', ['-i', log]);
      }
    },
  },
  {
    name: 'full disk (a tmpfs of 4 MB)',
    obstacle: needsRoot,
    prepare: mountDisk(4),
    run: async ({ dataFolder, untilHealth }) => {
      fill(join(dataFolder, 'filler'));
      await untilHealth(503);
      await wait(faultTime);
      rmSync(join(dataFolder, 'filler'));
    },
  },
  {
    name: 'full disk and deleted file (a tmpfs of 4 MB)',
    obstacle: needsRoot,
    prepare: mountDisk(4),
    run: async ({ dataFolder, server, untilHealth }) => {
      server.child.kill('SIGSTOP');
      fill(join(dataFolder, 'filler'));
      rmSync(databaseFile(dataFolder));
      server.child.kill('SIGCONT');
      await untilHealth(503);
      await wait(faultTime);
      rmSync(join(dataFolder, 'filler'));
    },
  },
  {
    name: 'second server',
    run: async ({ dataFolder, siteFolder }) => {
      for (let time = 0; time < 5; time += 1) {
        const { status, output } = await runToEnd(serve, { PORT: '0', SITE_DIR: siteFolder, DATA_DIR: dataFolder });
        if (status !== 1 || !output.includes('another server uses it')) {
          throw new Error(`A second server ended with ${status}: ${output}`);
        }
      }
    },
  },
  {
    name: 'damaged pages',
    run: async ({ dataFolder, visitors, untilHealth }) => {
      // Nothing may be stored between backup and damage: it could be lost.
      await visitors.pause();
      const { file } = backUp(dataFolder);
      const other = new Database(databaseFile(dataFolder));
      other.exec('PRAGMA busy_timeout = 5000');
      // Otherwise pages could be read from the write-ahead log.
      other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      damage(databaseFile(dataFolder));
      // A write of another process makes the server read from the disk again.
      other.exec('PRAGMA application_id = 1');
      other.close();
      visitors.resume();
      await untilHealth(503);
      await wait(faultTime);
      restore(dataFolder, file);
    },
  },
];

/** Overwrites all pages except the first in place, as a bad disk does. */
function damage(file: string): void {
  const descriptor = openSync(file, 'r+');
  const { size } = statSync(file);
  writeSync(descriptor, Buffer.alloc(Math.max(0, size - 4096), 0xa5), 0, undefined, 4096);
  closeSync(descriptor);
}
