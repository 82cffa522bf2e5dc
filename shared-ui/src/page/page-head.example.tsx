import { PageHead } from './page-head';

/** For the gallery of the development server. */
export default function PageHeadExample() {
  return (
    <>
      <PageHead title="Gallery" description="The components of shared-ui." path="/__gallery" hidden />
      <p>It shows nothing: the title of this document is its doing.</p>
    </>
  );
}
