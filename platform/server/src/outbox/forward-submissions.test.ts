import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { createSubmissionStore } from '../forms/submission-store';
import type { DataConnection } from '../storage/data-connection';
import { openDatabase } from '../storage/opening/open-database';
import { createForwarding } from './forward-submissions';
import { type OutboxPolling, pollOutbox } from './poll-outbox';

let folder: string;
let connection: DataConnection;
let receiver: Server;
let forwarder: OutboxPolling | undefined;
/** What the receiver got, and what it responds with; 0 for nothing. */
const received: { key: string | undefined; body: unknown }[] = [];
let status = 200;
/** What happens before it responds. */
let onReceived = () => {};

beforeEach(async () => {
  folder = createTemporaryFolder('outbox');
  connection = openDatabase(folder);
  received.length = 0;
  status = 200;
  onReceived = () => {};
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      received.push({ key: request.headers['idempotency-key'] as string | undefined, body: JSON.parse(text) });
      onReceived();
      if (status > 0) response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  await forwarder?.stop();
  connection.close();
  await new Promise((done) => receiver.close(done));
  rmSync(folder, { recursive: true });
});

const log = jest.fn();
const webhook = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
const waiting = () => connection.prepare('SELECT submission, attempts, last_error FROM outbox').all([]);
const add = () =>
  createSubmissionStore(connection, { isForwarded: true }).add({
    form: 'enquiry',
    fields: { person: 'Ada' },
    droppedFields: 0,
    key: null,
  });

/** Makes what was postponed due now. */
const endWait = () => connection.exec("UPDATE outbox SET due_at = '2000-01-01T00:00:00.000Z'");

async function forwardOnce() {
  forwarder ??= pollOutbox(createForwarding(connection, webhook()), log);
  await forwarder.wake();
  await forwarder.stop();
  forwarder = undefined;
}

test('a submission reaches the receiver with its id, and leaves the outbox', async () => {
  add();
  await forwardOnce();
  expect(received).toEqual([
    {
      key: 'submission-1',
      body: { id: 1, form: 'enquiry', receivedAt: expect.any(String), fields: { person: 'Ada' } },
    },
  ]);
  expect(waiting()).toEqual([]);
});

test('a submission is kept while the receiver fails', async () => {
  status = 503;
  add();
  await forwardOnce();
  expect(waiting()).toEqual([{ submission: 1, attempts: 1, last_error: 'it responded with status 503' }]);
  // Not due yet.
  await forwardOnce();
  expect(received).toHaveLength(1);
  status = 200;
  endWait();
  await forwardOnce();
  expect(received).toHaveLength(2);
  expect(waiting()).toEqual([]);
});

test('a clock that is set back makes nothing wait longer', async () => {
  status = 503;
  add();
  forwarder = pollOutbox(createForwarding(connection, webhook()), log);
  void forwarder.wake();
  while (waiting().every((row) => (row as { attempts: number }).attempts === 0))
    await new Promise((resume) => setTimeout(resume, 10));
  const [date, steady] = [Date.now(), performance.now()];
  jest.spyOn(Date, 'now').mockReturnValue(date - 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(steady + 2100);
  await forwarder.wake();
  await forwarder.stop();
  jest.restoreAllMocks();
  expect(received).toHaveLength(2);
});

test('a submission is kept while the receiver is unreachable, across a restart', async () => {
  add();
  forwarder = pollOutbox(createForwarding(connection, 'http://127.0.0.1:9/'), log);
  await forwardOnce();
  expect(waiting()).toMatchObject([{ submission: 1, attempts: 1 }]);
  connection.close();
  connection = openDatabase(folder);
  endWait();
  await forwardOnce();
  expect(received).toHaveLength(1);
});

test('a redirect of the receiver is not followed', async () => {
  status = 307;
  add();
  await forwardOnce();
  expect(received).toHaveLength(1);
  expect(waiting()).toMatchObject([{ attempts: 1, last_error: 'it responded with status 307' }]);
});

test('submissions are sent in the order in which they came', async () => {
  for (let count = 0; count < 3; count += 1) add();
  await forwardOnce();
  expect(received.map(({ key }) => key)).toEqual(['submission-1', 'submission-2', 'submission-3']);
});

test('what is deleted while another is sent does not reach the receiver', async () => {
  for (let count = 0; count < 3; count += 1) add();
  onReceived = () => createSubmissionStore(connection).deleteOne(2);
  await forwardOnce();
  expect(received.map(({ key }) => key)).toEqual(['submission-1', 'submission-3']);
});

test('a receiver that does not answer is given up after ten seconds', async () => {
  status = 0;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 200));
  add();
  await forwardOnce();
  expect(waiting()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('timeout') }]);
  expect(limit).toHaveBeenCalledWith(10_000);
  limit.mockRestore();
});

test('what a clock that was a year ahead has put off is sent once it is right', async () => {
  add();
  const put = (time: number) => connection.exec(`UPDATE outbox SET due_at = '${new Date(time).toISOString()}'`);
  put(Date.now() + 3_000_000);
  await forwardOnce();
  expect(received).toEqual([]);
  put(Date.now() + 365 * 86_400_000);
  await forwardOnce();
  expect(received).toHaveLength(1);
  expect(waiting()).toEqual([]);
});
