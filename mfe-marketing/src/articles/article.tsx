import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { NextLinks } from 'shared-ui/page/next-links';
import { FeedLink } from '../blog-post/feed-link';
import { PageFrame } from '../page/page-frame';
import { ArticleBody } from './article-body';
import type { ArticleKind } from './article-head';
import type { PlacedArticle } from './article-text';
import { Neighbours } from './neighbours';
import { ReportFile } from './report-file';

/** The title of each list, and the type of its items at schema.org. */
const kinds: Readonly<Record<ArticleKind, { title: string; type: string }>> = {
  blogs: { title: 'Blogs', type: 'Article' },
  news: { title: 'News', type: 'NewsArticle' },
  reports: { title: 'Reports', type: 'Report' },
  podcasts: { title: 'Podcasts', type: 'PodcastEpisode' },
};

/** An article on a page of its own. */
export function Article({ article }: { article: PlacedArticle }) {
  const setInterest = useSetInterest();
  const { head, text, newer, older } = article;
  const { kind, slug, path, title, category, summary, date, author, image, related } = head;
  const { title: listTitle, type } = kinds[kind];
  return (
    <PageFrame
      title={title}
      description={summary}
      path={path}
      shareImage={image ? 'own' : 'articles'}
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
      <FeedLink list={kind} />
      <ArticleBody head={head} text={text} />
      {kind === 'reports' && <ReportFile slug={slug} />}
      <Neighbours newer={newer} older={older} />
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
