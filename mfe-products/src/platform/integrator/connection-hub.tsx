import { site } from 'shared-config/site';
import styles from './connection-hub.module.css';
import { connections } from './connections';

/** The integrator in the middle, and around it all that it connects; the table says the same in full. */
export function ConnectionHub() {
  return (
    <div className={styles.diagram}>
      <Side connections={connections.slice(0, 3)} />
      <div className={styles.hub}>
        <p className={styles.name}>Integrator</p>
        <p className={styles.part}>part of {site.platformName}</p>
      </div>
      <Side connections={connections.slice(3)} isRight />
    </div>
  );
}

function Side({ connections: shown, isRight = false }: { connections: typeof connections; isRight?: boolean }) {
  return (
    <ul className={`${styles.side} ${isRight ? styles.right : ''}`}>
      {shown.map(({ what, by }) => (
        <li key={what} className={styles.connection}>
          <p className={styles.what}>{what}</p>
          <p className={styles.by}>{by}</p>
        </li>
      ))}
    </ul>
  );
}
