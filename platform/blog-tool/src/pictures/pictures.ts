import { maxPictureBytes, type StoredPicture } from 'kit/posts/stored-picture';
import { retryPause } from '../posts/retry-pause';
import { createWaitingName } from '../posts/waiting-name';
import { drawSvg, isSvg } from './draw-svg';
import { fetchPicture } from './fetch-picture';
import { createAddresses, openOnce } from './picture-addresses';
import { PictureNotSentError, PictureRefusedError, type PictureStore } from './picture-store';
import type { WaitingPicture, WaitingPictures } from './waiting-picture';

/** How far a picture is on its way into the store. */
export type PictureState = { fileName: string } & (
  | { kind: 'looking' }
  | { kind: 'fetching' }
  /** @property sent 0 to 1; 1 means that all is sent, and the store is reading it */
  | { kind: 'sending'; sent: number }
  /** It is sent again by itself. @property isKept whether it survives a closed window */
  | { kind: 'waiting'; reason: string; isKept: boolean }
  /** @property canRetry whether to send it again may help */
  | { kind: 'failed'; reason: string; canRetry: boolean }
  | { kind: 'stored'; picture: StoredPicture }
);

/** Pictures that are sent at one time: the store reads them one by one. */
const sentAtOnce = 2;
/** Most time in ms that is waited because the store has said so. */
const longestPause = 600_000;
/** Time in ms that is remembered which picture a waiting one became, for drafts that name it. */
const maxRemembered = 90 * 86_400_000;

const offline = 'There is no connection. It is kept in this browser, and is sent when there is one';
const stopped = 'You stopped sending it';
const leftUndrawn =
  'The SVG: it was not drawn before the window was closed, or the tab ended while it was. Send it again, or save it as PNG and insert that';

export type Pictures = ReturnType<typeof createPictures>;

/**
 * The pictures of the tool: those of the store, and those on their way to it.
 * @param openStore opens the store; `undefined` where there is none
 */
export function createPictures(openStore: () => Promise<PictureStore | undefined>, waiting: WaitingPictures) {
  const states = new Map<string, PictureState>();
  const records = new Map<string, WaitingPicture>();
  const unkept = new Set<string>();
  const ends = new Map<string, AbortController>();
  const failures = new Map<string, number>();
  const watchers = new Set<() => void>();
  /** Those of a former window. A drawing among them is not drawn by itself: at it, the tab may have hung, and would again at each opening. */
  const found = new Set<string>();
  const queue: string[] = [];
  let running = 0;

  const store = openOnce(openStore);

  const show = (name: string, state: PictureState) => {
    states.set(name, state);
    for (const changed of [...watchers]) changed();
  };

  const keep = async (name: string, record: WaitingPicture) => {
    records.set(name, record);
    try {
      await waiting.keep(name, record);
      unkept.delete(name);
    } catch (error) {
      console.error(`The picture “${record.fileName}” could not be kept in this browser:`, error);
      if (record.file) unkept.add(name);
    }
  };

  const fail = async (name: string, record: WaitingPicture, error: unknown) => {
    const { fileName } = record;
    if (error === stopped) return show(name, { kind: 'failed', fileName, reason: stopped, canRetry: true });
    if (error instanceof PictureRefusedError) {
      const { file: _file, ...others } = record;
      await keep(name, { ...others, refusal: error.message });
      unkept.delete(name);
      return show(name, { kind: 'failed', fileName, reason: error.message, canRetry: record.address !== undefined });
    }
    if (!(error instanceof PictureNotSentError)) console.error(`The picture “${fileName}” could not be sent:`, error);
    const count = (failures.get(name) ?? 0) + 1;
    failures.set(name, count);
    // As the store has said, if it has: it knows how much others send.
    const told = error instanceof PictureNotSentError ? error.retryAfter : undefined;
    setTimeout(() => resend(name), Math.min(longestPause, told ?? retryPause(count)));
    const reason =
      error instanceof PictureNotSentError && navigator.onLine
        ? `${error.message}. It will be sent again automatically`
        : offline;
    show(name, { kind: 'waiting', fileName, reason, isKept: !unkept.has(name) });
  };

  const take = async (name: string): Promise<void> => {
    let record = records.get(name);
    if (!record) return;
    const end = new AbortController();
    ends.set(name, end);
    try {
      if (!record.file && record.address !== undefined) {
        show(name, { kind: 'fetching', fileName: record.fileName });
        record = { ...record, ...(await fetchPicture(record.address)) };
        end.signal.throwIfAborted();
        await keep(name, record);
      }
      if (record.file && (await isSvg(record.file))) {
        if (found.has(name))
          return show(name, { kind: 'failed', fileName: record.fileName, reason: leftUndrawn, canRetry: true });
        record = { ...record, file: await drawSvg(record.file) };
        end.signal.throwIfAborted();
        await keep(name, record);
      }
      const { file, fileName } = record;
      if (!file) return;
      if (file.size > maxPictureBytes) {
        throw new PictureRefusedError(
          `The file has ${Math.ceil(file.size / 1024 / 1024)} MB, and the limit is ${maxPictureBytes / 1024 / 1024} MB. Save it smaller, or as JPEG`,
        );
      }
      if (!navigator.onLine) throw new PictureNotSentError('There is no connection');
      show(name, { kind: 'sending', fileName, sent: 0 });
      const picture = await (await store()).add(file, {
        fileName,
        signal: end.signal,
        onProgress: (sent) => show(name, { kind: 'sending', fileName, sent }),
      });
      failures.delete(name);
      unkept.delete(name);
      const { file: _file, ...others } = record;
      await keep(name, { ...others, stored: picture });
      show(name, { kind: 'stored', fileName, picture });
    } catch (error) {
      await fail(name, record, end.signal.aborted ? stopped : error);
    } finally {
      ends.delete(name);
    }
  };

  const next = () => {
    while (running < sentAtOnce) {
      const name = queue.shift();
      if (name === undefined) return;
      running += 1;
      void take(name).finally(() => {
        running -= 1;
        next();
      });
    }
  };

  const send = (name: string) => {
    if (queue.includes(name) || ends.has(name)) return;
    const record = records.get(name);
    if (!record) return;
    show(
      name,
      record.file
        ? { kind: 'sending', fileName: record.fileName, sent: 0 }
        : { kind: 'fetching', fileName: record.fileName },
    );
    queue.push(name);
    next();
  };

  const resend = (name: string) => {
    if (states.get(name)?.kind === 'waiting') send(name);
  };

  globalThis.addEventListener?.('online', () => {
    for (const name of states.keys()) resend(name);
  });

  const begin = (record: WaitingPicture): string => {
    const name = createWaitingName();
    records.set(name, record);
    states.set(name, { kind: record.file ? 'sending' : 'fetching', fileName: record.fileName, sent: 0 });
    if (record.file) unkept.add(name);
    // Kept before it is sent: whatever becomes of the window, it is not lost.
    void keep(name, record).then(() => send(name));
    return name;
  };

  const look = async (name: string) => {
    const record = await waiting.read(name).catch((error: unknown) => {
      console.error('The pictures that wait in this browser could not be read:', error);
      return undefined;
    });
    if (states.get(name)?.kind !== 'looking') return;
    if (!record) {
      const reason =
        'This picture was inserted in another browser and has not been sent from there. Open the post there, or choose the file again';
      return show(name, { kind: 'failed', fileName: '', reason, canRetry: false });
    }
    records.set(name, record);
    const { fileName, stored, refusal } = record;
    if (stored) return show(name, { kind: 'stored', fileName, picture: stored });
    if (refusal)
      return show(name, { kind: 'failed', fileName, reason: refusal, canRetry: record.address !== undefined });
    found.add(name);
    send(name);
  };

  return {
    /** Takes a file in. @returns the name that stands for it until the store has it */
    add: (file: Blob, fileName: string) => begin({ file, fileName, addedAt: new Date().toISOString() }),
    /** Takes in the picture of a web page, or one that is its own address. @returns the name that stands for it */
    addFrom: (address: string) =>
      begin({
        address,
        fileName: /^data:/i.test(address) ? 'pasted picture' : address,
        addedAt: new Date().toISOString(),
      }),
    /** How far a waiting picture is. The first question about one of a draft also begins to send it. */
    stateOf: (name: string): PictureState => {
      const known = states.get(name);
      if (known) return known;
      const state: PictureState = { kind: 'looking', fileName: '' };
      states.set(name, state);
      void look(name);
      return state;
    },
    /** Ends the sending of a picture; it waits in this browser until somebody sends it again. */
    stop: (name: string): void => {
      ends.get(name)?.abort();
      const place = queue.indexOf(name);
      if (place < 0) return;
      queue.splice(place, 1);
      show(name, {
        kind: 'failed',
        fileName: records.get(name)?.fileName ?? '',
        reason: stopped,
        canRetry: true,
      });
    },
    sendAgain: (name: string): void => {
      found.delete(name);
      send(name);
    },
    /** Forgets a picture that waits. */
    discard: async (name: string): Promise<void> => {
      ends.get(name)?.abort();
      await waiting.forget(name);
      records.delete(name);
      unkept.delete(name);
      states.delete(name);
      for (const changed of [...watchers]) changed();
    },
    /** Address for an `img`, of a stored picture or of one that waits. @throws what the store throws */
    addressOf: createAddresses(store, async (name) => records.get(name) ?? waiting.read(name)),
    /** @param changed is called when a state has changed. @returns what ends it */
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
    /** Whether a picture would be lost with this window. */
    hasUnkept: () => unkept.size > 0,
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
    store,
  };
}
