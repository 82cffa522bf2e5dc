import { ServerError } from '../server-error';

/**
 * The address that submissions are forwarded to; they are about people, so that only TLS or this machine will do.
 * @throws {ServerError} when it is another address
 */
export function parseWebhook(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // The parser has written every way of spelling an IPv4 address as this one.
  const isLoopback = /^(127(\.\d+){3}|localhost|\[::1\])$/.test(url?.hostname ?? '');
  const hasSecret = Boolean(url?.username || url?.password);
  if (url && !hasSecret && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback))) return value;
  throw new ServerError(
    'invalid-environment',
    // Not the address itself: it may hold a password, and this is printed.
    'FORM_WEBHOOK',
    'it is not an https:// address without a user name, nor one of this machine',
    'Set one that begins with https://, or with http://127.0.0.1',
  );
}
