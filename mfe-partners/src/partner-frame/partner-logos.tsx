import { partnerLogos } from 'shared-config/media/catalog';
import styles from './partner-logos.module.css';

/** The partners' marks, each named to who cannot see it. @param count of the first ones; all when absent */
export function PartnerLogos({ count }: { count?: number }) {
  return (
    <ul className={styles.logos}>
      {partnerLogos.slice(0, count).map(({ name, src, width, height }) => (
        <li key={name} className={styles.logo}>
          <img className={styles.mark} src={src} alt={name} width={width} height={height} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
