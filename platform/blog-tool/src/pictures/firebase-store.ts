import { FirebaseError } from 'firebase/app';
import {
  type FirebaseStorage,
  type FullMetadata,
  getBlob,
  getMetadata,
  listAll,
  ref,
  type StorageReference,
  updateMetadata,
  uploadBytesResumable,
} from 'firebase/storage';
import { fileKinds } from 'kit/posts/stored-file';
import { isPictureName, isStoredName, type StoredPicture } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { checkFile } from './check-file';
import { digestOf } from './digest-of';
import { PictureNotSentError, PictureRefusedError, type PictureStore } from './picture-store';
import { prepareInBrowser } from './prepare-in-browser';

/** Folder of the bucket with the pictures and files of posts (`storage.rules`). */
const folder = 'pictures';

const numberText = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
const customSchema = v.object({
  width: numberText,
  height: numberText,
  fileName: v.optional(v.string(), ''),
  removedAt: v.optional(v.string(), ''),
});

/**
 * Pictures in the bucket of a Firebase project, which its rules let staff alone reach. The record of a picture is its custom metadata.
 * @param isNamed whether a post, a version, a draft or the trash names a picture
 * @param onRefused called when the bucket refuses a call: the session has ended, or the account is not staff
 */
export function createFirebaseStore(
  storage: FirebaseStorage,
  isNamed: (name: string) => Promise<boolean>,
  onRefused: () => void = () => {},
): PictureStore {
  const referenceTo = (name: string) => ref(storage, `${folder}/${name}`);
  const addresses = new Map<string, Promise<string>>();

  const explain = (error: unknown): never => {
    if (!(error instanceof FirebaseError)) throw error;
    const code = error.code.replace(/^storage\//, '');
    if (code === 'object-not-found') {
      throw new PictureRefusedError('There is no such picture; it may have been deleted', { cause: error });
    }
    if (code === 'unauthorized' || code === 'unauthenticated') {
      onRefused();
      throw new PictureNotSentError('The bucket refuses it. Sign in again, and send it again', { cause: error });
    }
    if (code === 'quota-exceeded') {
      throw new PictureNotSentError('The bucket has no room left. Enlarge its quota, then send it again', {
        cause: error,
      });
    }
    throw new PictureNotSentError('The picture did not arrive. Check the connection and send it again', {
      cause: error,
    });
  };

  return {
    add: async (picture, { fileName = '', isFile = false, signal, onProgress } = {}) => {
      const { content, extension, width, height } = await (isFile ? prepareFile(picture) : prepareInBrowser(picture));
      const name = `${(await digestOf(content)).slice(0, 32)}.${extension}`;
      signal?.throwIfAborted();
      const customMetadata = {
        width: String(width),
        height: String(height),
        fileName: fileName.slice(-200),
        removedAt: '',
      };
      // The file of this name is this very picture; `storage.rules` let nobody replace it.
      const known = await getMetadata(referenceTo(name)).catch((error: unknown) =>
        error instanceof FirebaseError && error.code === 'storage/object-not-found' ? undefined : explain(error),
      );
      if (known) {
        await updateMetadata(referenceTo(name), { customMetadata }).catch(explain);
        onProgress?.(1);
        return { name, width, height, bytes: known.size, addedAt: known.timeCreated, fileName };
      }
      const task = uploadBytesResumable(referenceTo(name), content, {
        contentType: content.type,
        contentDisposition: isFile ? 'attachment' : 'inline',
        cacheControl: 'private, max-age=31536000, immutable',
        customMetadata,
      });
      const cancel = () => task.cancel();
      signal?.addEventListener('abort', cancel);
      task.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress?.(bytesTransferred / totalBytes));
      try {
        const { metadata } = await task;
        return { name, width, height, bytes: metadata.size, addedAt: metadata.timeCreated, fileName };
      } catch (error) {
        signal?.throwIfAborted();
        return explain(error);
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
    list: async () => {
      const { items } = await listAll(ref(storage, folder)).catch(explain);
      const described = await mapSome(items, (item) => getMetadata(item).catch(explain));
      return described
        .flatMap((metadata) => readPicture(metadata) ?? [])
        .sort((one, other) => (one.addedAt < other.addedAt ? 1 : -1))
        .sort((one, other) => Number(isPictureName(other.name)) - Number(isPictureName(one.name)));
    },
    addressOf: async (name) => {
      const known = addresses.get(name) ?? getBlob(referenceTo(name)).then(URL.createObjectURL, explain);
      addresses.set(name, known);
      known.catch(() => addresses.delete(name));
      return known;
    },
    remove: async (name) => {
      if (await isNamed(name)) {
        throw new PictureRefusedError(
          'The picture is used by a post, one of its versions, a draft or the trash. Remove it there, then delete it',
        );
      }
      const removedAt = new Date().toISOString();
      await updateMetadata(referenceTo(name), { customMetadata: { removedAt } }).catch(explain);
    },
  };
}

/** A file to download as it is, with its type: that of the machine it comes from may be any. @throws {PictureRefusedError} */
async function prepareFile(file: Blob) {
  const extension = await checkFile(file);
  return { content: file.slice(0, file.size, fileKinds[extension].type), extension, width: 0, height: 0 };
}

/** A picture by its metadata; `undefined` for a file that is none, or was taken out of the library. */
function readPicture({ name, size, timeCreated, customMetadata }: FullMetadata): StoredPicture | undefined {
  const custom = v.safeParse(customSchema, customMetadata);
  if (!isStoredName(name) || !custom.success || custom.output.removedAt !== '') return undefined;
  const { removedAt: _removedAt, ...others } = custom.output;
  return { name, bytes: size, addedAt: timeCreated, ...others };
}

/** Calls a function for every item, for ten at one time. */
async function mapSome<Result>(
  items: readonly StorageReference[],
  run: (item: StorageReference) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 10) {
    results.push(...(await Promise.all(items.slice(start, start + 10).map(run))));
  }
  return results;
}
