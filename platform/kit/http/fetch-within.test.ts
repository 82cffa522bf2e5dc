/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { fetchWithin, textOf } from './fetch-within';

let server: Server;
let origin: string;
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/drips') response.write('.');
    else if (request.url === '/packed')
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2 ** 20, 'a')));
    else response.writeHead(404).end('none');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${v.parse(v.object({ port: v.number() }), server.address()).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('an answer is read whole, with its status', async () => {
  const answer = await fetchWithin(`${origin}/none`, { bytes: 4, time: 5_000 });
  expect([answer.response.status, textOf(answer)]).toEqual([404, 'none']);
});

test('what has more bytes once it is unpacked is not read to the end', async () => {
  const read = fetchWithin(`${origin}/packed`, { bytes: 10_000, time: 5_000 });
  await expect(read).rejects.toThrow('it has more than 10,000 bytes');
});

test('what does not end in time is given up', async () => {
  await expect(fetchWithin(`${origin}/drips`, { bytes: 10, time: 100 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
