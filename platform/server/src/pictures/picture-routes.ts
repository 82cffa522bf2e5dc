import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPictureName, isStoredName, picturesPath } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { PictureRefusal } from './picture-refusal';
import type { PictureStore } from './picture-store';
import { sendPicture } from './send-picture';

const uploadSchema = v.object({ digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
const querySchema = v.object({
  file: v.fallback(
    v.pipe(
      v.string(),
      // The end of it: that is what tells one file from another.
      v.transform((name) => name.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '').slice(-200)),
    ),
    '',
  ),
  /** What the tool inserts: whoever wants a picture gets no PDF. */
  as: v.fallback(v.picklist(['picture', 'file']), 'picture'),
});
const nameSchema = v.object({ name: v.pipe(v.string(), v.check(isStoredName)) });

/** Nobody reads it: the connection is closed. */
const gone = () => new PictureRefusal(400, 'The picture', 'nobody waits for it any more', 'Send it again');

const missing = { message: 'There is no such picture; it may have been deleted' };

/** A picture is cached for good, as its content names it, and by the client alone. */
const kept = 'private, max-age=31536000, immutable';

/**
 * `/__pictures`: the pictures and files of posts, for staff. Readers get what a composed site has of them.
 * @param staffOrigin another origin than the listener's own whose pages may use them
 */
export function registerPictureRoutes(
  server: FastifyInstance,
  store: PictureStore,
  staffOrigin: string | undefined,
): void {
  const isFromStaffTool = ({ headers }: FastifyRequest) => staffOrigin !== undefined && headers.origin === staffOrigin;

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The upload is a stream: it is never whole in memory.
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', 'no-store').header('Vary', 'Origin');
      if (isFromStaffTool(request))
        reply.header('Access-Control-Allow-Origin', staffOrigin).header('Access-Control-Expose-Headers', 'Retry-After');
    });
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof PictureRefusal)) throw error;
      if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter);
      return reply.code(error.status).send({ message: error.message });
    });

    scope.options(`${picturesPath}*`, async (request, reply) => {
      if (!isFromStaffTool(request))
        return reply.code(403).send({ message: 'Only this site and the blog tool may ask for pictures' });
      return reply
        .code(204)
        .header('Access-Control-Allow-Methods', 'GET, PUT, DELETE')
        .header('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '')
        .send();
    });

    scope.get(picturesPath, async () => {
      const all = await store.list();
      // Apart: a tool of before files reads a list of pictures alone.
      return {
        pictures: all.filter(({ name }) => isPictureName(name)),
        files: all.filter(({ name }) => !isPictureName(name)),
      };
    });

    scope.put(`${picturesPath}/:digest`, async (request, reply) => {
      const target = v.safeParse(uploadSchema, request.params);
      if (!target.success) {
        throw new PictureRefusal(
          400,
          'The address',
          'it does not end with the SHA-256 of the file',
          'Send it from the blog tool',
        );
      }
      const { file: fileName, as } = v.parse(querySchema, request.query);
      const unwanted = new AbortController();
      reply.raw.once('close', () => unwanted.abort(gone()));
      const { picture, isNew } = await store.add({
        body: request.body instanceof Readable ? request.body : Readable.from([]),
        digest: target.output.digest,
        length: request.headers['content-length'],
        fileName,
        isFile: as === 'file',
        unwanted: unwanted.signal,
      });
      return reply.code(isNew ? 201 : 200).send(picture);
    });

    scope.get(`${picturesPath}/:name`, async (request, reply) => {
      const file = findFile(request, store);
      return file === undefined ? reply.code(404).send(missing) : sendPicture(reply, file, kept);
    });

    scope.delete(`${picturesPath}/:name`, async (request, reply) => {
      const target = v.safeParse(nameSchema, request.params);
      const outcome = target.success ? await store.remove(target.output.name) : 'missing';
      switch (outcome) {
        case 'missing':
          return reply.code(404).send(missing);
        case 'named':
          return reply.code(409).send({
            message:
              'The picture is used by a post, one of its versions, a draft or the trash. Remove it there, then delete it',
          });
        case 'removed':
          return reply.code(204).send();
      }
    });
  });
}

function findFile({ params }: FastifyRequest, store: PictureStore): string | undefined {
  const { success, output } = v.safeParse(nameSchema, params);
  return success ? store.find(output.name) : undefined;
}
