import { industries } from '../content/industries';
import { usePageEntry } from '../page/use-page-entry';
import { ApplicationFrame } from './application-frame';

/** An industry (specification §2); the shell shows its 404 page for any other than these. */
export default function IndustryPage() {
  return <ApplicationFrame application={usePageEntry(industries)} others={industries} othersTitle="Other industries" />;
}
