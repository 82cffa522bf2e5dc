import { useNotices, useSharedStore } from 'shared-config/store';
import styles from './notices.module.css';

/** Messages of any remote, shown over the page until dismissed. */
export function Notices() {
  const notices = useNotices();
  const { dismissNotice } = useSharedStore.getState();
  return (
    <div className={styles.notices} role="status" aria-label="Notices">
      {notices.map(({ id, text }) => (
        <p key={id} className={styles.notice}>
          {text}
          <button type="button" className={styles.dismiss} onClick={() => dismissNotice(id)}>
            Dismiss
          </button>
        </p>
      ))}
    </div>
  );
}
