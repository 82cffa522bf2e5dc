import { fork } from 'node:child_process';
import { once } from 'node:events';
import { statSync, utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../../..');

/** Starts the process as the server does while somebody writes. */
function startWaiting() {
  const child = fork(resolve(root, 'run.cjs'), [resolve(root, 'platform/delivery/src/compose-worker.ts'), 'waiting'], {
    execArgv: [],
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  const { stdin, stderr } = child;
  if (!stdin || !stderr) throw new Error('it has no pipes');
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  const result = Promise.all([once(child, 'close'), text(stderr)]).then(([[code], errors]) => ({
    code,
    errors,
    messages,
  }));
  return { stdin, result };
}

test('a process that waits ends without a word when the server has ended', async () => {
  const { stdin, result } = startWaiting();
  stdin.end();
  expect(await result).toEqual({ code: 0, errors: '', messages: [] });
});

test('a process that gets posts after its code was changed says so, and composes nothing', async () => {
  const { stdin, result } = startWaiting();
  // More than a pipe holds: it reads, so it has loaded its code.
  await new Promise((done) => stdin.write(' '.repeat(2 ** 20), done));
  const file = resolve(import.meta.dirname, 'loaded-code.ts');
  const { atime, mtime } = statSync(file);
  utimesSync(file, atime, mtime);
  stdin.end('[]');
  expect(await result).toEqual({ code: 0, errors: '', messages: [{ isOutdated: true }] });
});
