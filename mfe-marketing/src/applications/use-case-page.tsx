import { useCases } from '../content/use-cases';
import { usePageEntry } from '../page/use-page-entry';
import { ApplicationFrame } from './application-frame';

/** A use case (specification §2); the shell shows its 404 page for any other than these. */
export default function UseCasePage() {
  return <ApplicationFrame application={usePageEntry(useCases)} others={useCases} othersTitle="Other use cases" />;
}
