import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { staffTokenFile } from 'kit/http/staff-token-file';
import { readCookie } from '../http/cookies';
import { ServerError } from '../server-error';
import { replacePrivateFile } from '../storage/data-folder';
import { toStorageError } from '../storage/storage-error';

/** 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/;

/**
 * The token of a data folder, created when there is none.
 * @throws {ServerError} when the file does not hold a token, or none can be written: then none is left by half.
 */
export function openStaffToken(dataFolder: string): string {
  const file = join(dataFolder, staffTokenFile);
  try {
    if (!existsSync(file)) replacePrivateFile(file, `${randomBytes(32).toString('base64url')}\n`);
  } catch (cause) {
    throw toStorageError(cause, file);
  }
  return readStaffToken(dataFolder);
}

/**
 * The token of a data folder. Whoever can read it is staff.
 * @throws {ServerError} when there is none, when others than its owner may read it, or when it is not a token.
 */
export function readStaffToken(dataFolder: string): string {
  const file = join(dataFolder, staffTokenFile);
  if (!existsSync(file)) {
    throw new ServerError(
      'staff-token-missing',
      file,
      'there is no token',
      'Start the server with PUBLIC_ORIGIN, or set its DATA_DIR here',
    );
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new ServerError('staff-token-exposed', file, 'others may read it', 'Delete it, so that a new one is made');
  }
  const token = readFileSync(file, 'utf8').trim();
  if (tokenPattern.test(token)) return token;
  throw new ServerError('staff-token-damaged', file, 'it holds no token', 'Delete it, so that a new one is made');
}

/** SHA-256 of a text. */
export const digest = (text: string) => createHash('sha256').update(text).digest();

/** Name of the cookie that holds a session. Cookies ignore ports, so two servers on one machine need two names. */
export const staffCookieName = (token: string) => `staff-${digest(token).toString('hex').slice(0, 8)}`;

/** Whether a text is the token, compared in constant time. */
export const isToken = (text: string, token: string) => timingSafeEqual(digest(text), digest(token));

/** Whether a request has the token as a bearer token, as commands and the tool on an origin of its own do. */
export function presentsToken({ authorization = '' }: IncomingHttpHeaders, token: string): boolean {
  const [, bearer] = /^Bearer ([\w-]+)$/.exec(authorization) ?? [];
  return bearer !== undefined && isToken(bearer, token);
}

/** The id of a browser's session; empty where it has none. */
export const readSession = ({ cookie }: IncomingHttpHeaders, token: string) =>
  readCookie(cookie, staffCookieName(token)) ?? '';
