import { site } from 'shared-config/site';
import styles from './logo.module.css';

/** The company's mark and name: a wheel whose open side points the way. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M27.3 8.6A13.5 13.5 0 1 0 27.3 23.4" fill="none" stroke="currentColor" strokeWidth="5" />
        <path className={styles.pointer} d="M14.5 9.5 25 16l-10.5 6.5z" />
      </svg>
      <span className={styles.name}>{site.companyName}</span>
    </span>
  );
}
