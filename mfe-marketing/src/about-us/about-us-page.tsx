import { Picture } from 'kit/page/picture';
import { clientLogos, sharedDriveLane } from 'shared-config/media/catalog';
import { useSetInterest } from 'shared-config/store';
import { Closing } from 'shared-ui/page/closing';
import { NextLinks } from 'shared-ui/page/next-links';
import { LogoStrip } from '../home/logo-strip';
import { StatCards } from '../home/stat-cards';
import { PageFrame } from '../page/page-frame';
import { frameOf } from '../page-text/frame-of';
import { type ChapterLayout, PageChapter } from '../page-text/page-chapter';
import type { Chapter, Entry } from '../page-text/page-text';
import { TextPartView } from '../page-text/text-part-view';
import { aboutUs } from './about-us.content';
import styles from './about-us-page.module.css';
import { CompanyHistory } from './company-history';
import { CompanyPeople } from './company-people';
import { CompanyPlaces } from './company-places';

const layouts: Readonly<Record<string, ChapterLayout>> = {
  numbers: { level: 'section', ground: 'dark' },
  places: {},
  people: {},
  milestones: { layout: 'beside', level: 'chapter' },
  clients: { level: 'section' },
};

const inserts = {
  numbers: <StatCards />,
  places: <CompanyPlaces />,
  people: <CompanyPeople />,
  history: <CompanyHistory />,
  clients: <LogoStrip logos={clientLogos} />,
};

/** The page about the company (specification §2). */
export default function AboutUsPage() {
  const setInterest = useSetInterest();
  return (
    <PageFrame {...frameOf(aboutUs, '/about-us')}>
      {aboutUs.chapters.map((chapter) =>
        chapter.id === 'making' ? (
          <Making key={chapter.id} chapter={chapter} />
        ) : (
          <PageChapter
            key={chapter.id}
            chapter={chapter}
            layout={layouts[chapter.id]}
            inserts={inserts}
            showEntries={(entries) => <Principles entries={entries} />}
          />
        ),
      )}
      {aboutUs.closing && (
        <Closing
          title={aboutUs.closing.title}
          text={aboutUs.closing.text}
          label={aboutUs.closing.button}
          onContact={() => setInterest({ label: 'a visit to the test centre', path: '/about-us' })}
        />
      )}
      <NextLinks links={aboutUs.next} />
    </PageFrame>
  );
}

/** How the company works: each principle with what it means. */
const Principles = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className={styles.principles}>
    {entries.map(({ title, paragraphs }) => (
      <li key={title} className={styles.principle}>
        <h3 className={styles.principleTitle}>{title}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </li>
    ))}
  </ul>
);

/** A chapter beside a picture of the test course. */
const Making = ({ chapter: { id, title, parts } }: { chapter: Chapter }) => (
  <section className={styles.making} aria-labelledby={id}>
    <Picture
      file={sharedDriveLane}
      className={styles.makingPicture}
      sizes="(width >= 1024px) 45rem, calc(100vw - 2.5rem)"
    />
    <div>
      <h2 id={id} className={styles.makingTitle}>
        {title}
      </h2>
      {parts.map((part, key) => (
        <TextPartView key={key} part={part} />
      ))}
    </div>
  </section>
);
