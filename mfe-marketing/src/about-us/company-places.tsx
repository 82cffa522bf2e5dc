import { landDrawing } from 'shared-config/media/land-drawing';
import styles from './company-places.module.css';

/** Places of the company, in degrees north and east. */
const places = [
  {
    city: 'Pune, India',
    text: 'Development, assembly and the test centre, where you can try your own load',
    north: 18.5,
    east: 73.9,
  },
  { city: 'Chennai, India', text: 'Training centre for planners and operators', north: 13.1, east: 80.2 },
  { city: 'Stuttgart, Germany', text: 'Partners and projects in Central Europe', north: 48.8, east: 9.2 },
];

/** Where the company is: a map with numbers, and what is at each. */
export function CompanyPlaces() {
  return (
    <div className={styles.places}>
      <svg className={styles.map} viewBox="-14 -68 116 64" aria-hidden="true">
        <use href={`${landDrawing}#land`} />
        {places.map(({ city, north, east }, index) => (
          <g key={city} transform={`translate(${east} ${-north})`}>
            <g className={styles.pin}>
              <circle r="3" />
              <text y="1.45">{index + 1}</text>
            </g>
          </g>
        ))}
      </svg>
      <ol className={styles.list}>
        {places.map(({ city, text }) => (
          <li key={city} className={styles.place}>
            <strong>{city}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
