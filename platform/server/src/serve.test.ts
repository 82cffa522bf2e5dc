import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import Database from 'libsql';
import { backUp } from './backup/back-up';
import { startServer } from './serve';
import { readSettings } from './settings';
import { confirmClock } from './storage/clock-gate';
import { openDatabase } from './storage/opening/open-database';
import { fillDisk, makeReadOnly, mayMount, mountDisk, unmountDisks } from './testing/mounted-disk';
import { startTestSite, type TestSite, writeSite } from './testing/test-site';

let site: TestSite;
let address: string;

/** Starts one server for all tests of a group. */
function useSite(): void {
  beforeAll(async () => {
    site = await startTestSite({ formsPerMinute: 1000 });
    address = site.server.address;
  });
  afterAll(() => site.dispose());
}

/** Requests a path as it is: fetch would remove `..`, and add headers. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('pages', () => {
  useSite();

  test('pages are revalidated, hashed files are cached for ever', async () => {
    const page = await fetch(`${address}/ask-us`);
    expect(await page.text()).toBe('<h1>Contact</h1>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const script = await fetch(`${address}/assets/shell/1/entry.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  });

  test('a page that the browser has is not sent again', async () => {
    const etag = (await fetch(`${address}/ask-us`)).headers.get('etag') ?? '';
    expect(await getRaw('/ask-us', { 'If-None-Match': etag })).toEqual({ status: 304, body: '' });
    expect((await getRaw('/nowhere', { 'If-None-Match': '*' })).status).toBe(404);
  });

  test('the compressed file is sent when the browser accepts it', async () => {
    const compressed = await fetch(`${address}/`, { headers: { 'Accept-Encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(await compressed.text()).toBe('<h1>Home one</h1>');
    const refused = await fetch(`${address}/`, { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(refused.headers.get('content-encoding')).toBeNull();
    const missing = await fetch(`${address}/nowhere`, { headers: { 'Accept-Encoding': 'br' } });
    expect(missing.headers.get('content-encoding')).toBe('br');
    expect(await missing.text()).toBe('<h1>Not found</h1>');
    // A cache in between must not give the one form to who asks for the other.
    for (const { headers } of [compressed, refused, missing]) expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test.each([
    ['?product=rotary', 'Rotary'],
    ['', 'Gear'],
    ['?product=unknown', 'Gear'],
    ['?product=__proto__', 'Gear'],
    ['?utm_source=x&product=rotary', 'Rotary'],
  ])('a robot variant is chosen by its query: "%s"', async (query, heading) => {
    expect(await (await fetch(`${address}/pumps/model${query}`)).text()).toBe(`<h1>${heading}</h1>`);
  });

  test('an unknown path gets the 404 page with status 404', async () => {
    const response = await fetch(`${address}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Not found</h1>');
  });

  test('a trailing slash redirects to the page without it, and never to another site', async () => {
    const response = await fetch(`${address}/ask-us/?a=b`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, '/ask-us?a=b']);
    expect((await getRaw('//example.com/')).status).toBe(404);
  });

  test('media with a hash in the name are cached for ever; icons are revalidated', async () => {
    const kept = async (path: string) => (await fetch(`${address}${path}`)).headers.get('cache-control');
    expect(await kept('/media/hero-480.0a1b2c3d.avif')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/media/favicon.ico')).toBe('no-cache');
  });

  test('a range of a film is sent', async () => {
    const part = await fetch(`${address}/media/film.mp4`, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    const beyond = await fetch(`${address}/media/film.mp4`, { headers: { Range: 'bytes=20-' } });
    expect(beyond.status).toBe(416);
  });

  test('a range of a missing file gets 404', async () => {
    const response = await fetch(`${address}/media/other.mp4`, { headers: { Range: 'bytes=0-3' } });
    expect([response.status, response.headers.get('content-range')]).toEqual([404, null]);
    expect(await response.text()).toBe('<h1>Not found</h1>');
  });

  test('a method that is not offered gets 405 with the allowed ones', async () => {
    const allowed = async (path: string) => {
      const response = await fetch(address + path, { method: 'PUT' });
      return [response.status, response.headers.get('allow')];
    };
    expect(await allowed('/ask-us')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('/?from=footer')).toEqual([405, 'GET, HEAD, POST']);
  });

  test('a PDF of the site has its content type; another gets 404', async () => {
    expect((await fetch(`${address}/pdfs/rotary.pdf`)).headers.get('content-type')).toBe('application/pdf');
    expect((await fetch(`${address}/pdfs/other.pdf`)).status).toBe(404);
  });

  test.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/ask-us%00',
    '/.secret',
    '/site-index.json',
    '/index.html.br',
    '/%zz',
  ])('nothing outside the published files is found: %s', async (path) => {
    const { status, body } = await getRaw(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/outside|secret|compositionId/);
  });
});

test('the next request after a switch gets the new site', async () => {
  const { folder, link, server, dispose } = await startTestSite();
  expect(await (await fetch(server.address)).text()).toContain('Home one');
  writeSite(join(folder, 'two'), 'two');
  symlinkSync('two', join(folder, 'next'));
  renameSync(join(folder, 'next'), link);
  expect(await (await fetch(server.address)).text()).toContain('Home two');
  expect(await (await fetch(`${server.address}/__health?detail`)).text()).toContain('composition two,');
  await dispose();
});

test('only what is too old by its own settings is deleted when the server starts', async () => {
  const dataFolder = createTemporaryFolder('kept');
  const connection = openDatabase(dataFolder);
  const insert = connection.prepare("INSERT INTO submissions (form, received_at, fields) VALUES ('f', ?, '{}')");
  for (const days of [4, 2]) insert.run([new Date(Date.now() - days * 86_400_000).toISOString()]);
  const { dispose } = await startTestSite({ dataFolder, formRetentionDays: 3 });
  expect(connection.prepare('SELECT id FROM submissions').all([])).toMatchObject([{ id: 2 }]);
  connection.close();
  await dispose();
  rmSync(dataFolder, { recursive: true });
});

test('what is stored is forwarded, until the server has closed', async () => {
  const received: unknown[] = [];
  const receiver = createServer((incoming, response) => {
    received.push(incoming.headers['idempotency-key']);
    response.end();
  });
  const port = await new Promise<number>((listening) =>
    receiver.listen(0, '127.0.0.1', () => {
      const bound = receiver.address();
      listening(typeof bound === 'object' ? (bound?.port ?? 0) : 0);
    }),
  );
  const dataFolder = createTemporaryFolder('outbox');
  // Nobody takes mails there.
  const options = { dataFolder, formWebhook: `http://127.0.0.1:${port}/`, smtpUrl: 'smtp://127.0.0.1:9' };
  const { server, dispose } = await startTestSite(options);
  const body = new URLSearchParams({
    'form-name': 'manual-request',
    person: 'Ada Example',
    firm: 'Example Works',
    email: 'ada@example.com',
    position: 'Planner',
    agreed: 'Yes',
    source: 'rotary',
  });
  expect((await fetch(server.address, { method: 'POST', body })).status).toBe(200);
  await dispose();
  expect(received).toEqual(['submission-1']);
  receiver.close();
  const connection = openDatabase(dataFolder);
  const mails = connection.prepare('SELECT attempts, last_error FROM mails').all([]);
  expect(mails).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('no document') }]);
  connection.close();
  rmSync(dataFolder, { recursive: true });
});

(mayMount ? test : test.skip).each([
  ['takes no more writes', makeReadOnly, /Leftovers of killed backups and restores were not removed.*own\.1\.part/],
  ['is full', fillDisk, /^The last known time cannot be.*ENOSPC/],
])('a server whose data folder %s starts, and serves pages', async (_, spoil, told) => {
  const dataFolder = createTemporaryFolder('spoilt');
  mountDisk(dataFolder, 'size=4m,mode=700');
  const first = await startTestSite({ dataFolder });
  await first.dispose();
  // What a server that was killed leaves.
  mkdirSync(join(dataFolder, 'pictures/incoming/reader/own.1.part'), { recursive: true });
  spoil(dataFolder);
  const messages: string[] = [];
  const { server, dispose } = await startTestSite({ dataFolder, log: ({ message }) => void messages.push(message) });
  try {
    expect(await (await fetch(`${server.address}/ask-us`)).text()).toBe('<h1>Contact</h1>');
    expect((await fetch(`${server.address}/__health`)).status).toBe(503);
    expect(messages).toContainEqual(expect.stringMatching(told));
  } finally {
    await dispose();
    unmountDisks(dataFolder);
    rmSync(dataFolder, { recursive: true });
  }
});

describe('forms (specification §7)', () => {
  useSite();
  beforeEach(() => {
    const database = new Database(join(site.dataFolder, 'site.sqlite'));
    database.exec('DELETE FROM submissions; DELETE FROM trapped_submissions');
    database.close();
  });

  const enquiry = {
    'form-name': 'enquiry',
    person: 'Ada Example',
    firm: 'Example Works',
    email: 'ada@example.com',
    dialCode: '+91',
    telephone: '12345',
    reason: 'Support',
    message: 'Hello',
    source: 'enquiry',
  };
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${address}/`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  const stored = (table: string): unknown[] =>
    new Database(join(site.dataFolder, 'site.sqlite'), { readonly: true }).prepare(`SELECT * FROM ${table}`).all([]);

  test('an enquiry is stored before it is acknowledged', async () => {
    const response = await post(enquiry);
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    const { 'form-name': form, ...fields } = enquiry;
    expect(stored('submissions')).toEqual([
      expect.objectContaining({ form, fields: expect.stringContaining('"person":"Ada Example"') }),
    ]);
    expect(JSON.parse((stored('submissions')[0] as { fields: string }).fields)).toEqual(fields);
  });

  test('a retry with the same key is stored once, and acknowledged each time', async () => {
    const key = { 'Idempotency-Key': '0123456789abcdef' };
    expect((await post(enquiry, key)).status).toBe(200);
    expect((await post(enquiry, key)).status).toBe(200);
    expect(stored('submissions')).toHaveLength(1);
    expect((await post({ ...enquiry, message: 'Other' }, key)).status).toBe(422);
    for (const odd of ['!0123456789', '0123456789!', '0'.repeat(65)])
      expect((await post(enquiry, { 'Idempotency-Key': odd })).status).toBe(400);
  });

  test('fields that the form does not have are dropped and counted', async () => {
    await post({ ...enquiry, admin: 'true', utm_source: 'x' });
    expect(stored('submissions')).toEqual([expect.objectContaining({ dropped_fields: 2 })]);
  });

  test('one address has a rate limit, and learns when to try again', async () => {
    const limited = await startTestSite({ formsPerMinute: 2 });
    const postLimited = () =>
      fetch(limited.server.address, { method: 'POST', body: new URLSearchParams(enquiry), redirect: 'manual' });
    expect([(await postLimited()).status, (await postLimited()).status]).toEqual([200, 200]);
    const response = await postLimited();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    // Pages have no limit.
    expect((await fetch(`${limited.server.address}/ask-us`)).status).toBe(200);
    await limited.dispose();
  });

  test('a form sent without JavaScript ends on the thank-you page', async () => {
    const response = await post(enquiry, { Accept: 'text/html' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
  });

  test.each(['at the first start', 'later'])(
    'what comes with a clock three years behind, %s, outlives its correction',
    async (when) => {
      const { dataFolder, dispose, link: siteFolder, ...started } = await startTestSite();
      await started.server.close();
      if (when === 'at the first start') rmSync(join(dataFolder, 'known-time.json'));
      const options = { ...readSettings({}), siteFolder, dataFolder, port: 0, log: () => {} };
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 1100 * 86_400_000);
      const late = await startServer(options);
      for (const trap of ['', 'x']) {
        const body = new URLSearchParams({ ...enquiry, 'bot-field': trap });
        expect((await fetch(late.address, { method: 'POST', body })).status).toBe(200);
      }
      const { file } = backUp(dataFolder);
      await late.close();
      clock.mockRestore();
      confirmClock(dataFolder);
      await (await startServer(options)).close();
      backUp(dataFolder);
      const connection = openDatabase(dataFolder);
      for (const table of ['submissions', 'trapped_submissions'])
        expect(connection.prepare(`SELECT count(*) AS count FROM ${table}`).get([])).toMatchObject({ count: 1 });
      connection.close();
      expect(existsSync(file)).toBe(true);
      await dispose();
    },
  );

  test('a filled trap gets the response of a success and is stored apart', async () => {
    expect((await post({ ...enquiry, 'bot-field': 'x' })).status).toBe(200);
    expect(stored('submissions')).toEqual([]);
    expect(stored('trapped_submissions')).toHaveLength(1);
  });

  test.each([
    [{ 'form-name': 'newsletter' }, 400, 'There is no form "newsletter"'],
    [{ person: 'x' }, 400, 'The field "form-name" is missing'],
    [{ ...enquiry, person: '  ' }, 422, 'Field "person"'],
    [{ ...enquiry, email: 'nobody' }, 422, 'Field "email"'],
    [{ ...enquiry, reason: 'Other' }, 422, 'Field "reason"'],
  ])('a malformed form is refused, naming the field: %#', async (fields, status, message) => {
    const response = await post(fields as Record<string, string>);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) });
    expect(stored('submissions')).toEqual([]);
  });

  test('a body that is too large, another type and another path are refused', async () => {
    expect((await post({ ...enquiry, message: 'x'.repeat(70_000) })).status).toBe(413);
    expect(
      (await fetch(`${address}/`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }))
        .status,
    ).toBe(415);
    expect((await fetch(`${address}/ask-us`, { method: 'POST', body: new URLSearchParams(enquiry) })).status).toBe(404);
  });

  test.each([
    { Origin: 'https://elsewhere.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Host: 'elsewhere.example' },
  ])('a page of another site cannot write: %j', async (headers) => {
    const { hostname, port } = new URL(address);
    const status = await new Promise((resolve, reject) => {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      request({ hostname, port, path: '/', method: 'POST', headers: { ...type, ...headers } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end(new URLSearchParams(enquiry).toString());
    });
    expect(status).toBe(403);
    expect(stored('submissions')).toEqual([]);
  });
});

describe('the server does not start', () => {
  useSite();

  test('when the port is in use', async () => {
    const port = Number(new URL(address).port);
    await expect(
      startServer({ ...readSettings({}), siteFolder: site.link, dataFolder: `${site.dataFolder}2`, port }),
    ).rejects.toThrow(`Port ${port}: it is in use. Stop the other server, or set PORT to a free one`);
  });

  test('when the visitors’ port is in use, and a second start is not affected', async () => {
    const dataFolder = `${site.dataFolder}4`;
    const options = { ...readSettings({}), siteFolder: site.link, dataFolder, staffPort: 0, log: () => {} };
    const visitors = { origin: 'http://www.halvard.example', host: '127.0.0.1', trustedProxies: [] };
    const port = Number(new URL(address).port);
    await expect(startServer({ ...options, public: visitors, port })).rejects.toThrow(`Port ${port}: it is in use`);
    const again = await startServer({ ...options, port: 0 });
    expect((await fetch(again.address)).status).toBe(200);
    await again.close();
    // As at the end of every server.
    await (await startServer({ ...options, port: 0 })).close();
  });

  test('when the site is missing', async () => {
    await expect(
      startServer({ ...readSettings({}), siteFolder: '/nowhere', dataFolder: site.dataFolder, port: 0 }),
    ).rejects.toThrow('compose" first');
  });

  test('when the data folder cannot be written', async () => {
    // A file in place of the folder: permissions would not stop an administrator.
    const dataFolder = join(site.folder, 'outside.txt');
    await expect(startServer({ ...readSettings({}), siteFolder: site.link, dataFolder, port: 0 })).rejects.toThrow(
      'set DATA_DIR',
    );
  });

  test('when the site index is corrupt, naming the field', async () => {
    const siteFolder = join(site.folder, 'corrupt');
    writeSite(siteFolder, 'corrupt');
    writeFileSync(join(siteFolder, 'site-index.json'), '{"compositionId":1}');
    await expect(
      startServer({ ...readSettings({}), siteFolder, dataFolder: `${site.dataFolder}3`, port: 0 }),
    ).rejects.toThrow('"compositionId"');
    writeFileSync(join(siteFolder, 'site-index.json'), '{');
    await expect(
      startServer({ ...readSettings({}), siteFolder, dataFolder: `${site.dataFolder}3`, port: 0 }),
    ).rejects.toThrow('it cannot be read as JSON. Compose the site again');
  });
});
