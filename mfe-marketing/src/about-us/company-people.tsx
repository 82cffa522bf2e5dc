import { Link } from 'react-router-dom';
import { aboutUs } from './about-us.content';
import styles from './company-people.module.css';

/** `Anita Rao` → `AR` */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** The people of the company: initials instead of photographs, because nobody is shown who does not exist. */
export function CompanyPeople() {
  return (
    <ul className={styles.people}>
      {aboutUs.people.map(({ name, initials = initialsOf(name), role, text, read }) => (
        <li key={name} className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initials}
          </span>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.text}>{text}</p>
            {read && (
              <Link className={styles.read} to={read.to}>
                {read.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
