import type { FastifyInstance } from 'fastify';
import { endSessionsPath, logOutPath, staffLinkPath } from 'kit/http/staff-token-file';
import { withBase } from 'kit/page/base-path';
import { setCookie } from '../http/cookies';
import { refuse } from '../http/refuse';
import { toolPath } from '../site/blog-tool';
import type { StaffListener } from './decide-access';
import { isToken, readSession, staffCookieName } from './staff-token';

/** The links for staff: to the staff listener, and to the blog tool where that has its own origin. */
export const staffLinks = (address: string, token: string, staffOrigin: string | undefined): string[] => [
  `${address}${withBase(staffLinkPath)}?token=${token}`,
  // A browser does not send the part behind the #; the tool reads it.
  ...(staffOrigin === undefined ? [] : [`${staffOrigin}/#token=${token}`]),
];

/** The staff link: starts a session, in a cookie that neither scripts nor other sites can use. */
export function registerStaffLink(scope: FastifyInstance, { token, sessions }: StaffListener): void {
  scope.get(staffLinkPath, async (request, reply) => {
    const given = new URL(request.url, 'http://localhost').searchParams.get('token') ?? '';
    if (!isToken(given, token)) {
      return refuse(request, reply, { status: 401, message: 'This link is not valid here. Open the latest one' });
    }
    setCookie(reply, staffCookieName(token), sessions.start(), { sameSite: 'strict' });
    return reply
      .header('Cache-Control', 'no-store')
      .header('Referrer-Policy', 'no-referrer')
      .redirect(withBase(toolPath), 303);
  });
}

/** Ends sessions: `POST /__staff/log-out` that of a browser, `POST /__staff/end-sessions` all of them, for a command. */
export function registerSessionEnd(scope: FastifyInstance, { token, sessions }: StaffListener): void {
  scope.post(logOutPath, async ({ headers }, reply) => {
    sessions.end(readSession(headers, token));
    setCookie(reply, staffCookieName(token), '', { sameSite: 'strict', maxAge: 0 });
    // There a browser without a session is told how to get one.
    return reply.redirect(withBase(toolPath), 303);
  });
  scope.post(endSessionsPath, async () => ({ ended: sessions.endAll() }));
}
