import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import { createDocumentStore } from './documents/document-store';
import { registerFirestoreRoutes } from './documents/firestore-routes';
import { registerFormRoutes } from './forms/form-routes';
import { createSubmissionStore } from './forms/submission-store';
import { isFromOwnPages } from './same-site';
import { ServerError } from './server-error';
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
export async function startServer({ siteFolder, dataFolder, port }: ServerOptions): Promise<RunningServer> {
  const readSite = createSiteReader(siteFolder);
  await readSite();
  const connection = openDatabase(dataFolder);
  const server = fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
  });

  // Bodies are parsed by whoever knows what they are: the SDK sends JSON as text/plain.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff');
    if (request.method === 'POST' && !isFromOwnPages(request)) {
      return reply.code(403).send({ message: 'Only pages of this site may write here' });
    }
  });

  registerFormRoutes(server, createSubmissionStore(connection));
  registerFirestoreRoutes(server, createDocumentStore(connection));

  server.get('/__health', async () => ({ ok: true, compositionId: (await readSite()).index.compositionId }));
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const site = await readSite();
      const mark = request.url.indexOf('?');
      const pathname = mark < 0 ? request.url : request.url.slice(0, mark);
      const search = mark < 0 ? '' : request.url.slice(mark);
      const located = await locateFile(site, pathname, search);
      if (located.kind === 'redirect') return reply.redirect(located.to, 308);
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
    const address = await server.listen({ host, port });
    return {
      address,
      close: async () => {
        await closeGracefully(server);
        connection.close();
      },
    };
  } catch (cause) {
    connection.close();
    if (systemErrorCode(cause) === 'EADDRINUSE') {
      throw new ServerError(`Port ${port}`, 'it is in use', 'Stop the other server, or set PORT to a free one', {
        cause,
      });
    }
    throw cause;
  }
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
