import { createGate } from '../harness/create-gate';
import { listen } from '../harness/listen';

/** A page of which the first piece has been sent. */
type CutPage = { address: string; sendRest: () => void; stop: () => Promise<void> };

/**
 * Serves one page of a site, and nothing else, as a slow connection does: up to a text in its HTML, and the rest on `sendRest`.
 * @throws {Error} if the page does not contain the text
 */
export async function serveInPieces(page: string, before: string): Promise<CutPage> {
  const html = await (await fetch(page, { headers: { Accept: 'text/html' } })).text();
  const end = html.indexOf(before);
  if (end < 0) throw new Error(`${page}: "${before}" is not in its HTML. Cut it at a text that is`);
  const { pathname } = new URL(page);
  const gate = createGate();
  const { origin, stop } = await listen((request, response) => {
    if (request.url !== pathname) return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, end));
    void gate.opened.then(() => response.end(html.slice(end)));
  });
  return { address: origin + pathname, sendRest: gate.open, stop };
}
