import { once } from 'node:events';
import { readdirSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { startTestSite } from '../testing/test-site';
import { type ConnectionLimits, createBoundServer } from './bound-connections';

/** How many handles of this process point at a file. */
function countHandles(file: string): number {
  return readdirSync('/proc/self/fd').filter((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`) === file;
    } catch {
      // Closed since the folder was listed.
      return false;
    }
  }).length;
}
const pipelined = (path: string, count: number) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count);

/** Waits until a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setTimeout(resume, 10));
}

/** A client that sends bytes and does not read. */
function send(port: number | string, bytes: string): Socket {
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  socket.pause().write(bytes);
  return socket;
}

/** Reads evenly until all has come or the connection is closed. @returns the bytes, and the longest time (ms) between two reads */
async function readOver(duration: number, client: Socket, size: number): Promise<[bytes: number, pause: number]> {
  const begin = performance.now();
  let [received, longest, last] = [0, 0, begin];
  const isAhead = () => received / size > (performance.now() - begin) / duration;
  client.on('data', (part) => {
    received += part.length;
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (isAhead()) client.pause();
  });
  const read = setInterval(() => isAhead() || client.resume(), 4);
  await until(() => received >= size || client.destroyed);
  clearInterval(read);
  client.destroy();
  return [received, Math.max(longest, performance.now() - last)];
}

test('clients that pipeline requests for films hold one file each, until they go', async () => {
  const site = await startTestSite();
  const film = join(realpathSync(site.folder), 'one/media/film.mp4');
  // More than the operating system buffers.
  writeFileSync(film, Buffer.alloc(10_000_000));
  const { port } = new URL(site.server.address);
  const clients = Array.from({ length: 20 }, () => send(port, pipelined('/media/film.mp4', 50)));
  await until(() => countHandles(film) >= 20);
  await new Promise((resume) => setTimeout(resume, 300));
  expect(countHandles(film)).toBe(20);
  for (const client of clients) client.destroy();
  await until(() => countHandles(film) === 0);
  await site.dispose();
});

describe('a server with limits', () => {
  let server: Server;
  const start = async (handle: RequestListener, limits: Partial<ConnectionLimits> = {}) => {
    server = createBoundServer(handle, {
      silence: 10_000,
      connections: 100,
      waiting: 10,
      waitingMemory: 100_000_000,
      ...limits,
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  };
  const closed = (client: Socket) => new Promise((done) => client.once('close', done));
  afterEach(() => server.close());

  test('handles the next request of a connection when the answer before is out, in order', async () => {
    let underWay = 0;
    let most = 0;
    const port = await start((request, response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      response.once('finish', () => {
        underWay -= 1;
      });
      setImmediate(() => response.end(`[${request.url}]`));
    });
    // More than are read at once.
    const paths = Array.from({ length: 5000 }, (_, at) => `/${at}/${'x'.repeat(50)}`);
    const client = connect(port, '127.0.0.1').setEncoding('utf8');
    let received = '';
    client.on('data', (text) => {
      received += text;
    });
    client.write(paths.map((path) => pipelined(path, 1)).join(''));
    await until(() => received.includes('[/4999/'));
    expect([...received.matchAll(/\[(.*?)\]/g)].map(([, path]) => path)).toEqual(paths);
    expect(most).toBe(1);
    client.destroy();
  });

  test.each([1, 1000])('closes a connection on which nobody reads, after %i requests', async (count) => {
    const port = await start((_request, response) => response.end(Buffer.alloc(20_000_000 / count)), { silence: 200 });
    const client = send(port, pipelined('/', count));
    // More requests are no progress.
    const ask = setInterval(() => client.write(pipelined('/', 1)), 50);
    const [accepted]: Socket[] = await once(server, 'connection');
    await new Promise((done) => accepted?.once('close', done));
    clearInterval(ask);
    client.destroy();
  });

  test('keeps a connection on which somebody reads slowly', async () => {
    const silence = 1000;
    const size = 12_000_000;
    const port = await start((_request, response) => response.end(Buffer.alloc(size)), { silence });
    let received = 0;
    do {
      const [bytes, longestPause] = await readOver(2.5 * silence, send(port, pipelined('/', 1)), size);
      received = bytes;
      // A machine that stands still reads nothing either: only then may it have been closed, and it is tried again.
      if (received < size) expect(longestPause).toBeGreaterThan(silence / 2);
    } while (received < size);
  });

  test('reads only one batch while requests wait, and drops the rest if the client goes', async () => {
    const held: ServerResponse[] = [];
    let isHeld = true;
    const port = await start((_request, response) => {
      if (isHeld) held.push(response);
      else response.end();
    });
    const accepted = once(server, 'connection');
    // Some 3 MB, more than the operating system takes at once.
    const client = send(port, pipelined(`/${'x'.repeat(1000)}`, 3000));
    const [socket]: Socket[] = await accepted;
    await until(() => held.length === 1 && (socket?.isPaused() ?? false));
    await new Promise((resume) => setTimeout(resume, 200));
    expect(socket?.bytesRead).toBeLessThan(200_000);
    isHeld = false;
    client.destroy();
    held[0]?.end();
    await until(() => socket?.destroyed ?? false);
    expect(socket?.bytesRead).toBeLessThan(200_000);
  });

  test.each([
    ['long', pipelined(`/${'x'.repeat(8000)}`, 1)],
    ['many', `GET / HTTP/1.1\r\nHost: localhost\r\n${'a:\r\n'.repeat(900)}\r\n`],
  ])('closes a connection whose waiting requests have too %s headers', async (_, request) => {
    const port = await start((_request, response) => response.end(Buffer.alloc(20_000_000)), {
      waitingMemory: 60_000,
    });
    const first = pipelined('/', 1);
    const patient = send(port, first + request);
    await new Promise((resume) => setTimeout(resume, 100));
    await closed(send(port, first + request.repeat(4)).resume());
    patient.destroy();
    await new Promise((resume) => setTimeout(resume, 100));
    const next = send(port, first + request).resume();
    await new Promise((resume) => setTimeout(resume, 100));
    expect(next.destroyed).toBe(false);
    next.destroy();
  });

  test('a connection beyond the limit replaces the one that has been idle longest', async () => {
    const port = await start(
      ({ url }, response) => {
        if (url === '/all') response.end(Buffer.alloc(40_000_000));
        else setInterval(() => response.write('some'), 50).unref();
      },
      { connections: 2 },
    );
    // The one that reads is the older one.
    const reading = send(port, pipelined('/part', 1)).resume();
    await once(reading, 'data');
    const stalled = send(port, pipelined('/all', 1));
    // Longer than the server takes to look twice, however slow the machine is.
    for (let parts = 0; parts < 50; parts += 1) await once(reading, 'data');
    const further = send(port, pipelined('/part', 1)).resume();
    await once(further, 'data');
    await closed(stalled.resume());
    await once(reading, 'data');
    for (const client of [reading, further]) client.destroy();
  });

  test('no header is dropped, however many come before it', async () => {
    const port = await start(({ headers }, response) => response.end(headers['x-forwarded-for']));
    const client = connect(port, '127.0.0.1').setEncoding('utf8');
    client.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${'a:\r\n'.repeat(3000)}X-Forwarded-For: 192.0.2.1\r\n\r\n`);
    expect((await once(client, 'data')).join('')).toContain('192.0.2.1');
    client.destroy();
  });
});

test('idle connections outlast those of proxies; a request has half a minute to arrive', () => {
  const { keepAliveTimeout, requestTimeout, timeout } = createBoundServer(() => {});
  expect({ keepAliveTimeout, requestTimeout, timeout }).toEqual({
    keepAliveTimeout: 72_000,
    requestTimeout: 30_000,
    timeout: 60_000,
  });
});
