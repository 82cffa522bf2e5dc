import { createServer } from 'node:http';
import fastify from 'fastify';
import * as v from 'valibot';
import { chooseOverrides } from './choose-overrides';

const server = fastify();
server.get('/', async (request, reply) => {
  const chosen = await chooseOverrides(request, reply);
  if (chosen.kind === 'refused') return reply.code(403).send({ overrides: {} });
  return { overrides: Object.fromEntries(chosen.overrides) };
});
/** A teammate's build server: `/slow/` does not answer, `/moved/` redirects to the manifest, `/mf-manifest.json` names an entry. */
let entryName: string | undefined;
const teammate = createServer((request, response) => {
  // Never answered.
  if (request.url === '/slow/mf-manifest.json') return;
  if (request.url === '/moved/mf-manifest.json') response.writeHead(302, { Location: '/mf-manifest.json' }).end();
  else response.end(JSON.stringify({ metaData: { remoteEntry: { name: entryName } } }));
});
let address: string;
let build: string;
beforeAll(async () => {
  address = await server.listen({ host: '127.0.0.1', port: 0 });
  await new Promise<void>((done) => teammate.listen(0, '127.0.0.1', done));
  const bound = teammate.address();
  build = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterAll(async () => {
  await server.close();
  await new Promise((done) => teammate.close(done));
});
const ask = async (path: string, headers: Record<string, string> = {}) => {
  // A browser sends this header when somebody typed the address.
  const response = await fetch(address + path, { headers: { 'Sec-Fetch-Site': 'none', ...headers } });
  const { overrides } = v.parse(v.object({ overrides: v.record(v.string(), v.string()) }), await response.json());
  return { status: response.status, overrides, cookie: response.headers.get('set-cookie') };
};

test('builds on this machine are used, and kept for the session', async () => {
  const { overrides, cookie } = await ask(
    '/?override=mfe_a@http://localhost:3002/a.js,mfe_b@http://127.0.0.1:3003/b.js,mfe_c@http://[::1]:3004/c.js',
  );
  expect(overrides).toEqual({
    mfe_a: 'http://localhost:3002/a.js',
    mfe_b: 'http://127.0.0.1:3003/b.js',
    mfe_c: 'http://[::1]:3004/c.js',
  });
  expect(cookie).toMatch(/^override=\S+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await ask('/', { cookie: String(cookie).split(';')[0] ?? '' })).overrides).toEqual(overrides);
});

test('an empty override removes all', async () => {
  const kept = { cookie: 'override=mfe_a%40http%3A%2F%2Flocalhost%2Fa.js' };
  expect((await ask('/?override=', kept)).overrides).toEqual({});
  expect((await ask('/?override=')).cookie).toContain('Max-Age=0');
});

test.each([
  'mfe_a@https://evil.example/a.js',
  'mfe_a@http://localhost.evil.example/a.js',
  'mfe_a@http://localhost:3002@evil.example/a.js',
  'mfe_a@http://127.0.0.1.evil.example/a.js',
  'mfe_a@http://10.0.0.1/a.js',
  'mfe_a@javascript:alert(1)',
  '"><script>@http://localhost/a.js',
  'mfe_a@http://localhost/a.js?x="><script>',
])('nothing else is used: %s', async (override) => {
  expect((await ask(`/?override=${encodeURIComponent(override)}`)).overrides).toEqual({});
});

test.each(['cross-site', 'same-site'])(
  'a link on a page of another site cannot plant an override: %s',
  async (from) => {
    const { status, cookie } = await ask('/?override=mfe_a@http://localhost/a.js', { 'Sec-Fetch-Site': from });
    expect([status, cookie]).toEqual([403, null]);
  },
);

test('a browser without Sec-Fetch-Site cannot plant one either', async () => {
  const response = await fetch(`${address}/?override=mfe_a@http://localhost/a.js`);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
});

test('the site’s own links choose and remove builds, whatever was kept before', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', cookie: 'override=mfe_a%40http%3A%2F%2Flocalhost%2Fa.js' };
  const chosen = await ask('/?override=mfe_b@http://localhost/b.js,%20mfe_c@https://localhost/c.js', headers);
  expect(chosen.overrides).toEqual({ mfe_b: 'http://localhost/b.js', mfe_c: 'https://localhost/c.js' });
  expect(await ask('/?override=', headers)).toMatchObject({
    overrides: {},
    cookie: expect.stringContaining('Max-Age=0'),
  });
});

test('a malformed cookie is ignored', async () => {
  expect(await ask('/', { cookie: 'override=%E0%A4%A' })).toMatchObject({ status: 200, overrides: {} });
});

test('the manifest names the entry, which must be on the same origin', async () => {
  entryName = 'entry.js';
  for (const address of [build, `${build}/`, `${build}/app`, `${build}/app/`]) {
    const entry = `${address.replace(/\/$/, '')}/entry.js`;
    expect((await ask(`/?override=mfe_a@${address}`)).overrides).toEqual({ mfe_a: entry });
  }
  for (entryName of ['https://evil.example/entry.js', '//evil.example/entry.js', 'data:text/javascript,alert(1)']) {
    expect((await ask(`/?override=mfe_a@${build}`)).overrides).toEqual({ mfe_a: `${build}/remoteEntry.js` });
  }
});

test('a redirected manifest is not used', async () => {
  entryName = 'entry.js';
  const { overrides } = await ask(`/?override=mfe_a@${build}/moved`);
  expect(overrides).toEqual({ mfe_a: `${build}/moved/remoteEntry.js` });
});

test('a build server that does not answer keeps the page waiting for two seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 40));
  const { overrides } = await ask(`/?override=mfe_a@${build}/slow`);
  expect(overrides).toEqual({ mfe_a: `${build}/slow/remoteEntry.js` });
  expect(limit).toHaveBeenCalledWith(2000);
  limit.mockRestore();
});
