import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { composePosts } from './compose-posts';

const folder = createTemporaryFolder('composer');
afterAll(() => rmSync(folder, { recursive: true }));

/** Composes in a process that runs this code. */
function compose(code: string) {
  const module = join(folder, 'process.cjs');
  writeFileSync(module, code);
  return composePosts({ module, args: [], folder, environment: process.env }, Buffer.from('[{"document":1}]'));
}

test('the process gets the posts, and says when the next one is seen', async () => {
  const code = `require('node:stream/consumers').json(process.stdin).then(([{ document }]) =>
    process.send({ nextAt: '2026-12-0' + document + 'T00:00:00.000Z' }));`;
  expect(await compose(code)).toEqual({ nextAt: '2026-12-01T00:00:00.000Z' });
});

test('a process that fails gives the reason', async () => {
  await expect(compose("console.error('no memory'); process.exit(7)")).rejects.toThrow('no memory');
});

test('a process that is ended says how', async () => {
  await expect(compose("process.kill(process.pid, 'SIGKILL')")).rejects.toThrow('has ended (SIGKILL)');
});

test('a process that cannot be started is a failure, and does not stop the server', async () => {
  const nowhere = { module: 'process.cjs', args: [], folder: join(folder, 'nowhere'), environment: process.env };
  await expect(composePosts(nowhere, Buffer.from('[]'))).rejects.toThrow('ENOENT');
});
