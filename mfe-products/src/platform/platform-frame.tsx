import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PictureFile } from 'shared-config/media/media-file';
import { site } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageHead } from 'shared-ui/page-head';
import { Picture } from 'shared-ui/picture';
import styles from './platform-frame.module.css';

/** What a platform page says around its own sections. */
export type PlatformFrameProps = {
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
    <article className={styles.platform}>
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
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ],
        }}
      />
      <header className={styles.hero}>
        <div>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.lead}>{lead}</p>
          <CallToAction to="/contact" size="large" onClick={() => setInterest({ label: title, path })}>
            Get in touch
          </CallToAction>
        </div>
        <Picture
          file={image}
          className={styles.image}
          sizes="(width >= 1024px) 40rem, calc(100vw - 2.5rem)"
          loading="eager"
        />
      </header>
      {children}
      <PlatformSection id="questions" title="Questions">
        <Accordion items={questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
      </PlatformSection>
      <PlatformSection id="related" title="Where it is used">
        <ul className={styles.related}>
          {related.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </PlatformSection>
    </article>
  );
}

/** A part of a platform page under a title of its own. */
export function PlatformSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
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
