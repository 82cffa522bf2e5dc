import { thankYouPath } from 'kit/forms/thank-you-path';
import type { HostedSite } from 'kit/host/hosted-site';
import { english } from 'kit/words/english';
import { site } from 'shared-config/site';
import { NotFoundPage, ThankYouPage } from './own-pages';
import { SiteFooter, SiteHeader } from './site-frame';

/** The parts that the host shows around the pages of this site's remotes, and in their place. */
export const hostedSite: HostedSite = {
  companyName: site.companyName,
  words: english,
  Header: SiteHeader,
  Footer: SiteFooter,
  NotFound: NotFoundPage,
  pages: { [thankYouPath]: ThankYouPage },
};
