import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorsCollection } from 'kit/posts/author';
import { postsCollection } from 'kit/posts/post';
import * as v from 'valibot';
import { errorBody, FirestoreError } from '../firestore-error';
import type { DocumentStore } from '../thread/document-store';
import { parseFirestorePath } from './firestore-path';

/** Bytes of one request. Firestore's limit is 10 MiB: a commit runs in the thread of the pages, and 2 MiB keep them waiting for less than 100 ms. */
const bodyLimit = 2 * 1024 * 1024;

/** Options of the routes for documents. */
export type FirestoreRoutesOptions = {
  /** Another origin than this server's that may read and write documents. */
  staffOrigin: string | undefined;
  /** Called after a commit that wrote a post. */
  onPostsChanged: (() => void) | undefined;
};

const refusalSchema = v.object({ message: v.string(), status: v.optional(v.string()) });

/** Responds to requests that Fastify refuses before routing, such as one with a malformed path; below `/v1/` in Firestore's form. */
export function respondToFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 400, message } = error;
  reply.code(statusCode).send(request.url.startsWith('/v1/') ? errorBody(statusCode, { message }) : { message });
}

/** The part of Firestore's REST interface that `firebase/firestore/lite` speaks (docs/documents-store.md). */
export function registerFirestoreRoutes(
  server: FastifyInstance,
  store: DocumentStore,
  { staffOrigin, onPostsChanged }: FirestoreRoutesOptions,
): void {
  /** Whether a request comes from the blog tool, where that has an origin of its own. */
  const isFromStaffTool = ({ headers }: FastifyRequest) => staffOrigin !== undefined && headers.origin === staffOrigin;

  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const { parent, method } = parseFirestorePath(request.method, request.url);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const ended = new AbortController();
    reply.raw.once('close', () => ended.abort());
    const { json, changedCollections } = await store.call({ method, parent, body }, ended.signal);
    if (changedCollections.some((name) => name === postsCollection || name === authorsCollection)) onPostsChanged?.();
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
      if (isFromStaffTool(request)) reply.header('Access-Control-Allow-Origin', staffOrigin).header('Vary', 'Origin');
    });
    // A refusal from anywhere, such as the listener's hooks, takes Firestore's form, which the SDK expects.
    scope.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode < 400 ? payload : errorBody(reply.statusCode, v.parse(refusalSchema, payload)),
    );
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const { statusCode = 500, message } = error;
      if (error instanceof FirestoreError) return reply.code(statusCode).send({ message, status: error.status });
      // The listener's error handler logs the reason.
      if (statusCode >= 500) throw error;
      return reply.code(statusCode).send({ message });
    });
    // Browsers send a preflight request for the headers of the SDK.
    scope.options('/v1/*', async (request, reply) => {
      if (!isFromStaffTool(request)) {
        throw new FirestoreError('PERMISSION_DENIED', 'Only this site and the blog tool may ask for documents');
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
