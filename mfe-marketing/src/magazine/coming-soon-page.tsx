import { CallToAction } from 'shared-ui/call-to-action';
import { PageFrame } from '../page/page-frame';

/** Where something is announced that is not there yet (specification §2 Other routes). Not for search results. */
export default function ComingSoonPage() {
  return (
    <PageFrame
      title="Coming Soon"
      description="This page is being written. The solutions pages show what the robots do today."
      path="/coming-soon"
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
