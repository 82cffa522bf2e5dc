import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openFront } from './open-front';

const opened: Server[] = [];
const listen = async (port: number): Promise<Server> => {
  const server = createServer();
  opened.push(server);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;
afterEach(() => opened.splice(0).forEach((server) => void server.close()));

test('if the port was taken during the first build, the next free one is used', async () => {
  const taken = portOf(await listen(0));
  const { port, server } = await openFront(taken, false, listen);
  expect(port).toBeGreaterThan(taken);
  expect(portOf(server)).toBe(port);
});

test('a named port that is taken is refused in one sentence', async () => {
  const taken = portOf(await listen(0));
  await expect(openFront(taken, true, listen)).rejects.toMatchObject({ code: 'port-taken' });
});

test('any other failure is reported', async () => {
  await expect(openFront(4174, false, () => Promise.reject(new Error('no rights')))).rejects.toThrow('no rights');
});
