import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import fastify from 'fastify';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import * as v from 'valibot';
import { chooseOverrides, createSeal } from './choose-overrides';
import { openPublishedVersions } from './published-versions';

/** Releases beside a site. */
const folder = createTemporaryFolder('overrides');
const versions = openPublishedVersions(join(folder, 'releases'), (address) => `/pumps${address}`);
const [one, two, other] = [`abcd1${'0'.repeat(11)}`, `abcd2${'0'.repeat(11)}`, `0123456789abcdef`] as const;
for (const [name, version] of [
  ['mfe-a', one],
  ['mfe-a', two],
  ['mfe-a', other],
  ['mfe-new', one],
] as const) {
  mkdirSync(join(folder, 'releases', name, version, 'web'), { recursive: true });
  const file = join(folder, 'releases', name, version, 'release.json');
  writeFileSync(file, JSON.stringify({ team: 'a', routes: [], entries: { web: 'entry.js' } }));
  writeFileSync(join(folder, 'releases', name, version, 'web/entry.js'), `// ${version}`);
}
const seal = createSeal();
const server = fastify();
server.get('/*', async (request, reply) => {
  const chosen = await chooseOverrides(request, reply, seal, async () => ({
    remotes: ['mfe-a', 'mfe-b', 'mfe-c'],
    versions,
  }));
  if (chosen.kind === 'refused') return reply.code(chosen.status).send({ overrides: {}, message: chosen.message });
  const entries = [...chosen.overrides].map(([name, { entry }]) => [name, entry]);
  return { overrides: Object.fromEntries(entries) };
});
/** A teammate's build server: `/slow/` does not answer, `/moved/` redirects to the manifest, `/mf-manifest.json` names an entry. */
let entryName: string | undefined;
/** What that manifest says of the remote, if it does. */
let described: object | undefined;
const teammate = createServer((request, response) => {
  // Never answered.
  if (request.url === '/slow/mf-manifest.json') return;
  if (request.url === '/moved/mf-manifest.json') response.writeHead(302, { Location: '/mf-manifest.json' }).end();
  else response.end(JSON.stringify({ metaData: { remoteEntry: { name: entryName } }, remote: described }));
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
  rmSync(folder, { recursive: true });
});
const ask = async (path: string, headers: Record<string, string> = {}) => {
  // A browser sends this header when somebody typed the address.
  const response = await fetch(address + path, { headers: { 'Sec-Fetch-Site': 'none', ...headers } });
  const answer = v.object({ overrides: v.record(v.string(), v.string()), message: v.optional(v.string()) });
  const { overrides, message } = v.parse(answer, await response.json());
  return { status: response.status, overrides, message, cookie: response.headers.get('set-cookie') };
};

test('builds on this machine are used, and kept for the session', async () => {
  const { overrides, cookie } = await ask(
    '/?override=mfe-a@http://localhost:3002/a.js,mfe-b@http://127.0.0.1:3003/b.js,mfe-c@http://[::1]:3004/c.js',
  );
  expect(overrides).toEqual({
    'mfe-a': 'http://localhost:3002/a.js',
    'mfe-b': 'http://127.0.0.1:3003/b.js',
    'mfe-c': 'http://[::1]:3004/c.js',
  });
  expect(cookie).toMatch(/^override=\S+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await ask('/', { cookie: String(cookie).split(';')[0] ?? '' })).overrides).toEqual(overrides);
});

/** The cookie of a browser in which somebody has chosen an override. */
const choose = async (override: string) =>
  String((await ask(`/?override=${encodeURIComponent(override)}`)).cookie).split(';')[0] ?? '';

test('a cookie that a page of another server of this machine has set is ignored', async () => {
  const planted = 'mfe-a@http://localhost:3002/a.js';
  const [seal = ''] = (await choose('mfe-b@http://localhost/b.js')).replace('override=', '').split('.');
  for (const value of [planted, `.${planted}`, `${seal}.${planted}`])
    expect((await ask('/', { cookie: `override=${encodeURIComponent(value)}` })).overrides).toEqual({});
  expect((await ask('/', { cookie: await choose(planted) })).overrides).not.toEqual({});
});

test('an empty override removes all', async () => {
  const kept = { cookie: await choose('mfe-a@http://localhost/a.js') };
  expect((await ask('/?override=', kept)).overrides).toEqual({});
  expect((await ask('/?override=')).cookie).toContain('Max-Age=0');
});

test.each([
  'mfe-a@https://evil.example/a.js',
  'mfe-a@http://localhost.evil.example/a.js',
  'mfe-a@http://localhost:3002@evil.example/a.js',
  'mfe-a@http://127.0.0.1.evil.example/a.js',
  'mfe-a@http://10.0.0.1/a.js',
  'mfe-a@javascript:alert(1)',
  '"><script>@http://localhost/a.js',
  'mfe-a@http://localhost/a.js?x="><script>',
])('nothing else is used: %s', async (override) => {
  const asked = await ask(`/?override=${encodeURIComponent(override)}`);
  expect(asked).toMatchObject({ status: 400, overrides: {}, cookie: null });
});

test('a published version is chosen by its first digits, even if it was never live', async () => {
  const entry = `/assets/mfe-a/${other}/entry.js`;
  for (const digits of [other, '0123'])
    expect((await ask(`/?override=mfe-a@${digits}`)).overrides).toEqual({ 'mfe-a': `/pumps${entry}` });
  expect(await versions.read(entry)).toEqual({
    type: 'text/javascript; charset=utf-8',
    content: Buffer.from(`// ${other}`),
  });
  for (const path of ['/../release.json', '/none.js', '/.hidden', ''])
    expect(await versions.read(`/assets/mfe-a/${other}${path}`)).toBeUndefined();
  expect(await versions.read('/assets/mfe-a/0123/entry.js')).toBeUndefined();
});

test.each([
  ['mfe_a@0123', 'There is no remote mfe_a in this site. Did you mean mfe-a?'],
  ['shop@0123', 'There is no remote shop in this site. There are mfe-a, mfe-b, mfe-c.'],
  ['mfe-a@0123456789abcdee', `There is no version 0123456789abcdee of mfe-a. Did you mean ${other}?`],
  ['mfe-a@9', `There is no version 9 of mfe-a. "npx -y pnpm@12 releases mfe-a" lists them: ${other}, ${one}, ${two}.`],
  ['mfe-b@9', 'There is no version 9 of mfe-b. "npx -y pnpm@12 releases mfe-b" lists them.'],
  ['mfe-a@abcd', `2 versions of mfe-a begin with abcd: ${one}, ${two}.`],
  ['mfe-a@latest', '“latest” is neither a version of mfe-a, 16 hexadecimal digits, nor the address of a build.'],
  ['mfe-a', '“mfe-a” is no override. Write <remote>@<version>, or <remote>@<address of a build>.'],
  [
    'mfe-a@http://10.0.0.1:3002',
    'The build of mfe-a at http://10.0.0.1:3002 is not taken: only builds on this machine are.',
  ],
])('%s is refused: %s', async (override, message) => {
  expect(await ask(`/?override=${encodeURIComponent(override)}`)).toEqual({
    status: 400,
    overrides: {},
    message,
    cookie: null,
  });
});

test.each(['cross-site', 'same-site'])(
  'a link on a page of another site cannot plant an override: %s',
  async (from) => {
    const { status, cookie } = await ask('/?override=mfe-a@http://localhost/a.js', { 'Sec-Fetch-Site': from });
    expect([status, cookie]).toEqual([403, null]);
  },
);

test.each([
  ['no-cors', 'image'],
  ['no-cors', 'script'],
  ['cors', 'empty'],
  ['navigate', 'iframe'],
  ['navigate', 'object'],
])('what a page of this site has in it, or fetches, cannot plant an override: %s, %s', async (mode, destination) => {
  // The client that all others use says itself for what it asks.
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': destination };
  const [response] = await once(get(`${address}/?override=mfe-a@http://localhost/a.js`, { headers }), 'response');
  response.resume();
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
});

test('an address that is opened as a page chooses one', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  const [response] = await once(get(`${address}/?override=mfe-a@http://localhost/a.js`, { headers }), 'response');
  response.resume();
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, [expect.stringContaining('override=')]]);
});

test('a browser without Sec-Fetch-Site cannot plant one either', async () => {
  const response = await fetch(`${address}/?override=mfe-a@http://localhost/a.js`);
  expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  expect(await response.text()).toContain('with curl, add -H');
});

test('the site’s own links choose and remove builds, whatever was kept before', async () => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', cookie: await choose('mfe-a@http://localhost/a.js') };
  const chosen = await ask('/?override=mfe-b@http://localhost/b.js,%20mfe-c@https://localhost/c.js', headers);
  expect(chosen.overrides).toEqual({ 'mfe-b': 'http://localhost/b.js', 'mfe-c': 'https://localhost/c.js' });
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
    expect((await ask(`/?override=mfe-a@${address}`)).overrides).toEqual({ 'mfe-a': entry });
  }
  for (entryName of ['https://evil.example/entry.js', '//evil.example/entry.js', 'data:text/javascript,alert(1)']) {
    expect((await ask(`/?override=mfe-a@${build}`)).overrides).toEqual({ 'mfe-a': `${build}/remoteEntry.js` });
  }
});

test('a remote that was never live has its published versions and its own builds', async () => {
  expect((await ask('/?override=mfe-new@abcd1')).overrides).toEqual({
    'mfe-new': `/pumps/assets/mfe-new/${one}/entry.js`,
  });
  entryName = 'entry.js';
  described = { name: 'mfe-newer', team: 'a', routes: [] };
  expect((await ask(`/?override=mfe-newer@${build}`)).overrides).toEqual({ 'mfe-newer': `${build}/entry.js` });
  expect(await ask(`/?override=mfe-aa@${build}`)).toMatchObject({
    status: 400,
    message: 'There is no remote mfe-aa in this site. Did you mean mfe-a?',
  });
  described = undefined;
});

test('a redirected manifest is not used', async () => {
  entryName = 'entry.js';
  const { overrides } = await ask(`/?override=mfe-a@${build}/moved`);
  expect(overrides).toEqual({ 'mfe-a': `${build}/moved/remoteEntry.js` });
});

test('a build server that does not answer keeps the page waiting for two seconds', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 40));
  const { overrides } = await ask(`/?override=mfe-a@${build}/slow`);
  expect(overrides).toEqual({ 'mfe-a': `${build}/slow/remoteEntry.js` });
  expect(limit).toHaveBeenCalledWith(2000);
  limit.mockRestore();
});

test.each(['//[', '//x:y', '//[?override='])('a target that is not a URL, %s, is answered', async (path) => {
  const request = get(address, { path, headers: { 'Sec-Fetch-Site': 'none' } });
  const [response] = await once(request, 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
});
