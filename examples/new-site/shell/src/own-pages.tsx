import { thankYouPath } from 'kit/forms/thank-you-path';
import { NearestPages } from 'kit/page/nearest-pages';
import { Link } from 'react-router-dom';
import { PageHead } from 'shared-ui/page/page-head';
import styles from './own-pages.module.css';

/** What a path that nobody claims shows; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <section className={styles.page}>
      <PageHead title="Page not found" description="This page does not exist." path="/404" hidden />
      <h1 className={styles.title}>There is no page at this address</h1>
      <p>The link may be old, or the address mistyped.</p>
      <NearestPages />
      <Link to="/">Home</Link>
    </section>
  );
}

/** Where a form that was sent without JavaScript ends. */
export function ThankYouPage() {
  return (
    <section className={styles.page}>
      <PageHead title="Thank you" description="Your message has been received." path={thankYouPath} hidden />
      <h1 className={styles.title}>Thank you</h1>
      <p>Your message has been received.</p>
      <Link to="/">Home</Link>
    </section>
  );
}
