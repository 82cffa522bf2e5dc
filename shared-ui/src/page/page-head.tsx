import { createPageHead } from 'kit/page/page-head';
import type { ComponentProps } from 'react';
import { shareImages } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';

/** Head data of a page. */
export type PageHeadProps = ComponentProps<typeof PageHead>;

/** Title, description, canonical link, Open Graph and JSON-LD of a page of this site. */
export const PageHead = createPageHead({
  companyName: site.companyName,
  origin: site.origin,
  shareImages,
  shareImageTexts: {
    site: `Two ${site.robotLineName} lifters in the aisle of a warehouse, and the mark of ${site.companyName}`,
    articles: `A ${site.robotLineName} tugger with its train, and the mark of ${site.companyName}`,
  },
});
