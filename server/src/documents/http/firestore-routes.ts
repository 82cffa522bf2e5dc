import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postsCollection } from 'shared-config/posts/post';
import { describeError, type Log } from '../../logging/log';
import { FirestoreError, type FirestoreStatus } from '../firestore-error';
import type { DocumentStore } from '../thread/document-store';
import { parseFirestorePath } from './firestore-path';

/** Limit of Firestore for one request, in bytes. */
const bodyLimit = 10 * 1024 * 1024;

/** Seconds after which a client may try again. */
const retryAfter = 1;

/** Options of the routes for documents. */
export type FirestoreRoutesOptions = {
  /** Another origin than this server's that may read and write documents. */
  staffOrigin: string | undefined;
  /** Called after a commit that wrote a post. */
  onPostsChanged: (() => void) | undefined;
  log: Log;
};

/** Whether a request for documents comes from the origin of the blog tool, where that has one of its own. */
const isFromStaffTool = ({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>, staffOrigin: string | undefined) =>
  staffOrigin !== undefined && headers.origin === staffOrigin && url.startsWith('/v1/');

/** Codes for errors of others, such as Fastify's. */
const statusOf: Readonly<Record<number, FirestoreStatus>> = {
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

const errorOf = (httpStatus: number, message: string) =>
  new FirestoreError(statusOf[httpStatus] ?? (httpStatus < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL'), message, httpStatus);

function sendError(reply: FastifyReply, error: FirestoreError) {
  if (error.status === 'UNAVAILABLE') reply.header('Retry-After', retryAfter);
  return reply.code(error.httpStatus).send(error.toBody());
}

const messageOf = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'message' in payload && typeof payload.message === 'string'
    ? payload.message
    : 'The request was refused';

const isShaped = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && 'error' in payload && typeof payload.error === 'object';

/** Responds to what Fastify refuses before routing, such as a malformed path; below `/v1/` in Firestore's form. */
export function respondToFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const httpStatus = error.statusCode ?? 400;
  if (request.url.startsWith('/v1/')) sendError(reply, errorOf(httpStatus, error.message));
  else reply.code(httpStatus).send({ message: error.message });
}

/** The part of Firestore's REST interface that `firebase/firestore/lite` speaks (docs/documents-store.md). */
export function registerFirestoreRoutes(
  server: FastifyInstance,
  store: DocumentStore,
  { staffOrigin, onPostsChanged, log }: FirestoreRoutesOptions,
): void {
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const { parent, method } = parseFirestorePath(request.method, request.url);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { json, changedCollections } = await store.call({ method, parent, body });
    if (changedCollections.includes(postsCollection)) onPostsChanged?.();
    return reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Vary', 'Origin')
      .send(json);
  };

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      if (isFromStaffTool(request, staffOrigin))
        reply.header('Access-Control-Allow-Origin', staffOrigin).header('Vary', 'Origin');
    });
    // Errors of Fastify and of the listener's hooks get Firestore's form too: the SDK expects it.
    scope.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode < 400 || isShaped(payload) ? payload : errorOf(reply.statusCode, messageOf(payload)).toBody(),
    );
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof FirestoreError) return sendError(reply, error);
      const httpStatus = typeof error === 'object' && error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (httpStatus < 500) return sendError(reply, errorOf(httpStatus, messageOf(error)));
      log({
        level: 'error',
        message: 'a call for documents failed',
        requestId: request.id,
        error: describeError(error),
      });
      return sendError(reply, new FirestoreError('INTERNAL', 'The call failed. The log of the server has the reason'));
    });
    // Browsers send a preflight request for the headers of the SDK.
    scope.options('/v1/*', async (request, reply) => {
      if (!isFromStaffTool(request, staffOrigin)) {
        throw errorOf(403, 'Only the pages of this site and the blog tool may ask for documents');
      }
      return reply
        .code(204)
        .header('Access-Control-Allow-Methods', 'POST')
        .header('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '')
        .send();
    });
    scope.route({ method: ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'], url: '/v1/*', bodyLimit, handler: respond });
  });
}
