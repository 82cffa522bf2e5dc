import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { createSubmissionStore } from '../forms/submission-store';
import { beAtWork } from '../storage/opening/at-work';
import { openDatabase } from '../storage/opening/open-database';
import { openStorage, type Storage } from '../storage/opening/open-storage';
import { nameTemporary, removeTemporary } from '../storage/temporary-names';
import { runKilled } from '../testing/run-killed';
import { backUp } from './back-up';
import { restore } from './restore';

let folder: string;
let dataFolder: string;
let storage: Storage;

beforeEach(() => {
  folder = createTemporaryFolder('killed');
  dataFolder = join(folder, 'data');
  storage = openStorage(dataFolder, () => {});
  add('one');
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true });
});

const add = (message: string) =>
  createSubmissionStore(storage.connection).add({
    form: 'enquiry',
    fields: { message },
    droppedFields: 0,
    key: null,
  });
const messages = (of: string) => {
  const connection = openDatabase(of);
  const found = createSubmissionStore(connection)
    .list()
    .map(({ fields }) => fields['message']);
  connection.close();
  return found;
};
const temporaryIn = (of: string) =>
  readdirSync(of, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.part|\.restor|\.returning|upload|reader\/./.test(name),
  );
const backupsIn = (of: string, start: string) =>
  readdirSync(join(of, 'backups')).filter((name) => name.startsWith(start) && name.endsWith('.sqlite'));

/** The files as a server leaves them that is killed now. */
function copyAsKilled(name: string): string {
  const copied = join(folder, name);
  mkdirSync(join(copied, 'backups'), { recursive: true, mode: 0o700 });
  for (const file of ['site.sqlite', 'site.sqlite-wal']) copyFileSync(join(dataFolder, file), join(copied, file));
  return copied;
}

describe('a backup that is killed', () => {
  test('is not there, or whole; what it leaves, the next one removes', async () => {
    await Promise.all(
      [1, 2, 3].map(async (time) => {
        const copied = copyAsKilled(`backup-${time}`);
        await runKilled('backup/back-up.ts', 'backUp', [copied], time);
        expect(temporaryIn(copied)).not.toEqual([]);
        for (const name of backupsIn(copied, 'site-')) restore(copied, join(copied, 'backups', name));
        backUp(copied);
        expect(temporaryIn(copied)).toEqual([]);
        expect(messages(copied)).toEqual(['one']);
      }),
    );
  });
});

describe('a restore that is killed', () => {
  const times = [1, 2, 3, 4];

  test('has happened or not, even if the server is killed: nothing is lost or left over', async () => {
    const { file } = backUp(dataFolder);
    add('two');
    await Promise.all(
      times.map(async (time) => {
        const copied = copyAsKilled(`restore-${time}`);
        await runKilled('backup/restore.ts', 'restore', [copied, file], time);
        const opened = openStorage(copied, () => {});
        expect(temporaryIn(copied)).toEqual([]);
        expect(messages(copied)).toEqual(['one', 'two']);
        // The former database has its log.
        for (const name of backupsIn(copied, 'before-restore-')) {
          restore(copied, join(copied, 'backups', name), true);
          expect(messages(copied)).toEqual(['one', 'two']);
        }
        opened.close();
      }),
    );
  });

  test('beside a server: it goes on, and what is left goes with the next start', async () => {
    const { file } = backUp(dataFolder);
    for (const time of times) {
      add(`before ${time}`);
      await runKilled('backup/restore.ts', 'restore', [dataFolder, file], time);
      add(`after ${time}`);
    }
    expect(messages(dataFolder)).toEqual(['one', ...times.flatMap((time) => [`before ${time}`, `after ${time}`])]);
    restore(dataFolder, file);
    expect(messages(dataFolder)).toHaveLength(9);
    storage.close();
    storage = openStorage(dataFolder, () => {});
    expect(temporaryIn(dataFolder)).toEqual([]);
  });
});

test('files left by earlier versions or a killed server are removed at the next start', () => {
  storage.close();
  const left = ['site.sqlite.restoring', 'site.sqlite.restoring-wal', 'known-time.json.part'];
  for (const name of left) writeFileSync(join(dataFolder, name), '');
  const incoming = join(dataFolder, 'pictures/incoming/reader/own.1.part');
  mkdirSync(incoming, { recursive: true });
  writeFileSync(join(incoming, 'vips.v'), '');
  mkdirSync(join(dataFolder, 'backups/pictures'), { recursive: true });
  for (const name of [
    'backups/site-1.sqlite.part',
    'backups/site-1.sqlite.part-journal',
    'backups/pictures/a.png.part',
  ])
    writeFileSync(join(dataFolder, name), '');
  expect(temporaryIn(dataFolder)).toHaveLength(8);
  storage = openStorage(dataFolder, () => {});
  expect(temporaryIn(dataFolder).filter((name) => !name.endsWith('reader'))).toEqual([]);
});

describe('the sweep', () => {
  test('takes nothing of a process that is at work', () => {
    storage.close();
    const ofOther = join(dataFolder, 'site.sqlite.1.part');
    const other = beAtWork(dataFolder, 100);
    writeFileSync(ofOther, '');
    const mine = beAtWork(dataFolder, 100);
    mine.sweep();
    expect(temporaryIn(dataFolder)).toEqual(['site.sqlite.1.part']);
    other.end();
    mine.sweep();
    expect(temporaryIn(dataFolder)).toEqual([]);
    mine.end();
    storage = openStorage(dataFolder, () => {});
  });

  test('comes every hour, and takes nothing that the server itself has under way', () => {
    storage.close();
    jest.useFakeTimers();
    storage = openStorage(dataFolder, () => {});
    const underWay = nameTemporary(join(dataFolder, 'known-time.json'));
    for (const name of [underWay, join(dataFolder, 'site.sqlite.1.part')]) writeFileSync(name, '');
    jest.advanceTimersByTime(3_600_000);
    expect(temporaryIn(dataFolder).map((name) => join(dataFolder, name))).toEqual([underWay]);
    removeTemporary(underWay);
    jest.useRealTimers();
  });
});
