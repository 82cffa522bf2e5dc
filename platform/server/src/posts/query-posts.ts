import { embeddedProject } from 'kit/contract/embedded-project';
import { authorsCollection } from 'kit/posts/author';
import { postsCollection } from 'kit/posts/post';
import { recordSeparator } from 'kit/posts/record-separator';
import type { DocumentStore } from '../documents/thread/document-store';

const parent = `projects/${embeddedProject}/databases/(default)/documents`;

const postsQuery = {
  from: [{ collectionId: postsCollection }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'status' },
      op: 'IN',
      value: { arrayValue: { values: [{ stringValue: 'published' }, { stringValue: 'scheduled' }] } },
    },
  },
};
const authorsQuery = { from: [{ collectionId: authorsCollection }] };

/**
 * The posts that readers see now or later, and the records about authors, each as the JSON of a response to Firestore's `runQuery`, with a
 * separator between them.
 */
export async function queryPosts(documents: Pick<DocumentStore, 'call'>): Promise<Uint8Array> {
  const posts = await runQuery(documents, postsQuery);
  const authors = await runQuery(documents, authorsQuery);
  return Buffer.concat([posts, Buffer.from(recordSeparator), authors]);
}

async function runQuery(documents: Pick<DocumentStore, 'call'>, structuredQuery: object): Promise<Uint8Array> {
  const body = Buffer.from(JSON.stringify({ structuredQuery }));
  const ended = new AbortController();
  try {
    const { json } = await documents.call({ method: 'runQuery', parent, body, isOwn: true }, ended.signal);
    return json;
  } finally {
    ended.abort();
  }
}
