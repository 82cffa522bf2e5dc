import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';

/** Where it leads: of the site when the address is a path or has the site's origin, else another site. */
type AddressLinkProps = { to: string; className: string | undefined; children: ReactNode };

/** A link within the site, or to another one. */
export function AddressLink({ to, className, children }: AddressLinkProps) {
  // A site below a path, or on another host, finds its own pages all the same.
  const path = to.startsWith(`${site.origin}/`) ? to.slice(site.origin.length) : to;
  return path.startsWith('/') ? (
    <Link className={className} to={path}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to} rel="noopener">
      {children}
    </a>
  );
}
