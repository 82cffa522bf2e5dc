import { Link } from 'react-router-dom';
import { siteAddress } from 'shared-config/site';

import styles from './breadcrumb.module.css';

/** A step of the way from the home page to this one; the last, without address, is the page itself. */
export type Crumb = { label: string; to?: string };

/** The way from the home page to this one. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={label} className={styles.crumb} {...(to ? {} : { 'aria-current': 'page' })}>
            {to ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The way as schema.org BreadcrumbList. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], path: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteAddress(to ?? path),
    })),
  };
}
