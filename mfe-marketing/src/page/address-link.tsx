import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Where it leads: of the site when the address is a path, else another site. */
type AddressLinkProps = { to: string; className: string | undefined; children: ReactNode };

/** A link within the site, or to another one. */
export function AddressLink({ to, className, children }: AddressLinkProps) {
  return to.startsWith('/') ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to} rel="noopener">
      {children}
    </a>
  );
}
