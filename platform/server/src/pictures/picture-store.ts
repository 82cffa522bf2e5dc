import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isFileName, maxFilesBytes } from 'kit/posts/stored-file';
import { type StoredPicture, storedPictureSchema } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { ServerError } from '../server-error';
import type { DataConnection } from '../storage/data-connection';
import { hasRoom } from '../storage/disk-space';
import { haveTurn, readAtOnce } from '../storage/have-turn';
import { toStorageError } from '../storage/storage-error';
import { nameTemporary, removeTemporary } from '../storage/temporary-names';
import { findNamedAtOnce, findNamedPictures, isNamed } from './named-pictures';
import {
  deletePicture,
  deleteUnrecorded,
  listNames,
  makeIncomingFolder,
  nameByContent,
  type PictureRecord,
  pictureFile,
  pictureFolder,
  placePicture,
  readRecord,
  removeUnfinished,
  secureFile,
  writeRecord,
} from './picture-folder';
import { whilePicturesMayGo } from './picture-lock';
import { PictureRefusal } from './picture-refusal';
import { prepareFile } from './prepare-file';
import { createPictureReader } from './read-pictures';
import { checkAnnounced, fileBound, pictureBound, receiveUpload } from './receive-upload';

/**
 * An upload: its content, the SHA-256 in hexadecimal digits, and the name of the file that somebody chose.
 * @property isFile whether it is a file to download, and no picture
 * @property unwanted aborted when nobody waits for it any more; never when absent
 */
type Upload = {
  body: Readable;
  digest: string;
  length: string | undefined;
  fileName: string;
  isFile?: boolean;
  unwanted?: AbortSignal;
};

/** The pictures and files of posts in a data folder. */
export type PictureStore = {
  /**
   * Takes a picture or a file in; it is on disk when this resolves. The same one again is the one that is there.
   * @throws {PictureRefusal} when it is not taken in @throws {ServerError} `StorageError` when it cannot be stored
   */
  add: (upload: Upload) => Promise<{ picture: StoredPicture; isNew: boolean }>;
  /** The library, the newest first. */
  list: () => Promise<StoredPicture[]>;
  /** The file of a picture; `undefined` when there is none of that name. */
  find: (name: string) => string | undefined;
  /** Takes a picture that nothing names out of the library. Its file is deleted by the sweep. */
  remove: (name: string) => Promise<'removed' | 'named' | 'missing'>;
  /**
   * Deletes pictures that nothing has named for 30 days; those that a backup or a restore under way may need stay until the next time.
   * @returns how many
   */
  sweep: () => Promise<number>;
  close: () => void;
};

/** How long (ms) a picture is kept that nothing names. */
const keptFor = 30 * 86_400_000;

/**
 * @param report logs one message: leftovers of a stopped server cannot be removed. The store works all the same
 * @param now ms since 1970
 */
export function createPictureStore(
  dataFolder: string,
  connection: DataConnection,
  report: (message: string) => void,
  now: () => number = Date.now,
): PictureStore {
  const subject = `Folder ${pictureFolder(dataFolder)}`;
  const stored = <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (cause) {
      throw toStorageError(cause, subject);
    }
  };
  try {
    let named: ReadonlySet<string> | undefined;
    const isFoundNamed = (name: string) => {
      named ??= findNamedAtOnce(connection);
      return named.has(name) || isNamed(connection, name);
    };
    stored(() => removeUnfinished(dataFolder, isFoundNamed));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(`Leftovers of unfinished uploads were not removed; the next start tries again. ${reason}`);
  }
  const reader = createPictureReader(join(pictureFolder(dataFolder), 'incoming', 'reader'));
  const records = new Map<string, PictureRecord>();

  const recordOf = (name: string): PictureRecord | undefined => {
    const known = records.get(name) ?? readRecord(dataFolder, name);
    if (known) records.set(name, known);
    return known;
  };
  const write = (record: PictureRecord): void => {
    writeRecord(dataFolder, record);
    records.set(record.name, record);
  };
  const listRecords = async (): Promise<PictureRecord[]> => {
    const found: PictureRecord[] = [];
    let read = 0;
    for (const name of stored(() => listNames(dataFolder))) {
      if (!records.has(name)) {
        read += 1;
        if (read % readAtOnce === 0) await haveTurn();
      }
      const record = stored(() => recordOf(name));
      if (record) found.push(record);
    }
    return found;
  };
  const time = () => new Date(now()).toISOString();

  /** @throws {ServerError} `disk-full` when the last of the disk, which is for forms and posts, would be taken. */
  const needRoom = (bytes: number): void => {
    if (!hasRoom(dataFolder, bytes))
      throw new ServerError('disk-full', `Folder ${dataFolder}`, 'the disk is almost full', 'Free some space');
  };

  /** @throws {PictureRefusal} where all files together would have more than they may; one that is there already is no further one. */
  const needShare = async (name: string, bytes: number): Promise<void> => {
    const others = (await listRecords()).filter((one) => isFileName(one.name) && !one.isRemoved && one.name !== name);
    if (others.reduce((sum, one) => sum + one.bytes, bytes) <= maxFilesBytes) return;
    throw new PictureRefusal(
      503,
      'The file',
      `all files together would have more than ${Math.round(maxFilesBytes / 1024 ** 3)} GB`,
      'Delete some that no post uses, under "Pictures", then send it again',
    );
  };

  /** Gives a picture its name and writes its record. Nothing waits in between, so that no sweep comes between the two. */
  const place = (kept: string, record: PictureRecord): { picture: StoredPicture; isNew: boolean } => {
    const known = readRecord(dataFolder, record.name);
    const wasThere = existsSync(pictureFile(dataFolder, record.name));
    placePicture(dataFolder, kept, record.name);
    try {
      const { isRemoved, ...before } = known ?? record;
      write({ ...before, unusedSince: record.unusedSince });
      return { picture: v.parse(storedPictureSchema, before), isNew: known === undefined || isRemoved === true };
    } catch (error) {
      // One that has lost its record stays: a post may name it.
      if (!wasThere) deleteUnrecorded(dataFolder, [record.name]);
      throw error;
    }
  };

  return {
    add: async ({ body, digest, length, fileName, isFile = false, unwanted = new AbortController().signal }) => {
      const bound = isFile ? fileBound : pictureBound;
      checkAnnounced(length, bound);
      let files: string[] = [];
      try {
        // The upload, and as much again for the kept picture. The rest of other uploads is not counted: it might never come.
        needRoom(2 * Number(length ?? 0));
        const folder = makeIncomingFolder(dataFolder);
        const upload = nameTemporary(join(folder, 'upload'));
        const kept = nameTemporary(join(folder, 'kept'));
        files = [upload, kept];
        await receiveUpload(body, upload, digest, bound, () => needRoom(0));
        if (!isFile) needRoom(statSync(upload).size);
        const { extension, width, height, wasAnimated } = isFile
          ? await prepareFile(upload, kept)
          : await reader.read(upload, kept, unwanted);
        await secureFile(kept);
        const name = await nameByContent(kept, extension);
        const bytes = statSync(kept).size;
        if (isFile) await needShare(name, bytes);
        const addedAt = time();
        return place(kept, {
          ...{ name, width, height, bytes, addedAt, fileName, unusedSince: addedAt },
          ...(wasAnimated ? { wasAnimated } : {}),
        });
      } catch (cause) {
        throw toStorageError(cause, subject);
      } finally {
        for (const file of files) removeTemporary(file);
      }
    },
    list: async () =>
      (await listRecords())
        .filter(({ isRemoved }) => !isRemoved)
        .sort((one, other) => (one.addedAt < other.addedAt ? 1 : -1))
        .map((record) => v.parse(storedPictureSchema, record)),
    find: (name) => (stored(() => readRecord(dataFolder, name)) ? pictureFile(dataFolder, name) : undefined),
    remove: async (name) => {
      if (!recordOf(name)) return 'missing';
      const named = await findNamedPictures(connection);
      return stored(() => {
        const record = recordOf(name);
        if (!record || record.isRemoved) return 'missing';
        if (named.has(name) || isNamed(connection, name)) return 'named';
        write({ ...record, isRemoved: true });
        return 'removed';
      });
    },
    sweep: async () => {
      if (stored(() => listNames(dataFolder)).length === 0) return 0;
      const named = await findNamedPictures(connection);
      let deleted = 0;
      for (const found of await listRecords()) {
        const record = records.get(found.name) ?? found;
        if (named.has(record.name) || !isDue(record)) {
          stored(() => noteUse(record, named.has(record.name)));
          continue;
        }
        await haveTurn();
        deleted += stored(() => whilePicturesMayGo(dataFolder, 0, () => deleteDue(record.name))) ?? 0;
      }
      return deleted;
    },
    close: reader.close,
  };

  /** Writes down since when nothing names a picture, or that something does. */
  function noteUse(record: PictureRecord, isUsed: boolean): void {
    const { unusedSince, isRemoved, ...others } = record;
    if (isUsed && (unusedSince !== undefined || isRemoved)) write(others);
    if (!isUsed && unusedSince === undefined) write({ ...record, unusedSince: time() });
  }

  function isDue({ unusedSince }: PictureRecord): boolean {
    return unusedSince !== undefined && Date.parse(unusedSince) <= now() - keptFor;
  }

  /** Deletes a picture after checking once more: since its name was looked for, a post may have been saved, or another process have put it back. */
  function deleteDue(name: string): number {
    const record = readRecord(dataFolder, name);
    if (!record || !isDue(record) || isNamed(connection, name)) return 0;
    deletePicture(dataFolder, name);
    records.delete(name);
    return 1;
  }
}
