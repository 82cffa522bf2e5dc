import styles from './partner-logos.module.css';
import { partnerNames } from './partner-names';

/** The partners by name, set as wordmarks. */
export function PartnerLogos() {
  return (
    <ul className={styles.logos}>
      {partnerNames.map((name) => (
        <li key={name} className={styles.logo}>
          {name}
        </li>
      ))}
    </ul>
  );
}
