import { PageMissingError } from 'kit/contract/page-missing';
import { usePagePosts } from 'kit/page/contexts';
import { lazy, use } from 'react';
import { useLocation } from 'react-router-dom';
// With the page's styles: the HTML of a post has them long before their script.
import 'kit/page/badge.module.css';
import 'kit/page/post/post-article.module.css';
import '../blog-post/blog-post-page.module.css';
import '../blog-post/post-byline.module.css';
import '../listing/chips.module.css';
import { Article } from './article';
import type { PlacedArticle } from './article-text';
import { loadArticles } from './articles.content';

/** The script that reads and draws a post of staff; an article does not need it. */
const BlogPostPage = lazy(() => import('../blog-post/blog-post-page'));

/**
 * `/blogs/{slug}`, `/news/{slug}`, `/reports/{slug}`, `/podcasts/{slug}`: an article of this remote, or a post. A post that staff
 * publish under the address of an article takes its place until they take it back.
 */
export default function ArticlePage() {
  const { pathname } = useLocation();
  const { post } = usePagePosts();
  if (post) return <BlogPostPage />;
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const load = Object.hasOwn(loadArticles, path) ? loadArticles[path] : undefined;
  if (load) return <LoadedArticle key={path} load={load} />;
  if (path.startsWith('/blogs/')) return <BlogPostPage />;
  throw new PageMissingError(path);
}

/** It waits for its script. Its words are in the HTML: the script may come after the first view's. */
const LoadedArticle = ({ load }: { load: () => Promise<PlacedArticle> }) => <Article article={use(load())} />;
