/** A storage of the browser: of this tab, or of this site on this device. */
export type StorageName = 'sessionStorage' | 'localStorage';
/** What is kept under a key; `null` when there is nothing, or the storage is refused. */
export declare const readItem: (name: StorageName, key: string) => string | null;
/** Keeps a text under a key. @returns whether it is kept: there may be no room, or the storage is refused */
export declare const keepItem: (name: StorageName, key: string, value: string) => boolean;
/** Forgets what is kept under a key. */
export declare const forgetItem: (name: StorageName, key: string) => void | undefined;
/** All keys, in no particular order; none when the storage is refused. */
export declare const listKeys: (name: StorageName) => string[];
