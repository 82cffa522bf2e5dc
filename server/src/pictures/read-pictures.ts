import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { nameTemporary, removeTemporary } from '../storage/temporary-names';
import { outOfMemory, type PictureOutcome, type PreparedPicture, pictureOutcomeSchema } from './picture-outcome';
import { PictureRefusal } from './picture-refusal';

/** Reads pictures, one at a time, in a process of its own that starts with the first and ends when there is none for a while. */
export type PictureReader = {
  /**
   * Writes what is kept of a picture. @param source file of the upload @param target file that does not exist yet
   * @throws {PictureRefusal} when it is not taken in, or too many wait
   */
  read: (source: string, target: string) => Promise<PreparedPicture>;
  close: () => void;
};

/** Pictures that wait for the one that is being read. */
const maxWaiting = 50;

/** How long (ms) a picture may take, in which the process has not said that it takes too long; and until an idle process is ended. */
const maxTime = 60_000;
const idleTime = 30_000;

const codeFolder = join(import.meta.dirname, '../../..');

/** @param folder for files that the process writes for itself, removed with it */
export function createPictureReader(folder: string): PictureReader {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const start = (): ChildProcess => {
    // One for each: it goes with its process, a moment after the next one may have started.
    const own = nameTemporary(join(folder, 'own'));
    mkdirSync(own, { recursive: true, mode: 0o700 });
    const started = fork(join(codeFolder, 'run.cjs'), [join(import.meta.dirname, 'picture-process.ts')], {
      execArgv: [],
      // Nothing of the server's own environment. What does not fit into the memory of a picture goes into that folder.
      env: { PATH: process.env['PATH'], TMPDIR: own, VIPS_DISC_THRESHOLD: '50m', MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.once('exit', () => {
      if (child === started) child = undefined;
      removeTemporary(own);
    });
    return started;
  };

  const readNow = async (source: string, target: string): Promise<PreparedPicture> => {
    clearTimeout(idle);
    child ??= start();
    const outcome = await ask(child, { source, target });
    if ('ended' in outcome) {
      end();
      throw new PictureRefusal(
        422,
        'The picture',
        outcome.ended,
        'Open it in a picture program and save it again as JPEG',
      );
    }
    idle = setTimeout(end, idleTime);
    idle.unref();
    if ('prepared' in outcome) return outcome.prepared;
    if ('refusal' in outcome) {
      const { status, subject, reason, remedy } = outcome.refusal;
      throw new PictureRefusal(status, subject, reason, remedy);
    }
    const { message, code } = outcome.failure;
    throw Object.assign(new Error(message), code === undefined ? {} : { code });
  };

  return {
    read: async (source, target) => {
      if (waiting >= maxWaiting) {
        throw new PictureRefusal(
          503,
          'The picture',
          `${maxWaiting} others wait to be read`,
          'Send it again in a minute',
        );
      }
      waiting += 1;
      const reading = last.then(() => readNow(source, target));
      last = reading.catch(() => {});
      return reading.finally(() => {
        waiting -= 1;
      });
    },
    close: end,
  };
}

/** Asks the process for a picture; `ended` says why when there is no answer: another picture needs another process. */
function ask(child: ChildProcess, request: { source: string; target: string }) {
  return new Promise<PictureOutcome | { ended: string }>((resolve) => {
    const settle = (outcome: PictureOutcome | { ended: string }) => {
      clearTimeout(timer);
      child.off('exit', onExit).off('error', onError).off('message', onMessage);
      resolve(outcome);
    };
    const onExit = (code: number | null) =>
      settle({
        ended:
          code === outOfMemory
            ? 'reading it takes more memory than one picture may take'
            : 'the program that reads pictures has broken over it',
      });
    const onError = () => settle({ failure: { message: 'The process that reads pictures does not start' } });
    const onMessage = (message: unknown) => settle(v.parse(pictureOutcomeSchema, message));
    const timer = setTimeout(() => settle({ ended: 'reading it takes more than a minute' }), maxTime);
    child.on('exit', onExit).on('error', onError).on('message', onMessage);
    child.send(request, (error) => {
      if (error) onError();
    });
  });
}
