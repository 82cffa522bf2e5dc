import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

/** The value of a cookie in a `Cookie` header; `undefined` when it is not there. A malformed encoding stays as it is. */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header === undefined ? undefined : parseCookie(header)[name];

/** The attributes in which this server's cookies differ. */
export type CookieOptions = {
  sameSite: 'lax' | 'strict';
  /** Seconds; without it the browser keeps the cookie until it is closed. 0 removes the cookie. */
  maxAge?: number;
  /** Whether it is sent over https alone. */
  secure?: boolean;
};

/** Sets a cookie for the whole site that no script can read. */
export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  reply.header('Set-Cookie', stringifySetCookie({ name, value, path: '/', httpOnly: true, ...options }));
}
