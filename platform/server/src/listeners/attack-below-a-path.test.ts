import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createLog } from '../logging/log';
import { readSettings } from '../settings';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';

// What is refused at the root of a host, tried where the site is below a path of it.

const origin = 'https://www.halvard.example';
const lines: string[] = [];
let site: TestSite;
let staff: { address: string; token: string };

beforeAll(async () => {
  const { public: visitors, staffPort } = readSettings({ PUBLIC_ORIGIN: origin, STAFF_PORT: '0' });
  site = await startTestSite({ public: visitors, staffPort, log: createLog((line) => lines.push(line)) });
  // The live site becomes one that was composed for a path.
  const next = join(site.folder, 'two');
  writeSite(next, 'two');
  const index = { compositionId: 'two', basePath: '/robots', variantPages: [], redirects: { '/former': '/ask-us' } };
  writeFileSync(join(next, 'site-index.json'), JSON.stringify({ ...index, headers: [] }));
  writeFileSync(join(next, '.files.json'), 'secret');
  writeFileSync(join(site.folder, 'secret.txt'), 'secret');
  symlinkSync('two', join(site.folder, 'next'));
  renameSync(join(site.folder, 'next'), site.link);
  await visit('/');
  if (!site.server.staff) throw new Error('There is no listener for staff');
  staff = site.server.staff;
});
afterAll(() => site.dispose());

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request as it is: fetch would correct the path, and some headers. */
const ask = (address: string, { path, method = 'GET', headers = {}, body }: Asked) =>
  new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
      );
    })
      .on('error', reject)
      .end(body);
  });
const visit = (path: string, headers: Record<string, string> = {}) =>
  ask(site.server.address, { path, headers: { Host: 'www.halvard.example', ...headers } });

test.each([
  '/robots/../secret.txt',
  '/robots/..%2fsecret.txt',
  '/robots/%2e%2e/secret.txt',
  '/robots/..%5csecret.txt',
  '/robots/assets/..%2f..%2f..%2fsecret.txt',
  '/robots//../secret.txt',
  '/robots/%00',
  '/robots/site-index.json',
  '/robots/.files.json',
  '/robots/robots/ask-us',
  '/v1/..%2fsecret.txt',
  '/v1/../ask-us',
  '/__pictures/../ask-us',
  '/robots../secret.txt',
  '/%72obots/ask-us',
])('%s leads to no file', async (path) => {
  const { status, text } = await visit(path);
  expect(status).toBe(404);
  expect(text).not.toMatch(/secret|compositionId|<h1>Contact/);
});

test.each([
  '/robots//evil.example/',
  '/robots//evil.example/%2e%2e',
  '/robots/%2fevil.example/',
  '/robots/\\evil.example/',
  '/robots?//evil.example',
  '/robots/former?//evil.example',
  '/robots//',
  '//robots/ask-us',
  '/robots/contact//',
])('%s sends nobody to another site', async (path) => {
  const { status, location = '/robots/' } = await visit(path);
  expect([301, 308, 404]).toContain(status);
  expect(location).toMatch(/^\/robots\/[^/\\]*(\?|$)/);
});

test('other hosts, pages of other sites and bodies that are too large are refused', async () => {
  expect((await visit('/robots/', { Host: 'evil.example' })).status).toBe(421);
  expect((await visit('http://evil.example/robots/')).status).toBe(400);
  const body = 'x'.repeat(70_000);
  const headers = { Host: 'www.halvard.example', 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await ask(site.server.address, { path: '/robots/', method: 'POST', headers, body })).status).toBe(413);
  const foreign = { ...headers, Origin: 'https://evil.example' };
  expect((await ask(site.server.address, { path: '/robots/', method: 'POST', headers: foreign })).status).toBe(403);
});

test('visitors reach nothing of staff, below the path or beside it', async () => {
  for (const base of ['', '/robots', '/robots/'])
    for (const path of [
      '/__composition',
      '/__left-out',
      '/__enquiries',
      '/__staff?token=x',
      '/__pictures',
      '/__vitals',
    ])
      expect((await visit(base + path)).status).toBe(404);
  const documents = '/v1/projects/demo-site/databases/(default)/documents:commit';
  for (const base of ['', '/robots'])
    expect((await ask(site.server.address, { path: base + documents, method: 'POST', body: '{}' })).status).toBe(404);
});

test('the door of staff opens to the token alone, and to nothing that was forwarded', async () => {
  const enter = (path: string, headers: Record<string, string> = {}) => ask(staff.address, { path, headers });
  expect((await enter('/robots/__enquiries')).status).toBe(401);
  for (const path of ['/robots/assets/..%2fwrite', '/robots/media/../__enquiries', '/__staff?token=x'])
    expect([401, 404]).toContain((await enter(path)).status);
  expect((await enter(`/__staff?token=${staff.token}`)).status).toBe(404);
  const bearer = { Authorization: `Bearer ${staff.token}` };
  expect((await enter('/robots/__enquiries', bearer)).status).toBe(200);
  for (const header of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])
    expect((await enter('/robots/__enquiries', { ...bearer, [header]: '127.0.0.1' })).status).toBe(403);
  expect((await enter('/robots/__enquiries', { ...bearer, Host: 'evil.example' })).status).toBe(421);
});

test('the log has the token of no draft', async () => {
  const token = '0123456789abcdef'.repeat(2);
  lines.length = 0;
  for (const path of ['/robots/__drafts/', '/robots/%5f_drafts/', '/robots//__drafts/', '/__drafts/', '/robots/x%3f'])
    await visit(path + token);
  expect(lines).toHaveLength(5);
  expect(lines.join('\n')).not.toContain(token.slice(-16));
});
