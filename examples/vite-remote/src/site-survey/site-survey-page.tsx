import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';
import styles from './site-survey-page.module.css';

const SurveyChecklist = lazy(() => import('./survey-checklist'));

/** `/site-survey` */
export default function SiteSurveyPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className={styles.page}>
      <title>{`Site survey | ${site.companyName}`}</title>
      <meta name="description" content="What we measure in your building before the first robot drives." />
      <link rel="canonical" href={`${site.origin}/site-survey`} />
      <h1>Site survey</h1>
      <p>What we measure in your building before the first robot drives.</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        Show the checklist
      </button>
      {isOpen && (
        <Suspense fallback={<p>One moment …</p>}>
          <SurveyChecklist />
        </Suspense>
      )}
      <p>
        <Link to="/">{site.companyName}</Link>
      </p>
    </article>
  );
}
