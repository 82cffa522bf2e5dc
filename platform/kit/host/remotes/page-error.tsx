import { Button } from '../../page/button';
import type { HostedSite } from '../hosted-site';
import styles from './page-error.module.css';

const title = 'This page could not be loaded';

/** Shown in place of a page that cannot be loaded; the frame around it stays alive. */
export function PageError({ site, onRetry }: { site: HostedSite; onRetry: () => void }) {
  return (
    <section className={styles.pageError} role="alert" data-alive>
      <title>{`${title} | ${site.companyName}`}</title>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>
        The rest of the site works. Check your connection and try again, or come back in a few minutes.
      </p>
      <p className={styles.actions}>
        <Button onClick={onRetry}>Try again</Button>
        {site.errorActions}
      </p>
    </section>
  );
}
