import { thankYouPath } from 'kit/forms/thank-you-path';
import type { HostedSite } from 'kit/host/hosted-site';
import { german } from 'kit/words/german';
import { site } from 'shared-config/site';
import { LinkButton } from 'shared-ui/link-button';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { NotFoundPage } from './pages/not-found-page';
import { ThankYouPage } from './pages/thank-you-page';

/** The parts that the host shows around the pages of this site's remotes, and in their place. */
export const hostedSite: HostedSite = {
  companyName: site.companyName,
  words: german,
  Header: SiteHeader,
  Footer: SiteFooter,
  NotFound: NotFoundPage,
  pages: { [thankYouPath]: ThankYouPage },
  errorActions: (
    <LinkButton to="/anfrage" inverted>
      Schreiben Sie uns
    </LinkButton>
  ),
};
