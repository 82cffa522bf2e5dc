import { createPageHead } from 'kit/page/page-head';
import { site } from 'shared-config/site';

/** Title, description, canonical link and Open Graph of a page of this site. */
export const PageHead = createPageHead({
  companyName: site.companyName,
  origin: site.origin,
  shareImages: { site: '/media/share.png' },
  shareImageTexts: { site: site.companyName },
});
