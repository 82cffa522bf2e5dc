import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import styles from './draft-page.module.css';

// Its blocks and what cleans them come behind the page's frame.
const SharedDraftView = lazy(() => import('./shared-draft-view'));

/** `/draft#{token}`: a shared draft. */
export default function DraftPage() {
  return (
    <div className={styles.page}>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <SharedDraftView />
      </Suspense>
      <p className={styles.next}>
        <Link to="/blogs">Posts that are published</Link>
      </p>
    </div>
  );
}
