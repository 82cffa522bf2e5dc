import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sharedDraftsPath } from 'kit/posts/draft-link';
import { isStoredName } from 'kit/posts/stored-picture';
import * as v from 'valibot';
import { rateLimitPerMinute } from '../listeners/limit-per-client';
import type { PictureStore } from '../pictures/picture-store';
import { sendPicture } from '../pictures/send-picture';
import type { DataConnection } from '../storage/data-connection';
import { openSharedDrafts } from './find-shared-draft';

const draftSchema = v.object({ token: v.string() });
/** An SVG of an earlier version is left out: readers get what compose has drawn of it, once the post is published. */
const pictureSchema = v.object({
  token: v.string(),
  name: v.pipe(
    v.string(),
    v.check((name) => isStoredName(name) && !name.endsWith('.svg')),
  ),
});

/** Maximum requests a minute from one address: a draft has as many pictures as its writer likes. */
const perMinute = 300;

/** The same, whatever the reason is: who guesses learns nothing. */
const missing = { message: 'There is no such draft, or its link has expired or was withdrawn' };

/**
 * `/__drafts`: a draft and its pictures for whoever has its link, until that expires (docs/blog-tool.md).
 * @param publicOrigin where visitors reach the site; absent when none but this machine does
 */
export function registerSharedDraftRoutes(
  server: FastifyInstance,
  connection: DataConnection,
  pictures: Pick<PictureStore, 'find'>,
  publicOrigin: string | undefined,
): void {
  const findDraft = openSharedDrafts(connection);
  const config = rateLimitPerMinute(perMinute);
  const find = (token: string) => findDraft(token, Date.now());

  server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Robots-Tag', 'noindex, nofollow');
    });

    // For the tool, which may be open at the listener for staff.
    scope.get(sharedDraftsPath, async () => ({ origin: publicOrigin }));

    scope.get(`${sharedDraftsPath}/:token`, { config }, async ({ params }: FastifyRequest, reply) => {
      const shared = await find(v.parse(draftSchema, params).token);
      if (!shared) return reply.code(404).send(missing);
      return reply.type('application/json').send(shared.body);
    });

    scope.get(`${sharedDraftsPath}/:token/pictures/:name`, { config }, async ({ params }: FastifyRequest, reply) => {
      const target = v.safeParse(pictureSchema, params);
      const shared = target.success ? await find(target.output.token) : undefined;
      const name = target.success ? target.output.name : '';
      const file = shared?.pictures.has(name) ? pictures.find(name) : undefined;
      return file === undefined ? reply.code(404).send(missing) : sendPicture(reply, file, 'no-store');
    });
  });
}
