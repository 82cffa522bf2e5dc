import { buttonClass } from 'kit/page/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link to a page of this site that looks like a button. */
export const LinkButton = ({
  to,
  inverted = false,
  children,
}: {
  to: string;
  inverted?: boolean;
  children: ReactNode;
}) => (
  <Link className={buttonClass({ inverted })} to={to}>
    {children}
  </Link>
);
