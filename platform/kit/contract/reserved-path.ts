/** Addresses that the site keeps for itself, with all below them: pages of the shell, its files, and the server's own paths. */
export const reservedAddresses = [
  '/404',
  '/thank-you',
  '/assets',
  '/texts',
  '/media',
  '/pdfs',
  '/forms',
  '/v1',
] as const;

/** The beginning of addresses that the server answers, such as `/__composition`. */
export const reservedPrefix = '/__';

/**
 * Why no remote may have a page at an address (docs/add-a-page.md); `undefined` when it may.
 * Upper and lower case are the same address: on some file systems they are one file.
 * @param path an address or a pattern of the router
 */
export function refuseAddress(path: string): string | undefined {
  const lower = path.toLowerCase();
  const [first = ''] = lower.slice(1).split('/');
  if (reservedAddresses.some((address) => address === `/${first}`) || lower.startsWith(reservedPrefix))
    return 'the site keeps this address for itself';
  if (first.startsWith(':'))
    return `it begins with a parameter, so it claims ${reservedAddresses[0]} and the pages of other teams as well`;
  if (/[^/]:/.test(lower))
    return 'a parameter is a whole word: within one, the posts put into its place could make the page of another team';
  if (lower.includes('*')) return 'a wildcard claims the pages of other teams as well; list the pages in "entries"';
  if (lower.slice(lower.lastIndexOf('/')).includes('.'))
    return 'a page has no dot in its last word: it would be a file of the site';
  if (/\.(html|json|xml|txt|ics|br|gz)\/|^\/_(headers|redirects)(\/|$)/.test(lower))
    return 'its folder has the name of a file of the site: the one would be in the way of the other';
  return undefined;
}
