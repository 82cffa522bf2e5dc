import { PageSection } from './page-section';

/** For the gallery of the development server. */
export default function PageSectionExample() {
  return (
    <>
      <PageSection id="gallery-stacked" title="Stacked, a chapter">
        <p>Its content is below its title.</p>
      </PageSection>
      <PageSection id="gallery-beside" title="Beside, a section" layout="beside" ground="tinted">
        <p>Its content is beside its title, on a tinted ground.</p>
      </PageSection>
    </>
  );
}
