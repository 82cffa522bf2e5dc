import type { StoredPicture } from 'kit/posts/stored-picture';

/** How far a picture is on its way into the store. */
export type PictureState = { fileName: string } & (
  | { kind: 'looking' }
  | { kind: 'fetching' }
  /** @property sent 0 to 1; 1 means that all is sent, and the store is reading it */
  | { kind: 'sending'; sent: number }
  /** The picture is sent again by itself. @property isKept whether it survives a closed window */
  | { kind: 'waiting'; reason: string; isKept: boolean }
  /** @property canRetry whether to send it again may help */
  | { kind: 'failed'; reason: string; canRetry: boolean }
  | { kind: 'stored'; picture: StoredPicture }
);

export type PictureStates = ReturnType<typeof createPictureStates>;

/** The states of pictures, by name, and the watchers of their changes. */
export function createPictureStates() {
  const states = new Map<string, PictureState>();
  const watchers = new Set<() => void>();
  const tell = () => {
    for (const changed of [...watchers]) changed();
  };
  return {
    names: () => states.keys(),
    get: (name: string) => states.get(name),
    /** Sets the first state of a picture, which no watcher needs to know. */
    begin: (name: string, state: PictureState): void => void states.set(name, state),
    show: (name: string, state: PictureState): void => {
      states.set(name, state);
      tell();
    },
    forget: (name: string): void => {
      states.delete(name);
      tell();
    },
    /** @param changed is called when a state has changed. @returns a function that ends the watch */
    watch: (changed: () => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    /** Resolves when none of these is being sent: each is stored, waits or has failed. */
    whenSettled: (names: readonly string[]) =>
      new Promise<void>((resolve) => {
        const isBusy = (name: string) => ['sending', 'fetching', 'looking'].includes(states.get(name)?.kind ?? '');
        const check = () => {
          if (names.some(isBusy)) return;
          watchers.delete(check);
          resolve();
        };
        watchers.add(check);
        check();
      }),
  };
}
