import { Slot } from 'kit/page/slots/slot';
import { formatDay } from 'kit/posts/format-day';
import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { studyPath } from 'shared-config/references/studies';
import { defaultRobotVariant, robotNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import type { ownPlant } from 'shared-config/slots/site-slots';
import { PageSection } from 'shared-ui/page/page-section';
import { type CaseStudy, caseStudies } from '../lists/case-studies';
import { findApplications } from '../lists/find-applications';
import { FactBand } from '../page/fact-band';
import { PageFrame } from '../page/page-frame';
import { PictureLinks } from '../page/picture-links';
import { robotLink, softwareLink } from '../page/product-links';
import { usePageEntry } from '../page/use-page-entry';
import styles from './case-study-page.module.css';
import { loadStudyTexts } from './load-study-texts.content';
import { PlantLayoutDrawing } from './plant-layout/plant-layout-drawing';
import { studyChapters } from './study-chapters';
import { StudyDownload } from './study-download/study-download';
import { StudySection } from './study-section';
import type { StudyText } from './study-text';
import { StudyWeeks } from './study-weeks';

/** A case study and its download (specification §2, §4); the shell shows its 404 page for any that is not in the list. */
export default function CaseStudyPage() {
  const study = usePageEntry(caseStudies);
  const { title, client, image, summary } = study;
  return (
    <PageFrame
      title={title}
      description={summary}
      path={studyPath(study.id)}
      shareImage="own"
      heading={title}
      lead={summary}
      image={image}
      parents={[{ label: 'Case Studies', to: '/case-studies' }]}
      crumb={client}
      nodes={[
        {
          '@type': 'Article',
          headline: title,
          description: summary,
          about: client,
          datePublished: study.published,
          image: new URL(image.webp.src, site.origin).href,
          author: { '@type': 'Organization', name: site.companyName },
        },
      ]}
    >
      {/* Its words are in the HTML: the script that has them may come after the first view's. */}
      <Suspense fallback={<div className={styles.space} />}>
        <StudyBody study={study} />
      </Suspense>
      <StudyDownload study={study} />
      <PageSection id="own-plant" title="And in your plant?" layout="beside">
        <Slot<typeof ownPlant>
          name="own-plant"
          data={{ robot: study.robots[0] ?? defaultRobotVariant }}
          fallback={<Link to="/products/robot-count">Calculate how many robots you need</Link>}
        />
      </PageSection>
      <PageSection id="next" title="Next" level="utility" leadsAway>
        <PictureLinks links={nextLinks(study)} />
      </PageSection>
    </PageFrame>
  );
}

/** The body of the study; it waits for its texts. */
function StudyBody({ study }: { study: CaseStudy }) {
  const text = use(loadStudyTexts[study.id]());
  const { figures, layout, quote } = text;
  return (
    <>
      <KeyFacts study={study} facts={text.facts} />
      <Part id="plant" text={text} />
      <Part id="before" text={text} />
      <section className={styles.band} aria-label="In figures">
        <FactBand facts={figures.map(({ base, period, ...fact }) => ({ ...fact, notes: [base, period] }))} />
      </section>
      <Part id="why" text={text} />
      <section aria-label="Layout">
        <PlantLayoutDrawing layout={layout} caption={`${study.client}: the floor, to scale`} />
      </section>
      <StudySection id="weeks" label="How it went" heading={text.weeks.heading}>
        <StudyWeeks steps={text.weeks.steps} />
      </StudySection>
      <figure className={styles.quote}>
        <blockquote>{quote.text}</blockquote>
        <figcaption>
          <cite>{quote.name}</cite>
          {quote.role}
        </figcaption>
      </figure>
      <Part id="setbacks" text={text} />
      <PageSection id="works-with" title="Robots and modules used" level="section">
        <PictureLinks links={toolLinks(text)} />
      </PageSection>
    </>
  );
}

function Part({ id, text }: { id: keyof typeof studyChapters; text: StudyText }) {
  const { heading, paragraphs } = text[id];
  return (
    <StudySection id={id} label={studyChapters[id]} heading={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </StudySection>
  );
}

/** The customer, the plant in short, and the robots used there. */
function KeyFacts({
  study: { client, category, published, robots },
  facts,
}: {
  study: CaseStudy;
  facts: StudyText['facts'];
}) {
  return (
    <dl className={styles.facts}>
      {[{ label: 'Customer', value: client }, { label: 'Industry', value: category }, ...facts].map(
        ({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
      <div>
        <dt>Robots</dt>
        <dd>{robots.map((robot) => robotNames[robot]).join(', ')}</dd>
      </div>
      <div>
        <dt>Published</dt>
        <dd>{formatDay(published)}</dd>
      </div>
    </dl>
  );
}

const toolLinks = ({ robots, modules }: StudyText) => [
  ...robots.map(({ name, count, task }) => {
    const link = robotLink(name);
    return { ...link, title: `${count} × ${link.title}`, text: task };
  }),
  ...modules.map(({ id, task }) => ({ ...softwareLink(id), text: task })),
];

/** The study that follows in the list, and the first after the last; then what the study is an example of. */
function nextLinks(study: CaseStudy) {
  const next = caseStudies[(caseStudies.indexOf(study) + 1) % caseStudies.length] ?? study;
  return [
    { to: studyPath(next.id), image: next.image, title: next.title, text: `Case study: ${next.client}` },
    ...findApplications(study.applications)
      // Some solutions have the study's own picture, and no picture stands on a page twice.
      .filter(({ image }) => image !== study.image)
      .map(({ url, title, image, summary }) => ({ to: url, image, title, text: summary })),
  ];
}
