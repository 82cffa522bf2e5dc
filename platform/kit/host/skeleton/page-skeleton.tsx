import { useWords } from 'kit/page/contexts';
import { FormerTitle } from './former-title';
import styles from './page-skeleton.module.css';

/** Calm placeholder while a page loads (specification §2): the room a page takes, so that the footer stays where it was. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <FormerTitle />
      <p className="visually-hidden">{useWords().loading}</p>
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.picture} />
    </div>
  );
}
