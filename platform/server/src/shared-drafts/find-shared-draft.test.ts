import { embeddedProject } from 'kit/contract/embedded-project';
import { sharedDraftsCollection } from 'kit/posts/draft-link';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { createDocumentTable } from '../documents/store/document-table';
import { openTestDocuments } from '../testing/test-documents';
import { deleteExpiredDrafts, openSharedDrafts } from './find-shared-draft';

const documents = openTestDocuments();
afterAll(() => documents.dispose());

const parent = `projects/${embeddedProject}/databases/(default)/documents`;
const share = (token: string, fields: object) => ({
  update: { name: `${parent}/${sharedDraftsCollection}/${token}`, fields },
});
const fieldsUntil = (timestampValue: string) => ({
  post: { stringValue: 'p1' },
  draft: { stringValue: '{}' },
  sharedAt: { stringValue: '2026-01-01T00:00:00.000Z' },
  expiresAt: { timestampValue },
});

const scope = { parent: { root: parent, segments: [] }, collectionId: sharedDraftsCollection, isGroup: false };
const listTokens = () => {
  const { list } = createDocumentTable(documents.connection);
  return [...list(scope)].map(({ name }) => name.split('/').at(-1)).sort();
};
const now = Date.parse('2026-01-08T12:00:00Z');

test('expired drafts are deleted, and no others, whatever they contain', async () => {
  const [expired = '', working = '', never = '', none = '', inText = '', unreadable = ''] = [...'abcdef'].map((part) =>
    `0${part}`.repeat(16),
  );
  const draft = { stringValue: '","expiresAt":{"timestampValue":"2026-01-09T00:00:00Z"}' };
  const writes = [
    share(expired, fieldsUntil('2026-01-08T00:00:00Z')),
    share(working, fieldsUntil('2026-01-09T00:00:00Z')),
    share(never, { ...fieldsUntil(''), expiresAt: { stringValue: '2026-01-09T00:00:00Z' } }),
    share(none, {}),
    share(inText, { ...fieldsUntil('2026-01-07T00:00:00.123456789Z'), draft }),
    share(unreadable, fieldsUntil('2026-01-01T00:00:00Z')),
    { update: { name: `${parent}/others/${expired}`, fields: {} } },
  ];
  documents.call('commit', { writes }, parent);
  const find = openSharedDrafts(documents.connection);
  for (const token of [expired, never, none, inText]) expect(await find(token, now)).toBeUndefined();
  const damage = documents.connection.prepare('UPDATE documents SET fields = ? WHERE name = ?');
  damage.run([Buffer.from([0x7b, 0xff]), unreadable]);
  await deleteExpiredDrafts(documents.connection, now);
  expectConsole('error', /its fields cannot be read/);
  expect(listTokens()).toEqual([working, unreadable]);
  expect(`${(await find(working, now))?.body}`).toContain('{"stringValue":"{}"}');
  expect(documents.call('runQuery', { structuredQuery: { from: [{ collectionId: 'others' }] } }, parent)).toMatchObject(
    [{ document: {} }],
  );
  documents.call('commit', { writes: [{ delete: `${parent}/${sharedDraftsCollection}/${unreadable}` }] }, parent);
});

test('others have their turn between two drafts, and it ends when it is stopped', async () => {
  const tokens = Array.from({ length: 6 }, (_, at) => `1${at}`.repeat(16));
  documents.call(
    'commit',
    { writes: tokens.map((token) => share(token, fieldsUntil('2026-01-08T00:00:00Z'))) },
    parent,
  );
  let isDone = false;
  const left: number[] = [];
  const look = () => {
    if (isDone) return;
    left.push(tokens.filter((token) => listTokens().includes(token)).length);
    setImmediate(look);
  };
  look();
  await deleteExpiredDrafts(documents.connection, now, () => left.includes(3));
  isDone = true;
  expect(left).toEqual(expect.arrayContaining([6, 5, 4, 3]));
  expect(listTokens().filter((token) => tokens.includes(token ?? ''))).not.toHaveLength(0);
});

test('a long draft is read once until it is shared again, and others get their turn', async () => {
  const token = '3c'.repeat(16);
  const long = (mark: string) => ({
    ...fieldsUntil('2026-01-09T00:00:00Z'),
    draft: { stringValue: JSON.stringify(mark + 'a'.repeat(900_000)) },
  });
  documents.call('commit', { writes: [share(token, long('one'))] }, parent);
  const find = openSharedDrafts(documents.connection);
  const first = await find(token, now);
  const before = process.cpuUsage();
  for (let time = 0; time < 200; time += 1) expect((await find(token, now))?.body).toBe(first?.body);
  // 40 ms each otherwise.
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
  documents.call('commit', { writes: [share(token, long('two'))] }, parent);
  expect(`${(await find(token, now))?.body}`).toContain('two');
  documents.connection.prepare('UPDATE documents SET checksum = NULL WHERE name = ?').run([token]);
  expect(`${(await find(token, now))?.body}`).toContain('two');
  documents.call('commit', { writes: [{ delete: `${parent}/${sharedDraftsCollection}/${token}` }] }, parent);
  expect(await find(token, now)).toBeUndefined();
  let turns = 0;
  const watch = setInterval(() => (turns += 1), 0);
  const others = Array.from({ length: 12 }, (_, at) => `4${at.toString(16)}`.repeat(16));
  for (const other of others) documents.call('commit', { writes: [share(other, long(other))] }, parent);
  await Promise.all(others.map((other) => find(other, now)));
  clearInterval(watch);
  expect(turns).toBeGreaterThan(6);
});
