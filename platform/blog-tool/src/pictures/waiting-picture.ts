import { createStore, del, entries, get, set } from 'idb-keyval';
import type { StoredPicture } from 'kit/posts/stored-picture';

/** A picture that this browser keeps until a store has it, and the one it became. */
export type WaitingPicture = {
  /** The file, unless it is refused for good, stored, or still to be fetched. */
  file?: Blob;
  fileName: string;
  /** Whether it is a file to download, and no picture. */
  isFile?: boolean;
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
  list: () => Promise<(readonly [name: string, picture: WaitingPicture])[]>;
  forget: (name: string) => Promise<void>;
};

/** A picture as it is in the database: bytes, because some browsers keep no files where they are to leave no traces. */
type KeptPicture = Omit<WaitingPicture, 'file'> & { bytes?: ArrayBuffer; type?: string };

const readKept = ({ bytes, type = '', ...picture }: KeptPicture): WaitingPicture => ({
  ...picture,
  ...(bytes && { file: new Blob([bytes], { type }) }),
});

/** The pictures that wait in this browser. */
export function openWaitingPictures(): WaitingPictures {
  const database = createStore('blog-pictures', 'waiting');
  return {
    keep: async (name, { file, ...picture }) => {
      const kept: KeptPicture = file ? { ...picture, bytes: await file.arrayBuffer(), type: file.type } : picture;
      await set(name, kept, database);
    },
    read: async (name) => {
      const kept = await get<KeptPicture>(name, database);
      return kept && readKept(kept);
    },
    list: async () =>
      (await entries<string, KeptPicture>(database)).map(([name, kept]) => [name, readKept(kept)] as const),
    forget: (name) => del(name, database),
  };
}
