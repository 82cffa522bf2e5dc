import { randomUUID } from 'node:crypto';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { dataHeaders, strictTransportSecurity } from 'kit/contract/site-headers';
import type { Log } from '../logging/log';
import { createBoundServer } from './bound-connections';
import type { Access, Listener } from './decide-access';
import { drainRefused } from './drain-refused';
import { enterSite } from './enter-site';
import { respondToFailures, respondToMalformed } from './failure-responses';
import { guardListener, guardStaffRoutes, guardVisitorRoutes, type SitePlace } from './guard-requests';
import { registerRateLimit } from './limit-per-client';
import { logRequests } from './log-requests';

/** Registers routes in a scope that is already guarded. */
type RegisterRoutes = (scope: FastifyInstance) => void | Promise<void>;

/** A listener's routes by who may use them. The public listener leaves out those for staff. */
export type ListenerRoutes = Readonly<Record<Access, RegisterRoutes>>;

/** The options of a listener, besides its routes. */
export type ListenerOptions = {
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Another origin than the listener's own whose pages may use the routes for staff. */
  staffOrigin: string | undefined;
  /** Responds to a request that the framework refuses before it looks for a route, such as a malformed path. */
  respondToFrameworkError: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
  /** Path of the site, which may have been composed for another one since. */
  place: SitePlace;
  log: Log;
};

/** How long (ms) a request of staff may take to arrive: a picture of 25 MB, over a line that may be slow. */
const uploadTime = 600_000;

/** Builds the server of a listener. It does not listen yet. */
export async function buildListener(
  listener: Listener,
  routes: ListenerRoutes,
  { trustedProxies, staffOrigin, respondToFrameworkError, place, log }: ListenerOptions,
): Promise<FastifyInstance> {
  // A header that holds for a whole host is for its owner to send, where the site is only a part of it.
  const isSecure = listener.kind === 'public' && listener.origin.startsWith('https:') && place.basePath() === '';
  // Headers of every response; the composed site adds those of its pages.
  const headers = { ...dataHeaders, ...(isSecure ? strictTransportSecurity : {}) };
  const server = fastify({
    serverFactory: (handle) => createBoundServer(handle, listener.kind === 'public' ? {} : { arrival: uploadTime }),
    rewriteUrl: ({ url = '' }) => enterSite(url, place.basePath()),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    trustProxy: listener.kind === 'public' ? trustedProxies : false,
    genReqId: () => randomUUID(),
    clientErrorHandler: respondToMalformed(headers, randomUUID),
    // Paths that cannot be decoded reach neither hooks nor routes.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      respondToFrameworkError(error, request, reply.headers(headers)),
  });

  // Routes parse their bodies themselves: the Firebase SDK sends JSON as text/plain.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  // Hooks of every request call back: a promise each would cost a tenth of the requests.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    done();
  });
  drainRefused(server);
  guardListener(server, listener, place);
  // A server for one machine has one user, who sees its responses.
  if (listener.kind !== 'only') logRequests(server, listener, log);
  respondToFailures(server, log, place.words);
  await registerRateLimit(server);

  server.register(async (scope) => routes.files(scope));
  server.register(async (scope) => {
    guardVisitorRoutes(scope, listener, log, place.words);
    await routes.visitor(scope);
  });
  if (listener.kind !== 'public') {
    server.register(async (scope) => {
      guardStaffRoutes(scope, staffOrigin);
      await routes.staff(scope);
    });
  }
  return server;
}
