import { join } from 'node:path';
import { parseContract } from 'shared-config/contract/parse-contract';
import { type PublishedPost, publishedPostSchema } from 'shared-config/posts/published-post';
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
  return parseContract(v.array(publishedPostSchema), JSON.parse(text), {
    code: 'invalid-composition',
    subject: file,
    remedy,
  });
}
