import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endSessions } from './end-sessions';

test('the sessions of a site below a path are ended there, by the token', async () => {
  const asked: unknown[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    asked.push([method, url, headers.authorization]);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await endSessions(`http://127.0.0.1:${port}`, '/pumps', 'token');
  server.closeAllConnections();
  server.close();
  expect(asked).toEqual([['POST', '/pumps/__staff/end-sessions', 'Bearer token']]);
});
