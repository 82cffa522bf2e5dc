import type { WaitingPicture, WaitingPictures } from './waiting-picture';

/** Time in ms that is remembered which picture a waiting one became, for drafts that name it. */
const maxRemembered = 90 * 86_400_000;

/** The pictures that wait, with their states, and whether they survive this window. */
export type KeptPictures = ReturnType<typeof createKeptPictures>;

/** @param waiting where the browser keeps them */
export function createKeptPictures(waiting: WaitingPictures) {
  const records = new Map<string, WaitingPicture>();
  const unkept = new Set<string>();
  const remember = (name: string, record: WaitingPicture): void => {
    records.set(name, record);
    // All that could be lost is a file.
    if (!record.file) unkept.delete(name);
  };
  return {
    remember,
    /** Remembers one that is in this window alone until it is kept. */
    hold: (name: string, record: WaitingPicture): void => {
      remember(name, record);
      if (record.file) unkept.add(name);
    },
    keep: async (name: string, record: WaitingPicture): Promise<void> => {
      remember(name, record);
      try {
        await waiting.keep(name, record);
        unkept.delete(name);
      } catch (error) {
        console.error(`The picture “${record.fileName}” could not be kept in this browser:`, error);
        if (record.file) unkept.add(name);
      }
    },
    get: (name: string) => records.get(name),
    /** Looks for one of a former window as well. @throws what the browser's database throws */
    find: async (name: string) => records.get(name) ?? waiting.read(name),
    isUnkept: (name: string) => unkept.has(name),
    /** Whether a picture would be lost with this window. */
    hasUnkept: () => unkept.size > 0,
    forget: async (name: string): Promise<void> => {
      await waiting.forget(name);
      records.delete(name);
      unkept.delete(name);
    },
    /** The names of the pictures that wait in this browser or have failed, the newest first. */
    listWaiting: async (): Promise<string[]> => {
      const kept = await waiting.list();
      for (const [name, { stored, addedAt }] of kept) {
        if (stored && Date.now() - Date.parse(addedAt) > maxRemembered) await waiting.forget(name);
      }
      return kept
        .filter(([, { stored }]) => stored === undefined)
        .sort(([, one], [, other]) => other.addedAt.localeCompare(one.addedAt))
        .map(([name]) => name);
    },
  };
}
