import { once } from 'node:events';
import fastify from 'fastify';
import { closeListener, listen } from './listen';

const loopback = '127.0.0.1';
afterEach(() => jest.useRealTimers());

test('an unknown address or a port in use is refused with the setting to change', async () => {
  const [server, other] = [fastify(), fastify()];
  const at = (host: string, port: number) => listen(server, { host, port, setting: 'STAFF_PORT' });
  await expect(at('192.0.2.1', 0)).rejects.toMatchObject({
    code: 'address-unavailable',
    message: expect.stringContaining('LISTEN_ADDRESS "192.0.2.1": this machine does not have it'),
  });
  const port = Number(new URL(await listen(other, { host: loopback, port: 0, setting: 'PORT' })).port);
  await expect(at(loopback, port)).rejects.toMatchObject({
    code: 'port-in-use',
    message: `Port ${port}: it is in use. Stop the other server, or set STAFF_PORT to a free one`,
  });
  await Promise.all([server, other].map(closeListener));
});

test('a request that does not end keeps the server open for only thirty seconds', async () => {
  const server = fastify();
  server.get('/', () => new Promise(() => {}));
  const address = await listen(server, { host: loopback, port: 0, setting: 'PORT' });
  const asked = fetch(address).then(
    () => 'answered',
    () => 'cut',
  );
  await once(server.server, 'request');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  let isClosed = false;
  const closed = closeListener(server).then(() => {
    isClosed = true;
  });
  jest.advanceTimersByTime(29_999);
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  jest.advanceTimersByTime(1);
  await closed;
  expect(await asked).toBe('cut');
});

test('once a server is closed, nothing of it goes on', async () => {
  const server = fastify();
  await listen(server, { host: loopback, port: 0, setting: 'PORT' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  await closeListener(server);
  expect(jest.getTimerCount()).toBe(0);
});
