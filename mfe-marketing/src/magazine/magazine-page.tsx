import { useLocation } from 'react-router-dom';
import { blogTrain } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { PageSection } from 'shared-ui/page/page-section';
import { blogs } from '../lists/blogs';
import { caseStudies } from '../lists/case-studies';
import { listsAfter } from '../lists/lists-after';
import { reportCover } from '../lists/reports';
import { reports } from '../lists/reports.content';
import { CardGrid } from '../page/card-grid';
import { PageFrame } from '../page/page-frame';
import { ComingSoon, comingSoonPath } from './coming-soon';

/** The magazine, and at an address of its own what stands where something is not there yet: one page, because each module of a remote weighs on all of its pages. */
export default function MagazinePage() {
  return useLocation().pathname === comingSoonPath ? <ComingSoon /> : <Magazine />;
}

/** The newest of what is to be read, in one place (specification §2 Other routes). */
function Magazine() {
  return (
    <PageFrame
      title="Magazine"
      description={`The latest case studies, blog posts and reports from ${site.companyName}.`}
      path="/magazine"
      shareImage="own"
      heading="Magazine"
      lead="The latest case studies, blog posts and reports in one place."
      image={blogTrain}
      crumb="Magazine"
    >
      <PageSection id="plants" title="From plants">
        <CardGrid
          opensPage
          hasFeature
          titleLevel="h3"
          cards={caseStudies.slice(0, 3).map(({ id, title, client, image, summary }) => ({
            key: id,
            to: `/case-study/${id}`,
            title,
            category: client,
            text: summary,
            image,
          }))}
        />
      </PageSection>
      <PageSection id="engineers" title="From engineers">
        <CardGrid
          titleLevel="h3"
          cards={blogs.slice(0, 3).map(({ id, link, title, category, image }) => ({
            key: id,
            to: link,
            title,
            category,
            image,
            imageAlt: 'Blog Thumbnail',
          }))}
        />
      </PageSection>
      <PageSection id="planners" title="For planners">
        <CardGrid
          titleLevel="h3"
          cards={reports.slice(0, 3).map(({ id, title, category, summary }) => ({
            key: id,
            to: `/reports/${id}`,
            title,
            category,
            text: summary,
            drawing: reportCover(id),
          }))}
        />
      </PageSection>
      <NextLinks links={listsAfter('/magazine')} />
    </PageFrame>
  );
}
