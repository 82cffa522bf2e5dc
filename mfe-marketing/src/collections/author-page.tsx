import { PageMissingError } from 'kit/contract/page-missing';
import { usePagePosts } from 'kit/page/contexts';
import { Picture } from 'kit/page/picture';
import type { Byline } from 'kit/posts/byline';
import { authorSubjectSchema } from 'kit/posts/posts-subject';
import { showPicture } from 'kit/posts/show-picture';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { authorPath, postAddress } from 'shared-config/posts/post-address';
import { site } from 'shared-config/site';
import * as v from 'valibot';
import type { ArticleHead } from '../articles/article-head';
import { articleHeads } from '../articles/article-heads.content';
import { articleAuthorPath } from '../articles/author-path';
import { blogCards } from '../blog-post/blog-cards';
import { reportCover } from '../lists/reports';
import styles from './author-page.module.css';
import { CollectionFrame, describeCount } from './collection-frame';

/** `/authors/{slug}`: an author and their texts: posts, the newest first, then articles of this remote. */
export function AuthorPage() {
  const { pathname } = useLocation();
  const { summaries, subject } = usePagePosts();
  const about = useMemo(() => v.parse(v.optional(authorSubjectSchema), subject), [subject]);
  const path = about ? encodeURI(authorPath(about.author.slug)) : pathname.toLowerCase().replace(/\/$/, '');
  const taken = new Set(summaries.map(({ slug }) => postAddress(slug)));
  const articles = Object.values(articleHeads)
    .flat()
    .filter((head) => articleAuthorPath(head.author) === path && !taken.has(head.path));
  const author = about?.author ?? articleAuthor(articles);
  if (!author) throw new PageMissingError(pathname);
  const { name, line = articles[0]?.role, portrait } = author;
  const numberOf = (kind: ArticleHead['kind']) => articles.filter((head) => head.kind === kind).length;
  const reports = numberOf('reports');
  const transcripts = numberOf('podcasts');
  const posts = articles.length - reports - transcripts;
  const count = describeCount((about?.count ?? 0) + posts, summaries.length + posts, {
    report: reports,
    transcript: transcripts,
  });
  return (
    <CollectionFrame
      title={`Posts by ${name}`}
      description={`${name}${line ? `, ${line}` : ''}: posts for ${site.companyName} about mobile robots and the plants they work in.`}
      path={path}
      heading={name}
      lead={<Lead author={author} line={line} count={count} />}
      node={{
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name,
          ...(line ? { description: line } : {}),
          ...(portrait ? { image: new URL(showPicture(portrait).webp.src, site.origin).href } : {}),
        },
      }}
      cards={[...blogCards(summaries, []), ...articles.map(cardOf)]}
    />
  );
}

/** The author named by articles, where no post has one. */
function articleAuthor([newest]: readonly ArticleHead[]): Omit<Byline, 'slug'> | undefined {
  return newest && { name: newest.author };
}

type LeadProps = { author: Omit<Byline, 'slug'>; line: string | undefined; count: string };

/** The picture, the line, and how much they wrote. */
function Lead({ author: { portrait, alt = '' }, line, count }: LeadProps) {
  return (
    <span className={styles.lead}>
      {portrait && <Picture file={showPicture(portrait)} alt={alt} className={styles.portrait} sizes="7rem" />}
      <span>
        {line && (
          <span className={styles.line} dir="auto">
            {line}
          </span>
        )}
        {count}
      </span>
    </span>
  );
}

function cardOf({ slug, path, title, category, image }: ArticleHead) {
  return { key: path, to: path, title, category, ...(image ? { image } : { drawing: reportCover(slug) }) };
}
