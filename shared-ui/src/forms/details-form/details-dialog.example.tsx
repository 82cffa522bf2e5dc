import { DetailsDialog } from './details-dialog';

/** For the gallery of the development server. */
export default function DetailsDialogExample() {
  return <DetailsDialog openLabel="Ask for the documents" title="Your details" source="gallery" />;
}
