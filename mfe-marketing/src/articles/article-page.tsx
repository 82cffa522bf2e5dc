import { PageMissingError } from 'kit/contract/page-missing';
import { usePagePosts } from 'kit/page/contexts';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import BlogPostPage from '../blog-post/blog-post-page';
import { Article } from './article';
import type { ArticleKind } from './article-head';
import { kindOf, loadArticles } from './load-articles';

/**
 * `/blogs/{slug}`, `/news/{slug}`, `/reports/{slug}`, `/podcasts/{slug}`: an article of this remote, or a post. A post that staff
 * publish under the address of an article takes its place until they take it back.
 */
export default function ArticlePage() {
  const { pathname } = useLocation();
  const { post } = usePagePosts();
  if (post) return <BlogPostPage />;
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const kind = kindOf(path.split('/')[1]);
  if (!kind) throw new PageMissingError(path);
  return <LoadedArticle key={path} kind={kind} path={path} />;
}

/**
 * It waits for the articles of its kind. Their words are in the HTML: the script that has them may come after the first view's.
 */
function LoadedArticle({ kind, path }: { kind: ArticleKind; path: string }) {
  const articles = use(loadArticles(kind));
  const head = articles.heads.find((one) => one.path === path);
  if (head) return <Article head={head} articles={articles} />;
  if (kind === 'blogs') return <BlogPostPage />;
  throw new PageMissingError(path);
}
