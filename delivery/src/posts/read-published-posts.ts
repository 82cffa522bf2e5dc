import { parsePost } from 'shared-config/posts/post';
import { type PublishedPost, publishedPostSchema } from 'shared-config/posts/published-post';
import { isVisible } from 'shared-config/posts/schedule';
import { uniquePageSlugs } from 'shared-config/posts/slug';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import type { DocumentsAccess } from '../environment';
import { queryPublished, type StoredDocument } from './open-documents';
import { createSanitiser, wellFormed } from './prepare-text';

/**
 * The posts of the documents store that readers see now, the newest first, their rich text sanitised. Queries what is
 * published and nothing else: security rules are not filters, so a query that could reach a draft would be refused. Staff
 * alone, and the embedded server, also get what is scheduled; a post appears with the first compose after its moment.
 * @throws {DeliveryError} when the store does not respond. A malformed post is left out, and named on the error output.
 */
export async function readPublishedPosts(access: DocumentsAccess): Promise<PublishedPost[]> {
  const documents = await fetchPublishedDocuments(access);
  const now = Date.now();
  const posts = documents.flatMap(({ id, data }) => {
    try {
      const post = parsePost(id, wellFormed(data));
      return isVisible(post, now) ? [post] : [];
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return [];
    }
  });
  // The older of two posts keeps the slug that both have; the order is the same every time.
  posts.sort((one, other) => compare(one.updatedAt, other.updatedAt) || compare(one.id, other.id));
  const slugs = uniquePageSlugs(posts);
  const sanitise = await createSanitiser(posts);
  const published = posts.map((post, index) => {
    const content = post.content.map((block) =>
      block.type === 'paragraph' ? { ...block, content: sanitise(block.content) } : block,
    );
    // Fields in the schema's order: the same posts give the same composition, wherever they were read.
    return v.parse(publishedPostSchema, { ...post, slug: slugs[index], content });
  });
  return published.sort((one, other) => compare(other.publishDate, one.publishDate) || compare(one.slug, other.slug));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

async function fetchPublishedDocuments(access: DocumentsAccess): Promise<readonly StoredDocument[]> {
  try {
    return await queryPublished(access);
  } catch (cause) {
    throw new DeliveryError(
      'documents-store-unreachable',
      nameOf(access),
      'the documents store does not respond',
      'Start the server (npx -y pnpm@12 serve), or correct DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG',
      { cause },
    );
  }
}

const nameOf = ({ settings }: DocumentsAccess) =>
  settings.kind === 'firebase' ? `Firebase project ${settings.config.projectId}` : (settings.origin ?? 'the server');
