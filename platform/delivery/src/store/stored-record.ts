import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ReleaseStore } from '../environment';
import { readJson } from '../files/read-json';
import { writeDurably } from '../files/write-durably';
import { packageIntegritySchema } from '../registry/integrity';
import { packageId } from './store-package';

const recordSchema = v.object({ registry: v.string(), id: v.string(), integrity: packageIntegritySchema });

/** Lies beside `release.json`, and is not part of the package. */
export const storedRecordFile = 'stored.json';

const recordFile = (folder: string) => join(folder, storedRecordFile);

/** A release, and where it lies on this machine. */
export type KeptRelease = { store: ReleaseStore; remote: string; version: string; folder: string };

/** The integrity with which the store is known to keep a release; `undefined` when this machine has not seen it there. */
export async function readStoredRecord({ store, remote, version, folder }: KeptRelease): Promise<string | undefined> {
  const record = await readJson(recordFile(folder), recordSchema);
  const isThere = record?.registry === store.registry && record.id === packageId(store, remote, version);
  return isThere ? record.integrity : undefined;
}

/** Notes that the store keeps a release, so that nobody has to ask it again. */
export async function writeStoredRecord(
  { store, remote, version, folder }: KeptRelease,
  integrity: string,
): Promise<void> {
  const record = { registry: store.registry, id: packageId(store, remote, version), integrity };
  await writeDurably(recordFile(folder), `${JSON.stringify(record, null, 2)}\n`);
}

/** Forgets that the store keeps the release in a folder. */
export const forgetStoredRecord = (folder: string): Promise<void> => rm(recordFile(folder), { force: true });
