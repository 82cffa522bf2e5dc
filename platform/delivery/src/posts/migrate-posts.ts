import { collection, doc, getDocs, runTransaction } from 'firebase/firestore/lite';
import { postContentSchema, postsCollection } from 'kit/posts/post';
import { createUniqueSlugs, slugOf } from 'kit/posts/slug';
import * as v from 'valibot';
import type { DocumentsAccess } from '../environment';
import { openDocuments } from '../open-documents';

/** The fields of a document that came later. */
const laterFieldsSchema = v.object({
  status: v.optional(postContentSchema.entries.status.wrapped),
  slug: v.optional(v.string()),
  title: v.optional(v.string(), ''),
});

/**
 * Finds the posts that readers do not get only because they are older than the status, and gives each a status and a
 * slug of its own. A draft of the blog tool has no status either, so the caller decides whether they are published;
 * running it again changes nothing.
 * @param isPublishing without it nothing is changed
 * @returns the ids of the documents concerned
 */
export async function migratePosts(access: DocumentsAccess, isPublishing: boolean): Promise<string[]> {
  const { database, close } = await openDocuments(access);
  try {
    const { docs } = await getDocs(collection(database, postsCollection));
    const concerned = docs.filter((document) => isIncomplete(readLaterFields(document.data()))).map(({ id }) => id);
    if (!isPublishing) return concerned;
    const taken = new Set(docs.flatMap((document) => readLaterFields(document.data())?.slug || []));
    const changed: string[] = [];
    for (const id of concerned) {
      const reference = doc(database, postsCollection, id);
      const isChanged = await runTransaction(database, async (transaction) => {
        const stored = await transaction.get(reference);
        const fields = readLaterFields(stored.data());
        // Deleted or completed meanwhile.
        if (!fields || !isIncomplete(fields)) return false;
        const slug = fields.slug || createUniqueSlugs(taken)(slugOf(fields.title));
        taken.add(slug);
        transaction.update(reference, { status: 'published', slug });
        return true;
      });
      if (isChanged) changed.push(id);
    }
    return changed;
  } finally {
    await close();
  }
}

/** Whether a post has no status, or is published without a slug. A malformed one is neither. */
const isIncomplete = (fields: ReturnType<typeof readLaterFields>) =>
  fields !== undefined && (fields.status === undefined || (fields.status === 'published' && !fields.slug));

function readLaterFields(data: unknown) {
  const { success, output } = v.safeParse(laterFieldsSchema, data);
  return success ? output : undefined;
}
