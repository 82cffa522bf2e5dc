import type { ReactNode } from 'react';
import { site, siteAddress } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { FeedLink } from '../blog-post/feed-link';
import { listsAfter } from '../content/lists';
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

/** How many posts there are, and which of them stand here. */
export const describeCount = (count: number, shown: number): string =>
  count > shown ? `The newest ${shown} of ${count} posts.` : count === 1 ? '1 post.' : `${count} posts.`;
