import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { createPostsComposer } from './compose-posts';

const folder = createTemporaryFolder('composer');
let stop = () => {};
afterEach(() => stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** A composer whose process runs this code for each message; `count` says which message of the process it is. */
function createComposer(code: string) {
  const module = join(folder, 'process.cjs');
  writeFileSync(module, `let count = 0; process.on('message', (origin) => { count += 1; ${code} });`);
  const composer = createPostsComposer({ purpose: 'composes', module, args: [], folder, environment: process.env });
  ({ stop } = composer);
  return composer.compose;
}

test('one process composes again and again, with the origin that it is told', async () => {
  const compose = createComposer("process.send({ kind: 'failed', reason: origin + ', request ' + count })");
  await expect(compose('http://one')).rejects.toThrow('http://one, request 1');
  await expect(compose('http://two')).rejects.toThrow('http://two, request 2');
});

test('a process that ends says why, and the next request gets a new one', async () => {
  const compose = createComposer(`
    if (origin === 'break') { console.error('no memory'); process.exit(7); }
    process.send(count === 1 ? { kind: 'composed' } : { kind: 'failed', reason: 'not a new one' });`);
  await expect(compose('break')).rejects.toThrow('The process that composes has ended (code 7). no memory');
  await expect(compose('http://one')).resolves.toBeUndefined();
});

test('a process whose code has changed is replaced, and the new one composes', async () => {
  const compose = createComposer(`
    const { existsSync, writeFileSync } = require('node:fs');
    const isNew = existsSync('was-outdated');
    writeFileSync('was-outdated', '');
    process.send(isNew && count === 1 ? { kind: 'composed' } : { kind: 'outdated' });`);
  await expect(compose('http://one')).resolves.toBeUndefined();
});
