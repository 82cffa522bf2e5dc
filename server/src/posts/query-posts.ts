import { embeddedProject } from 'shared-config/posts/embedded-project';
import { postsCollection } from 'shared-config/posts/post';
import type { DocumentStore } from '../documents/thread/document-store';

const parent = `projects/${embeddedProject}/databases/(default)/documents`;

const structuredQuery = {
  from: [{ collectionId: postsCollection }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'status' },
      op: 'IN',
      value: { arrayValue: { values: [{ stringValue: 'published' }, { stringValue: 'scheduled' }] } },
    },
  },
};

/** The posts that readers see now or later, as the JSON of a response to Firestore's `runQuery`. */
export async function queryPosts(documents: Pick<DocumentStore, 'call'>): Promise<Uint8Array> {
  const body = Buffer.from(JSON.stringify({ structuredQuery }));
  const ended = new AbortController();
  try {
    const { json } = await documents.call({ method: 'runQuery', parent, body, isOwn: true }, ended.signal);
    return json;
  } finally {
    ended.abort();
  }
}
