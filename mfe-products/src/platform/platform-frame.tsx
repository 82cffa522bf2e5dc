import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SoftwareId } from 'shared-config/references/application';
import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { Accordion } from 'shared-ui/accordion';
import { CallToAction } from 'shared-ui/call-to-action';
import { faqJsonLd } from 'shared-ui/page/faq-json-ld';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection } from 'shared-ui/page/page-section';
import { AskSection } from '../page/ask-section';
import { softwareNames } from '../robots/software-names';
import styles from './platform-frame.module.css';
import { PlatformHero } from './platform-hero';
import { softwareCompanions, softwareUses } from './software-references';
import { SoftwareStudies } from './software-studies';

type PlatformFrameProps = {
  software: SoftwareId;
  title: string;
  heading: string;
  lead: string;
  /** The software at work, which the page opens with. */
  screen: ReactNode;
  questions: readonly { question: string; answer: string }[];
  /** The information to bring, and what the visitor gets for it. */
  start: { title: string; text: string };
  children: ReactNode;
};

/** The frame of the platform's pages: head data, hero, proof, questions, call to action, related pages. */
export function PlatformFrame({
  software,
  title,
  heading,
  lead,
  screen,
  questions,
  start,
  children,
}: PlatformFrameProps) {
  const path = `/products/${software}`;
  const setInterest = useSetInterest();
  const noteInterest = () => setInterest({ label: title, path });
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
              url: siteAddress(path),
              publisher: { '@type': 'Organization', name: site.companyName },
            },
            faqJsonLd(questions),
          ],
        }}
      />
      <PlatformHero
        heading={heading}
        lead={lead}
        screen={screen}
        action={
          <CallToAction to="/contact" size="large" onClick={noteInterest}>
            Get in touch
          </CallToAction>
        }
      />
      {children}
      <SoftwareStudies software={software} />
      <PageSection id="questions" title="Questions" layout="beside">
        <Accordion items={questions.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} />
      </PageSection>
      <AskSection {...start} label="Talk to an engineer" onContact={noteInterest} />
      <PageSection id="related" title="Where it is used" layout="beside" level="utility">
        <RelatedLinks links={softwareUses(software).map(({ url, title: label }) => ({ to: url, label }))} />
      </PageSection>
      <PageSection id="works-with" title="Works with" layout="beside" level="utility">
        <RelatedLinks
          links={softwareCompanions(software).map((part) => ({ to: `/products/${part}`, label: softwareNames[part] }))}
        />
      </PageSection>
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

/** A list of few points: their titles in one column, their texts in another. */
export function PointList({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.list}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.entry}>
          <h3 className={styles.entryTitle}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
