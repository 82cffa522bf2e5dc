import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { DeliveryError } from './delivery-error';
import { type RenderJob, renderAnswerSchema } from './render-protocol';

/**
 * Prerenders pages in a fresh process.
 * @returns HTML by file
 * @throws {DeliveryError} naming the first page that fails, and why.
 */
export function renderPages(job: RenderJob): Promise<Map<string, string>> {
  const child = fork(fileURLToPath(new URL('./render-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  });
  const pages = new Map<string, string>();
  return new Promise((resolve, reject) => {
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
    child.on('error', reject);
    child.on('exit', (code) => {
      // Too late to matter when the job was answered already.
      reject(
        new DeliveryError(
          'prerender',
          `its process ended with code ${code} before it was done`,
          'See its message above; the live site is unchanged',
        ),
      );
    });
    child.send(job);
  });
}
