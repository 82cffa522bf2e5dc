import { CallToAction } from 'shared-ui/call-to-action';
import { PageFrame } from '../page/page-frame';

/** Address of the page. */
export const comingSoonPath = '/coming-soon';

/** Where something is announced that is not there yet (specification §2 Other routes). Not for search results. */
export function ComingSoon() {
  return (
    <PageFrame
      title="Coming Soon"
      description="This page is being written. The solutions pages show what the robots do today."
      path={comingSoonPath}
      hidden
      heading="Coming soon"
      lead="We are still writing it. Until then, see what the robots do today."
      crumb="Coming Soon"
    >
      <p>
        <CallToAction to="/solutions">See the solutions</CallToAction>
      </p>
    </PageFrame>
  );
}
