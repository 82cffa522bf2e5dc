import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import styles from './page-error.module.css';

const title = 'This page could not be loaded';

/** Shown in place of a page that cannot be loaded; the frame around it stays alive. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  return (
    <section className={styles.pageError} role="alert" data-alive>
      <title>{`${title} | ${site.companyName}`}</title>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>
        The rest of the site works. Check your connection and try again, or come back in a few minutes.
      </p>
      <p className={styles.actions}>
        <CallToAction onClick={onRetry}>Try again</CallToAction>
        <CallToAction to="/contact" inverted>
          Contact us
        </CallToAction>
      </p>
    </section>
  );
}
