import type { ReactNode } from 'react';
import { site, siteAddress } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { FeedLink } from '../blog-post/feed-link';
import { listsAfter } from '../lists/lists-after';
import { CardGrid, type CardGridProps } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';

type CollectionFrameProps = {
  title: string;
  description: string;
  path: string;
  heading: string;
  lead: ReactNode;
  /** schema.org node of the page, with its type. */
  node: Readonly<Record<string, unknown>>;
  cards: CardGridProps['cards'];
};

/** A page that lists posts of one kind: those of an author, or of a tag. */
export function CollectionFrame({ title, description, path, heading, lead, node, cards }: CollectionFrameProps) {
  return (
    <PageFrame
      title={title}
      description={description}
      path={path}
      shareImage="articles"
      heading={heading}
      lead={lead}
      parents={[{ label: 'Blogs', to: '/blogs' }]}
      crumb={heading}
      nodes={[
        {
          ...node,
          name: title,
          url: siteAddress(path),
          isPartOf: { '@type': 'Blog', name: `Blogs of ${site.companyName}`, url: siteAddress('/blogs') },
        },
      ]}
    >
      <FeedLink />
      <CardGrid opensPage cards={cards} />
      <NextLinks links={listsAfter('/blogs')} />
    </PageFrame>
  );
}

/** How many posts there are, which of them stand here, and how many of other kinds. */
export const describeCount = (posts: number, shown: number, others: Readonly<Record<string, number>> = {}): string => {
  const counts = Object.entries({ post: posts, ...others }).filter(([, count]) => count > 0);
  const parts = counts.map(([kind, count]) =>
    kind === 'post' && count > shown ? `the newest ${shown} of ${count} posts` : countOf(count, kind),
  );
  const text = listFormat.format(parts.length > 0 ? parts : [countOf(0, 'post')]);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const listFormat = new Intl.ListFormat('en-GB');

const countOf = (count: number, kind: string) => `${count} ${kind}${count === 1 ? '' : 's'}`;
