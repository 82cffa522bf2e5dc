import { Worker } from 'node:worker_threads';
import fastify from 'fastify';
import { followDatabase } from '../../storage/opening/follow-database';
import { openTestDocuments, testRoot } from '../../testing/test-documents';
import { startTestSite, type TestSite } from '../../testing/test-site';
import { createDocumentStore, startThread } from '../thread/document-store';
import { registerFirestoreRoutes } from './firestore-routes';

describe('every error below /v1/ has the shape of Firestore', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.dispose());

  const root = `/v1/${testRoot}`;
  const ask = (path: string, options: RequestInit = {}) => fetch(`${site.server.address}${path}`, options);
  const post = (path: string, body: BodyInit = '{}', headers = {}) => ask(path, { method: 'POST', body, headers });

  test.each([
    ['an address that is none', () => post('/v1/elsewhere'), 404, 'NOT_FOUND'],
    ['a call that is not offered', () => post(`${root}:beginTransaction`), 501, 'UNIMPLEMENTED'],
    ['reading without a call', () => ask(`${root}/things/a`), 501, 'UNIMPLEMENTED'],
    ['another method', () => ask(root, { method: 'PUT', body: '' }), 501, 'UNIMPLEMENTED'],
    ['more than 2 MiB', () => post(`${root}:commit`, ' '.repeat(2 * 1024 * 1024 + 1)), 413, 'INVALID_ARGUMENT'],
    [
      'bytes that are no text',
      () => post(`${root}:commit`, new Uint8Array([0x22, 0xff, 0x22])),
      400,
      'INVALID_ARGUMENT',
    ],
    ['a malformed address', () => post(`${root}/%ff/a:runQuery`), 400, 'INVALID_ARGUMENT'],
    ['a slash inside of an id', () => post(`${root}/a/b%2Fc:runQuery`), 400, 'INVALID_ARGUMENT'],
    [
      'another site',
      () => post(`${root}:commit`, '{}', { Origin: 'https://elsewhere.example' }),
      403,
      'PERMISSION_DENIED',
    ],
    ['a preflight of another site', () => ask(root, { method: 'OPTIONS' }), 403, 'PERMISSION_DENIED'],
  ])('%s', async (_, send, code, status) => {
    const response = await send();
    expect(response.status).toBe(code);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ error: { code, status, message: expect.any(String) } });
  });
});

test('a thread that ends makes the call unavailable, and the next call starts another', async () => {
  const stored = openTestDocuments();
  const log = jest.fn();
  const threads = [failingThread, startThread];
  const connection = followDatabase(stored.file, 100);
  const store = createDocumentStore(connection, log, (file) => (threads.shift() ?? startThread)(file));
  const server = fastify();
  registerFirestoreRoutes(server, store, { staffOrigin: undefined, onPostsChanged: undefined });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'things' }] } });
  const runQuery = async () => (await fetch(`${address}/v1/${testRoot}:runQuery`, { method: 'POST', body })).json();
  expect(await runQuery()).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ error: expect.stringContaining('out of memory') }));
  expect(await runQuery()).toEqual([{ readTime: expect.any(String) }]);
  await server.close();
  await store.close();
  connection.close();
  stored.dispose();
});

test('only one connection writes: commits bypass the thread, which can only read', async () => {
  const stored = openTestDocuments();
  const connection = followDatabase(stored.file, 100);
  const store = createDocumentStore(connection, jest.fn(), failingThread);
  const body = Buffer.from(JSON.stringify({ writes: [{ update: { name: `${testRoot}/things/a`, fields: {} } }] }));
  const call = { method: 'commit', parent: testRoot, body };
  await expect(store.call(call, new AbortController().signal)).resolves.toMatchObject({
    changedCollections: ['things'],
  });
  const reading = followDatabase(stored.file, 100, 'ro');
  expect(reading.prepare('SELECT count(*) AS count FROM documents').get([])).toMatchObject({ count: 1 });
  expect(() => reading.exec('DELETE FROM documents')).toThrow('it cannot be written');
  for (const opened of [reading, connection, stored]) 'close' in opened ? opened.close() : opened.dispose();
  await store.close();
});

describe('routes for documents', () => {
  const onPostsChanged = jest.fn();
  const tool = 'https://tool.example';
  let address: string;
  const ended: (() => unknown)[] = [];
  beforeAll(async () => {
    const stored = openTestDocuments();
    const connection = followDatabase(stored.file, 100);
    const store = createDocumentStore(connection, jest.fn());
    const server = fastify();
    registerFirestoreRoutes(server, store, { staffOrigin: tool, onPostsChanged });
    address = `${await server.listen({ host: '127.0.0.1', port: 0 })}/v1/${testRoot}:commit`;
    ended.push(
      () => server.close(),
      () => store.close(),
      connection.close,
      stored.dispose,
    );
  });
  afterAll(async () => {
    for (const end of ended) await end();
  });

  test('a commit that has changed a post is passed on', async () => {
    const post = { name: `${testRoot}/blogs/a` };
    const commit = async (write: object) => {
      onPostsChanged.mockClear();
      const { status } = await fetch(address, { method: 'POST', body: JSON.stringify({ writes: [write] }) });
      return [status, onPostsChanged.mock.calls.length];
    };
    expect(await commit({ update: post })).toEqual([200, 1]);
    expect(await commit({ update: { name: `${testRoot}/blogs/a/versions/v1` } })).toEqual([200, 0]);
    expect(await commit({ verify: post.name })).toEqual([200, 0]);
    expect(await commit({ update: post, currentDocument: { exists: false } })).toEqual([409, 0]);
    expect(await commit({ delete: post.name })).toEqual([200, 1]);
  });

  test('the blog tool on its own origin may request them; no other page reads the answer', async () => {
    const asked = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,x-goog' };
    const names = ['origin', 'methods', 'headers'].map((name) => `access-control-allow-${name}`);
    const preflight = await fetch(address, { method: 'OPTIONS', headers: { Origin: tool, ...asked } });
    expect([preflight.status, ...names.map((name) => preflight.headers.get(name))]).toEqual([
      204,
      tool,
      'POST',
      asked['Access-Control-Request-Headers'],
    ]);
    for (const [origin, allowed] of [
      [tool, tool],
      ['https://elsewhere.example', null],
    ] as const) {
      const { headers } = await fetch(`${address}?alt=json`, {
        method: 'POST',
        body: '{}',
        headers: { Origin: origin },
      });
      expect(['access-control-allow-origin', 'vary', 'cache-control'].map((name) => headers.get(name))).toEqual([
        allowed,
        'Origin',
        'no-store',
      ]);
    }
  });
});

/** A thread that fails with its first call. */
const failingThread = () => {
  const code = "require('node:worker_threads').parentPort.on('message', () => { throw new Error('out of memory') })";
  return new Worker(code, { eval: true });
};
