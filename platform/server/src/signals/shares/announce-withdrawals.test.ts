import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { SMTPServer } from 'smtp-server';
import { pollOutbox } from '../../outbox/poll-outbox';
import { openDatabase } from '../../storage/opening/open-database';
import { createAnnouncements } from './announce-withdrawals';

const readSite = async () => ({ definition: testDefinition });

const notice = {
  kind: 'withdraw',
  team: 'a',
  commit: 'c0ffee',
  error: { message: 'broken', page: '/a', count: 3 },
  remote: 'mfe-a',
  version: 'c'.repeat(16),
  at: '2027-01-01T00:00:00.000Z',
  reason: 'failures: 102.0 in 1,000 views (500 counted), others 50.0 in 1,000 views (4,500)',
  evidence: { measure: 'failures', share: { value: 102, count: 500 }, others: { value: 50, count: 4500 } },
} as const;

const portOf = (server: { address: () => unknown }) => {
  const address = server.address();
  return typeof address === 'object' && address !== null && 'port' in address ? address.port : undefined;
};

/** A mail server on this machine that takes every mail, and what it has taken. */
async function startMailServer() {
  const mails: string[] = [];
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => void text(stream).then((mail) => callback(null, void mails.push(mail))),
  });
  const listening = mailServer.listen(0, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  return { mails, mailServer, listening };
}

test('a withdrawal is announced by webhook and e-mail, once each, even after failures', async () => {
  const folder = createTemporaryFolder('withdrawals');
  const connection = openDatabase(folder);
  const posted: [unknown, unknown][] = [];
  let isDown = true;
  const receiver = createServer(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    if (isDown) response.statusCode = 503;
    else posted.push([request.headers['idempotency-key'], body]);
    isDown = false;
    response.end();
  }).listen(0, '127.0.0.1');
  const { mails, mailServer, listening } = await startMailServer();
  if (!receiver.listening) await once(receiver, 'listening');

  const { announce, outboxes } = createAnnouncements(connection, {
    webhook: `http://127.0.0.1:${portOf(receiver)}/`,
    mail: { smtpUrl: `smtp://127.0.0.1:${portOf(listening)}`, to: 'releases@example.com', readSite },
  });
  announce(notice);
  const messages: string[] = [];
  const polling = outboxes.map((outbox) => pollOutbox(outbox, ({ message }) => messages.push(message)));
  for (let tries = 0; tries < 200 && (posted.length === 0 || mails.length === 0); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all(polling.map(({ stop }) => stop()));

  expect(posted).toEqual([['withdrawal-1', notice]]);
  expect(messages).toEqual(['The webhook for withdrawal 1 was not sent: it responded with status 503']);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^To: releases@example\.com\r?$/m);
  expect(mails[0]).toContain('102.0 in 1,000 views (500 counted)');
  expect(outboxes.flatMap((outbox) => outbox.findDue('9999', '9999'))).toEqual([]);
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  receiver.close();
  connection.close();
  rmSync(folder, { recursive: true });
}, 20_000);

test('a withdrawal that waits for a person is announced as waiting', async () => {
  const folder = createTemporaryFolder('withdrawals');
  const connection = openDatabase(folder);
  const { mails, mailServer, listening } = await startMailServer();
  const { announce, outboxes } = createAnnouncements(connection, {
    mail: { smtpUrl: `smtp://127.0.0.1:${portOf(listening)}`, to: 'releases@example.com', readSite },
  });
  announce({ ...notice, isWaiting: true });
  const polling = outboxes.map((outbox) => pollOutbox(outbox, () => {}));
  await Promise.all(polling.map(({ wake }) => wake()));
  await Promise.all(polling.map(({ stop }) => stop()));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^Subject: mfe-a c+: somebody has to decide\r?$/m);
  expect(mails[0]).toContain('was not withdrawn');
  expect(mails[0]).not.toContain('All visitors get the version before');
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  connection.close();
  rmSync(folder, { recursive: true });
});

test('growth is told by webhook alone, also when the server is started again', () => {
  const folder = createTemporaryFolder('withdrawals');
  const connection = openDatabase(folder);
  const settings = {
    webhook: 'http://127.0.0.1:1/',
    mail: { smtpUrl: 'smtp://127.0.0.1:1', to: 'releases@example.com', readSite },
  };
  const grown = { ...notice, kind: 'grow', share: 50, evidence: undefined } as const;
  createAnnouncements(connection, settings).announce(grown);
  const [webhook, mail] = createAnnouncements(connection, settings).outboxes;
  expect([webhook?.findDue('9999', '9999').length, mail?.findDue('9999', '9999').length]).toEqual([1, 0]);
  expect(webhook?.find(1)).toEqual({ id: 1, ...grown, evidence: undefined });
  connection.close();
  rmSync(folder, { recursive: true });
});

test('without settings nothing waits', () => {
  const folder = createTemporaryFolder('withdrawals');
  const connection = openDatabase(folder);
  const { announce, outboxes } = createAnnouncements(connection, {});
  announce(notice);
  expect(outboxes).toEqual([]);
  connection.close();
  rmSync(folder, { recursive: true });
});
