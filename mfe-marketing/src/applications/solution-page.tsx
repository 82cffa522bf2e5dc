import { solutions } from '../content/solutions';
import { usePageEntry } from '../page/use-page-entry';
import { ApplicationFrame } from './application-frame';

/** A solution (specification §2 Other routes); the shell shows its 404 page for any other than these. */
export default function SolutionPage() {
  return <ApplicationFrame application={usePageEntry(solutions)} others={solutions} othersTitle="Other solutions" />;
}
