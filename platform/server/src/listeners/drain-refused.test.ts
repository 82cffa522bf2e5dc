import { connect } from 'node:net';
import { startTestSite, type TestSite } from '../testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(async () => {
  jest.useRealTimers();
  await site.dispose();
});

const megabyte = 1024 * 1024;
const documents = '/v1/projects/p/databases/(default)/documents:commit';

/** Writes a whole request, then reads. @returns the status line, or the error of the connection */
async function upload(path: string, head: readonly string[], body: Buffer): Promise<string | undefined> {
  const socket = connect(Number(new URL(site.server.address).port), '127.0.0.1').pause();
  const failure = new Promise<string>((failed) => socket.once('error', ({ message }) => failed(message)));
  const response = new Promise<string>((received) => socket.setEncoding('utf8').once('data', received));
  socket.write([`POST ${path} HTTP/1.1`, 'Host: localhost', ...head, '', ''].join('\r\n'));
  const isWritten = new Promise<'written'>((done) => socket.write(body, () => done('written')));
  if ((await Promise.race([isWritten, failure])) === 'written') socket.resume();
  const [status] = (await Promise.race([response, failure])).split('\r\n');
  socket.destroy();
  return status;
}

test.each([
  ['documents', documents, []],
  ['a form', '/', []],
  ['another site', '/', ['Origin: https://elsewhere.example']],
])('11 MB for %s are refused to a client that writes before it reads', async (_kind, path, head) => {
  const body = Buffer.alloc(11 * megabyte);
  const expected = head.length === 0 ? 'HTTP/1.1 413 Payload Too Large' : 'HTTP/1.1 403 Forbidden';
  expect(await upload(path, [...head, `Content-Length: ${body.length}`], body)).toBe(expected);
  const chunked = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
  expect(await upload(path, [...head, 'Transfer-Encoding: chunked'], chunked)).toBe(expected);
});

test('no more than 16 MB are read of what was refused', async () => {
  const body = Buffer.alloc(64 * megabyte);
  expect(await upload(documents, [`Content-Length: ${body.length}`], body)).toMatch(/ECONNRESET|EPIPE/);
});

test('nor for more than 10 s', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const socket = connect(Number(new URL(site.server.address).port), '127.0.0.1');
  const closed = new Promise((done) => socket.once('close', done));
  const refused = new Promise((received) => socket.once('data', received));
  socket.write(`POST ${documents} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${11 * megabyte}\r\n\r\nfirst`);
  await refused;
  jest.advanceTimersByTime(9999);
  // By then a closed connection would be known.
  await (await fetch(site.server.address)).text();
  expect(socket.readableEnded).toBe(false);
  jest.advanceTimersByTime(1);
  await closed;
});
