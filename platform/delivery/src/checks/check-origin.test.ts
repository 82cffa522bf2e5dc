import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testRelease } from '../../testing/test-release';
import { hashIntegrity } from '../files/integrity';
import { checkOrigin } from './check-origin';

let server: Server;
let asked: { url: string | undefined; origin: string | undefined }[];
let response: { status: number; body: string; headers?: Record<string, string> };
beforeEach(async () => {
  asked = [];
  server = createServer(({ url, headers: { origin } }, reply) => {
    asked.push({ url, origin });
    reply.writeHead(response.status, response.headers).end(response.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => server.close());

const check = (origin: string | undefined = `http://127.0.0.1:${(server.address() as AddressInfo).port}`) =>
  checkOrigin(
    testRelease('mfe-a', { origin, files: { 'web/entry.js': { size: 5, integrity: hashIntegrity('entry') } } }),
  );
const open = { 'Access-Control-Allow-Origin': '*' };

test('an origin that has the entry for everybody, or not yet, is accepted', async () => {
  response = { status: 200, body: 'entry', headers: open };
  await expect(check()).resolves.toBeUndefined();
  response = { status: 404, body: '' };
  await expect(check()).resolves.toBeUndefined();
});

test.each([
  [{ status: 503, body: '' }, 'its origin responds with 503. Repair it, or correct "--origin"'],
  [{ status: 200, body: 'other', headers: open }, 'another file is there. Upload mfe-a/dist/web again'],
  [{ status: 200, body: 'entry' }, 'it lacks "Access-Control-Allow-Origin: *"'],
])('an origin that visitors could not load it from is refused: %j', async (given, message) => {
  response = given;
  await expect(check()).rejects.toThrow(message);
});

test('the entry is requested as by another site’s page, since some hosts check origins', async () => {
  response = { status: 404, body: '' };
  await check();
  expect(asked).toEqual([{ url: `/assets/mfe-a/${'0'.repeat(16)}/entry.js`, origin: 'https://site.invalid' }]);
});

test('an origin that is down is refused, naming the address', async () => {
  await expect(check('http://127.0.0.1:9')).rejects.toThrow(
    `http://127.0.0.1:9/assets/mfe-a/${'0'.repeat(16)}/entry.js: its origin does not respond. Start it, or correct "--origin"`,
  );
});
