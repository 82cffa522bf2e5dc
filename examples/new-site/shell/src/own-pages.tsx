import { thankYouPath } from 'kit/forms/thank-you-path';
import { NearestPages } from 'kit/page/nearest-pages';
import { Link } from 'react-router-dom';
import styles from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';

/** The page for a path that nobody claims; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <section className={`${styles.page} ${styles.beside}`}>
      <PageHead title="Page not found" description="This page does not exist." path="/404" hidden />
      <header>
        <h1 className={styles.heading}>There is no page at this address</h1>
        <p className={styles.lead}>The link may be old, or the address mistyped.</p>
      </header>
      <div className={styles.section}>
        <NearestPages />
        <p>
          <Link to="/">Home</Link>
        </p>
      </div>
    </section>
  );
}

/** Where a form that was sent without JavaScript ends. */
export function ThankYouPage() {
  return (
    <section className={`${styles.page} ${styles.beside}`}>
      <PageHead title="Thank you" description="Your message has been received." path={thankYouPath} hidden />
      <header>
        <h1 className={styles.heading}>Thank you</h1>
        <p className={styles.lead}>Your message has been received.</p>
      </header>
      <p>
        <Link to="/">Home</Link>
      </p>
    </section>
  );
}
