import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { describePreviewed } from 'kit/contract/describe-previewed';
import { buildPackage } from '../releases/build-package';
import { readDefinition } from '../releases/read-definition';
import { packageFolder, type Workspace } from '../workspace';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/**
 * Builds a remote and serves its browser files on this machine, for `?override=` on a site that is served here too.
 * @returns the address, once it answers
 */
export async function previewRemote(workspace: Workspace, name: string, port: number): Promise<string> {
  const folder = packageFolder(workspace, name);
  const { webEntry } = await buildPackage(folder, name);
  // The manifest of another bundler does not have the pages of remote.ts, nor an entry that was written after it.
  const manifest = JSON.stringify({
    metaData: { remoteEntry: { name: webEntry } },
    remote: describePreviewed(await readDefinition(workspace, name)),
  });
  const root = join(folder, 'dist', 'web');
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    try {
      const content = path === '/mf-manifest.json' ? manifest : await readFile(join(root, path));
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream').end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', ready);
  });
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : port}`;
}
