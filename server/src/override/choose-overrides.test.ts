import fastify from 'fastify';
import * as v from 'valibot';
import { chooseOverrides } from './choose-overrides';

const server = fastify();
server.get('/', async (request, reply) => ({ overrides: Object.fromEntries(await chooseOverrides(request, reply)) }));
let address: string;
beforeAll(async () => {
  address = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
const ask = async (path: string, cookie = '') => {
  const answer = await fetch(address + path, { headers: { cookie } });
  const { overrides } = v.parse(v.object({ overrides: v.record(v.string(), v.string()) }), await answer.json());
  return { overrides, cookie: answer.headers.get('set-cookie') };
};

test('builds on this machine are taken, and kept for the session', async () => {
  const { overrides, cookie } = await ask(
    '/?override=mfe_a@http://localhost:3002/a.js,mfe_b@http://127.0.0.1:3003/b.js',
  );
  expect(overrides).toEqual({ mfe_a: 'http://localhost:3002/a.js', mfe_b: 'http://127.0.0.1:3003/b.js' });
  expect(cookie).toMatch(/^override=\S+; Path=\/; SameSite=Strict; HttpOnly$/);
  expect((await ask('/', String(cookie).split(';')[0])).overrides).toEqual(overrides);
});

test('an empty one ends it', async () => {
  expect((await ask('/?override=', 'override=mfe_a%40http%3A%2F%2Flocalhost%2Fa.js')).overrides).toEqual({});
  expect((await ask('/?override=')).cookie).toContain('Max-Age=0');
});

test.each([
  'mfe_a@https://evil.example/a.js',
  'mfe_a@http://localhost.evil.example/a.js',
  'mfe_a@http://localhost:3002@evil.example/a.js',
  'mfe_a@javascript:alert(1)',
  '"><script>@http://localhost/a.js',
  'mfe_a@http://localhost/a.js?x="><script>',
])('anything else is not: %s', async (override) => {
  expect((await ask(`/?override=${encodeURIComponent(override)}`)).overrides).toEqual({});
});
