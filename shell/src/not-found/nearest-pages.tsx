import { useState } from 'react';
import { nearestPagesId } from 'shared-config/search/nearest-pages-id';
import styles from './nearest-pages.module.css';

/** The pages whose addresses are nearest to the one that was asked for, which the embedded server writes into the page. */
export function NearestPages() {
  const [pages] = useState(readWritten);
  return (
    <ul className={styles.nearest} id={nearestPagesId}>
      {pages.map(({ address, title }) => (
        <li key={address}>
          <a href={address}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

function readWritten() {
  if (typeof document === 'undefined') return [];
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${nearestPagesId} a`);
  return Array.from(links, (link) => ({ address: link.getAttribute('href') ?? '', title: link.textContent }));
}
