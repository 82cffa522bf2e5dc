import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { SMTPServer } from 'smtp-server';
import { createEnquiryStore } from '../enquiries/enquiry-store';
import { createSubmissionStore } from '../forms/submission-store';
import type { DataConnection } from '../storage/data-connection';
import { openDatabase } from '../storage/open-database';
import { pollOutbox } from './poll-outbox';
import { createMailing } from './send-mails';

let folder: string;
let connection: DataConnection;
let mailServer: SMTPServer;
/** What the mail server has taken. */
const taken: string[] = [];
/** Code with which it refuses a recipient; 0 for none. */
let refusal = 0;
const log = jest.fn();

beforeEach(async () => {
  folder = createTemporaryFolder('mail');
  mkdirSync(join(folder, 'site/pdfs'), { recursive: true });
  writeFileSync(join(folder, 'site/pdfs/mag-agv-tugger.pdf'), '%PDF');
  connection = openDatabase(folder);
  taken.length = 0;
  refusal = 0;
  log.mockReset();
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) =>
      done(refusal ? Object.assign(new Error(`no <${address}>`), { responseCode: refusal }) : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        taken.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  await new Promise<void>((done) => mailServer.close(done));
  connection.close();
  rmSync(folder, { recursive: true });
});

const add = (source: string, { fullName = 'Ada', email = 'ada@example.com' } = {}) =>
  createSubmissionStore(connection, { isMailed: true }).add({
    form: 'mag-sub-product',
    fields: { fullName, email, source },
    droppedFields: 0,
    key: null,
  });
const mailOf = (id: number) => createEnquiryStore(connection).find(id)?.mail;
/** Makes what was postponed due now. */
const endWait = () => connection.exec("UPDATE mails SET due_at = '2000-01-01T00:00:00.000Z'");

function createMailer() {
  const { port } = mailServer.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const readSiteFolder = async () => join(folder, 'site');
  return createMailing(connection, { smtpUrl, readSiteFolder });
}

/** @param mailing of a server that has sent before; one that has just been started where it is absent */
async function sendOnce(mailing = createMailer()) {
  const mailer = pollOutbox(mailing, log);
  mailer.wake();
  await mailer.stop();
}

test('the datasheet of the robot is sent once, and the inbox says so', async () => {
  add('agvTugger');
  await sendOnce();
  await sendOnce();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('To: Ada <ada@example.com>');
  expect(taken[0]).toContain('mag-agv-tugger.pdf');
  expect(taken[0]).toContain('Message-ID: <enquiry-1@corvane.example>');
  expect(mailOf(1)).toEqual({ kind: 'sent', at: expect.any(String) });
});

test('a refusal for the time being is tried again, also after a restart', async () => {
  add('agvTugger');
  refusal = 451;
  await sendOnce();
  expect(mailOf(1)).toMatchObject({ kind: 'waiting', reason: expect.stringContaining('451 no <ada@example.com>') });
  // Staff see to whom; the log has nobody's address.
  expect(log.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringContaining('451 no <…>') })]]);
  refusal = 0;
  await sendOnce();
  expect(taken).toHaveLength(0);
  endWait();
  await sendOnce();
  expect(taken).toHaveLength(1);
});

test('a refusal for good, and a robot without a datasheet, are left to be sent by hand with the reason', async () => {
  add('agvTugger');
  add('../../secret');
  // A robot whose datasheet the live site does not have.
  add('lifter');
  refusal = 550;
  await sendOnce();
  expect(mailOf(1)).toMatchObject({ kind: 'by-hand', reason: expect.stringContaining('550') });
  for (const id of [2, 3])
    expect(mailOf(id)).toMatchObject({ kind: 'by-hand', reason: expect.stringContaining('no datasheet') });
  endWait();
  refusal = 0;
  await sendOnce();
  expect(taken).toHaveLength(0);
});

test('a name cannot add a header or a recipient', async () => {
  add('agvTugger', { fullName: 'Ada\r\nBcc: victim@example.com' });
  await sendOnce();
  const [head = ''] = (taken[0] ?? '').split(/\r?\n\r?\n/);
  expect(head).toMatch(/^To: ada@example\.com$/m);
  expect(head).not.toMatch(/^Bcc:/im);
});

test('ten mails a day go to one address, however it is written; the others are left to be sent by hand', async () => {
  for (let sent = 0; sent < 12; sent += 1)
    add('agvTugger', { email: sent % 2 ? 'Ada@EXAMPLE.com' : `ada+${sent}@example.com` });
  add('agvTugger', { email: 'grace@example.com' });
  await sendOnce();
  const isTo = (name: RegExp) => (mail: string) => name.test(/^To: (.*)$/m.exec(mail)?.[1] ?? '');
  expect(taken.filter(isTo(/<ada(\+\d+)?@example\.com>$/i))).toHaveLength(10);
  expect(taken.filter(isTo(/<grace@example\.com>$/))).toHaveLength(1);
  for (const id of [11, 12])
    expect(mailOf(id)).toEqual({ kind: 'by-hand', reason: '10 documents went to this address within a day' });
});

test('a mail that is tried again counts once', async () => {
  add('agvTugger');
  const mailing = createMailer();
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    refusal = attempt < 12 ? 451 : 0;
    endWait();
    await sendOnce(mailing);
  }
  expect(mailOf(1)).toMatchObject({ kind: 'sent' });
});
