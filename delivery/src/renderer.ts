import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { DeliveryError } from './delivery-error';
import { type RenderJob, renderAnswerSchema } from './render-protocol';

/** A process that prerenders one set of versions. */
export type Renderer = {
  /**
   * Prerenders pages; once.
   * @returns HTML by file
   * @throws {DeliveryError} naming the first page that fails, and why.
   */
  render: (job: RenderJob) => Promise<Map<string, string>>;
  /** Ends the process, should it have had nothing to do. */
  dismiss: () => void;
};

/** Starts a fresh process that prerenders, so that it is there by the time that it is known what to render. */
export function startRenderer(): Renderer {
  const child = fork(fileURLToPath(new URL('./render-process.cjs', import.meta.url)), {
    execArgv: [],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  // Met by whoever renders; before that nobody listens.
  ended.catch(() => {});
  return {
    dismiss: () => {
      if (child.connected) child.disconnect();
    },
    render: (job) =>
      new Promise((resolve, reject) => {
        const pages = new Map<string, string>();
        child.on('message', (message) => {
          const answer = v.parse(renderAnswerSchema, message);
          if (answer.kind === 'page') pages.set(answer.file, answer.html);
          else if (answer.kind === 'done') resolve(pages);
          else {
            reject(
              new DeliveryError(
                answer.location,
                `it does not prerender: ${answer.reason}`,
                'Correct the page and release its remote again; the live site is unchanged',
              ),
            );
          }
        });
        ended.then((code) => {
          // Too late to matter when the job was answered already.
          reject(
            new DeliveryError(
              'prerender',
              `its process ended with code ${code} before it was done`,
              'See its message above; the live site is unchanged',
            ),
          );
        }, reject);
        child.send(job);
      }),
  };
}
