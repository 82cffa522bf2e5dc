import { Picture } from 'kit/page/picture';
import type { KeyboardEvent } from 'react';
import { warehouseOverview } from 'shared-config/media/catalog';
import places from 'shared-config/media/warehouse-places.module.css';
import { hotspots } from './hotspots.content';
import styles from './warehouse-map.module.css';

/** Escape hides what focus has shown (WCAG 2.2, 1.4.13). */
const hideOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) => {
  if (key === 'Escape') currentTarget.blur();
};

/**
 * The warehouse with its thirteen places, explained on hover, focus and tap, from 768 px on (specification §2, §9); a list
 * under the same numbers has them at every width.
 */
export function WarehouseMap() {
  return (
    <>
      <div className={styles.map}>
        <Picture file={warehouseOverview} className={styles.image} sizes="min(80rem, 100vw - 2.5rem)" maxWidth={1920} />
        {/* Alive without the script: focus shows what a place is. */}
        <ul className={styles.places} data-alive>
          {hotspots.map(({ id, label, description }) => (
            <li key={id} className={`${styles.place} ${places[id]}`}>
              <button type="button" aria-label={label} aria-describedby={`place-${id}`} onKeyDown={hideOnEscape} />
              <p id={`place-${id}`}>
                <strong>{label}</strong>
                {` ${description}`}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles.list} aria-label="Places in the warehouse">
        {hotspots.map(({ id, label, description }) => (
          <li key={id}>
            <strong>{label}</strong>
            {` ${description}`}
          </li>
        ))}
      </ol>
    </>
  );
}
