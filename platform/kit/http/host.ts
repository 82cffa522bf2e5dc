/** A host as a `Host` header names it. */
export type Host = {
  /** Lower case; an IPv6 address is in brackets. */
  hostname: string;
  /** Empty when there is none. */
  port: string;
  /** Whether the name is one of this machine. */
  isLoopback: boolean;
};

/** A name, an IPv4 address or an IPv6 address in brackets, and a port. */
const hostPattern = /^([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::([1-9]\d{0,4}))?$/;

const loopbackNames: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Parses a `Host` header; `undefined` when it is invalid. Spellings that the URL parser would change are invalid too
 * (`127.1`, `0x7f.1`, `[0:0::1]`, a trailing dot, leading zeros of a port): no browser sends them.
 */
export function parseHost(header = ''): Host | undefined {
  const [, hostname, port = ''] = hostPattern.exec(header.toLowerCase()) ?? [];
  if (hostname === undefined || Number(port) > 65_535) return undefined;
  const address = `http://${hostname}/`;
  if (!URL.canParse(address) || new URL(address).hostname !== hostname) return undefined;
  return { hostname, port, isLoopback: loopbackNames.has(hostname) };
}

/** Headers as Node gives them. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

const forwardingHeader = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Whether a request has headers that a proxy adds. */
export const isForwarded = (headers: RequestHeaders) =>
  Object.keys(headers).some((name) => forwardingHeader.test(name));

/**
 * Whether a request came from a page of one of these origins, or from a program other than a browser. Pages of other
 * sites can make a browser send requests, but not without these headers.
 */
export function isFromOwnPage(headers: RequestHeaders, origins: readonly string[]): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const { origin } = headers;
  return origin === undefined || (typeof origin === 'string' && origins.includes(origin));
}
