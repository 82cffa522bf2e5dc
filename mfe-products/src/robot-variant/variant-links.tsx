import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type RobotVariantName, robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import styles from './variant-links.module.css';

/** Links between the six robots; on a narrow screen the row scrolls, and the current one is kept in sight. */
export function VariantLinks({ current }: { current: RobotVariantName }) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: that would move the page as well.
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav ref={row} className={styles.variants} aria-label={`${site.robotLineName} robots`}>
      <ul className={styles.variantList}>
        {robotVariantNames.map((name) => (
          <li key={name}>
            <Link
              className={styles.variantLink}
              to={robotPath(name)}
              {...(name === current ? { 'aria-current': 'page' } : {})}
            >
              {robotNames[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
