import { maxPictureBytes } from 'kit/posts/stored-picture';
import { retryPause } from '../posts/retry-pause';
import { checkFile } from './check-file';
import { drawSvg, isSvg } from './draw-svg';
import { fetchPicture } from './fetch-picture';
import { isMoving } from './is-moving';
import type { KeptPictures } from './kept-pictures';
import type { PictureState, PictureStates } from './picture-states';
import { PictureNotSentError, PictureRefusedError, type PictureStore } from './picture-store';
import type { WaitingPicture } from './waiting-picture';

/** Pictures that are sent at one time: the store reads them one by one. */
const sentAtOnce = 2;
/** Most time in ms that is waited because the store has said so. */
const longestPause = 600_000;

const offline = 'There is no connection. It is kept in this browser, and is sent when there is one';
const stopped = 'You stopped sending it';
const moves =
  'It moves, and only the first picture of it is kept: readers could not stop it. Send it again to keep that one';
const leftUndrawn =
  'The SVG: it was not drawn before the window was closed, or the tab ended while it was. Send it again, or save it as PNG and insert that';

/** How far a picture is that is about to be sent. */
export const firstStateOf = ({ file, fileName }: WaitingPicture): PictureState =>
  file ? { kind: 'sending', fileName, sent: 0 } : { kind: 'fetching', fileName };

/** The state of a picture that was refused for good. */
export const refusedState = ({ fileName, address }: WaitingPicture, reason: string): PictureState => ({
  kind: 'failed',
  fileName,
  reason,
  canRetry: address !== undefined,
});

/** Sends pictures that are kept to the store, some at a time, and again until it has them, and shows how far each is. */
export function createPictureSender(store: () => Promise<PictureStore>, kept: KeptPictures, states: PictureStates) {
  const queue: string[] = [];
  const ends = new Map<string, AbortController>();
  const failures = new Map<string, number>();
  /**
   * The pictures of a former window. A drawing among them is not drawn by itself: at it, the tab may have hung, and would again at each
   * opening.
   */
  const found = new Set<string>();
  /** Those that may move: their writer knows that a still is kept. */
  const stills = new Set<string>();

  let running = 0;

  const fail = async (name: string, record: WaitingPicture, error: unknown) => {
    const { fileName } = record;
    if (error === stopped) return states.show(name, { kind: 'failed', fileName, reason: stopped, canRetry: true });
    if (error instanceof PictureRefusedError) {
      const { file: _file, ...others } = record;
      await kept.keep(name, { ...others, refusal: error.message });
      return states.show(name, refusedState(record, error.message));
    }
    if (!(error instanceof PictureNotSentError)) console.error(`The picture “${fileName}” could not be sent:`, error);
    const count = (failures.get(name) ?? 0) + 1;
    failures.set(name, count);
    // The pause that the store has asked for, if any: it knows how much others send.
    const told = error instanceof PictureNotSentError ? error.retryAfter : undefined;
    setTimeout(() => resend(name), Math.min(longestPause, told ?? retryPause(count)));
    const reason =
      error instanceof PictureNotSentError && navigator.onLine
        ? `${error.message}. It will be sent again automatically`
        : offline;
    states.show(name, { kind: 'waiting', fileName, reason, isKept: !kept.isUnkept(name) });
  };

  const take = async (name: string): Promise<void> => {
    let record = kept.get(name);
    if (!record) return;
    const end = new AbortController();
    ends.set(name, end);
    try {
      if (!record.file && record.address !== undefined) {
        states.show(name, firstStateOf(record));
        record = { ...record, ...(await fetchPicture(record.address)) };
        end.signal.throwIfAborted();
        await kept.keep(name, record);
      }
      if (record.file && record.isFile) await checkFile(record.file);
      else if (record.file && (await isSvg(record.file))) {
        if (found.has(name)) {
          const { fileName } = record;
          return states.show(name, { kind: 'failed', fileName, reason: leftUndrawn, canRetry: true });
        }
        record = { ...record, file: await drawSvg(record.file) };
        end.signal.throwIfAborted();
        await kept.keep(name, record);
      }
      const { file, ...others } = record;
      if (!file) return;
      if (!record.isFile && !stills.has(name) && (await isMoving(file)))
        return states.show(name, { kind: 'failed', fileName: record.fileName, reason: moves, canRetry: true });
      if (file.size > maxPictureBytes) {
        throw new PictureRefusedError(
          `The file has ${Math.ceil(file.size / 1024 / 1024)} MB, and the limit is ${maxPictureBytes / 1024 / 1024} MB. Save it smaller, or as JPEG`,
        );
      }
      if (!navigator.onLine) throw new PictureNotSentError('There is no connection');
      states.show(name, firstStateOf(record));
      const { fileName, isFile = false } = others;
      const picture = await (await store()).add(file, {
        fileName,
        isFile,
        signal: end.signal,
        onProgress: (sent) => states.show(name, { kind: 'sending', fileName, sent }),
      });
      failures.delete(name);
      await kept.keep(name, { ...others, stored: picture });
      states.show(name, { kind: 'stored', fileName, picture });
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
    const record = kept.get(name);
    if (!record) return;
    states.show(name, firstStateOf(record));
    queue.push(name);
    next();
  };

  const resend = (name: string) => {
    if (states.get(name)?.kind === 'waiting') send(name);
  };

  globalThis.addEventListener?.('online', () => {
    for (const name of states.names()) resend(name);
  });

  return {
    send,
    sendFound: (name: string): void => {
      found.add(name);
      send(name);
    },
    sendAgain: (name: string): void => {
      found.delete(name);
      stills.add(name);
      send(name);
    },
    abort: (name: string): void => ends.get(name)?.abort(),
    /** Ends the sending of a picture; it waits in this browser until somebody sends it again. */
    stop: (name: string): void => {
      ends.get(name)?.abort();
      const place = queue.indexOf(name);
      if (place < 0) return;
      queue.splice(place, 1);
      states.show(name, { kind: 'failed', fileName: kept.get(name)?.fileName ?? '', reason: stopped, canRetry: true });
    },
  };
}
