import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PictureFile } from 'shared-config/media/media-file';
import { site } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageHero } from 'shared-ui/page/page-hero';
import { PageSection } from 'shared-ui/page/page-section';
import { Closing } from '../closing/closing';
import styles from './platform-frame.module.css';

/** What a platform page says around its own sections. */
type PlatformFrameProps = {
  path: string;
  title: string;
  heading: string;
  lead: string;
  image: PictureFile;
  questions: readonly { question: string; answer: string }[];
  /** Use cases and pages that belong to it. */
  related: readonly { label: string; to: string }[];
  children: ReactNode;
};

/** The frame of the platform's pages: head data, hero, questions, related pages, call to action. */
export function PlatformFrame({ path, title, heading, lead, image, questions, related, children }: PlatformFrameProps) {
  const setInterest = useSetInterest();
  return (
    <article className={page.page}>
      <PageHead
        title={title}
        description={lead}
        path={path}
        shareImage="platform"
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
      <PageSection id="related" title="Where it is used">
        <ul className={styles.related}>
          {related.map(({ label, to }) => (
            <li key={to}>
              <Link className={styles.relatedLink} to={to}>
                {label} <span aria-hidden="true">→</span>
              </Link>
            </li>
          ))}
        </ul>
      </PageSection>
      <Closing
        title="See it with your plant"
        text="Bring one route that hurts. We draw it, say what has to be connected, and what it gives."
        label="Talk to an engineer"
        interest={title}
        path={path}
      />
    </article>
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
