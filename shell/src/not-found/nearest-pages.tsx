import { useState } from 'react';
import { Link } from 'react-router-dom';
import { nearestPagesId } from 'shared-config/search/nearest-pages-id';
import { searchPath } from 'shared-config/search/search-path';
import { useHydrated } from 'shared-ui/use-hydrated';
import styles from './nearest-pages.module.css';

/**
 * The pages whose addresses are nearest to the one that was asked for, which the embedded server writes into the page, and a search for
 * the words of that address, which finds them wherever the site is served.
 */
export function NearestPages() {
  const [pages] = useState(readWritten);
  const words = useHydrated() ? location.pathname.replace(/(?:%..|\W)+/g, '+').slice(1) : '';
  return (
    <div className={styles.nearest}>
      <ul id={nearestPagesId}>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
      <Link to={searchPath + (words && `?q=${words}`)}>Search for it</Link>
    </div>
  );
}

function readWritten() {
  if (typeof document === 'undefined') return [];
  const links = document.querySelectorAll<HTMLAnchorElement>(`#${nearestPagesId} a`);
  return Array.from(links, (link) => ({ address: link.getAttribute('href') ?? '', title: link.textContent }));
}
