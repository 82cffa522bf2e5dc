import { PageSection } from 'shared-ui/page/page-section';
import type { Application } from '../lists/application';
import { PictureLinks } from '../page/picture-links';

/** Their title, all of the kind, and the one whose page it is. */
type OtherApplicationsProps = { title: string; all: readonly Application[]; than: Application };

/** The end of a page: all others of its kind. */
export function OtherApplications({ title, all, than }: OtherApplicationsProps) {
  return (
    <PageSection id="others" title={title} level="section">
      <PictureLinks
        links={all
          .filter((one) => one !== than)
          .map(({ url: to, image, title: name, summary: text }) => ({ to, image, title: name, text }))}
      />
    </PageSection>
  );
}
