import { CallToAction } from 'shared-ui/call-to-action';
import { PageFrame } from '../page/page-frame';

/** Where something is announced that is not there yet (specification §2 Other routes). Not for search results. */
export default function ComingSoonPage() {
  return (
    <PageFrame
      title="Coming Soon"
      description="This page is being written."
      path="/coming-soon"
      hidden
      heading="Coming soon"
      lead="This page is being written. What is there already, you find among the solutions."
      crumb="Coming Soon"
    >
      <p>
        <CallToAction to="/solutions">See the solutions</CallToAction>
      </p>
    </PageFrame>
  );
}
