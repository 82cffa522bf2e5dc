import { thankYouPath } from 'kit/forms/thank-you-path';
import type { HostedSite } from 'kit/host/hosted-site';
import { english } from 'kit/words/english';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { Dock } from './dock/dock';
import { fadeInBlocks } from './fade-in-blocks';
import { SiteFooter } from './footer/site-footer';
import { SiteHeader } from './header/site-header';
import { NotFoundPage } from './not-found/not-found-page';
import { ThankYouPage } from './thank-you/thank-you-page';

/** The parts that the host shows around the pages of this site's remotes, and in their place (specification §2). */
export const hostedSite: HostedSite = {
  companyName: site.companyName,
  words: english,
  Header: SiteHeader,
  Footer: FooterAndDock,
  NotFound: NotFoundPage,
  pages: { [thankYouPath]: ThankYouPage },
  errorActions: (
    <CallToAction to="/contact" inverted>
      Contact us
    </CallToAction>
  ),
  onPageShown: fadeInBlocks,
};

function FooterAndDock() {
  return (
    <>
      <SiteFooter />
      <Dock />
    </>
  );
}
