import type { FastifyInstance } from 'fastify';
import { staffLinkPath } from 'shared-config/http/staff-token-file';
import { setCookie } from '../http/cookies';
import { refuse } from '../http/refuse';
import { toolPath } from '../site/blog-tool';
import { isToken, staffCookieName } from './staff-token';

/** The links for staff: to the staff listener, and to the blog tool where that has its own origin. */
export const staffLinks = (address: string, token: string, staffOrigin: string | undefined): string[] => [
  `${address}${staffLinkPath}?token=${token}`,
  // A browser does not send the part behind the #; the tool reads it.
  ...(staffOrigin === undefined ? [] : [`${staffOrigin}/#token=${token}`]),
];

/** The staff link: moves the token from the address into a cookie, which neither scripts nor other sites can use. */
export function registerStaffLink(scope: FastifyInstance, token: string): void {
  scope.get(staffLinkPath, async (request, reply) => {
    const given = new URL(request.url, 'http://localhost').searchParams.get('token') ?? '';
    if (!isToken(given, token)) {
      return refuse(request, reply, { status: 401, message: 'This link is not valid here. Open the latest one' });
    }
    setCookie(reply, staffCookieName(token), token, { sameSite: 'strict' });
    return reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer').redirect(toolPath, 303);
  });
}
