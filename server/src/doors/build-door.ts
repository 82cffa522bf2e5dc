import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isFromOwnPage } from 'shared-config/http/host';
import { describeError, type Log } from '../log';
import { clientKey } from './client-key';
import { doorHeaders } from './door-headers';
import { type Access, type Door, judgeRequest } from './judge-request';
import { createProxyWarning } from './proxy-warning';
import { refuse } from './refuse';

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request may have; decided before any route runs. */
    access: Access;
    /** Origins whose pages may write with it. */
    origins: readonly string[];
  }
}

/** Registers routes; those of one scope are guarded alike. */
export type RegisterRoutes = (scope: FastifyInstance) => void | Promise<void>;

/** A door's routes by whom they are for. The public door leaves those for staff out. */
export type DoorRoutes = Readonly<Record<Access, RegisterRoutes>>;

/** What a door needs besides its routes. */
export type DoorOptions = {
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** Origin other than the door's own whose pages may write with the routes for staff. */
  staffOrigin: string | undefined;
  log: Log;
};

/** Builds the server of a door. It does not listen yet. */
export async function buildDoor(door: Door, routes: DoorRoutes, options: DoorOptions): Promise<FastifyInstance> {
  const headers = doorHeaders(door);
  const { log, staffOrigin } = options;
  const server = fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    trustProxy: door.kind === 'public' ? options.trustedProxies : false,
    genReqId: () => randomUUID(),
    // Paths that cannot be decoded reach neither hooks nor routes.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
      reply.code(400).headers(headers).send({ message: error.message }),
  });

  // Bodies are parsed by whoever knows what they are: the SDK sends JSON as text/plain.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.decorateRequest('access', 'files');
  server.decorateRequest('origins');
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('X-Request-Id', request.id);
    const { method, url, headers: sent, raw } = request;
    const head = { method, url, headers: sent, httpVersion: raw.httpVersion, rawHeaders: raw.rawHeaders };
    const judgement = judgeRequest(door, head);
    if (judgement.kind === 'refused') return refuse(request, reply, judgement);
    request.access = judgement.access;
    request.origins = judgement.origins;
  });
  server.addHook('onResponse', async (request, reply) => {
    if (door.kind === 'only') return;
    const { method, url, id: requestId } = request;
    const [path = ''] = url.split('?');
    const { statusCode: status, elapsedTime } = reply;
    log({
      level: 'info',
      message: 'request',
      door: door.kind,
      requestId,
      method,
      path: path.slice(0, longestPath),
      status,
      ms: Math.round(elapsedTime),
    });
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.send(error);
    log({ level: 'error', message: 'a request failed', requestId: request.id, error: describeError(error) });
    // What is meant for the sender has a status; anything else is a defect, and its message could name files.
    if (error.statusCode !== undefined) return reply.send(error);
    return reply.code(500).send({ message: `The server failed. Its log has the reason under ${request.id}` });
  });
  server.setNotFoundHandler((request, reply) =>
    reply
      .code(request.method === 'POST' ? 404 : 405)
      .send({ message: `${request.method} ${request.url.slice(0, longestPath)} is not offered here` }),
  );

  await server.register(rateLimit, {
    global: false,
    keyGenerator: (request) => clientKey(request.ip, request.socket.remoteAddress ?? ''),
  });
  const warnOfSilentProxy = createProxyWarning(door, log);
  server.register(async (scope) => routes.files(scope));
  server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.access === 'files') return refuse(request, reply, notForOthers);
      if (!isRead(request.method) && !isFromOwnPage(request.headers, request.origins)) {
        return refuse(request, reply, notFromElsewhere);
      }
      warnOfSilentProxy(request);
    });
    await routes.visitor(scope);
  });
  if (door.kind === 'public') return server;
  server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      // Asked by a browser before it writes from another origin, without credentials.
      if (request.method === 'OPTIONS') return;
      if (request.access !== 'staff') return refuse(request, reply, notForOthers);
      const isFromTool = staffOrigin !== undefined && request.headers.origin === staffOrigin;
      if (!isRead(request.method) && !isFromTool && !isFromOwnPage(request.headers, request.origins)) {
        return refuse(request, reply, notFromElsewhere);
      }
    });
    await routes.staff(scope);
  });
  return server;
}

/** Longest path that is logged or answered, in characters. */
const longestPath = 200;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

const notForOthers = { status: 403, message: 'Only this machine may ask for this' } as const;
const notFromElsewhere = { status: 403, message: 'Only pages of this site may write here' } as const;
