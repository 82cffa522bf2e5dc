import { landDrawing } from 'shared-config/media/land-drawing';
import { aboutUs } from './about-us.content';
import styles from './company-places.module.css';

/** Where the company is: a map with numbers, and what is at each. */
export function CompanyPlaces() {
  return (
    <div className={styles.places}>
      <svg className={styles.map} viewBox="-14 -68 116 64" aria-hidden="true">
        <use href={`${landDrawing}#land`} />
        {aboutUs.places.map(({ city, north, east }, index) => (
          <g key={city} transform={`translate(${east} ${-north})`}>
            <g className={styles.pin}>
              <circle r="3" />
              <text y="1.45">{index + 1}</text>
            </g>
          </g>
        ))}
      </svg>
      <ol className={styles.list}>
        {aboutUs.places.map(({ city, text }) => (
          <li key={city} className={styles.place}>
            <strong>{city}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
