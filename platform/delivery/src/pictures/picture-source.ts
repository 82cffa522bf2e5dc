import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fetchWithin, textOf } from 'kit/http/fetch-within';
import { maxPictureBytes, picturesPath } from 'kit/posts/stored-picture';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import { openDocuments, readStaffToken } from '../open-documents';
import type { PictureInput } from './encode-picture';

const require = createRequire(import.meta.url);

/** Loaded when there is a bucket. */
const loadStorage = (): typeof import('firebase/storage') => require('firebase/storage');

/** Where stored pictures are read from. */
export type PictureSource = {
  /**
   * A stored picture; `undefined` when there is none, or this access may not read it.
   * @throws {DeliveryError} when the store does not respond
   */
  read: (name: string) => Promise<PictureInput | undefined>;
  close: () => Promise<void>;
};

/** The pictures in the data folder of an embedded server on this machine. */
export const openDataFolder = (dataFolder: string): PictureSource => ({
  read: async (name) => {
    const file = join(dataFolder, 'pictures', name);
    return existsSync(file) ? file : undefined;
  },
  close: async () => {},
});

/** The pictures of a documents store: of an embedded server, from its data folder or itself; of a Firebase project, from its bucket. */
export function openPictureSource(access: DocumentsAccess): PictureSource {
  return access.settings.kind === 'firebase' ? openBucket(access) : openServer(access);
}

/** Longest wait in ms for a picture of 25 MB. */
const responseTimeout = 60_000;

function openServer({ settings, dataFolder }: DocumentsAccess): PictureSource {
  const origin = settings.kind === 'embedded' ? settings.origin : undefined;
  const folder = dataFolder === undefined ? undefined : openDataFolder(dataFolder);
  return {
    read: async (name) => {
      const file = await folder?.read(name);
      if (file !== undefined || origin === undefined) return file;
      const token = dataFolder && (await readStaffToken(dataFolder, new URL(origin).hostname));
      const answer = await fetchWithin(
        `${origin}${picturesPath}/${name}`,
        { bytes: maxPictureBytes, time: responseTimeout },
        { headers: token ? { Authorization: `Bearer ${token}` } : {} },
      ).catch((cause: unknown) => {
        throw unreachable(origin, cause);
      });
      if (answer.response.ok) return Buffer.from(answer.bytes);
      if (answer.response.status >= 500) throw unreachable(origin, textOf(answer));
      return undefined;
    },
    close: async () => {},
  };
}

function openBucket(access: DocumentsAccess): PictureSource {
  let opened: ReturnType<typeof openDocuments> | undefined;
  const project = access.settings.kind === 'firebase' ? access.settings.config : undefined;
  return {
    read: async (name) => {
      if (!project?.storageBucket) return undefined;
      opened ??= openDocuments(access);
      const { database } = await opened;
      const { getBytes, getStorage, ref } = loadStorage();
      const storage = getStorage(database.app);
      storage.maxOperationRetryTime = responseTimeout;
      try {
        return Buffer.from(await getBytes(ref(storage, `pictures/${name}`), maxPictureBytes));
      } catch (cause) {
        if (/storage\/(object-not-found|unauthorized|unauthenticated)/.test(String(cause))) return undefined;
        throw unreachable(`Bucket ${project.storageBucket}`, cause);
      }
    },
    close: async () => {
      if (opened) await (await opened).close();
    },
  };
}

const unreachable = (subject: string, cause: unknown) =>
  new DeliveryError(
    'documents-store-unreachable',
    subject,
    'it does not give the pictures of posts',
    `Start the server (${nameCommand('serve')}), or look at the connection; then compose again`,
    { cause },
  );
