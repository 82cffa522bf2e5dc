import { type AddressInfo, createServer } from 'node:net';
import { findFreePort } from './find-free-port';

test('the usual port is taken when it is free, otherwise the next free one', async () => {
  // Not waited for at the end: a run that fails ends as well.
  const holder = createServer().unref();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  const { port } = holder.address() as AddressInfo;
  const next = await findFreePort(port);
  expect(next).toBeGreaterThan(port);
  expect(await findFreePort(port, new Set([next]))).toBeGreaterThan(next);
  await new Promise((done) => holder.close(done));
  expect(await findFreePort(port)).toBe(port);
});
