import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../settings';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';

let site: TestSite;
const others: TestSite[] = [];
beforeAll(async () => {
  site = await startTestSite();
  // The live site becomes one that was composed for a path.
  const next = join(site.folder, 'two');
  writeSite(next, 'two');
  const index = { compositionId: 'two', basePath: '/robots', variantPages: [], redirects: { '/former': '/ask-us' } };
  writeFileSync(join(next, 'site-index.json'), JSON.stringify({ ...index, headers: [], tools: ['/write'] }));
  symlinkSync('two', join(site.folder, 'next'));
  renameSync(join(site.folder, 'next'), site.link);
  await get('/');
});
afterAll(async () => {
  await Promise.all([site, ...others].map(({ dispose }) => dispose()));
});

const get = (path: string, options: RequestInit = {}) =>
  fetch(site.server.address + path, { redirect: 'manual', ...options });
const statusOf = async (path: string) => (await get(path)).status;

test('pages, files and what the server answers itself are below the path of the site', async () => {
  expect(await (await get('/robots/ask-us')).text()).toBe('<h1>Contact</h1>');
  expect(await (await get('/robots/?a=b')).text()).toBe('<h1>Home two</h1>');
  expect((await get('/robots/assets/shell/1/entry.js')).headers.get('cache-control')).toContain('immutable');
  expect(await (await get('/robots/__health')).json()).toMatchObject({ ok: true });
  expect([await statusOf('/robots/nowhere'), await statusOf('/robots/__enquiries')]).toEqual([404, 200]);
  // The blog tool on an origin of its own knows this origin and no path.
  expect(await statusOf('/__pictures')).toBe(200);
});

test('a redirect leads to an address below it', async () => {
  const leadsTo = async (path: string) => (await get(path)).headers.get('location');
  expect(await leadsTo('/robots/former?a=b')).toBe('/robots/ask-us?a=b');
  expect(await leadsTo('/robots/ask-us/')).toBe('/robots/ask-us');
  expect(await leadsTo('/robots')).toBe('/robots/');
  expect(await leadsTo('/robots?a=b')).toBe('/robots/?a=b');
});

test('a form is accepted below the path, and the pages that follow are below it too', async () => {
  const post = (body: string) =>
    get('/robots/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
        Origin: site.server.address,
      },
      body,
    });
  const fields = 'person=Ada&firm=Works&email=ada%40example.com&position=Planner&agreed=Yes&source=report';
  const refused = await (await post('form-name=guide-request')).text();
  expect(refused).toContain('action="/robots/"');
  expect(refused).toContain('<a href="/robots/">');
  const taken = await post(`form-name=guide-request&${fields}`);
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/robots/thank-you']);
});

test('the inbox of staff links to what is there', async () => {
  const page = await (await get('/robots/__enquiries')).text();
  expect(Array.from(page.matchAll(/(?:href|action)="([^"?]*)/g), ([, to]) => to)).toEqual(
    expect.arrayContaining(['/robots/__enquiries', '/robots/write', '/robots/__composition']),
  );
  expect(page).not.toMatch(/(?:href|action)="\/(?!robots\/)/);
});

test('nothing beside the site is answered, except documents at the root', async () => {
  for (const path of ['/', '/ask-us', '/robots-of-others/ask-us', '/__health', '/%72obots/ask-us'])
    expect(await statusOf(path)).toBe(404);
  expect(await (await get('/ask-us')).json()).toEqual({ message: 'This site is below /robots/' });
  const documents = '/v1/projects/demo-site/databases/(default)/documents:runQuery';
  const query = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'blogs' }] } });
  const asked = await get(documents, { method: 'POST', headers: { Origin: site.server.address }, body: query });
  expect(asked.status).toBe(200);
});

test('two servers of one process answer each with the addresses of its own site', async () => {
  const servers: { basePath: string; started: TestSite }[] = [];
  for (const basePath of ['/pumps', '/valves', '']) {
    const started = await startTestSite({}, basePath);
    others.push(started);
    servers.push({ basePath, started });
  }
  const linksOf = (page: string) => Array.from(page.matchAll(/(?:href|action)="(\/[^"?]*)/g), ([, to]) => to);
  const ask = async ({ server }: TestSite, path: string, options: RequestInit = {}) => {
    const response = await fetch(server.address + path, { redirect: 'manual', ...options });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  };
  const listAddresses = async ({ basePath, started }: (typeof servers)[number]) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
    const post = (path: string, body: string) =>
      ask(started, basePath + path, { method: 'POST', headers: { ...headers, Origin: started.server.address }, body });
    const fields = 'person=Ada&firm=Works&email=ada%40example.com&position=Planner&agreed=Yes&source=report';
    return {
      redirect: (await ask(started, `${basePath}/ask-us/`)).location,
      refused: linksOf((await post('/', 'form-name=guide-request')).text),
      thanked: (await post('/', `form-name=guide-request&${fields}`)).location,
      inbox: linksOf((await ask(started, `${basePath}/__enquiries?show=all`)).text),
      deleted: (await post('/__enquiries/delete-email', 'email=ada%40example.com&sure=yes')).location,
      vitals: linksOf((await ask(started, `${basePath}/__vitals`)).text),
    };
  };
  const told = await Promise.all(servers.map(listAddresses));
  for (const [number, { basePath, started }] of servers.entries()) {
    const below = (...paths: string[]) => paths.map((path) => basePath + path);
    expect(told[number]).toEqual({
      redirect: `${basePath}/ask-us`,
      refused: below('/media/favicon.svg', '/', '/'),
      thanked: `${basePath}/thank-you`,
      inbox: expect.arrayContaining(below('/__enquiries', '/write', '/__composition', '/__vitals')),
      deleted: `${basePath}/__enquiries?show=all&done=deleted`,
      vitals: below('/__enquiries', '/write', '/__composition', '/__vitals', '/__vitals', '/__vitals'),
    });
    expect(told[number]?.inbox.every((path) => path?.startsWith(`${basePath}/`))).toBe(true);
    const outside = {
      status: 404,
      location: null,
      text: JSON.stringify({ message: `This site is below ${basePath}/` }),
    };
    if (basePath) expect(await ask(started, '/robots/ask-us')).toEqual(outside);
  }
});

test('what holds for a whole host is said by a site at its root alone', async () => {
  const { public: visitors } = readSettings({ PUBLIC_ORIGIN: 'https://www.halvard.example' });
  const said = [];
  for (const basePath of ['/pumps', '']) {
    const started = await startTestSite({ public: visitors, staffPort: 0 }, basePath);
    others.push(started);
    const { headers } = await fetch(`${started.server.address}${basePath}/ask-us`);
    said.push([started.server.basePath, headers.has('strict-transport-security')]);
  }
  expect(said).toEqual([
    ['/pumps', false],
    ['', true],
  ]);
});

test('a site that moves under a running server is found at once, whoever asks first', async () => {
  const moved = await startTestSite({}, '/pumps');
  others.push(moved);
  const move = (name: string, basePath: string) => {
    writeSite(join(moved.folder, name), name, basePath);
    symlinkSync(name, join(moved.folder, 'next'));
    renameSync(join(moved.folder, 'next'), moved.link);
  };
  const home = async (path: string) => (await fetch(moved.server.address + path)).text();
  expect(await home('/pumps/')).toBe('<h1>Home one</h1>');
  move('two', '/valves');
  expect(await home('/valves/')).toBe('<h1>Home two</h1>');
  expect((await fetch(`${moved.server.address}/pumps/`)).status).toBe(404);
  move('three', '');
  expect(await home('/')).toBe('<h1>Home three</h1>');
  expect((await fetch(`${moved.server.address}/valves/`)).status).toBe(404);
});
