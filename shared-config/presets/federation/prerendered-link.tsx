import { type LinkProps, Link as RouterLink } from 'react-router';

/** Addresses that the router would not resolve to another one. */
const complete = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w-]+=[\w-]+)?(?:#[\w-]+)?$/;

/** What the router hands on to the element as it is; its own options are not among them. */
const plainProps = new Set(['to', 'className', 'children', 'aria-label', 'aria-current', 'onClick']);

/**
 * The router's `Link` as it stands in a prerendered page. A page has about 70; what the router does for each is for the
 * browser, and took a tenth of all that rendering a page takes.
 */
export function Link(props: LinkProps) {
  const { to, ...attributes } = props;
  if (typeof to !== 'string' || !complete.test(to) || !Object.keys(props).every((name) => plainProps.has(name)))
    return <RouterLink {...props} />;
  return <a {...attributes} href={to} data-discover="true" />;
}
