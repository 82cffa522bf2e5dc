import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PictureFile } from 'shared-config/media/media-file';
import type { SoftwareId } from 'shared-config/references/application';
import { site } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import { Closing } from 'shared-ui/page/closing';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageHero } from 'shared-ui/page/page-hero';
import { PageSection } from 'shared-ui/page/page-section';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';
import { softwareNames } from '../robots/software-names';
import styles from './platform-frame.module.css';
import { softwareCompanions, softwareStudies, softwareUses } from './software-references';

type PlatformFrameProps = {
  software: SoftwareId;
  title: string;
  heading: string;
  lead: string;
  image: PictureFile;
  questions: readonly { question: string; answer: string }[];
  children: ReactNode;
};

/** The frame of the platform's pages: head data, hero, questions, related pages, call to action. */
export function PlatformFrame({ software, title, heading, lead, image, questions, children }: PlatformFrameProps) {
  const path = `/products/${software}`;
  const setInterest = useSetInterest();
  return (
    <article className={page.page}>
      <PageHead
        title={title}
        description={lead}
        path={path}
        shareImage="own"
        jsonLd={{
          '@graph': [
            {
              '@type': 'SoftwareApplication',
              name: title,
              applicationCategory: 'BusinessApplication',
              description: lead,
              url: `${site.origin}${path}`,
              publisher: { '@type': 'Organization', name: site.companyName },
            },
            faqJsonLd(questions),
          ],
        }}
      />
      <PageHero heading={heading} lead={lead} image={image}>
        <CallToAction to="/contact" size="large" onClick={() => setInterest({ label: title, path })}>
          Get in touch
        </CallToAction>
      </PageHero>
      {children}
      <PageSection id="questions" title="Questions" layout="beside">
        <Accordion items={questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
      </PageSection>
      <PageSection id="related" title="Where it is used" layout="beside">
        <RelatedLinks links={softwareUses(software).map(({ url, title: label }) => ({ to: url, label }))} />
      </PageSection>
      <SeenAtWork studies={softwareStudies(software)} />
      <PageSection id="works-with" title="Works with" layout="beside">
        <RelatedLinks
          links={softwareCompanions(software).map((part) => ({ to: `/products/${part}`, label: softwareNames[part] }))}
        />
      </PageSection>
      <Closing
        title="See it on your own route"
        text="Bring one route that causes trouble. We draw it, list what has to be connected, and calculate the result."
        label="Talk to an engineer"
        onContact={() => setInterest({ label: title, path })}
      />
    </article>
  );
}

function RelatedLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul className={styles.related}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link className={styles.relatedLink} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Points with a title each, as many in a row as fit. */
export function PointGrid({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3 className={styles.pointTitle}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
