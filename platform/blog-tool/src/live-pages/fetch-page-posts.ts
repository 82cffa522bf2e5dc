import { withBase } from 'kit/page/base-path';
import { readDocumentsSettings } from 'kit/posts/documents-settings';
import { pagePostsFile, pagePostsSchema } from 'kit/posts/page-posts';
import * as v from 'valibot';
import { postPath, type ToolSite } from '../site/tool-site';

const savedSchema = v.object({ updatedAt: v.string() });

/** Whether the site is where this page is: on an origin of its own, the tool does not know the site. */
export function isPartOfSite(): boolean {
  const settings = readDocumentsSettings(document);
  return (
    document.documentElement.dataset['standalone'] === undefined && !(settings.kind === 'embedded' && settings.origin)
  );
}

/** `updatedAt` of the version of a post that readers have; `undefined` when they have none. */
export async function fetchLiveVersion(site: ToolSite, slug: string): Promise<string | undefined> {
  // A page that is not there yet would be an error in the console.
  if (!(await fetchLiveSlugs(site))?.has(slug)) return undefined;
  const post = v.safeParse(savedSchema, (await fetchPagePosts(encodeURI(postPath(site, slug))))?.post);
  return post.success ? post.output.updatedAt : undefined;
}

/** The slugs of all posts that readers have; `undefined` when that cannot be known now. */
export async function fetchLiveSlugs({
  posts: path,
}: Pick<ToolSite, 'posts'>): Promise<ReadonlySet<string> | undefined> {
  const posts = await fetchPagePosts(path);
  return posts && new Set(posts.summaries.map(({ slug }) => slug));
}

async function fetchPagePosts(path: string) {
  try {
    const response = await fetch(withBase(`${path}/${pagePostsFile}`), { cache: 'no-cache' });
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return undefined;
    return v.parse(pagePostsSchema, await response.json());
  } catch {
    // The tool works without it, and asks again.
    return undefined;
  }
}
