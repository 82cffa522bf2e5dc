import { pagePostsFile } from 'kit/posts/page-posts';

/** `/enquire` → `enquire/index.html`: found by every static host, with and without a trailing slash. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** File with a page's authored posts, beside the page: `posts/index.html` → `posts/posts.json`. */
export const pagePostsPath = ({ file }: { file: string }) => file.replace(/index\.html$/, pagePostsFile);
