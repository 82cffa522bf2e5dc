import type { FastifyRequest } from 'fastify';

/**
 * Whether a request that writes comes from a page of this very server. Another site could otherwise post forms and
 * documents through the browser of a person who sits at this machine; the host name is checked because a name of
 * another site can be made to point here.
 */
export function isFromOwnPages({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { host = '', origin } = headers;
  const fetchSite = headers['sec-fetch-site'];
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  return origin === undefined || origin === `http://${host}`;
}

/** Whether a request for documents comes from the blog tool's own origin, where one is allowed. */
export function isFromStaffTool(
  { headers, url }: Pick<FastifyRequest, 'headers' | 'url'>,
  staffOrigin: string | undefined,
): boolean {
  return staffOrigin !== undefined && headers.origin === staffOrigin && url.startsWith('/v1/');
}
