import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesPath, storedPictureSchema } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { backUp } from '../backup/back-up';
import { restore } from '../backup/restore';
import { openStaffToken } from '../listeners/staff-token';
import { createPictureStore } from '../pictures/picture-store';
import { setAside } from '../pictures/unreadable-pictures';
import { deleteOld } from '../submissions/delete-beside-no-server';
import { findUnnamed, findUnused, listFiles, readDataFolderTable } from '../testing/data-folder-table';
import { smallPicture } from '../testing/png';
import { runKilled } from '../testing/run-killed';
import { startTestSite, type TestSite } from '../testing/test-site';
import { confirmClock } from './clock-gate';
import { copyDatabase } from './opening/copy-database';
import { openDatabase } from './opening/open-database';
import { openStorage } from './opening/open-storage';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => rmSync(site.folder, { recursive: true }));

/** Sends a picture. @returns its name in the data folder */
async function sendPicture(title: string): Promise<string> {
  const body = smallPicture(title);
  const digest = createHash('sha256').update(body).digest('hex');
  const upload = await fetch(`${site.server.address}${picturesPath}/${digest}`, { method: 'PUT', body });
  return v.parse(storedPictureSchema, await upload.json()).name;
}

/** Uses everything that writes into a data folder, once. */
async function useEverything(): Promise<void> {
  const { dataFolder } = site;
  const connection = openDatabase(dataFolder);
  connection.exec("INSERT INTO submissions (form, received_at, fields) VALUES ('f', '2020-01-01T00:00:00.000Z', '{}')");
  connection.close();
  openStaffToken(dataFolder);
  await sendPicture('one');
  const name = await sendPicture('other');
  const record = join(dataFolder, 'pictures', `${name}.json`);
  writeFileSync(record, '');
  setAside(dataFolder, { name, file: record, reason: 'it is damaged', remedy: '', usedBy: [] });
  expect((await fetch(`${site.server.address}/__health`)).status).toBe(200);
  restore(dataFolder, backUp(dataFolder).file);
  expect((await fetch(`${site.server.address}/__health`)).status).toBe(200);
  await site.server.close();
}

/** A database that is replaced by hand, and one that comes back. */
function replaceByHand(dataFolder: string): void {
  const file = join(dataFolder, 'site.sqlite');
  const aside = join(site.folder, 'aside.sqlite');
  const storage = openStorage(dataFolder, () => {});
  renameSync(file, aside);
  storage.check();
  renameSync(aside, file);
  storage.check();
  copyDatabase(storage.connection, aside);
  renameSync(aside, file);
  storage.check();
  storage.close();
}

test('docs/data-folder.md names every file, and no others, even after killed commands', async () => {
  const { dataFolder } = site;
  await useEverything();
  replaceByHand(dataFolder);
  // The process that reads pictures ends a moment after the server.
  const reader = join(dataFolder, 'pictures/incoming/reader');
  while (readdirSync(reader).length > 0) await new Promise((done) => setTimeout(done, 20));
  confirmClock(dataFolder);
  await deleteOld(dataFolder, 730);
  expect(findUnnamed(dataFolder)).toEqual([]);

  // Each is killed before the step that gives its file the name.
  const { file } = backUp(dataFolder);
  const killed = (name: string) => {
    const copied = join(site.folder, name);
    cpSync(dataFolder, copied, { recursive: true });
    return copied;
  };
  const ofBackup = killed('backup');
  const ofList = killed('list');
  const ofRestore = killed('restore');
  const ofRestored = killed('restored');
  const ofServer = killed('server');
  const ofUploads = killed('uploads');
  copyFileSync(join(ofServer, 'site.sqlite'), join(ofServer, 'site.sqlite.returning'));
  await Promise.all([
    runKilled('backup/back-up.ts', 'backUp', [ofBackup], 2),
    runKilled('backup/back-up.ts', 'backUp', [ofList], 1),
    runKilled('backup/restore.ts', 'restore', [ofRestore, file], 1),
    runKilled('backup/restore.ts', 'restore', [ofRestored, file], 3),
  ]);
  // Uploads are killed by `prove pictures`.
  mkdirSync(join(ofUploads, 'pictures/incoming/reader/own.1.part'), { recursive: true });
  for (const name of ['pictures/a.png.json', 'pictures/incoming/upload', 'backups/pictures/a.png'])
    writeFileSync(join(ofUploads, `${name}.1.part`), '');
  const folders = [dataFolder, ofBackup, ofList, ofRestore, ofRestored, ofServer, ofUploads];
  const rows = readDataFolderTable();
  const unnamed = folders.flatMap(listFiles).filter((path) => !rows.some(({ pattern }) => pattern.test(path)));
  expect(unnamed).toEqual([]);
  expect(findUnused(...folders)).toEqual([]);

  for (const folder of folders) {
    const storage = openStorage(folder, () => {});
    createPictureStore(folder, storage.connection, () => {}).close();
    storage.close();
    expect(findUnnamed(folder)).toEqual([]);
  }
});
