import type { ReactNode } from 'react';

/** The title of a page. A site whose pages need more has a file of its own in this one's place. */
export const Head = ({ title }: { title: string; path: string }) => <title>{title}</title>;

/** A link to another page of the site. */
export const PageLink = ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>;
