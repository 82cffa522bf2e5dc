import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { SMTPServer } from 'smtp-server';
import { backUp } from '../backup/back-up';
import { restore } from '../backup/restore';
import { createEnquiryStore } from '../enquiries/enquiry-store';
import { createSubmissionStore } from '../forms/submission-store';
import { gatherForms } from '../site/known-forms';
import type { DataConnection } from '../storage/data-connection';
import { openDatabase } from '../storage/opening/open-database';
import { pollOutbox } from './poll-outbox';
import { createMailing } from './send-mails';
import { createSenderQueues } from './sender-queues';

let folder: string;
let connection: DataConnection;
let mailServer: SMTPServer;
/** What the mail server has taken. */
const taken: string[] = [];
/** Code with which it refuses a recipient; 0 for none. */
let refusal = 0;
/** What happens while it is asked whether it takes a recipient. */
let onRecipient = () => {};
const log = jest.fn();

beforeEach(async () => {
  folder = createTemporaryFolder('mail');
  mkdirSync(join(folder, 'site/pdfs'), { recursive: true });
  writeFileSync(join(folder, 'site/pdfs/high-pressure.pdf'), '%PDF');
  connection = openDatabase(folder);
  taken.length = 0;
  refusal = 0;
  onRecipient = () => {};
  log.mockReset();
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      onRecipient();
      done(refusal ? Object.assign(new Error(`no <${address}>`), { responseCode: refusal }) : null);
    },
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

const add = (source: string, { person = 'Ada', email = 'ada@example.com' } = {}) =>
  createSubmissionStore(connection, { isMailed: true }).add({
    form: 'manual-request',
    fields: { person, email, source },
    droppedFields: 0,
    key: null,
    isMailPromised: true,
  });
const mailOf = (id: number) => createEnquiryStore(connection).find(id)?.mail;
/** Stores mails that this server has sent, by default to one address each. @param email an expression of SQL */
function addSent(number: number, hoursAgo: number, email = "n || '@example.org'") {
  const sentAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  connection.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${number})
      INSERT INTO submissions (form, received_at, fields)
      SELECT 'manual-request', '${sentAt}', json_object('email', ${email}) FROM numbers;
    INSERT INTO mails (submission, is_by_hand, due_at, sent_at)
      SELECT id, 0, received_at, received_at FROM submissions WHERE id NOT IN (SELECT submission FROM mails)`);
}
/** Makes what was postponed due now. */
const endWait = () => connection.exec("UPDATE mails SET due_at = '2000-01-01T00:00:00.000Z'");

function createMailer(
  forms = gatherForms([testDefinition.forms]),
  definition: typeof testDefinition | null = testDefinition,
) {
  const { port } = mailServer.server.address() as AddressInfo;
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const readSite = async () => ({
    folder: join(folder, 'site'),
    index: { basePath: '' },
    definition: definition ?? undefined,
  });
  return createMailing(connection, { smtpUrl, readSite, readForms: async () => forms });
}

/** @param mailing of a server that has sent before; one that has just been started where it is absent */
async function sendOnce(mailing = createMailer()) {
  const mailer = pollOutbox(mailing, log);
  await mailer.wake();
  await mailer.stop();
}

test('the datasheet of the robot is sent once, and the inbox says so', async () => {
  add('highPressure');
  await sendOnce();
  await sendOnce();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('To: Ada <ada@example.com>');
  expect(taken[0]).toContain('high-pressure.pdf');
  expect(taken[0]).toContain('Message-ID: <enquiry-1@halvard.example>');
  expect(mailOf(1)).toEqual({ kind: 'sent', at: expect.any(String) });
});

test('of several definitions of a form the one that took it says what is sent', async () => {
  const { 'manual-request': form, ...others } = testDefinition.forms;
  if (!form?.mail) throw new Error('the test needs that form');
  const { person, email, source } = form.fields;
  if (!person || !email || !source) throw new Error('the test needs these fields');
  const former = {
    ...form,
    fields: { person, email, source },
    mail: { ...form.mail, subject: 'As it was promised' },
  };
  add('highPressure');
  await sendOnce(createMailer(gatherForms([testDefinition.forms, { ...others, 'manual-request': former }])));
  expect(taken).toEqual([expect.stringContaining('Subject: As it was promised')]);
});

test('a temporary refusal is tried again, also after a restart', async () => {
  add('highPressure');
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

test('a mail that is due while the site has no known name waits for one', async () => {
  add('highPressure');
  await sendOnce(createMailer(undefined, null));
  expect(mailOf(1)).toMatchObject({ kind: 'waiting', reason: expect.stringContaining('compose it again') });
  endWait();
  await sendOnce();
  expect(taken).toHaveLength(1);
});

test('a permanent refusal, or a missing datasheet, leaves the mail to staff with why', async () => {
  add('highPressure');
  add('../../secret');
  // A robot whose datasheet the live site does not have.
  add('rotary');
  refusal = 550;
  await sendOnce();
  expect(mailOf(1)).toMatchObject({ kind: 'by-hand', reason: expect.stringContaining('550') });
  for (const id of [2, 3])
    expect(mailOf(id)).toMatchObject({ kind: 'by-hand', reason: expect.stringContaining('no document') });
  endWait();
  refusal = 0;
  await sendOnce();
  expect(taken).toHaveLength(0);
});

test('a name cannot add a header or a recipient', async () => {
  add('highPressure', { person: 'Ada\r\nBcc: victim@example.com' });
  await sendOnce();
  const [head = ''] = (taken[0] ?? '').split(/\r?\n\r?\n/);
  expect(head).toMatch(/^To: ada@example\.com$/m);
  expect(head).not.toMatch(/^Bcc:/im);
});

test('ten mails a day go to one address, however it is spelled; staff send the others', async () => {
  for (let sent = 0; sent < 12; sent += 1)
    add('highPressure', { email: sent % 2 ? 'Ada@EXAMPLE.com' : `ada+${sent}@example.com` });
  add('highPressure', { email: 'grace@example.com' });
  await sendOnce();
  const isTo = (name: RegExp) => (mail: string) => name.test(/^To: (.*)$/m.exec(mail)?.[1] ?? '');
  expect(taken.filter(isTo(/<ada(\+\d+)?@example\.com>$/i))).toHaveLength(10);
  expect(taken.filter(isTo(/<grace@example\.com>$/))).toHaveLength(1);
  for (const id of [11, 12])
    expect(mailOf(id)).toEqual({ kind: 'by-hand', reason: '10 documents went to this address within a day' });
});

describe('when nine have gone to an address, one more is sent', () => {
  beforeEach(() => addSent(9, 1, "'ada@example.com'"));
  /** How many of two more go out, from a server that has just been started. */
  async function sendTwoMore() {
    for (const email of ['ada+1@example.com', 'Ada@Example.com']) add('highPressure', { email });
    await sendOnce();
    return taken.length;
  }

  test('after a restart', async () => expect(await sendTwoMore()).toBe(1));

  test('after many to other addresses', async () => {
    addSent(400, 1);
    expect(await sendTwoMore()).toBe(1);
  });

  test('after a restore of a backup from before they went', async () => {
    connection.exec('UPDATE mails SET sent_at = NULL');
    const { file } = backUp(folder);
    connection.exec(`UPDATE mails SET sent_at = '${new Date().toISOString()}'`);
    restore(folder, file);
    expect(await sendTwoMore()).toBe(1);
  });

  test('after the clock was set back by some hours', async () => {
    connection.exec(`UPDATE mails SET sent_at = '${new Date(Date.now() + 10 * 3_600_000).toISOString()}'`);
    expect(await sendTwoMore()).toBe(1);
  });

  test.each([
    ['two when a day has gone by', -24.1],
    ['two when they went by a clock that was a year ahead', 8760],
  ])('but %s', async (_when, hours) => {
    connection.exec(`UPDATE mails SET sent_at = '${new Date(Date.now() + hours * 3_600_000).toISOString()}'`);
    expect(await sendTwoMore()).toBe(2);
  });
});

test('those that waited together for a mail server are counted when they go', async () => {
  addSent(9, 1, "'ada@example.com'");
  for (let sent = 0; sent < 2; sent += 1) add('highPressure');
  const mailing = createMailer();
  refusal = 451;
  await sendOnce(mailing);
  refusal = 0;
  endWait();
  await sendOnce(mailing);
  expect(taken).toHaveLength(1);
});

test('five hundred mails a day go to all addresses; the others are left to staff', async () => {
  addSent(300, 25);
  addSent(498, 23);
  for (let sent = 0; sent < 5; sent += 1) add('highPressure', { email: `new-${sent}@example.com` });
  await sendOnce();
  expect(taken).toHaveLength(2);
  expect(mailOf(801)).toEqual({ kind: 'by-hand', reason: '500 documents were sent within a day' });
});

test('hundreds that are refused read those of the day once, and again when one was sent', async () => {
  addSent(499, 1);
  for (let sent = 0; sent < 200; sent += 1) add('highPressure', { email: `new-${sent}@example.com` });
  const prepare = jest.spyOn(connection, 'prepare');
  const mailing = createMailer();
  const at = prepare.mock.calls.findIndex(([sql]) => sql.includes('sent_at > ?'));
  const listSent = jest.spyOn(prepare.mock.results[at]?.value, 'all');
  await sendOnce(mailing);
  expect([taken.length, log.mock.calls.length]).toEqual([1, 199]);
  expect(listSent.mock.calls.length).toBeLessThan(10);
});

test('what staff sent by hand takes nothing from what is sent by itself', async () => {
  addSent(500, 1);
  connection.exec('UPDATE mails SET is_by_hand = 1');
  add('highPressure');
  await sendOnce();
  expect(taken).toHaveLength(1);
});

test('due and sent mails are found by an index, however many there are', () => {
  const prepare = jest.spyOn(connection, 'prepare');
  createMailer();
  const queries = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.startsWith('SELECT'));
  const many = queries.filter((sql) => !sql.includes('id = ?'));
  expect([queries.length, many.length]).toEqual([3, 2]);
  for (const sql of many) {
    const plan = JSON.stringify(connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(['', '', '']));
    expect(plan).toMatch(/SEARCH mails USING (COVERING )?INDEX/);
    expect(plan).not.toContain('SCAN');
  }
});

test('a dot in a Gmail name makes no other address of it, but elsewhere it does', async () => {
  addSent(8, 1, "'ada.lovelace@gmail.com'");
  const emails = ['ad.alovelace+1@googlemail.com', 'A.d.a.lovelace@gmail.com', 'adalovelace@gmail.com'];
  for (const email of emails) add('highPressure', { email });
  addSent(10, 1, "'ada.lovelace@example.com'");
  add('highPressure', { email: 'adalovelace@example.com' });
  await sendOnce();
  expect(taken).toHaveLength(3);
  expect(mailOf(11)).toMatchObject({ kind: 'by-hand', reason: expect.stringContaining('went to this address') });
});

test('simultaneous mails to one address do not exceed the ten; the next one waits', async () => {
  addSent(9, 1, "'ada@example.com'");
  for (let sent = 0; sent < 2; sent += 1) add('highPressure');
  const atOnce = { ...createMailer(), queueOf: (id: number) => id };
  await sendOnce(atOnce);
  expect(taken).toHaveLength(1);
  expect(mailOf(11)).toMatchObject({ kind: 'waiting', reason: expect.stringContaining('on its way') });
  endWait();
  await sendOnce(atOnce);
  expect(taken).toHaveLength(1);
  expect(mailOf(11)).toMatchObject({ kind: 'by-hand' });
});

test('five hundred mails in a day are not exceeded by those that go at once', async () => {
  addSent(499, 1);
  for (let sent = 0; sent < 4; sent += 1) add('highPressure', { email: `new-${sent}@example.com` });
  const atOnce = { ...createMailer(), queueOf: (id: number) => id };
  await sendOnce(atOnce);
  expect(taken).toHaveLength(1);
});

test('a mail whose enquiry is deleted, or sent by hand, in the meantime is not sent', async () => {
  for (const name of ['ada', 'grace', 'katherine']) add('highPressure', { email: `${name}@example.com` });
  const enquiries = createEnquiryStore(connection);
  onRecipient = () => {
    createSubmissionStore(connection).deleteOne(2);
    enquiries.markMailSent(3);
  };
  await sendOnce();
  expect(taken).toEqual([expect.stringContaining('ada@example.com')]);
  expect(log).not.toHaveBeenCalled();
});

test('thirty slow mails of one sender hold up nobody else’s', async () => {
  const senders = createSenderQueues();
  let isOver = () => {};
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const mailing = { ...createMailer(), queueOf: senders.queueOf };
  const sent: string[] = [];
  const deliver = async ({ fields: { email = '' } }: { fields: Readonly<Record<string, string>> }) => {
    if (email.startsWith('slow')) await over;
    sent.push(email);
  };
  for (let at = 1; at <= 31; at += 1) {
    add('highPressure', { email: at <= 30 ? `slow-${at}@example.com` : 'visitor@example.com' });
    senders.note(at, '198.51.100.0/24');
  }
  // One queue of 64 is the same.
  for (let other = 0; senders.queueOf(31) === senders.queueOf(30); other += 1) senders.note(31, `192.0.${other}.0/24`);
  const mailer = pollOutbox({ ...mailing, deliver }, log);
  const round = mailer.wake();
  while (sent.length === 0) await new Promise((resume) => setTimeout(resume, 10));
  expect(sent).toEqual(['visitor@example.com']);
  isOver();
  await round;
  await mailer.stop();
});

test('a mail that is tried again counts once', async () => {
  add('highPressure');
  const mailing = createMailer();
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    refusal = attempt < 12 ? 451 : 0;
    endWait();
    await sendOnce(mailing);
  }
  expect(mailOf(1)).toMatchObject({ kind: 'sent' });
});
