import { Link } from 'react-router-dom';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { Picture } from 'shared-ui/picture';
import { robotUses } from '../robots/robot-uses';
import styles from './robot-uses-list.module.css';

/** Where a robot works, as pictures that lead there. */
export function RobotUsesList({ name }: { name: RobotVariantName }) {
  return (
    <ul className={styles.uses}>
      {robotUses(name).map(({ title, url, image }) => (
        <li key={url}>
          <Link className={styles.link} to={url}>
            <Picture
              file={image}
              alt=""
              className={styles.picture}
              sizes="(width >= 1408px) 400px, (width >= 768px) 33vw, calc(100vw - 2.5rem)"
            />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
