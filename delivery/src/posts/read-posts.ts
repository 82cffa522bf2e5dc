import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseContract } from 'shared-config/contract/parse-contract';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import type { DocumentsSettings } from 'shared-config/posts/documents-settings';
import { parsePost, postsCollection } from 'shared-config/posts/post';
import { type PublishedPost, publishedPostSchema } from 'shared-config/posts/published-post';
import { uniquePageSlugs } from 'shared-config/posts/slug';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import type { Workspace } from '../workspace';
import { nameOfDocuments } from './find-documents';
import { createSanitiser, wellFormed } from './prepare-text';

/** File of a composed site with the authored posts that it was composed from. */
export const sitePostsFile = 'site-posts.json';

/** The posts that the live site was composed from: what a compose shows that cannot ask the documents store. */
export async function readLivePosts({ site }: Workspace): Promise<PublishedPost[]> {
  const file = join(site, sitePostsFile);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
  const remedy = 'Compose with "--blogs", which reads the posts anew';
  return parseContract(v.array(publishedPostSchema), JSON.parse(text), {
    code: 'invalid-composition',
    subject: file,
    remedy,
  });
}

/**
 * The published posts of the documents store, the newest first, their rich text sanitised. Asks for nothing but what is
 * published: security rules are no filters, so a query that could reach a draft would be refused.
 * @throws {DeliveryError} when the store does not answer. A malformed post is left out, and named on the error output.
 */
export async function readPublishedPosts(source: DocumentsSettings): Promise<PublishedPost[]> {
  // A compose that reads no posts does not wait for the SDK.
  const [{ query, collection, where, getDocs }, { openDocuments }] = await Promise.all([
    import('firebase/firestore/lite'),
    import('./open-documents'),
  ]);
  const { database, close } = await openDocuments(source);
  try {
    const { docs } = await withTimeout(
      getDocs(query(collection(database, postsCollection), where('status', '==', 'published'))),
      source,
    );
    const posts = docs.flatMap((document) => {
      try {
        return [parsePost(document.id, wellFormed(document.data()))];
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        return [];
      }
    });
    // The older of two posts keeps the address that both have; the order is the same every time.
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
  } finally {
    await close();
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Longest wait in ms for the documents store; its SDK has none. */
const answerTimeout = 10_000;

function withTimeout<Value>(answer: Promise<Value>, source: DocumentsSettings): Promise<Value> {
  const remedy = 'Start the server (npx -y pnpm@12 serve), or correct DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG';
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(new DeliveryError(nameOfDocuments(source), 'the documents store does not answer', remedy, { cause }));
    const timer = setTimeout(fail, answerTimeout);
    answer.then(resolve, fail).finally(() => clearTimeout(timer));
  });
}
