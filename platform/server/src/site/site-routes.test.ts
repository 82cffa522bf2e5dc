import { copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compositionElement, serialiseInline } from 'kit/contract/composition';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.dispose());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.server.address}${path}`, { method, headers, redirect: 'manual' });

/** The cookie of a browser in which staff have chosen a build. */
const choose = async ({ server }: TestSite, override: string) => {
  const headers = { 'Sec-Fetch-Site': 'none' };
  const response = await fetch(`${server.address}/nowhere?override=${encodeURIComponent(override)}`, { headers });
  return String(response.headers.get('set-cookie')).split(';')[0] ?? '';
};

test('the head of a page, and of what is not there, has no body', async () => {
  const page = await get('/ask-us', {}, 'HEAD');
  expect([page.status, page.headers.get('content-length'), await page.text()]).toEqual([200, '16', '']);
  expect((await get('/nowhere', {}, 'HEAD')).status).toBe(404);
});

test('a page and the 404 page have their headers, and are revalidated', async () => {
  for (const path of ['/ask-us', '/nowhere']) {
    const { headers } = await get(path);
    expect(['content-type', 'cache-control', 'referrer-policy'].map((name) => headers.get(name))).toEqual([
      'text/html; charset=utf-8',
      'no-cache',
      'strict-origin-when-cross-origin',
    ]);
  }
});

test('of the compressed forms the smallest is sent that the browser accepts', async () => {
  writeFileSync(join(site.folder, 'one/index.html.gz'), gzipSync('<h1>Home one</h1>'));
  const encodingFor = async (accepted: string) => {
    const response = await get('/', { 'Accept-Encoding': accepted });
    expect(await response.text()).toBe('<h1>Home one</h1>');
    return response.headers.get('content-encoding');
  };
  expect(await encodingFor('gzip, deflate, br')).toBe('br');
  expect(await encodingFor('gzip')).toBe('gzip');
  expect(await encodingFor('br;q=0.5')).toBe('br');
  expect(await encodingFor('br;q=0.0,gzip')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
});

test('security.txt holds from now on, and is missing in a site composed without one', async () => {
  expect((await get('/.well-known/security.txt')).status).toBe(404);
  mkdirSync(join(site.folder, 'one/.well-known'));
  writeFileSync(
    join(site.folder, 'one/.well-known/security.txt'),
    'Contact: x\nExpires: 2020-01-01T00:00:00Z\nPolicy: y\n',
  );
  const response = await get('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Contact: x\nExpires: (.*)\nPolicy: y\n$/.exec(await response.text()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  // Nothing else below a folder whose name begins with a dot.
  expect((await get('/.well-known/security.txt.br')).status).toBe(404);
});

test('headers and redirects are those of the site index, those of hashed files apart', async () => {
  const next = join(site.folder, 'two');
  writeSite(next, 'two');
  writeFileSync(
    join(next, 'site-index.json'),
    JSON.stringify({
      compositionId: 'two',
      variantPages: [],
      redirects: { '/former': '/ask-us', '/blogs/倉': '/blogs/倉庫' },
      gone: ['/ended'],
      headers: [
        { path: '/*', headers: { 'Cross-Origin-Opener-Policy': 'same-origin' } },
        { path: '/media/*', headers: { 'Cache-Control': 'public, max-age=86400' } },
      ],
    }),
  );
  symlinkSync('two', join(site.folder, 'next'));
  renameSync(join(site.folder, 'next'), site.link);
  const cached = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cached('/media/favicon.ico')).toBe('public, max-age=86400');
  expect(await cached('/media/hero-480.0a1b2c3d.avif')).toBe('public, max-age=31536000, immutable');
  expect(await cached('/ask-us')).toBe('no-cache');
  for (const path of ['/ask-us', '/nowhere'])
    expect((await get(path)).headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const moved = await get('/former?a=b');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/ask-us?a=b']);
  const post = await get('/blogs/%E5%80%89?a=b');
  expect([post.status, post.headers.get('location')]).toEqual([301, '/blogs/%E5%80%89%E5%BA%AB?a=b']);
  mkdirSync(join(next, 'blogs/倉庫'), { recursive: true });
  writeFileSync(join(next, 'blogs/倉庫/index.html'), '<h1>A post</h1>');
  for (const path of ['/blogs/%E5%80%89%E5%BA%AB', '/blogs/%e5%80%89%e5%ba%ab'])
    expect(await (await get(path)).text()).toBe('<h1>A post</h1>');
  const slash = await get('/blogs/%E5%80%89%E5%BA%AB/');
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/blogs/%E5%80%89%E5%BA%AB']);
  const [ended, missing] = await Promise.all([get('/ended?a=b'), get('/nowhere')]);
  expect([ended.status, missing.status]).toEqual([410, 404]);
  expect(await ended.text()).toBe(await missing.text());
});

test('staff get the files of a version they chose, but not what the live site lacks', async () => {
  const [version, other] = ['a'.repeat(16), 'b'.repeat(16)];
  writeFileSync(
    join(site.link, 'composition.json'),
    JSON.stringify({
      id: '3'.repeat(16),
      shell: '2'.repeat(16),
      remotes: [{ name: 'mfe-a', team: 'a', version: other, entry: '/assets/entry.js', routes: [] }],
    }),
  );
  for (const one of [version, other]) {
    const folder = join(site.folder, 'releases/mfe-a', one);
    mkdirSync(join(folder, 'web'), { recursive: true });
    const routes = [{ path: '/new', expose: './new' }];
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ team: 'a', routes, entries: { web: 'entry.js' } }));
    writeFileSync(join(folder, 'web/entry.js'), 'published');
  }
  const look = (one: string, cookie?: string) =>
    get(`/assets/mfe-a/${one}/entry.js`, cookie === undefined ? {} : { Cookie: cookie });
  const chosen = await choose(site, `mfe-a@${version}`);
  const response = await look(version, chosen);
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
    200,
    'no-store',
    'published',
  ]);
  expect((await look(version)).status).toBe(404);
  expect((await look(other, chosen)).status).toBe(404);
});

test('staff get a page that only their chosen version has; nobody else does', async () => {
  // It is published by the test before.
  const page = { shell: '2'.repeat(16), remotes: [], scripts: [], page: { kind: 'not-found' } };
  writeFileSync(
    join(site.link, '404.html'),
    `<div id="root">Nothing</div>${compositionElement.before}${serialiseInline(page)}${compositionElement.after}`,
  );
  rmSync(join(site.link, '404.html.br'));
  const own = { 'Sec-Fetch-Site': 'none' };
  const override = `override=mfe-a@${'a'.repeat(16)}`;
  const response = await get(`/new?${override}`, own);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.text()).toContain(`Overridden: mfe-a@${'a'.repeat(16)}`);
  expect((await get(`/elsewhere?${override}`, own)).status).toBe(404);
  expect((await get(`/media/elsewhere.avif?${override}`, own)).status).toBe(404);
  expect((await get('/new')).status).toBe(404);
  const wrong = await get('/new?override=mfe-b@aaaa', own);
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Did you mean mfe-a?')]);
});

test('published versions are looked for where RELEASE_STORE keeps them', async () => {
  const releases = join(site.folder, 'shared');
  const elsewhere = await startTestSite({ releasesFolder: releases });
  const version = 'a'.repeat(16);
  writeFileSync(
    join(elsewhere.link, 'composition.json'),
    JSON.stringify({
      id: '3'.repeat(16),
      shell: '2'.repeat(16),
      remotes: [{ name: 'mfe-a', team: 'a', version: 'b'.repeat(16), entry: '/assets/entry.js', routes: [] }],
    }),
  );
  mkdirSync(join(releases, 'mfe-a', version, 'web'), { recursive: true });
  writeFileSync(
    join(releases, 'mfe-a', version, 'release.json'),
    JSON.stringify({ team: 'a', routes: [], entries: { web: 'entry.js' } }),
  );
  writeFileSync(join(releases, 'mfe-a', version, 'web/entry.js'), 'published');
  const cookie = await choose(elsewhere, `mfe-a@${version}`);
  const response = await fetch(`${elsewhere.server.address}/assets/mfe-a/${version}/entry.js`, { headers: { cookie } });
  expect(await response.text()).toBe('published');
  await elsewhere.dispose();
});

test('what another server of the same process has kept for a browser chooses nothing', async () => {
  const elsewhere = await startTestSite({ releasesFolder: join(site.folder, 'releases') });
  copyFileSync(join(site.link, 'composition.json'), join(elsewhere.link, 'composition.json'));
  // It is published by a test before.
  const version = 'a'.repeat(16);
  const cookies = [await choose(elsewhere, `mfe-a@${version}`), await choose(site, `mfe-a@${version}`)];
  await elsewhere.dispose();
  const answers = await Promise.all(cookies.map((Cookie) => get(`/assets/mfe-a/${version}/entry.js`, { Cookie })));
  expect(answers.map(({ status }) => status)).toEqual([404, 200]);
});

test('staff get pages and the composition with their chosen builds, uncached', async () => {
  const remote = {
    name: 'mfe-a',
    team: 'a',
    version: '1'.repeat(16),
    entry: '/assets/mfe-a/1/entry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    routes: [],
  };
  const shell = '2'.repeat(16);
  const page = { shell, remotes: [remote], scripts: [], page: { kind: 'route', location: '/a' } };
  const live = join(site.link, 'a');
  mkdirSync(live);
  writeFileSync(
    join(live, 'index.html'),
    `<div id="root">As released</div>${compositionElement.before}${serialiseInline(page)}${compositionElement.after}`,
  );
  writeFileSync(join(site.link, 'composition.json'), JSON.stringify({ id: '3'.repeat(16), shell, remotes: [remote] }));
  const override = 'override=mfe-a@http://localhost:3002/a.js';
  expect((await get(`/a?${override}`)).status).toBe(403);
  expect((await get(`/media/film.mp4?${override}`)).status).toBe(200);
  const chosen = await get(`/a?${override}`, { 'Sec-Fetch-Site': 'none' });
  expect(await chosen.text()).toContain('mfe-a from http://localhost:3002');
  expect(['content-type', 'cache-control'].map((name) => chosen.headers.get(name))).toEqual([
    'text/html; charset=utf-8',
    'no-store',
  ]);
  const kept = { Cookie: String(chosen.headers.get('set-cookie')).split(';')[0] ?? '' };
  expect(await (await get('/a', kept)).text()).toContain('mfe-a from http://localhost:3002');
  const composition = await get('/composition.json', kept);
  expect(composition.headers.get('cache-control')).toBe('no-store');
  expect(await composition.json()).toMatchObject({
    shell,
    remotes: [{ entry: 'http://localhost:3002/a.js', isOverride: true }],
  });
  expect(await (await get('/a')).text()).toContain('As released');
  expect(await (await get('/composition.json')).json()).toMatchObject({ remotes: [{ entry: remote.entry }] });
});

test('the 404 page offers the nearest pages, and is unchanged where none is near', async () => {
  const near = join(site.folder, 'near');
  writeSite(near, 'near');
  const page = '<h1>Not found</h1><ul class="list" id="nearest-pages"></ul>';
  writeFileSync(join(near, '404.html'), page);
  mkdirSync(join(near, 'texts'));
  const pages = [
    { path: '/ask-us', title: 'Contact & <more>' },
    { path: '/blogs/倉庫', title: '倉庫' },
  ];
  writeFileSync(join(near, 'texts/contents.json'), JSON.stringify({ pages, texts: [] }));
  symlinkSync('near', join(site.folder, 'next'));
  renameSync(join(site.folder, 'next'), site.link);
  const nearest = await get('/kontact?a=b', { 'Accept-Encoding': 'br' });
  expect([nearest.status, nearest.headers.get('content-encoding')]).toEqual([404, null]);
  expect(await nearest.text()).toBe(
    '<h1>Not found</h1><ul class="list" id="nearest-pages"><li><a href="/ask-us">Contact &amp; &lt;more&gt;</a></li></ul>',
  );
  expect(await (await get('/blogs/%E5%80%89%E5%BA%AB%E5%BA%AB')).text()).toContain(
    '<a href="/blogs/%E5%80%89%E5%BA%AB">',
  );
  for (const path of ['/zzz', '/ask-us.png', '/assets/contact/1/entry.js'])
    expect(await (await get(path, { 'Accept-Encoding': 'identity' })).text()).toBe(page);
});
