import { randomUUID } from 'node:crypto';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../logging/log';
import type { Access, Door } from './decide-access';
import { doorHeaders } from './door-headers';
import { respondToFailures } from './failure-responses';
import { guardDoor, guardStaffRoutes, guardVisitorRoutes } from './guard-requests';
import { registerRateLimit } from './limit-per-client';
import { logRequests } from './log-requests';

/** Registers routes in a scope that is already guarded. */
type RegisterRoutes = (scope: FastifyInstance) => void | Promise<void>;

/** A door's routes by who may use them. The public door leaves out those for staff. */
export type DoorRoutes = Readonly<Record<Access, RegisterRoutes>>;

/** What a door needs besides its routes. */
export type DoorOptions = {
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Another origin than the door's own whose pages may use the routes for staff. */
  staffOrigin: string | undefined;
  /** Responds to a request that the framework refuses before it looks for a route, such as a malformed path. */
  respondToFrameworkError: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void;
  log: Log;
};

/** Builds the server of a door. It does not listen yet. */
export async function buildDoor(
  door: Door,
  routes: DoorRoutes,
  { trustedProxies, staffOrigin, respondToFrameworkError, log }: DoorOptions,
): Promise<FastifyInstance> {
  const headers = doorHeaders(door);
  const server = fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    trustProxy: door.kind === 'public' ? trustedProxies : false,
    genReqId: () => randomUUID(),
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
  guardDoor(server, door);
  // A server for one machine has one user, who sees its responses.
  if (door.kind !== 'only') logRequests(server, door, log);
  respondToFailures(server, log);
  await registerRateLimit(server);

  server.register(async (scope) => routes.files(scope));
  server.register(async (scope) => {
    guardVisitorRoutes(scope, door, log);
    await routes.visitor(scope);
  });
  if (door.kind !== 'public') {
    server.register(async (scope) => {
      guardStaffRoutes(scope, staffOrigin);
      await routes.staff(scope);
    });
  }
  return server;
}
