import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromOwnPage } from 'kit/http/host';
import { picturesPath } from 'kit/posts/stored-picture';
import type { Words } from 'kit/words/words';
import { purposeOf } from '../http/purpose';
import { refuse } from '../http/refuse';
import type { Log } from '../logging/log';
import { type Access, decideAccess, type Listener } from './decide-access';
import { isOutside, refuseOutside } from './enter-site';
import { createProxyWarning } from './proxy-warning';

declare module 'fastify' {
  interface FastifyRequest {
    /** The routes that this request may use; decided before any route runs. */
    access: Access;
    /** Origins whose pages may send writing requests. */
    origins: readonly string[];
  }
}

/** Below which path of its host the site is, empty at the root, and in which language it speaks. */
export type SitePlace = { basePath: () => string; readBasePath: () => Promise<string>; words: () => Words };

const unknownExpectation = { status: 417, message: 'No expectation but 100-continue is met here' } as const;

/**
 * Decides what each request may use, or refuses it.
 * @param place below which path of its host the site is, as it was read last, and as it is now; and its words, as it was read last
 */
export function guardListener(server: FastifyInstance, listener: Listener, place: SitePlace): void {
  server.decorateRequest('access', 'files');
  server.decorateRequest('origins');
  server.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers, raw } = request;
    const { httpVersion, rawHeaders } = raw;
    // By the pattern with which Node finds the only expectation that there is (RFC 9110 §10.1.1).
    if (headers.expect !== undefined && !/(?:^|\W)100-continue(?:$|\W)/i.test(headers.expect)) {
      refuse(request, reply, unknownExpectation);
      return;
    }
    const decision = decideAccess(listener, { method, url, headers, httpVersion, rawHeaders }, place.words());
    if (decision.kind === 'refused') {
      refuse(request, reply, decision);
      return;
    }
    request.access = decision.access;
    request.origins = decision.origins;
    if (!isOutside(request, place.basePath())) {
      done();
      return;
    }
    // The site may have been composed for another path since, and no request there would get as far as where the path is read.
    place.readBasePath().then((basePath) => {
      if (isOutside(request, basePath)) refuseOutside(request, reply, basePath, place.words());
      // The route was chosen by the former path.
      else if (basePath !== '') reply.redirect(request.originalUrl, 307);
      else done();
    }, done);
  });
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

const notForOthers = { status: 403, message: 'Only this machine may ask for this' } as const;
const notFromElsewhere = { status: 403, message: 'Only pages of this site may write here' } as const;
const notInOtherPages = {
  status: 403,
  message: 'Only pages of this site may ask for this; type or paste the address',
} as const;

const notEmbedded = { status: 403, message: 'This is a page of its own, and no part of another one' } as const;

/** Whether a page requests it for an image, a frame or the like: content of a post must not request staff's pages. */
const isEmbedded = ({ headers, url }: FastifyRequest) =>
  purposeOf(headers) === 'embedded' && !(headers['sec-fetch-dest'] === 'image' && url.startsWith(`${picturesPath}/`));

/** Guards routes for visitors: only the site's own pages may write. @param readWords those of the site as it was read last */
export function guardVisitorRoutes(scope: FastifyInstance, listener: Listener, log: Log, readWords: () => Words): void {
  const warnOfSilentProxy = createProxyWarning(listener, log);
  scope.addHook('onRequest', async (request, reply) => {
    const { refusals, language } = readWords();
    if (request.access === 'files')
      return refuse(request, reply, { status: 403, message: refusals.notForOthers, language });
    if (!isRead(request.method) && !isFromOwnPage(request.headers, request.origins)) {
      return refuse(request, reply, { status: 403, message: refusals.notFromElsewhere, language });
    }
    warnOfSilentProxy(request);
  });
}

/**
 * Guards routes for staff.
 * @param staffOrigin another origin than the listener's own whose pages may use them
 */
export function guardStaffRoutes(scope: FastifyInstance, staffOrigin: string | undefined): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { access, headers, method, origins } = request;
    // A preflight request, which browsers send without credentials.
    if (method === 'OPTIONS') return;
    if (access !== 'staff') return refuse(request, reply, notForOthers);
    if (isRead(method) && isEmbedded(request)) return refuse(request, reply, notEmbedded);
    const isFromTool = staffOrigin !== undefined && headers.origin === staffOrigin;
    if (isFromTool || isFromOwnPage(headers, origins)) return;
    if (!isRead(method)) return refuse(request, reply, notFromElsewhere);
    // A script of another page reads nothing of it, but would have 90 days summed up.
    if (purposeOf(headers) !== 'opened') return refuse(request, reply, notInOtherPages);
  });
}
