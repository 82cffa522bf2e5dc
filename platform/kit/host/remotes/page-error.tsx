import { Button } from '../../page/button';
import type { HostedSite } from '../hosted-site';
import styles from './page-error.module.css';

/** Shown in place of a page that cannot be loaded; the frame around it stays alive. */
export function PageError({ site, onRetry }: { site: HostedSite; onRetry: () => void }) {
  const { title, text, retry } = site.words.pageError;
  return (
    <section className={styles.pageError} role="alert" data-alive>
      <title>{`${title} | ${site.companyName}`}</title>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <Button onClick={onRetry}>{retry}</Button>
        {site.errorActions}
      </p>
    </section>
  );
}
