import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { chooseWords } from 'kit/words/choose-words';
import Database from 'libsql';
import type { LogEntry } from '../logging/log';
import { ServerError } from '../server-error';
import { startTestSite, type TestSite } from '../testing/test-site';
import { respondToFailures, respondToMalformed } from './failure-responses';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.dispose());

const post = (message: string) =>
  fetch(`${site.server.address}/`, {
    method: 'POST',
    headers: { 'Idempotency-Key': `key-of-${message}` },
    body: new URLSearchParams({
      'form-name': 'enquiry',
      person: 'Ada Example',
      firm: 'Example Works',
      email: 'ada@example.com',
      dialCode: '+91',
      telephone: '12345',
      reason: 'Support',
      message,
    }),
  });
const file = () => join(site.dataFolder, 'site.sqlite');
const stored = () => {
  const database = new Database(file());
  const rows = database.prepare("SELECT json_extract(fields, '$.message') AS message FROM submissions").all([]);
  database.close();
  return rows.map((row) => (row as { message: string }).message);
};

test('a form that cannot be stored gets a plain 503, and is stored when sent again', async () => {
  expect((await post('before')).status).toBe(200);
  writeFileSync(join(site.folder, 'junk'), 'no database'.repeat(1000));
  renameSync(join(site.folder, 'junk'), file());
  const response = await post('refused');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({ message: expect.stringContaining('send it again in a few minutes') });
  expect(text).not.toMatch(/sqlite|database|disk|site\./i);
  rmSync(file());
  expect((await post('refused')).status).toBe(200);
  expect(stored()).toEqual(['before', 'refused']);
});

test('a form waits for another writer, and pages are served meanwhile', async () => {
  const other = new Database(file());
  other.exec('BEGIN IMMEDIATE');
  const begins = jest.spyOn(Database.prototype, 'exec');
  const attempts = () => begins.mock.calls.filter(([sql]) => sql === 'BEGIN IMMEDIATE').length;
  const posting = post('waits');
  while (attempts() < 3) expect((await fetch(`${site.server.address}/ask-us`)).status).toBe(200);
  begins.mockRestore();
  other.exec('COMMIT');
  other.close();
  expect((await posting).status).toBe(200);
  expect(stored()).toEqual(['waits']);
});

test.each([
  [417, 'an unknown expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n'],
  [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
  [400, 'no request at all', 'x\r\n\r\n'],
  [431, 'too large a head', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
])('a response with %i has the headers of every response: %s', async (status, _, head) => {
  const { port, hostname } = new URL(site.server.address);
  const client = connect(Number(port), hostname);
  client.end(head);
  let text = '';
  for await (const part of client) text += part;
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const name of ['content-security-policy', 'x-content-type-options', 'x-request-id']) {
    expect(text.toLowerCase()).toContain(`\r\n${name}: `);
  }
});

test('the response to a defect does not have its message, which goes to the log', async () => {
  const server = fastify();
  const entries: LogEntry[] = [];
  respondToFailures(
    server,
    (entry) => void entries.push(entry),
    () => chooseWords('en'),
  );
  server.get('/', async () => {
    throw new Error('SQLITE_ERROR: no such table: submissions');
  });
  const response = await fetch(await server.listen({ port: 0 }));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: expect.stringContaining('Its log has the reason under') });
  await server.close();
  expect(entries).toEqual([expect.objectContaining({ error: expect.stringContaining('no such table') })]);
});

test('a path that cannot be decoded gets the headers of every response', async () => {
  const { port, hostname } = new URL(site.server.address);
  const client = connect(Number(port), hostname);
  client.end('GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let text = '';
  for await (const part of client) text += part;
  expect(text).toMatch(/^HTTP\/1.1 400 /);
  for (const name of ['content-security-policy', 'x-content-type-options'])
    expect(text.toLowerCase()).toContain(`\r\n${name}: `);
});

test('a request that does not arrive in time gets an error, and its connection closes', async () => {
  const respond = respondToMalformed({ 'X-Content-Type-Options': 'nosniff' }, () => 'an-id');
  const late = { code: 'ERR_HTTP_REQUEST_TIMEOUT', bytesParsed: 0, rawPacket: { type: 'Buffer', data: [] } };
  const server = createServer((socket) => respond(Object.assign(new Error('late'), late), socket));
  const port = await new Promise<number>((listening) =>
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      listening(typeof bound === 'object' ? (bound?.port ?? 0) : 0);
    }),
  );
  let text = '';
  for await (const part of connect(port, '127.0.0.1')) text += part;
  expect(text).toMatch(
    /^HTTP\/1.1 408 Request Timeout\r\n(.*\r\n)*Connection: close\r\n\r\n{"message":"Request Timeout"}$/,
  );
  server.close();
});

test('while nothing can be stored each reason is logged once, not for every request', async () => {
  const server = fastify();
  const entries: LogEntry[] = [];
  respondToFailures(
    server,
    (entry) => void entries.push(entry),
    () => chooseWords('en'),
  );
  server.get('/:reason', async ({ url }) => {
    throw new ServerError('disk-full', 'Database', `the disk is ${url.slice(1)}`, 'Free some space');
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  for (const reason of ['full', 'full', 'gone', 'gone']) {
    const response = await fetch(`${address}/${reason}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  }
  await server.close();
  expect(entries.map(({ message }) => message)).toEqual([
    'Requests are refused. Database: the disk is full. Free some space',
    'Requests are refused. Database: the disk is gone. Free some space',
  ]);
});
