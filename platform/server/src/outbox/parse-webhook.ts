import { ServerError } from '../server-error';

/** Whether something is sent to this machine itself. For other schemes than http the URL parser leaves a host as it was typed. */
export const isLoopbackAddress = ({ hostname }: URL): boolean => /^(127(\.\d+){3}|localhost|\[::1\])$/.test(hostname);

/**
 * Parses the URL of a webhook. Submissions are personal data, and withdrawals nobody else's business, so it must use TLS or be on this
 * machine.
 * @param name of the variable
 * @throws {ServerError} for any other URL
 */
export function parseWebhook(value: string | undefined, name = 'FORM_WEBHOOK'): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // The URL parser normalises every spelling of an IPv4 address.
  const isLoopback = url !== undefined && isLoopbackAddress(url);
  const hasSecret = Boolean(url?.username || url?.password);
  if (url && !hasSecret && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback))) return value;
  throw new ServerError(
    'invalid-environment',
    // Not the URL itself: it may contain a password, and this is printed.
    name,
    'it is not an https:// address without a user name, nor one of this machine',
    'Set one that begins with https://, or with http://127.0.0.1',
  );
}
