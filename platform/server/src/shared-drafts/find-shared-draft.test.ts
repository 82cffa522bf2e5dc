import { sharedDraftsCollection } from 'kit/posts/draft-link';
import { embeddedProject } from 'kit/posts/embedded-project';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { createDocumentTable } from '../documents/store/document-table';
import { openTestDocuments } from '../testing/test-documents';
import { deleteExpiredDrafts, findSharedDraft } from './find-shared-draft';

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

test('drafts whose links work for nobody by their time are deleted, and no others, whatever they are', async () => {
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
  const table = createDocumentTable(documents.connection);
  for (const token of [expired, never, none, inText]) expect(findSharedDraft(table, token, now)).toBeUndefined();
  const damage = documents.connection.prepare('UPDATE documents SET fields = ? WHERE name = ?');
  damage.run([Buffer.from([0x7b, 0xff]), unreadable]);
  await deleteExpiredDrafts(documents.connection, now);
  expectConsole('error', /its fields cannot be read/);
  expect(listTokens()).toEqual([working, unreadable]);
  expect(findSharedDraft(table, working, now)).toMatchObject({ draft: '{}' });
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
