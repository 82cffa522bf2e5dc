import { sharedDraftsCollection } from 'kit/posts/draft-link';
import { embeddedProject } from 'kit/posts/embedded-project';
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

test('drafts whose links have expired are deleted, and no others, whatever they are', () => {
  const [expired, working, odd] = ['0a', '0b', '0c'].map((part) => part.repeat(16));
  const writes = [
    share(expired ?? '', fieldsUntil('2026-01-08T00:00:00Z')),
    share(working ?? '', fieldsUntil('2026-01-09T00:00:00Z')),
    share(odd ?? '', { expiresAt: { stringValue: 'never' } }),
  ];
  documents.call('commit', { writes }, parent);
  const table = createDocumentTable(documents.connection);
  const now = Date.parse('2026-01-08T12:00:00Z');
  expect(findSharedDraft(table, expired ?? '', now)).toBeUndefined();
  deleteExpiredDrafts(table, now);
  const scope = { parent: { root: parent, segments: [] }, collectionId: sharedDraftsCollection, isGroup: false };
  expect([...table.list(scope)].map(({ name }) => name.slice(-32)).sort()).toEqual([working, odd]);
  expect(findSharedDraft(table, working ?? '', now)).toMatchObject({ draft: '{}' });
});
