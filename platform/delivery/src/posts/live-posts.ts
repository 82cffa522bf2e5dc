import { join } from 'node:path';
import { parseContract } from 'kit/contract/parse-contract';
import type { PublishedPicture } from 'kit/posts/published-picture';
import { type PublishedPost, publishedPostSchema } from 'kit/posts/published-post';
import * as v from 'valibot';
import { readText } from '../files/read-text';
import type { Workspace } from '../workspace';

/** File of a composed site with the authored posts that it was composed from. */
export const sitePostsFile = 'site-posts.json';

/** The posts that the live site was composed from: a compose without a documents store shows them again. */
export async function readLivePosts({ site }: Workspace): Promise<PublishedPost[]> {
  const file = join(site, sitePostsFile);
  const text = await readText(file);
  if (text === undefined) return [];
  const remedy = 'Compose with "--blogs", which reads the posts anew';
  const posts = parseContract(v.array(publishedPostSchema), JSON.parse(text), {
    code: 'invalid-composition',
    subject: file,
    remedy,
  });
  for (const post of posts) leaveOutDrawings(post);
  return posts;
}

/** Earlier versions have published drawings as SVG. They come back as pixels when the posts are read anew. */
function leaveOutDrawings(post: PublishedPost): void {
  const isDrawing = (picture?: PublishedPicture) => picture?.name.endsWith('.svg') === true;
  if (post.pictures) post.pictures = post.pictures.filter((one) => !isDrawing(one));
  if (isDrawing(post.cover)) delete post.cover;
  if (isDrawing(post.by?.portrait)) delete post.by?.portrait;
}
