import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';
import styles from './commissioning-page.module.css';

const CommissioningPlan = lazy(() => import('./commissioning-plan'));

/** `/commissioning` */
export default function CommissioningPage() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className={styles.page}>
      <title>{`Commissioning | ${site.companyName}`}</title>
      <meta name="description" content="How your first robots start work, from delivery to the first full shift." />
      <link rel="canonical" href={`${site.origin}/commissioning`} />
      <h1>Commissioning</h1>
      <p>How your first robots start work, from delivery to the first full shift.</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        Show the plan
      </button>
      {isOpen && (
        <Suspense fallback={<p>One moment …</p>}>
          <CommissioningPlan />
        </Suspense>
      )}
      <p>
        <Link to="/">{site.companyName}</Link>
      </p>
    </article>
  );
}
