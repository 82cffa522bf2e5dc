import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canarySiteFile } from 'shared-config/contract/canary-sites';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';

let site: TestSite;
afterEach(() => site.dispose());

/** A site that was composed here, and a process that renders by this code. */
async function start(code: string): Promise<void> {
  const folder = createTemporaryFolder('render-process');
  const module = join(folder, 'process.cjs');
  writeFileSync(
    module,
    `const render = (html) => process.send({ kind: 'rendered', html });
    process.on('message', ({ site, location }) => { ${code} });`,
  );
  site = await startTestSite({
    renderProcess: { purpose: 'renders', module, args: [], folder, environment: process.env },
  });
}
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.server.address + path, { headers, method });
const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

const echo = "render('<h1>' + site + ' ' + location + '</h1>')";

test('a page that reads its query is rendered for it, and for nothing else that stands there', async () => {
  await start(echo);
  expect(await read('/count')).toBe('<h1>Form</h1>');
  expect(await read('/count?utm_source=mail')).toBe('<h1>Form</h1>');
  expect(await read('/count?utm_source=mail&moves=40')).toBe('<h1>one /count?moves=40</h1>');
  expect(await read('/contact?moves=40')).toBe('<h1>Contact</h1>');
});

test('it has the headers of its path, is compressed for each visitor, and no cache keeps it for another one', async () => {
  await start(echo);
  const { headers } = await get('/count?moves=40', { 'Accept-Encoding': 'br' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'strict-origin-when-cross-origin',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.get('etag')).toBeNull();
  for (const encoding of ['br', 'gzip', 'identity'])
    expect(await read('/count?moves=40', { 'Accept-Encoding': encoding })).toContain('/count?moves=40');
  const head = await get('/count?moves=40', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('each visitor gets a page of their own site: after a switch, and with a version that has a share', async () => {
  await start(echo);
  writeSite(join(site.folder, '2'.repeat(16)), '2'.repeat(16));
  const version = '3'.repeat(16);
  const gradual = {
    releases: [{ package: 'mfe-a', version, share: 99 }],
    sites: [{ packages: ['mfe-a'], site: '2'.repeat(16) }],
  };
  writeFileSync(canarySiteFile(site.link), JSON.stringify(gradual));
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, group) => read('/count?moves=40', { Cookie: `release-group=${group * 250}` })),
  );
  expect(pages.filter((page) => page.includes('2222'))).not.toEqual([]);
  rmSync(canarySiteFile(site.link));
  symlinkSync('2'.repeat(16), `${site.link}.new`);
  renameSync(`${site.link}.new`, site.link);
  expect(await read('/count?moves=40')).toBe(`<h1>${'2'.repeat(16)} /count?moves=40</h1>`);
});

test('when it cannot be rendered the page comes without the query', async () => {
  await start("process.send({ kind: 'failed', reason: 'broken' })");
  expect(await read('/count?moves=40')).toBe('<h1>Form</h1>');
});

test('from one client sixty pages a minute are rendered; what is known already does not count', async () => {
  await start(echo);
  for (let index = 0; index < 60; index += 1) expect(await read(`/count?moves=${index}`)).toContain(`moves=${index}<`);
  expect(await read('/count?moves=99')).toBe('<h1>Form</h1>');
  expect(await read('/count?moves=59')).toContain('moves=59<');
});

test('who gets files alone gets those of a static host, and so does everybody where nothing renders', async () => {
  await start(echo);
  expect(await read('/count?moves=40', { 'X-Forwarded-For': '203.0.113.1' })).toBe('<h1>Example</h1>');
  await site.dispose();
  site = await startTestSite();
  expect(await read('/count?moves=40')).toBe('<h1>Example</h1>');
  expect(await read('/count')).toBe('<h1>Example</h1>');
});
