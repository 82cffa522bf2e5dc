import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import * as v from 'valibot';

// The server of the plain site, a process that stays: host-process.ts <folder of the host> [--revalidate]. With the flag it
// asks before each page whether a remote has changed, and then loads itself anew.

const [folder = '', flag] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const bundle = join(folder, 'server', 'main.js');
const hostSchema = v.object({ render: v.function(), revalidate: v.function() });
const renderedSchema = v.object({ status: v.number(), html: v.string() });
const loadHost = () => v.parse(hostSchema, require(bundle));
let host = loadHost();

async function render(path: string) {
  if (flag === '--revalidate' && (await host.revalidate())) {
    delete require.cache[bundle];
    host = loadHost();
  }
  return v.parse(renderedSchema, await host.render(path));
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/client/')) {
    const file = join(folder, 'client', basename(pathname));
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/javascript');
    return void createReadStream(file).pipe(response);
  }
  try {
    const { status, html } = await render(pathname);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  } catch (error) {
    console.error(error);
    response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Something went wrong</h1>');
  }
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  console.log(`Ready on http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`);
});
