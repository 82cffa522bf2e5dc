import { PagePostsContext } from 'kit/page/contexts';
import { type ReactNode, use } from 'react';
import { parseContract } from '../../contract/parse-contract';
import { withBase } from '../../page/base-path';
import { type PagePosts, pagePostsElementId, pagePostsFile, pagePostsSchema } from '../../posts/page-posts';
import { longestWait } from './longest-wait';
import { recoverByFullLoad } from './page-loader';

const parsePosts = (data: unknown, pathname: string): PagePosts =>
  parseContract(pagePostsSchema, data, {
    code: 'invalid-composition',
    subject: `posts of ${pathname}`,
    remedy: 'Compose the site again',
  });

/** The posts that came with the prerendered page; `undefined` where it shows none. */
export function readInlinePosts(): PagePosts | undefined {
  const text = document.getElementById(pagePostsElementId)?.textContent;
  return text ? parsePosts(JSON.parse(text), location.pathname) : undefined;
}

const fetched = new Map<string, Promise<PagePosts>>();

/** The posts of a page that is navigated to. Where they are gone, the page is loaded in full, and the server says so. */
function fetchPagePosts(pathname: string): Promise<PagePosts> {
  const known = fetched.get(pathname);
  if (known) return known;
  const posts = fetch(withBase(`${pathname === '/' ? '' : pathname}/${pagePostsFile}`), {
    signal: AbortSignal.timeout(longestWait),
  })
    .then(async (response) => {
      if (!response.ok) throw new Error(`The posts of ${pathname}: the server responded with ${response.status}`);
      return parsePosts(await response.json(), pathname);
    })
    .catch((error: unknown) => {
      fetched.delete(pathname);
      return recoverByFullLoad(error);
    });
  fetched.set(pathname, posts);
  return posts;
}

/** Gives a page its authored posts: those that came with the prerendered page, or else fetched ones. Suspends until they are there. */
export function PagePostsProvider({
  pathname,
  posts,
  children,
}: {
  pathname: string;
  posts: PagePosts | undefined;
  children: ReactNode;
}) {
  return <PagePostsContext value={posts ?? use(fetchPagePosts(pathname))}>{children}</PagePostsContext>;
}
