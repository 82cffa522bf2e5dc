import { formatBytes } from 'kit/media/datasheet-file';
import { withBase } from 'kit/page/base-path';
import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { NextLinks } from 'shared-ui/page/next-links';
import { FeedLink } from '../blog-post/feed-link';
import { PageFrame } from '../page/page-frame';
import { ArticleBody } from './article-body';
import type { ArticleHead, ArticleKind } from './article-head';
import type { ArticlesOfKind } from './article-text';
import { Neighbours } from './neighbours';

/** What each list is called, and what schema.org calls what is in it. */
const kinds: Readonly<Record<ArticleKind, { title: string; type: string }>> = {
  blogs: { title: 'Blogs', type: 'Article' },
  news: { title: 'News', type: 'NewsArticle' },
  reports: { title: 'Reports', type: 'Report' },
  podcasts: { title: 'Podcasts', type: 'PodcastEpisode' },
};

/** An article on a page of its own. */
export function Article({ head, articles }: { head: ArticleHead; articles: ArticlesOfKind }) {
  const setInterest = useSetInterest();
  const { kind, slug, path, title, category, summary, date, author, image, related } = head;
  const { title: listTitle, type } = kinds[kind];
  const text = articles.texts[slug];
  if (!text) throw new Error(`${path}: the article has no text. Add it to the texts of its kind`);
  const file = articles.files?.[slug];
  return (
    <PageFrame
      title={title}
      description={summary}
      path={path}
      shareImage="articles"
      heading={title}
      lead={kind === 'podcasts' ? `Transcript. ${summary}` : summary}
      {...(image ? { image } : {})}
      parents={[{ label: listTitle, to: `/${kind}` }]}
      crumb={title}
      article={
        <>
          <meta property="article:published_time" content={date} />
          <meta property="article:author" content={author} />
          <meta property="article:section" content={category} />
        </>
      }
      nodes={[
        {
          '@type': type,
          ...(type === 'PodcastEpisode' ? { name: title } : { headline: title, articleSection: category }),
          description: summary,
          datePublished: date,
          author: { '@type': author === site.companyName ? 'Organization' : 'Person', name: author },
          ...(image?.webp.src ? { image: new URL(image.webp.src, site.origin).href } : {}),
          mainEntityOfPage: siteAddress(path),
          publisher: { '@type': 'Organization', name: site.companyName },
        },
      ]}
    >
      {(kind === 'blogs' || kind === 'news') && <FeedLink list={kind} />}
      <ArticleBody head={head} text={text} />
      {file && (
        <p>
          <a href={withBase(`/pdfs/${file.file}`)} download>
            Download this report as PDF
          </a>
          , {file.pages} pages, {formatBytes(file.bytes)}, tagged for screen readers
        </p>
      )}
      <Neighbours head={head} all={articles.heads} />
      <Closing
        title="A question about this?"
        text="Ask the author. An engineer answers."
        label="Ask an engineer"
        onContact={() => setInterest({ label: title, path })}
      />
      <NextLinks links={related} />
    </PageFrame>
  );
}
