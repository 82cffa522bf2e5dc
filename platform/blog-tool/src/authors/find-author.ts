import { authorSlug, type StoredAuthor } from 'kit/posts/author';
import type { PostsStore } from '../posts/posts-store';

/** The record about whom a post names, which stands above it for its readers; `undefined` where there is none, or none to be had now. */
export async function findAuthor(
  store: Pick<PostsStore, 'listAuthors'>,
  author: string,
): Promise<StoredAuthor | undefined> {
  const slug = authorSlug(author);
  if (!slug) return undefined;
  try {
    const found = (await store.listAuthors()).find(({ id }) => id === slug);
    return found && { name: found.name, line: found.line, portrait: found.portrait, alt: found.alt };
  } catch (error) {
    console.error('The author’s record could not be read, and is not shown:', error);
    return undefined;
  }
}
