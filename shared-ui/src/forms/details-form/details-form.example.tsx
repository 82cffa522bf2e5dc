import { DetailsForm } from './details-form';

/** For the gallery of the development server. */
export default function DetailsFormExample() {
  return <DetailsForm source="gallery" thankYouText="Thank you. The documents are on their way." />;
}
