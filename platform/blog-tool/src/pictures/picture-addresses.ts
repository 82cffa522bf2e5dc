import { isStoredName } from 'kit/posts/stored-picture';
import { isWaitingName } from '../posts/waiting-name';
import { PictureRefusedError, type PictureStore } from './picture-store';
import type { WaitingPicture } from './waiting-picture';

/**
 * Opens a store when it is needed first, and again after that has failed.
 * @param openStore `undefined` where there is none; what is returned throws a {PictureRefusedError} then
 */
export function openOnce(openStore: () => Promise<PictureStore | undefined>): () => Promise<PictureStore> {
  let opened: Promise<PictureStore | undefined> | undefined;
  return async () => {
    opened ??= openStore();
    opened.catch(() => {
      opened = undefined;
    });
    const found = await opened;
    if (found) return found;
    throw new PictureRefusedError(
      'This site keeps no pictures: its Firebase project names no bucket. Ask whoever runs the site to set "storageBucket"',
    );
  };
}

/** A name in a post is anybody's text, and an address is asked for with the rights of whoever looks at it. */
const refuseName = (name: string) =>
  new PictureRefusedError(`“${name.slice(0, 50)}” is no name of a picture. Remove it, and add the picture again`);

/**
 * Finds addresses for an `img`, of stored pictures and of those that wait.
 * @param find a picture that waits in this browser @returns throws what the store throws
 */
export function createAddresses(
  store: () => Promise<PictureStore>,
  find: (name: string) => Promise<WaitingPicture | undefined>,
): (name: string) => Promise<string> {
  const addresses = new Map<string, string>();
  return async (name) => {
    if (!isWaitingName(name)) {
      if (!isStoredName(name)) throw refuseName(name);
      return (await store()).addressOf(name);
    }
    const known = addresses.get(name);
    if (known !== undefined) return known;
    const record = await find(name);
    if (record?.stored) return (await store()).addressOf(record.stored.name);
    // Browsers draw by the type. A drawing is shown to nobody before it is pixels: it may take the tab with it. And a file may be anything.
    if (!record?.file || record.isFile || /svg/.test(record.file.type)) {
      throw new PictureRefusedError('There is no such picture in this browser');
    }
    const address = URL.createObjectURL(record.file);
    addresses.set(name, address);
    return address;
  };
}
