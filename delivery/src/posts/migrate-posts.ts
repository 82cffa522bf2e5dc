import { collection, doc, getDocs, runTransaction } from 'firebase/firestore/lite';
import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import { type PostStatus, postContentSchema, postsCollection } from 'shared-config/posts/post';
import { slugOf, uniqueSlug } from 'shared-config/posts/post-address';
import * as v from 'valibot';
import { openDocuments } from './open-documents';

/** What a document has of the fields that came later. */
const laterFieldsSchema = v.object({
  status: v.optional(postContentSchema.entries.status.wrapped),
  slug: v.optional(v.string()),
  title: v.optional(v.string(), ''),
});

/**
 * Gives every post the fields that came later: a status, where it has none, and an address of its own. A document that
 * has both is not touched; running it again changes nothing.
 * @returns the ids of the documents that were changed
 */
export async function migratePosts(settings: DocumentsSettings, status: PostStatus): Promise<string[]> {
  const { database, close } = await openDocuments(settings);
  try {
    const { docs } = await getDocs(collection(database, postsCollection));
    const slugs = docs.flatMap((document) => readLaterFields(document.data())?.slug || []);
    const changed: string[] = [];
    for (const { id } of docs) {
      const reference = doc(database, postsCollection, id);
      const isChanged = await runTransaction(database, async (transaction) => {
        const stored = await transaction.get(reference);
        const fields = readLaterFields(stored.data());
        // Deleted meanwhile, malformed (nobody may touch what is left of it), or complete.
        if (!fields || (fields.status && fields.slug)) return false;
        const slug = fields.slug || uniqueSlug(slugOf(fields.title), slugs);
        slugs.push(slug);
        transaction.update(reference, { status: fields.status ?? status, slug });
        return true;
      });
      if (isChanged) changed.push(id);
    }
    return changed;
  } finally {
    await close();
  }
}

function readLaterFields(data: unknown) {
  const { success, output } = v.safeParse(laterFieldsSchema, data);
  return success ? output : undefined;
}
