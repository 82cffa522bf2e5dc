import type { Worker } from 'node:worker_threads';
import fastify, { type FastifyInstance } from 'fastify';
import { openTestDocuments, type TestDocuments, testRoot } from '../../testing/test-documents';
import { startTestSite, type TestSite } from '../../testing/test-site';
import { createDocumentStore, type DocumentStore, startThread } from '../thread/document-store';
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
    ['more than 10 MiB', () => post(`${root}:commit`, ' '.repeat(10 * 1024 * 1024 + 1)), 413, 'INVALID_ARGUMENT'],
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

describe('the documents thread', () => {
  let stored: TestDocuments;
  let store: DocumentStore;
  let server: FastifyInstance;
  let address: string;
  const threads: Worker[] = [];
  const commit = (count: number) =>
    stored.call('commit', {
      writes: Array.from({ length: count }, (_, index) => ({
        update: { name: `${testRoot}/things/${index}`, fields: { text: { stringValue: `${index} `.repeat(10_000) } } },
      })),
    });
  const query = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'things' }] } });
  const runQuery = () => fetch(`${address}/v1/${testRoot}:runQuery`, { method: 'POST', body: query });

  /** Reads the response to its end: a server that is to close waits for one that is still being sent. */
  const queryStatus = async () => {
    const response = await runQuery();
    await response.arrayBuffer();
    return response.status;
  };

  const log = jest.fn();
  beforeAll(async () => {
    stored = openTestDocuments();
    await commit(200);
    server = fastify();
    store = createDocumentStore(stored.connection, log, (file) => {
      const thread = startThread(file);
      threads.push(thread);
      return thread;
    });
    registerFirestoreRoutes(server, store, { staffOrigin: undefined, onPostsChanged: undefined, log });
    address = await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await server.close();
    await store.close();
    await stored.dispose();
  });

  test('a thread that ends makes the call unavailable, and a later one starts it again', async () => {
    expect(await queryStatus()).toBe(200);
    await threads.at(-1)?.terminate();
    const refused = await runQuery();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({ error: { status: 'UNAVAILABLE' } });
    // A second later, for the tests that follow as well.
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 1000);
    expect(await (await runQuery()).json()).toHaveLength(200);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('has ended') }));
  });
});
