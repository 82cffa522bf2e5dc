import type { PublishedPost } from 'kit/posts/published-post';
import { readPublishedPosts } from '../posts/read-published-posts';
import type { Workspace } from '../workspace';
import { requireDocuments } from './require-documents';

/** The posts of the documents store that the environment names. @throws {DeliveryError} when it names none. */
export async function readPosts(workspace: Workspace, command: string): Promise<readonly PublishedPost[]> {
  const { posts } = await readPublishedPosts(requireDocuments(workspace, command), workspace);
  return posts;
}
