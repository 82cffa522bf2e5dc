/** A storage of the browser: of this tab, or of this site on this device. */
export type StorageName = 'sessionStorage' | 'localStorage';

/**
 * Does something with a storage that the visitor may have refused, in which case the mere look at it throws, or that may
 * be full: then nothing is kept, and everything else works.
 */
function attempt<Result>(name: StorageName, action: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return action(window[name]);
  } catch {
    return otherwise;
  }
}

/** The text that is kept under a key; `null` when there is nothing, or the storage is refused. */
export const readItem = (name: StorageName, key: string) => attempt(name, (storage) => storage.getItem(key), null);

/** Keeps a text under a key. @returns whether it is kept: there may be no room, or the storage is refused */
export const keepItem = (name: StorageName, key: string, value: string) =>
  attempt(
    name,
    (storage) => {
      storage.setItem(key, value);
      return true;
    },
    false,
  );

/** Forgets what is kept under a key. */
export const forgetItem = (name: StorageName, key: string) =>
  attempt(name, (storage) => storage.removeItem(key), undefined);

/** All keys, in no particular order; none when the storage is refused. */
export const listKeys = (name: StorageName): string[] => attempt(name, Object.keys, []);
