import { createStore, del, entries, get, set } from 'idb-keyval';
import type { StoredPicture } from 'shared-config/posts/stored-picture';

/** What this browser keeps of a picture until a store has it, and which one it became. */
export type WaitingPicture = {
  /** The file, unless it is refused for good, stored, or still to be fetched. */
  file?: Blob;
  fileName: string;
  /** Where the picture of a web page is. */
  address?: string;
  /** ISO time at which it was inserted. */
  addedAt: string;
  /** Why it is not taken in. */
  refusal?: string;
  /** The stored picture that it became: drafts may still name the one that waited. */
  stored?: StoredPicture;
};

/** Where pictures wait: in the browser's database, which survives a closed window. */
export type WaitingPictures = {
  /** @throws {Error} when the browser has no room, or refuses its database */
  keep: (name: string, picture: WaitingPicture) => Promise<void>;
  read: (name: string) => Promise<WaitingPicture | undefined>;
  list: () => Promise<[name: string, picture: WaitingPicture][]>;
  forget: (name: string) => Promise<void>;
};

/** The pictures that wait in this browser. */
export function openWaitingPictures(): WaitingPictures {
  const database = createStore('blog-pictures', 'waiting');
  return {
    keep: (name, picture) => set(name, picture, database),
    read: (name) => get<WaitingPicture>(name, database),
    list: () => entries<string, WaitingPicture>(database),
    forget: (name) => del(name, database),
  };
}
