import { thankYouPath } from 'kit/forms/thank-you-path';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageHead } from 'shared-ui/page/page-head';
import styles from './thank-you-page.module.css';

/** Where a form that was sent without JavaScript ends; the text is specification §8's default. */
export function ThankYouPage() {
  return (
    <section className={styles.thankYou}>
      <PageHead title="Thank you" description="Your form has been received." path={thankYouPath} hidden />
      <h1 className={styles.title}>Thank you</h1>
      <p className={styles.text}>Thank you for your submission. We'll get back to you soon!</p>
      <CallToAction to="/">Back to the home page</CallToAction>
    </section>
  );
}
