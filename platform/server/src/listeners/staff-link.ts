import type { FastifyInstance } from 'fastify';
import { endSessionsPath, logOutPath, staffLinkPath } from 'kit/http/staff-token-file';
import { inboxPath } from '../enquiries/enquiry-page';
import { setCookie } from '../http/cookies';
import { isOpenedOrUnknown } from '../http/purpose';
import { refuse } from '../http/refuse';
import type { SiteReader } from '../site/read-site';
import { findTool } from '../site/staff-tools';
import type { StaffListener } from './decide-access';
import { isToken, readSession, staffCookieName } from './staff-token';

/**
 * The links for staff: to the staff listener, and to the blog tool where that has its own origin.
 * @param address of the site at the staff listener
 */
export const staffLinks = (address: string, token: string, staffOrigin: string | undefined): string[] => [
  `${address}${staffLinkPath}?token=${token}`,
  // A browser does not send the part behind the #; the tool reads it.
  ...(staffOrigin === undefined ? [] : [`${staffOrigin}/#token=${token}`]),
];

/** Where staff begin: the site's tool, or the enquiries where it has none. */
async function findBeginning(readSite: SiteReader): Promise<string> {
  const site = await readSite();
  return site.index.basePath + (findTool(site) ?? inboxPath);
}

/** The staff link: starts a session, in a cookie that neither scripts nor other sites can use. */
export function registerStaffLink(
  scope: FastifyInstance,
  { token, sessions }: StaffListener,
  readSite: SiteReader,
): void {
  scope.get(staffLinkPath, async (request, reply) => {
    const given = new URL(request.url, 'http://localhost').searchParams.get('token') ?? '';
    if (!isToken(given, token) || !isOpenedOrUnknown(request.headers)) {
      return refuse(request, reply, { status: 401, message: 'This link is not valid here. Open the latest one' });
    }
    setCookie(reply, staffCookieName(token), sessions.start(), { sameSite: 'strict' });
    return reply
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .redirect(await findBeginning(readSite), 303);
  });
}

/** Ends sessions: `POST /__staff/log-out` that of a browser, `POST /__staff/end-sessions` all of them, for a command. */
export function registerSessionEnd(
  scope: FastifyInstance,
  { token, sessions }: StaffListener,
  readSite: SiteReader,
): void {
  scope.post(logOutPath, async ({ headers }, reply) => {
    sessions.end(readSession(headers, token));
    setCookie(reply, staffCookieName(token), '', { sameSite: 'strict', maxAge: 0 });
    // That page tells a browser without a session how to get one.
    return reply.redirect(await findBeginning(readSite), 303);
  });
  scope.post(endSessionsPath, async () => ({ ended: sessions.endAll() }));
}
