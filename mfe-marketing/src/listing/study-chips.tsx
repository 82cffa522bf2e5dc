import { Link } from 'react-router-dom';
import chips from './chips.module.css';
import styles from './study-chips.module.css';
import type { StudyFilters } from './use-study-filters';

/** The choices beside the search of the case studies, as links: each has an address that can be shared. */
export function StudyChips({ groups }: Pick<StudyFilters, 'groups'>) {
  return (
    <div className={styles.groups}>
      {groups.map(({ label, options }) => (
        <div key={label} className={styles.group}>
          <p id={`by-${label.replaceAll(' ', '-')}`} className={styles.label}>
            {label}
          </p>
          <ul className={chips.chips} aria-labelledby={`by-${label.replaceAll(' ', '-')}`}>
            {options.map(({ label: name, search, isOn }) => (
              <li key={name}>
                <Link
                  className={chips.chip}
                  to={{ search }}
                  replace
                  preventScrollReset
                  {...(isOn ? { 'aria-current': 'true' } : {})}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
