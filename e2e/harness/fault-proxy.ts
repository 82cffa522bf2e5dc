import { createHash } from 'node:crypto';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { siteCompositionPath } from 'kit/contract/composition';
import { federationName } from 'kit/contract/remote-name';
import { type Listening, listen } from './listen';

/** Ways in which a remote fails while one of its pages is on screen; the files of that remote alone are broken. */
export const pageFaults = [
  'entry 404',
  'chunk 404',
  'connection reset',
  'stall',
  'truncated file',
  'HTML instead of JavaScript',
  'wrong integrity',
  'throws on load',
  'throws in render',
  'throws in effect',
  'missing expose',
] as const;

/** A way in which a remote fails; only a navigation misses its styles, and typefaces are of no remote. */
export type Fault = (typeof pageFaults)[number] | 'CSS missing' | 'CSS stall' | 'typeface stall';

/**
 * The console messages of a page whose remote has failed: the report, the browser's message about the fault, the federation runtime's when
 * the remote is loaded anew, and React's about a broken page whose HTML is not the prerendered one. The policy refuses the JSON-LD that
 * React would write again for a page that has thrown.
 */
export const faultMessages =
  /^error: mfe-|^warning: \[ Federation Runtime \]: The remote|^(error|uncaught): (Error: )?broken |RemoteLoadError|Loading CSS chunk|Failed to load resource|Failed to find a valid digest|MIME type|Minified React error #418|'TrustedScript' assignment|Unexpected token|SyntaxError|Invalid or unexpected/;

/** The modules of a broken release's container, in place of its pages'; React's element is written out, as nothing can be imported. */
const brokenModules: Partial<Record<Fault, string>> = {
  'throws on load': '()=>{throw new Error("broken on load")}',
  'throws in render': '()=>({default:()=>{throw new Error("broken in render")}})',
  'throws in effect':
    '()=>({default:()=>({$$typeof:Symbol.for("react.transitional.element"),type:"div",key:null,props:{ref:()=>{throw new Error("broken in effect")}}})})',
};

/** Starts a proxy that breaks a remote in one way; everything else passes as it is. */
export function startFaultProxy(siteAddress: string, remote: string, fault: Fault): Promise<Listening> {
  const site = new URL(siteAddress);
  const isOfRemote = (path: string) => path.startsWith(`/assets/${remote}/`);
  const isEntry = (path: string) => path.includes('.remoteEntry.');
  const fetchText = (path: string) => fetch(site.origin + path, { headers: { 'Accept-Encoding': 'identity' } });
  let entryPath = '';

  /** A page or the composition, with the hash of the entry as this proxy serves it: compose would have pinned that of a broken release. */
  const pinBrokenEntry = async (html: string) => {
    const [path] = new RegExp(`/assets/${remote}/[^"]*remoteEntry[^"]*`).exec(html) ?? [];
    if (path === undefined) return html;
    entryPath = path;
    const entry = await (await fetchText(path)).text();
    const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
    return html.replaceAll(hash(entry), hash(breakEntry(entry, remote, fault)));
  };

  return listen(async (asked, answer) => {
    const path = (asked.url ?? '/').split('?')[0] ?? '/';
    const isBroken = isOfRemote(path) && path.endsWith('.js');
    if (isOfRemote(path) && path.endsWith('.css') && fault === 'CSS missing') return void answer.writeHead(404).end();
    if ((isBroken && fault === 'stall') || (isOfRemote(path) && path.endsWith('.css') && fault === 'CSS stall')) return;
    if (path.endsWith('.woff2') && fault === 'typeface stall') return;
    if (isBroken && fault === 'connection reset') return void asked.socket.destroy();
    if (isBroken && ((fault === 'entry 404' && isEntry(path)) || (fault === 'chunk 404' && !isEntry(path))))
      return void answer.writeHead(404).end();
    if (isBroken && fault === 'HTML instead of JavaScript')
      return void answer
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><p>Sign in to the network</p>');
    if (isBroken && fault === 'wrong integrity')
      return void answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end('window.ran = true');
    if (isBroken && fault === 'truncated file') {
      const text = Buffer.from(await (await fetchText(path)).text());
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': text.length });
      answer.write(text.subarray(0, text.length / 2), () => asked.socket.destroy());
      return;
    }
    if ((path === entryPath && fault in brokenModules) || (path === entryPath && fault === 'missing expose')) {
      const entry = await (await fetchText(path)).text();
      return void answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(breakEntry(entry, remote, fault));
    }
    if (path === siteCompositionPath) {
      const composition = await pinBrokenEntry(await (await fetchText(path)).text());
      return void answer.writeHead(200, { 'Content-Type': 'application/json' }).end(composition);
    }
    if (asked.method === 'GET' && asked.headers.accept?.includes('text/html')) {
      const page = await fetch(site.origin + asked.url, { headers: { Accept: 'text/html' } });
      const html = await pinBrokenEntry(await page.text());
      return void answer.writeHead(page.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    }
    pass(asked, answer, site);
  });
}

/** A container whose pages are broken as those of a release of broken code would be. */
function breakEntry(entry: string, remote: string, fault: Fault): string {
  const container = federationName(remote);
  const broken = brokenModules[fault];
  const get =
    fault === 'missing expose' ? `(name)=>${container}_whole.get(name+"-formerly")` : broken && `async()=>${broken}`;
  return get ? `${entry}var ${container}_whole=${container};${container}={init:${container}.init,get:${get}};` : entry;
}

function pass(asked: IncomingMessage, answer: ServerResponse, site: URL): void {
  const { origin: _origin, ...headers } = asked.headers;
  const forwarded = request(
    {
      host: site.hostname,
      port: site.port,
      method: asked.method,
      path: asked.url,
      headers: { ...headers, host: site.host },
    },
    (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    },
  );
  forwarded.on('error', () => answer.destroy());
  asked.pipe(forwarded);
}
