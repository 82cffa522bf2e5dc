import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { type SiteComposition, siteCompositionPath } from 'kit/contract/composition';
import { patternCovers } from 'kit/contract/route-pattern';
import { isForwarded, isFromOwnPage, parseHost } from 'kit/http/host';
import type { DevMoves } from './answer-dev-address';
import { problemsPath } from './dev-page-script';
import type { DevResponse } from './render-dev-page';

/** The facts of the shown site that the dev front uses. */
export type DevSiteFacts = { composition: SiteComposition; moves: DevMoves };

/** The options of the front that replaces the composed pages. */
export type DevFrontOptions<Site> = {
  port: number;
  /** The embedded server: live remotes' files, forms, documents. */
  serverPort: number;
  /** Path below which that server has the site; nothing at its root, where pages under development are. */
  basePath: string;
  /** Reads the site as it is at the moment. */
  readSite: () => Promise<Site>;
  /** Renders the page of an address, or says where it has moved to. */
  renderPage: (site: Site, address: string) => Promise<DevResponse>;
  /** Takes what went wrong in a browser. @returns it with the source lines of its stack */
  tellProblem: (problem: string) => Promise<string>;
};

/**
 * Serves a page under development for every address that a browser navigates to, and hands everything else to the embedded server.
 * Only what is asked by a name of this machine: another one may have been made to point here.
 */
export function startDevFront<Site extends DevSiteFacts>(options: DevFrontOptions<Site>): Promise<Server> {
  const { port, serverPort, basePath, readSite, renderPage, tellProblem } = options;
  const sendPage = async (site: Site, address: string, response: ServerResponse) => {
    const { status, location, html, policy } = await renderPage(site, address);
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      // A browser keeps a page that has moved, and `remote.ts` may say otherwise by then.
      'Cache-Control': 'no-store',
      ...(location === undefined ? {} : { Location: location }),
      ...(policy ? { 'Content-Security-Policy-Report-Only': policy } : {}),
    });
    response.end(html);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const site = await readSite();
    const { composition, moves } = site;
    const isNavigation = request.method === 'GET' && isPage(request, composition, moves);
    if (isNavigation) await sendPage(site, request.url ?? '/', response);
    else if (request.url === siteCompositionPath)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(composition));
    else if (request.method === 'POST' && request.url === problemsPath)
      // A page that is left while it tells breaks off.
      text(request).then(
        async (problem) => response.end(await tellProblem(problem)),
        () => response.destroy(),
      );
    else forward(request, response, serverPort, basePath);
  };
  const server = createServer((request, response) => {
    if (isFromThisMachine(request)) void answer(request, response);
    else response.writeHead(403).end('Only pages of this machine may ask here');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Whether a page is asked for: a browser says so, and other programs, such as curl, name the address of one. */
function isPage(
  { headers, url = '/' }: IncomingMessage,
  { remotes }: SiteComposition,
  { redirects, gone }: DevMoves,
): boolean {
  if (headers.accept?.includes('text/html')) return true;
  const path = url.replace(/[?#].*/s, '');
  if (Object.hasOwn(redirects, path) || gone.includes(path)) return true;
  return remotes.some(({ routes }) => routes.some((route) => patternCovers(route.path, path)));
}

/** The embedded server's check of a request, made here: that server sees this front's name and origin alone. */
function isFromThisMachine({ headers, method, url }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    url?.startsWith('/') === true &&
    parseHost(headers.host)?.isLoopback === true &&
    !isForwarded(headers) &&
    (isRead || isFromOwnPage(headers, [`http://${headers.host}`]))
  );
}

function forward(request: IncomingMessage, response: ServerResponse, port: number, basePath: string): void {
  // The embedded server takes writes from its own pages only; the dev page is one of them, which was checked above.
  const { origin: _origin, ...headers } = request.headers;
  const own = { ...headers, host: `127.0.0.1:${port}` };
  const forwarded = sendRequest(
    { host: '127.0.0.1', port, method: request.method, path: basePath + request.url, headers: own },
    (answer) => {
      const { location, ...others } = answer.headers;
      const isBelow = basePath !== '' && location?.startsWith(`${basePath}/`);
      const moved = location === undefined ? {} : { location: isBelow ? location.slice(basePath.length) : location };
      response.writeHead(answer.statusCode ?? 502, { ...others, ...moved });
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.writeHead(502).end('The embedded server does not answer'));
  request.pipe(forwarded);
}
