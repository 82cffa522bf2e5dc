import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { text } from 'node:stream/consumers';
import {
  compositionElementId,
  type SiteComposition,
  serialiseInline,
  siteCompositionPath,
} from 'shared-config/contract/composition';
import { patternCovers } from 'shared-config/contract/route-pattern';
import { isForwarded, isFromOwnPage, parseHost } from 'shared-config/http/host';
import { showThrownErrors, stackPath } from './dev-page-script';

/** What the dev front puts in place of the composed pages. */
export type DevFrontOptions = {
  port: number;
  /** The embedded server: live remotes' files, forms, documents. */
  serverPort: number;
  composition: SiteComposition;
  /** Address of the host's entry; its stylesheet stands beside it. */
  entry: string;
  /** Names the source lines in a stack of a browser. */
  nameStack: (stack: string) => Promise<string>;
};

/**
 * Every package brings a Fast Refresh runtime of its own, and only the shell's is there when React starts. This is where
 * the later ones look for the renderers that have announced themselves before.
 */
const keepRenderers = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};`;

/** A page that the browser renders alone: what is being changed was never prerendered. */
function devDocument({ remotes, shell }: SiteComposition, entry: string): string {
  const stylesheet = entry.replace(/js$/, 'css');
  const data = serialiseInline({ shell, remotes, scripts: [{ src: entry }], page: { kind: 'client' } });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/media/favicon.svg"><link rel="stylesheet" href="${stylesheet}"><script>${keepRenderers}${showThrownErrors}</script></head><body><div id="root"></div><script type="application/json" id="${compositionElementId}">${data}</script><script crossorigin src="${entry}"></script></body></html>`;
}

/**
 * Serves the dev page for every address that a browser navigates to, and hands everything else to the embedded server.
 * Only what is asked by a name of this machine: another one may have been made to point here.
 */
export function startDevFront({ port, serverPort, composition, entry, nameStack }: DevFrontOptions): Promise<Server> {
  const page = devDocument(composition, entry);
  const server = createServer((request, response) => {
    const isNavigation = request.method === 'GET' && isPage(request, composition);
    if (!isFromThisMachine(request)) response.writeHead(403).end('Only pages of this machine may ask here');
    else if (isNavigation)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page);
    else if (request.url === siteCompositionPath)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(composition));
    else if (request.method === 'POST' && request.url === stackPath)
      void text(request).then(async (stack) => response.end(await nameStack(stack)));
    else forward(request, response, serverPort);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Whether a page is asked for: a browser says so, and other programs, such as curl, name the address of one. */
function isPage({ headers, url = '/' }: IncomingMessage, { remotes }: SiteComposition): boolean {
  if (headers.accept?.includes('text/html')) return true;
  const path = url.replace(/[?#].*$/, '');
  return remotes.some(({ routes }) => routes.some((route) => patternCovers(route.path, path)));
}

/** What the embedded server asks of a request, asked here: it sees this front's name and origin alone. */
function isFromThisMachine({ headers, method, url }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    url?.startsWith('/') === true &&
    parseHost(headers.host)?.isLoopback === true &&
    !isForwarded(headers) &&
    (isRead || isFromOwnPage(headers, [`http://${headers.host}`]))
  );
}

function forward(request: IncomingMessage, response: ServerResponse, port: number): void {
  // The embedded server takes writes from its own pages only; the dev page is one of them, which was checked above.
  const { origin: _origin, ...headers } = request.headers;
  const own = { ...headers, host: `127.0.0.1:${port}` };
  const forwarded = sendRequest(
    { host: '127.0.0.1', port, method: request.method, path: request.url, headers: own },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.writeHead(502).end('The embedded server does not answer'));
  request.pipe(forwarded);
}
