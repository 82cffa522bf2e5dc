import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { registerCompositionRoutes } from './composition/composition-routes';
import { createDocumentStore } from './documents/document-store';
import { answerFrameworkError, registerFirestoreRoutes } from './documents/firestore-routes';
import { createPostsRefresher } from './documents/refresh-posts';
import { registerErrorRoutes } from './errors/error-routes';
import { createErrorStore } from './errors/error-store';
import { registerFormRoutes } from './forms/form-routes';
import { startForwarding } from './forms/forward-submissions';
import { createSubmissionStore, type SubmissionStore } from './forms/submission-store';
import { chooseOverrides } from './override/choose-overrides';
import { overridePage } from './override/override-page';
import { isFromOwnPages, isFromStaffTool } from './same-site';
import { ServerError } from './server-error';
import { createSiteChooser } from './site/choose-site';
import { locateFile } from './site/locate-file';
import { createSiteReader } from './site/read-site';
import { sendFile } from './site/send-file';
import { openDatabase } from './storage/open-database';

/** Where the server finds and keeps things. */
export type ServerOptions = {
  /** The link to the live composed site, or a composed folder itself. */
  siteFolder: string;
  dataFolder: string;
  /** 0 for any free port. */
  port: number;
  /** Form posts a minute that one address may send; 30 if not said. */
  formsPerMinute?: number;
  /** Address that submissions are forwarded to, if any. */
  formWebhook?: string | undefined;
  /** Days after which submissions are deleted; kept for ever if not said. */
  formRetentionDays?: number | undefined;
  /** Origin of the blog tool where it is deployed on its own: it may read and write documents from there. */
  staffOrigin?: string | undefined;
  /** Composes the pages of authored posts anew, from this server's documents; called when those may have changed. */
  refreshPosts?: ((address: string) => Promise<void>) | undefined;
};

/** A running server. */
export type RunningServer = {
  address: string;
  /** Lets requests that are under way finish, then closes the database. */
  close: () => Promise<void>;
};

/** Loopback only: the blog tool is open to whoever reaches it (design §9). */
const host = '127.0.0.1';

/**
 * Serves the composed site, captures forms, and holds documents.
 * @throws {ServerError} when the site is missing, the data folder cannot be written or the port is taken.
 */
export async function startServer({
  siteFolder,
  dataFolder,
  port,
  formsPerMinute = 30,
  formWebhook,
  formRetentionDays,
  staffOrigin,
  refreshPosts,
}: ServerOptions): Promise<RunningServer> {
  const readSite = createSiteReader(siteFolder);
  await readSite();
  const connection = openDatabase(dataFolder);
  const server = fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    frameworkErrors: answerFrameworkError,
  });

  // Bodies are parsed by whoever knows what they are: the SDK sends JSON as text/plain.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    if (request.method === 'POST' && !isFromOwnPages(request) && !isFromStaffTool(request, staffOrigin)) {
      return reply.code(403).send({ message: 'Only pages of this site may write here' });
    }
  });

  let address = '';
  const submissions = createSubmissionStore(connection, formWebhook !== undefined);
  const forwarder = formWebhook === undefined ? undefined : startForwarding(connection, formWebhook);
  const retention = formRetentionDays === undefined ? undefined : keepFor(formRetentionDays, submissions);
  await registerFormRoutes(server, {
    store: submissions,
    perMinute: formsPerMinute,
    onStored: () => forwarder?.wake(),
  });
  const refresher = refreshPosts && createPostsRefresher(() => refreshPosts(address));
  const documents = createDocumentStore(connection);
  registerFirestoreRoutes(server, documents, { staffOrigin, onPostsChanged: refresher?.wake });

  const errors = createErrorStore(connection);
  registerErrorRoutes(server, errors);
  registerCompositionRoutes(server, siteFolder, errors);
  const chooseSite = createSiteChooser(siteFolder, readSite);

  server.get('/__health', async () => ({ ok: true, compositionId: (await readSite()).index.compositionId }));
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const site = await chooseSite(request, reply);
      const mark = request.url.indexOf('?');
      const pathname = mark < 0 ? request.url : request.url.slice(0, mark);
      const search = mark < 0 ? '' : request.url.slice(mark);
      const located = await locateFile(site, pathname, search);
      if (located.kind === 'redirect') return reply.redirect(located.to, 308);
      if (located.kind === 'file' && located.file.endsWith('.html')) {
        const overrides = await chooseOverrides(request, reply);
        if (overrides.size > 0) {
          const page = overridePage(await readFile(located.file, 'utf8'), overrides);
          return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page);
        }
      }
      if (located.kind === 'file') return sendFile(request, reply, { site, ...located });
      return sendFile(request, reply, { site, file: join(site.folder, '404.html'), isImmutable: false, status: 404 });
    },
  });
  server.setNotFoundHandler((request, reply) =>
    reply
      .code(request.method === 'POST' ? 404 : 405)
      .send({ message: `${request.method} ${request.url.slice(0, 200)} is not offered here` }),
  );

  try {
    address = await server.listen({ host, port });
    // Documents may have changed while no server was there to see it.
    refresher?.wake();
    return {
      address,
      close: async () => {
        await closeGracefully(server);
        clearInterval(retention);
        await refresher?.stop();
        await forwarder?.stop();
        await documents.close();
        connection.close();
      },
    };
  } catch (cause) {
    clearInterval(retention);
    await forwarder?.stop();
    await documents.close();
    connection.close();
    if (systemErrorCode(cause) === 'EADDRINUSE') {
      throw new ServerError(`Port ${port}`, 'it is in use', 'Stop the other server, or set PORT to a free one', {
        cause,
      });
    }
    throw cause;
  }
}

const dayInMs = 86_400_000;

/** Deletes what is older than the given days, now and once a day. */
function keepFor(days: number, submissions: SubmissionStore) {
  const deleteOld = () => submissions.deleteBefore(new Date(Date.now() - days * dayInMs).toISOString());
  deleteOld();
  return setInterval(deleteOld, dayInMs).unref();
}

/** Longest wait in ms for requests that are under way when the server closes. */
const closeTimeout = 5000;

/** Connections that are kept alive turn idle one after the other; whatever is not by then is cut. */
async function closeGracefully(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.server.closeAllConnections(), closeTimeout);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
