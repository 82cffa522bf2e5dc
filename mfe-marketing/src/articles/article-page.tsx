import { useLocation } from 'react-router-dom';
import { PageMissingError } from 'shared-config/contract/page-missing';
import { usePagePosts } from 'shared-config/store';
import BlogPostPage from '../blog-post/blog-post-page';
import { Article } from './article';
import { articleHeads } from './article-heads';

/**
 * `/blogs/{slug}`, `/news/{slug}`, `/reports/{slug}`, `/podcasts/{slug}`: an article of this remote, or a post. A post that staff
 * publish under the address of an article takes its place until they take it back.
 */
export default function ArticlePage() {
  const { pathname } = useLocation();
  const { post } = usePagePosts();
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const head = articleHeads.find((one) => one.path === path);
  if (post || (!head && path.startsWith('/blogs/'))) return <BlogPostPage />;
  if (!head) throw new PageMissingError(path);
  return <Article key={path} head={head} />;
}
