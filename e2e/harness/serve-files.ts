import { createReadStream, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Listening, listen } from './listen';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The plainest file server there is, open to every origin: it knows no query, and adds a slash to folders.
 * @param root folder, asked for at each request
 */
export const serveFiles = (root: () => string): Promise<Listening> =>
  listen((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const info = statSync(join(root(), path), { throwIfNoEntry: false });
    if (!info) return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('nothing here');
    if (info.isDirectory() && !path.endsWith('/')) {
      const query = (request.url ?? '').slice(path.length);
      return void response.writeHead(301, { Location: `${path}/${query}` }).end();
    }
    const file = join(root(), path, info.isDirectory() ? 'index.html' : '');
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
    createReadStream(file).pipe(response);
  });
