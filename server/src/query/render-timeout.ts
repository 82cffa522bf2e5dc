import type { IncomingHttpHeaders } from 'node:http';

/** Time in ms that a visitor waits who has sent a form of this site: they want a result. */
const afterForm = 5000;

/** Time in ms that a visitor waits who comes from elsewhere, by a link that was shared: with script, the page shows what it asks for. */
const afterLink = 1000;

/**
 * How long a visitor waits for a page that is rendered for a query, in ms. With script, nothing but links from elsewhere leads to
 * such an address; a form that is sent without script comes from a page of the site. Browsers say so where the connection is
 * trustworthy. What a browser prefetches by the speculation rules says that it comes from nowhere; nobody waits for it yet, and
 * it is what the visitor gets who follows the link.
 */
export const renderTimeoutOf = ({ headers }: { headers: IncomingHttpHeaders }): number =>
  headers['sec-purpose'] !== undefined || ['same-origin', undefined].includes(headers['sec-fetch-site']?.toString())
    ? afterForm
    : afterLink;
