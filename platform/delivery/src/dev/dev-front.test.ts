import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startDevFront } from './dev-front';

let front: Server;
let server: Server;
/** What the embedded server was handed. */
const handed: { method: string | undefined; host: string | undefined; origin: string | undefined }[] = [];

beforeEach(async () => {
  handed.length = 0;
  server = createServer(({ method, headers: { host, origin } }, response) => {
    handed.push({ method, host, origin });
    response.end('handed on');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  front = await startDevFront({ ...options, serverPort: portOf(server) });
});
afterEach(async () => {
  for (const one of [front, server]) {
    one.closeAllConnections();
    await new Promise((done) => one.close(done));
  }
});

const developed = {
  name: 'mfe-a',
  team: 'a',
  version: '0'.repeat(16),
  entry: 'http://127.0.0.1:2/remoteEntry.js',
  routes: [{ path: '/stories/:id', expose: './stories' }],
};

const site = {
  composition: { id: '0'.repeat(16), shell: '0'.repeat(16), remotes: [developed] },
  moves: { redirects: { '/former': '/stories/one' }, gone: ['/ended'] },
};

const options = {
  port: 0,
  basePath: '',
  readSite: async () => site,
  renderPage: async (_site: typeof site, address: string) =>
    address.startsWith('/former')
      ? { status: 301, location: '/stories/one?from=here', html: '' }
      : address.startsWith('/stories/unknown')
        ? { status: 404, html: 'no such page' }
        : { status: 200, html: `<div id="root">${address}</div>`, policy: "default-src 'none'" },
  tellProblem: async (problem: string) => problem.toUpperCase(),
};

const portOf = (listening: Server) => (listening.address() as AddressInfo).port;
const addressOf = (listening: Server) => `http://127.0.0.1:${portOf(listening)}`;

const send = (
  headers: Record<string, string>,
  method = 'POST',
  path = '/v1/x',
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: portOf(front), method, path, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

test('a page under development writes through the front, as a page of the server', async () => {
  const host = `localhost:${portOf(front)}`;
  expect(await send({ Host: host, Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' })).toEqual({
    status: 200,
    body: 'handed on',
  });
  expect(handed).toEqual([{ method: 'POST', host: `127.0.0.1:${portOf(server)}`, origin: undefined }]);
});

test.each([
  [{ Host: 'rebound.example' }],
  [{ Host: 'rebound.example:4174', Origin: 'http://rebound.example:4174', 'Sec-Fetch-Site': 'same-origin' }],
  [{ Host: 'localhost.', Origin: 'http://localhost.' }],
  [{ Host: 'localhost', Origin: 'https://evil.example' }],
  [{ Host: 'localhost', 'Sec-Fetch-Site': 'cross-site' }],
  [{ Host: 'localhost', 'X-Forwarded-For': '203.0.113.1' }],
])('nobody else writes through it: %j', async (headers) => {
  expect((await send(headers)).status).toBe(403);
  expect(handed).toEqual([]);
});

test('a rebound name reads nothing either, not even the page', async () => {
  expect((await send({ Host: 'rebound.example' }, 'GET')).status).toBe(403);
  expect((await send({ Host: 'rebound.example', Accept: 'text/html' }, 'GET')).status).toBe(403);
  expect((await send({ Host: 'localhost', Accept: 'text/html' }, 'GET')).body).toContain('<div id="root">');
  expect(handed).toEqual([]);
});

test('a page answers any request for its address, and files come from the server', async () => {
  const get = (path: string) => send({ Host: 'localhost', Accept: '*/*' }, 'GET', path);
  expect((await get('/stories/one?from=here')).body).toContain('<div id="root">');
  expect((await get('/media/robot.avif')).body).toBe('handed on');
});

test('a forwarded request keeps address and content, and its answer is passed back', async () => {
  server.removeAllListeners('request');
  server.on('request', async (asked: IncomingMessage, response: ServerResponse) => {
    response.writeHead(201, { 'X-Kind': String(asked.headers['x-kind']) }).end(`${asked.url}: ${await text(asked)}`);
  });
  const response = await fetch(`${addressOf(front)}/v1/posts?key=1`, {
    method: 'POST',
    headers: { 'X-Kind': 'post' },
    body: 'written',
  });
  expect([response.status, response.headers.get('x-kind')]).toEqual([201, 'post']);
  expect(await response.text()).toBe('/v1/posts?key=1: written');
});

test('a page is rendered on each request, and the shell gets all remotes', async () => {
  const page = await fetch(`${addressOf(front)}/stories/one?from=here`);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy-report-only')).toBe("default-src 'none'");
  expect(await page.text()).toBe('<div id="root">/stories/one?from=here</div>');
  expect((await fetch(`${addressOf(front)}/stories/unknown`)).status).toBe(404);
  expect(await (await fetch(`${addressOf(front)}/composition.json`)).json()).toEqual(site.composition);
});

test('a moved page redirects to its new address, and the redirect is not cached', async () => {
  const moved = await fetch(`${addressOf(front)}/former?from=here`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
    301,
    '/stories/one?from=here',
    'no-store',
  ]);
  expect((await send({ Host: 'localhost', Accept: '*/*' }, 'GET', '/ended')).body).toContain('<div id="root">');
  expect(handed).toEqual([]);
});

test('what goes wrong in a browser is handed on, and the answer names its source', async () => {
  const named = await fetch(`${addressOf(front)}/__dev/problems`, { method: 'POST', body: 'at line 1' });
  expect(await named.text()).toBe('AT LINE 1');
  expect(handed).toEqual([]);
});

test('while the embedded server is down, requests fail instead of waiting', async () => {
  const away = createServer();
  await new Promise<void>((done) => away.listen(0, '127.0.0.1', done));
  const serverPort = portOf(away);
  await new Promise((done) => away.close(done));
  await new Promise((done) => front.close(done));
  front = await startDevFront({ ...options, serverPort });
  expect(await send({ Host: 'localhost', Accept: '*/*' }, 'GET', '/media/robot.avif')).toEqual({
    status: 502,
    body: 'The embedded server does not answer',
  });
  // Who is not told waits for ever.
}, 10_000);

test('pages in development are at the root, even if the site is below a base path', async () => {
  server.removeAllListeners('request');
  server.on('request', ({ url }: IncomingMessage, response: ServerResponse) => {
    if (url === '/robots/forms') response.writeHead(303, { Location: '/robots/thank-you' }).end();
    else response.end(url);
  });
  await new Promise((done) => front.close(done));
  front = await startDevFront({ ...options, serverPort: portOf(server), basePath: '/robots' });
  expect((await send({ Host: 'localhost', Accept: '*/*' }, 'GET', '/media/robot.avif')).body).toBe(
    '/robots/media/robot.avif',
  );
  const sent = await fetch(`${addressOf(front)}/forms`, { method: 'POST', redirect: 'manual' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thank-you']);
});

test('a page that is asked for while its remote starts again is sent once that has', async () => {
  let taken: (now: typeof site) => void = () => {};
  const waiting = new Promise<typeof site>((done) => {
    taken = done;
  });
  await new Promise((done) => front.close(done));
  front = await startDevFront({ ...options, serverPort: portOf(server), readSite: () => waiting });
  const asked = send({ Host: 'localhost', Accept: '*/*' }, 'GET', '/spare-parts');
  const route = { path: '/spare-parts', expose: './spare-parts' };
  taken({ ...site, composition: { ...site.composition, remotes: [{ ...developed, routes: [route] }] } });
  expect((await asked).body).toBe('<div id="root">/spare-parts</div>');
});
