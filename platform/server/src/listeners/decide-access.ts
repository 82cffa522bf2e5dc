import type { IncomingHttpHeaders } from 'node:http';
import { type Host, isForwarded, parseHost } from 'kit/http/host';
import { staffLinkPath } from 'kit/http/staff-token-file';
import type { Words } from 'kit/words/words';
import type { StaffSessions } from './staff-sessions';
import { presentsToken, readSession } from './staff-token';

/**
 * A listening address of the server. Without a public origin there is one, for this machine; with one there are two: the
 * public listener for visitors, and the staff listener for staff on this machine.
 */
export type Listener = { kind: 'only' } | { kind: 'public'; origin: string } | StaffListener;

/** Browsers open it with a session, which the link with the token starts, and commands with the token. */
export type StaffListener = { kind: 'staff'; token: string; sessions: StaffSessions };

/** The routes that a request may use: the files of the site, also the routes for visitors, or everything. */
export type Access = 'files' | 'visitor' | 'staff';

/** The facts about a request in its head. */
export type RequestHead = {
  method: string;
  /** The request target, unchanged. */
  url: string;
  httpVersion: string;
  headers: IncomingHttpHeaders;
  /** Names and values alternating, as Node gives them. */
  rawHeaders: readonly string[];
};

/** The decision on a request. */
export type AccessDecision =
  /** `origins`: those whose pages may send writing requests. */
  | { kind: 'admitted'; access: Access; origins: string[] }
  /** `language` of the message: English when absent. */
  | { kind: 'refused'; status: 400 | 401 | 403 | 421; message: string; language?: string };

const refused = (status: 400 | 401 | 403 | 421, message: string): AccessDecision => ({
  kind: 'refused',
  status,
  message,
});

/**
 * Decides what a request may use at a listener, by its head alone.
 * @param words of the site: for what a visitor may read who has mistyped its address
 */
export function decideAccess(listener: Listener, request: RequestHead, words: Words): AccessDecision {
  // An absolute-form target would name a second host.
  if (!request.url.startsWith('/')) return refused(400, 'The request target is not a path');
  const host = countHosts(request.rawHeaders) === 1 ? parseHost(request.headers.host) : undefined;
  if (!host) return refused(400, 'The Host header is missing, doubled or malformed');
  switch (listener.kind) {
    case 'only':
      return decideAtOnlyListener(host, request);
    case 'public':
      return decideAtPublicListener(host, listener.origin, words);
    case 'staff':
      return decideAtStaffListener(host, request, listener);
  }
}

/** A foreign name may be DNS rebinding, and a forwarded request may come from anybody. */
function decideAtOnlyListener(host: Host, request: RequestHead): AccessDecision {
  const isLocal = host.isLoopback && !cameThroughProxy(request);
  return { kind: 'admitted', access: isLocal ? 'staff' : 'files', origins: [originOf(host)] };
}

/** A proxy keeps the public name in the Host header, or writes the loopback address of this server. */
function decideAtPublicListener(host: Host, origin: string, { refusals, language }: Words): AccessDecision {
  const { hostname, port, protocol } = new URL(origin);
  const isPublic = host.hostname === hostname && [port, port || defaultPorts[protocol]].includes(host.port);
  if (!isPublic && !host.isLoopback)
    return { kind: 'refused', status: 421, message: refusals.otherHost(origin), language };
  return { kind: 'admitted', access: 'visitor', origins: host.isLoopback ? [origin, originOf(host)] : [origin] };
}

function decideAtStaffListener(host: Host, request: RequestHead, { token, sessions }: StaffListener): AccessDecision {
  if (!host.isLoopback) return refused(421, 'This listener answers for the machine it is on, by the name of localhost');
  if (cameThroughProxy(request)) return refused(403, 'This listener takes nothing that was forwarded');
  const admitted = (access: Access): AccessDecision => ({ kind: 'admitted', access, origins: [originOf(host)] });
  const { headers } = request;
  if (presentsToken(headers, token) || sessions.isOpen(readSession(headers, token))) return admitted('staff');
  // The staff link brings the token. Browsers send preflight requests, and requests for the web manifest, without
  // credentials.
  if (request.method === 'OPTIONS' || withoutToken.test(request.url)) return admitted('files');
  return refused(401, 'Open the link that the server has printed when it started');
}

/** The staff link, and files that are not pages. */
const withoutToken = new RegExp(`^(${staffLinkPath}\\?|/assets/|/media/)`);

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

const originOf = ({ hostname, port }: Host) => `http://${hostname}${port && port !== '80' ? `:${port}` : ''}`;

/** nginx uses HTTP/1.0 by default; no browser or SDK does. */
const cameThroughProxy = ({ headers, httpVersion }: RequestHead) => httpVersion === '1.0' || isForwarded(headers);

/** Node keeps the first of several `Host` headers and drops the others. */
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
