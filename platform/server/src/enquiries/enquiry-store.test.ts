import { rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { createSubmissionStore } from '../forms/submission-store';
import { ServerError } from '../server-error';
import type { DataConnection } from '../storage/data-connection';
import { openDatabase } from '../storage/opening/open-database';
import { watchReads } from '../testing/watch-reads';
import { registerEnquiryRoutes } from './enquiry-routes';
import { createEnquiryStore, type Enquiry } from './enquiry-store';

let folder: string;
let connection: DataConnection;
beforeEach(() => {
  folder = createTemporaryFolder('enquiries');
  connection = openDatabase(folder);
});
afterEach(() => {
  connection.close();
  rmSync(folder, { recursive: true });
});

function add(count: number): void {
  const { add: store } = createSubmissionStore(connection);
  for (let at = 1; at <= count; at += 1)
    store({ form: 'enquiry', fields: { message: `Message ${at}` }, droppedFields: 0, key: null });
}

const messagesOf = (found: readonly Enquiry[]) => found.map(({ fields }) => fields['message']);

test('a page has a hundred, the latest first; beyond the last one is the last', async () => {
  add(250);
  const store = createEnquiryStore(connection);
  const first = await store.readPage({ show: 'all' }, 0);
  expect([first.found.length, first.all, messagesOf(first.found)[0]]).toEqual([100, 250, 'Message 250']);
  const last = await store.readPage({ show: 'open' }, 7);
  expect([last.page, messagesOf(last.found).at(-1), last.found.length]).toEqual([2, 'Message 1', 50]);
  const searched = await store.readPage({ show: 'all', text: 'message' }, 1);
  expect([searched.all, searched.page, messagesOf(searched.found)[0]]).toEqual([250, 1, 'Message 150']);
  const lastFound = await store.readPage({ show: 'all', text: 'message' }, 7);
  expect([lastFound.page, messagesOf(lastFound.found).at(-1), lastFound.found.length]).toEqual([2, 'Message 1', 50]);
  expect(await store.readPage({ show: 'all', text: 'nothing' }, 7)).toEqual({ found: [], all: 0, page: 0 });
});

test('a search keeps one page in memory, however many it finds', async () => {
  connection.exec(
    `INSERT INTO submissions (form, received_at, fields) SELECT 'enquiry', 't', json_object('message', 'conveyor ' || hex(zeroblob(5000)) || value) FROM generate_series(1, 2000)`,
  );
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const usedHeap = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = usedHeap();
  let grown = Number.POSITIVE_INFINITY;
  const measured = watchReads(connection, (rows) => {
    if (rows === 0) grown = usedHeap() - before;
  });
  const { all, found } = await createEnquiryStore(measured).readPage({ show: 'all', text: 'conveyor' }, 0);
  expect([all, found.length]).toEqual([2000, 100]);
  // A page of these has 1 MB, all of them 20 MB.
  expect(grown).toBeLessThan(8_000_000);
});

test('what is read in full is read in parts, between which others have their turn', async () => {
  add(450);
  const turns: string[] = [];
  let isReading = true;
  const takeTurns = () => {
    turns.push('other');
    if (isReading) setImmediate(takeTurns);
  };
  setImmediate(takeTurns);
  for await (const some of createEnquiryStore(connection).read({ show: 'all' })) turns.push(`${some.length}`);
  isReading = false;
  expect(turns).toEqual(['200', 'other', '200', 'other', '50', 'other']);
});

test('an enquiry can be read on a full disk; it stays new', async () => {
  add(1);
  const enquiries = createEnquiryStore(connection);
  const markSeen = () => {
    throw new ServerError('disk-full', 'Database', 'the disk is full', 'Free some space');
  };
  const server = fastify();
  registerEnquiryRoutes(server, { ...enquiries, markSeen }, createSubmissionStore(connection), {
    canLogOut: false,
    withBase: (address) => address,
    readSiteStyle: async () => '',
    readForms: async () => new Map(),
    readTool: async () => undefined,
    readCompany: async () => undefined,
  });
  const response = await fetch(`${await server.listen({ host: '127.0.0.1', port: 0 })}/__enquiries/1`);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Message 1')]);
  await server.close();
  expect(enquiries.find(1)?.seenAt).toBeUndefined();
});

test('the first time counts when an enquiry was opened, answered, and its mail sent', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00.000Z') });
  const { add: store } = createSubmissionStore(connection);
  store({ form: 'manual-request', fields: {}, droppedFields: 0, key: null, isMailPromised: true });
  const enquiries = createEnquiryStore(connection);
  for (let time = 0; time < 2; time += 1) {
    enquiries.markSeen(1);
    enquiries.setAnswered(1, true);
    enquiries.markMailSent(1);
    jest.advanceTimersByTime(60_000);
  }
  const first = '2026-01-01T00:00:00.000Z';
  expect(enquiries.find(1)).toMatchObject({ seenAt: first, answeredAt: first, mail: { kind: 'sent', at: first } });
  jest.useRealTimers();
});
