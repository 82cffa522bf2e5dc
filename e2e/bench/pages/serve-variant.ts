import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Bundle } from './bundle/build-bundle';

/** A site whose pages have other documents. */
export type ServedVariant = { origin: string; close: () => void };

type Documents = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Serves a site with its documents changed and with more files; everything else comes from the site itself.
 * @param origin of the composed site
 */
export async function serveVariant(
  origin: string,
  change: (html: string) => string,
  files: Bundle['files'] = new Map(),
): Promise<ServedVariant> {
  const agent = new Agent({ keepAlive: true });
  const documents = new Map<string, Promise<Documents>>();
  const compressed = new Map(Array.from(files, ([address, content]) => [address, brotliCompressSync(content)]));
  const server = createServer(async (request, response) => {
    const { url = '/', method, headers } = request;
    const file = compressed.get(url);
    if (file) {
      const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(file);
    } else if (headers.accept?.includes('text/html')) {
      const known = documents.get(url) ?? fetchDocument(origin + url, change);
      documents.set(url, known);
      const { status, headers: ofDocument, body } = await known;
      response.writeHead(status, ofDocument).end(body);
    } else {
      const forwarded = send(origin + url, { method, headers, agent }, (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** The headers name what a visitor's page needs; the policy of one is that of its own scripts. */
async function fetchDocument(address: string, change: (html: string) => string): Promise<Documents> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const body = brotliCompressSync(change(await response.text()));
  return { status: response.status, headers: { 'content-type': 'text/html', 'content-encoding': 'br' }, body };
}
