import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { compositionElement, serialiseInline } from 'kit/contract/composition';
import Database from 'libsql';
import { createLog } from '../logging/log';
import { readSettings } from '../settings';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';
import { endSessions } from './end-sessions';

const origin = 'https://www.halvard.example';
const lines: string[] = [];
let site: TestSite;
let proxy: Server | undefined;

/** A site with a page of the blog tool. */
async function start(environment: Record<string, string>, documents?: unknown): Promise<void> {
  lines.length = 0;
  const { public: visitors, formsPerMinute, staffPort, staffOrigin } = readSettings(environment);
  site = await startTestSite({
    public: visitors,
    staffPort,
    staffOrigin,
    formsPerMinute,
    log: createLog((line) => lines.push(line)),
  });
  const composition = { shell: '1'.repeat(16), remotes: [], scripts: [], page: { kind: 'client', documents } };
  const tool = join(site.folder, 'one', 'write');
  mkdirSync(tool);
  writeFileSync(
    join(tool, 'index.html'),
    `<h1>Tool</h1>${compositionElement.before}${serialiseInline(composition)}${compositionElement.after}`,
  );
}
const startBoth = (environment: Record<string, string> = {}, documents?: unknown) =>
  start({ PUBLIC_ORIGIN: origin, STAFF_PORT: '0', ...environment }, documents);
afterEach(async () => {
  proxy?.close();
  proxy = undefined;
  await site.dispose();
});

type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request with any headers: fetch would correct some. */
function send(
  address: string,
  {
    method = 'GET',
    path = '/',
    headers = {},
    body = '',
  }: { method?: string; path?: string; headers?: Record<string, string>; body?: string },
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    request({ hostname, port, path, method, headers: { ...headers, ...length }, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    })
      .on('error', reject)
      .end(body);
  });
}

/** A plain reverse proxy that keeps or rewrites the Host. It adds the client's address, as proxies do. */
function startProxy(upstream: string, host: 'kept' | 'rewritten'): Promise<string> {
  const { hostname, port } = new URL(upstream);
  const server = createServer((incoming, outgoing) => {
    // Stands in for the client's address; a proxy appends it to what the client claims.
    const { 'x-test-client': client = '203.0.113.1', ...headers } = incoming.headers;
    const claimed = headers['x-forwarded-for'];
    const own = {
      ...headers,
      ...(host === 'rewritten' ? { host: `${hostname}:${port}` } : {}),
      'x-forwarded-for': [claimed, client].filter(Boolean).join(', '),
    };
    const forwarded = request(
      { hostname, port, method: incoming.method, path: incoming.url, headers: own },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  proxy = server;
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`);
    }),
  );
}

const enquiry = new URLSearchParams({
  'form-name': 'enquiry',
  person: 'Ada Example',
  firm: 'Example Works',
  email: 'ada@example.com',
  dialCode: '+91',
  telephone: '12345',
  reason: 'Support',
}).toString();
const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'www.halvard.example' };
const commitPath = '/v1/projects/demo-site/databases/(default)/documents:commit';
const commit = JSON.stringify({
  writes: [{ update: { name: 'projects/demo-site/databases/(default)/documents/blogs/a', fields: {} } }],
});
const count = (table: string) =>
  new Database(join(site.dataFolder, 'site.sqlite'), { readonly: true }).prepare(`SELECT * FROM ${table}`).all([])
    .length;

describe.each(['kept', 'rewritten'] as const)('behind a proxy, the Host %s', (mode) => {
  let address: string;
  const open = async (environment: Record<string, string> = {}, documents?: unknown) => {
    await startBoth(environment, documents);
    address = await startProxy(site.server.address, mode);
  };
  const post = (headers: Record<string, string> = {}) =>
    send(address, { method: 'POST', headers: { ...formHeaders, ...headers }, body: enquiry });

  test('a visitor’s form and error report are accepted, but nothing from another site', async () => {
    await open();
    expect((await post({ Origin: origin, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    const withoutScript = await post({ Origin: origin, Accept: 'text/html' });
    expect([withoutScript.status, withoutScript.headers['location']]).toEqual([303, '/thank-you']);
    expect(count('submissions')).toBe(2);
    const report = JSON.stringify({ remote: 'mfe-a', version: '1', team: 'a', message: 'broken', page: '/' });
    const reported = (from: string) =>
      send(address, {
        method: 'POST',
        path: '/__errors',
        headers: { Host: 'www.halvard.example', Origin: from },
        body: report,
      });
    expect((await reported(origin)).status).toBe(204);
    expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ Origin: 'http://www.halvard.example' })).status).toBe(403);
    expect((await post({ Origin: 'null' })).status).toBe(403);
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await reported('https://evil.example')).status).toBe(403);
    expect([count('submissions'), count('error_reports')]).toEqual([2, 1]);
  });

  test('pages and parts of films are served, with HSTS', async () => {
    await open();
    const headers = { Host: 'www.halvard.example' };
    const page = await send(address, { path: '/ask-us', headers });
    expect([page.status, page.body]).toEqual([200, '<h1>Contact</h1>']);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const film = await send(address, { path: '/media/film.mp4', headers: { ...headers, Range: 'bytes=2-4' } });
    expect([film.status, film.body]).toEqual([206, '234']);
    expect((await send(address, { path: '/pdfs/rotary.pdf', headers })).body).toBe('%PDF-1.7');
  });

  test('each client has its own rate limit, whatever address it claims', async () => {
    await open({ FORMS_PER_MINUTE: '2' });
    const from = (client: string, claimed?: string) =>
      post({ 'X-Test-Client': client, ...(claimed ? { 'X-Forwarded-For': claimed } : {}) }).then(
        ({ status }) => status,
      );
    expect([await from('203.0.113.1'), await from('203.0.113.1', '198.51.100.1')]).toEqual([200, 200]);
    expect(await from('203.0.113.1', '198.51.100.2')).toBe(429);
    expect(await from('203.0.113.1', '127.0.0.1')).toBe(429);
    expect(await from('203.0.113.2')).toBe(200);
    // One client of IPv6 has a whole network of addresses.
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]).toEqual([200, 200, 429]);
  });

  test('a stranger cannot write anything else, read staff routes or plant an override', async () => {
    await open();
    const paths = [
      commitPath,
      commitPath.replace('commit', 'runQuery'),
      '/__composition',
      '/__left-out',
      '/__staff',
      '/write',
      '/ask-us',
      '/__health',
    ];
    for (const path of paths) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status } = await send(address, {
          method,
          path,
          headers: { Host: 'www.halvard.example' },
          body: commit,
        });
        expect([403, 404, 405]).toContain(status);
      }
    }
    expect(count('documents')).toBe(0);
    const get = (path: string) =>
      send(address, { path, headers: { Host: 'www.halvard.example', 'Sec-Fetch-Site': 'none' } });
    for (const path of ['/__composition', '/__left-out', '/write', '/write/index.html', '/__staff?token=x']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/__health', '/__health?detail']) expect((await get(path)).body).toBe('{"ok":true}');
    const overridden = await get('/ask-us?override=mfe-a@http://127.0.0.1:3002/a.js');
    expect([overridden.headers['set-cookie'], overridden.body]).toEqual([undefined, '<h1>Contact</h1>']);
    const kept = await send(address, {
      path: '/ask-us',
      headers: { Host: 'www.halvard.example', Cookie: 'override=%E0%A4%A' },
    });
    expect(kept.status).toBe(200);
  });

  test('with a Firebase project the tool is served, because it asks its users to sign in', async () => {
    await open({}, { kind: 'firebase', config: { projectId: 'a' } });
    expect((await send(address, { path: '/write', headers: { Host: 'www.halvard.example' } })).body).toContain('Tool');
  });

  test('without a public origin a forwarded request gets files only', async () => {
    await start({});
    address = await startProxy(site.server.address, mode);
    const headers = { Host: 'www.halvard.example' };
    expect((await send(address, { path: '/ask-us', headers })).status).toBe(200);
    expect((await send(address, { path: '/write', headers })).status).toBe(404);
    expect((await post({ Origin: origin })).status).toBe(403);
    for (const path of [commitPath, '/__errors']) {
      expect((await send(address, { method: 'POST', path, headers, body: commit })).status).toBe(403);
    }
    for (const path of ['/__composition', '/__health'])
      expect((await send(address, { path, headers })).status).toBe(403);
    expect([count('documents'), count('submissions')]).toEqual([0, 0]);
  });
});

describe('the public listener itself', () => {
  test('a request for another name gets 421', async () => {
    await startBoth();
    const { status, body } = await send(site.server.address, { headers: { Host: 'evil.example' } });
    expect([status, body]).toEqual([421, `{"message":"This server answers for ${origin}"}`]);
  });

  test('X-Forwarded-For is ignored unless a trusted proxy sends it', async () => {
    await startBoth({ FORMS_PER_MINUTE: '1', TRUSTED_PROXIES: '10.0.0.1' });
    const from = (claimed: string) =>
      send(site.server.address, {
        method: 'POST',
        headers: { ...formHeaders, 'X-Forwarded-For': claimed },
        body: enquiry,
      });
    expect([(await from('203.0.113.1')).status, (await from('203.0.113.2')).status]).toEqual([200, 429]);
  });

  test('a proxy that sends no X-Forwarded-For is logged once', async () => {
    await startBoth();
    const warnings = () => lines.filter((line) => line.includes('X-Forwarded-For')).length;
    const post = (headers: Record<string, string>) =>
      send(site.server.address, { method: 'POST', headers: { ...formHeaders, ...headers }, body: enquiry });
    await post({});
    await post({ Origin: origin, 'X-Forwarded-For': '203.0.113.1' });
    expect(warnings()).toBe(0);
    await post({ Origin: origin });
    await post({ Origin: origin });
    expect(warnings()).toBe(1);
  });

  test('cookies of a site behind TLS are Secure', async () => {
    await startBoth();
    writeSite(join(site.folder, '0123456789abcdef'), 'two');
    writeFileSync(`${site.link}-gradual.json`, JSON.stringify({ site: '0123456789abcdef', share: 50 }));
    const headers = { Host: 'www.halvard.example', Accept: 'text/html' };
    const { headers: received } = await send(site.server.address, { headers });
    expect(String(received['set-cookie'])).toMatch(/^release-group=.*; Secure;/);
  });

  test('over plain http there is no HSTS', async () => {
    await startBoth({ PUBLIC_ORIGIN: 'http://www.halvard.example' });
    const { headers } = await send(site.server.address, { headers: { Host: 'www.halvard.example' } });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the staff listener', () => {
  const staff = () => {
    const { staff: opened } = site.server;
    if (!opened) throw new Error('There is no staff listener');
    return opened;
  };
  const write = (headers: Record<string, string>) =>
    send(staff().address, { method: 'POST', path: commitPath, headers, body: commit }).then(({ status }) => status);

  test('its link starts a session, in a cookie that opens the tool and its documents', async () => {
    await startBoth();
    const { address, token } = staff();
    const opened = await send(address, { path: `/__staff?token=${token}` });
    expect([opened.status, opened.headers['location']]).toEqual([303, '/write']);
    expect(opened.headers['referrer-policy']).toBe('no-referrer');
    expect(opened.headers['cache-control']).toBe('no-store');
    const cookie = String(opened.headers['set-cookie']);
    expect(cookie).not.toContain(token);
    expect(cookie).toMatch(/^staff-[0-9a-f]{8}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    expect((await send(address, { path: '/write', headers })).body).toContain('Tool');
    expect((await send(address, { path: '/__health?detail', headers })).body).toContain('checks');
    expect(await write({ ...headers, Origin: address })).toBe(200);
    expect(await write({ ...headers, Origin: 'http://127.0.0.1:1' })).toBe(403);
    expect(await write({ ...headers, 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  });

  test('a wrong link, a missing token and a wrong token are refused', async () => {
    await startBoth();
    const { address } = staff();
    const wrong = await send(address, { path: '/__staff?token=x' });
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([401, undefined]);
    expect(wrong.headers['cache-control']).toBe('no-store');
    const page = await send(address, { path: '/write', headers: { Accept: 'text/html' } });
    expect([page.status, page.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Open the link that the server has printed');
    expect([await write({}), await write({ Authorization: 'Bearer owner' })]).toEqual([401, 401]);
    expect(count('documents')).toBe(0);
  });

  test('commands use the token of the data folder; forwarded requests are refused', async () => {
    await startBoth();
    const token = readFileSync(join(site.dataFolder, 'staff-token'), 'utf8').trim();
    const headers = { Authorization: `Bearer ${token}` };
    expect(await write({ ...headers, 'X-Forwarded-For': '203.0.113.1' })).toBe(403);
    expect(await write({ ...headers, Host: 'www.halvard.example' })).toBe(421);
    expect(await write(headers)).toBe(200);
  });

  test('staff log out; a command ends the sessions of all others, and those alone', async () => {
    await startBoth();
    const { address, token } = staff();
    const enter = async () => {
      const { headers } = await send(address, { path: `/__staff?token=${token}` });
      return { Cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
    };
    const read = async (headers: Record<string, string>) =>
      (await send(address, { path: '/__enquiries', headers })).status;
    const post = (path: string, headers: Record<string, string>) => send(address, { method: 'POST', path, headers });
    const [first, second] = [await enter(), await enter()];
    expect((await send(address, { path: '/__enquiries', headers: first })).body).toContain(
      '<form method="post" action="/__staff/log-out"><button>Log out</button></form>',
    );
    expect((await post('/__staff/log-out', { ...first, Origin: 'https://evil.example' })).status).toBe(403);
    const left = await post('/__staff/log-out', { ...first, Origin: address });
    expect([left.status, left.headers['location']]).toEqual([303, '/write']);
    expect(String(left.headers['set-cookie'])).toMatch(/^staff-[0-9a-f]{8}=; Max-Age=0; Path=\//);
    expect([await read(first), await read(second)]).toEqual([401, 200]);
    await expect(endSessions(address, '', 'another')).rejects.toThrow('it responded with status 401');
    await expect(endSessions('http://127.0.0.1:9', '', token)).rejects.toThrow(
      'it does not respond. Without a running',
    );
    expect(await read(second)).toBe(200);
    await endSessions(address, '', token);
    expect([await read(second), await read({ Authorization: `Bearer ${token}` })]).toEqual([401, 200]);
    expect(await read(await enter())).toBe(200);
  });

  test('the blog tool on its own origin writes documents with the token, but no forms', async () => {
    const tool = 'https://tool.example';
    await startBoth({ STAFF_ORIGIN: tool });
    const { address, token } = staff();
    const headers = { Authorization: `Bearer ${token}` };
    expect(await write({ ...headers, Origin: tool, 'Sec-Fetch-Site': 'cross-site' })).toBe(200);
    expect(await write({ ...headers, Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await write({ Origin: tool })).toBe(401);
    const form = { ...formHeaders, ...headers, Host: 'localhost', Origin: tool };
    expect((await send(address, { method: 'POST', headers: form, body: enquiry })).status).toBe(403);
    expect(count('submissions')).toBe(0);
  });

  test('it can be reached through a tunnel from any port of another machine', async () => {
    await startBoth();
    const { token } = staff();
    expect(
      await write({ Authorization: `Bearer ${token}`, Host: 'localhost:9000', Origin: 'http://localhost:9000' }),
    ).toBe(200);
  });
});

describe('the log', () => {
  test('has a JSON line for each request, with its id, and nothing about the visitor', async () => {
    await startBoth();
    const response = await send(site.server.address, {
      method: 'POST',
      path: '/?utm_content=ada%40example.com',
      headers: {
        ...formHeaders,
        'X-Forwarded-For': '203.0.113.9',
        'User-Agent': 'Secret/1',
        Referer: 'https://secret.example',
      },
      body: enquiry,
    });
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        level: 'info',
        message: 'request',
        listener: 'public',
        requestId: response.headers['x-request-id'],
        method: 'POST',
        path: '/',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
    expect(lines.join('')).not.toMatch(/203\.0|127\.0|[Ee]xample|Ada|Secret/);
  });

  test('has no token of a draft or of staff, nor has the answer or a kept report', async () => {
    await startBoth();
    const draft = '0123456789abcdef'.repeat(2);
    const staff = site.server.staff?.token ?? '';
    const bytes = [...draft].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');
    const drafts = [
      `/%5f_drafts/${draft}`,
      `/__draft/${draft}`,
      `//__drafts/${draft}`,
      `/__DRAFTS/${draft.toUpperCase()}`,
    ];
    const paths = [
      ...drafts,
      `/__drafts/${bytes.replaceAll('%', '%25')}`,
      `/__staff%3ftoken=${staff}`,
      `/__staff/${staff}`,
    ];
    const headers = { Host: 'www.halvard.example', Referer: `${origin}/draft?${draft}` };
    for (const path of paths) await send(site.server.address, { path, headers });
    expect(lines).toHaveLength(paths.length);
    expect(lines.every((line) => line.includes('…'))).toBe(true);
    for (const token of [draft, draft.toUpperCase(), staff, bytes.slice(3)])
      expect(lines.join('\n')).not.toContain(token);
    const { body } = await send(site.server.address, { method: 'POST', path: `/__drafts/${draft}`, headers });
    expect(body).toBe('{"message":"POST /__drafts/… is not offered here"}');
    const report = { remote: 'mfe-a', version: '1', team: 'a', message: `no ${staff}`, page: `/draft/${draft}` };
    await send(site.server.address, { method: 'POST', path: '/__errors', headers, body: JSON.stringify(report) });
    const database = new Database(join(site.dataFolder, 'site.sqlite'), { readonly: true });
    expect(database.prepare('SELECT message, page FROM error_reports').all([])).toEqual([
      { message: 'no …', page: '/draft/…' },
    ]);
  });

  test('of a long path has the beginning, and of a server for one machine nothing', async () => {
    await startBoth();
    await send(site.server.address, { path: `/${'x'.repeat(500)}` });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: `/${'x'.repeat(199)}`, status: 404 });
    await site.dispose();
    await start({});
    expect((await send(site.server.address, { path: '/ask-us' })).status).toBe(200);
    expect(lines).toEqual([]);
  });

  test('has a defect under the response’s request id, and the response hides details', async () => {
    await startBoth();
    new Database(join(site.dataFolder, 'site.sqlite')).exec('DROP TABLE error_reports');
    const { status, body, headers } = await send(site.server.address, {
      method: 'POST',
      path: '/__errors',
      body: JSON.stringify({ remote: 'a', version: '1', team: 'a', message: 'a', page: '/' }),
    });
    expect(status).toBe(500);
    expect(body).not.toContain('error_reports');
    expect(lines.find((line) => line.includes('"error"'))).toContain(String(headers['x-request-id']));
  });
});

test('on close, the server completes requests under way and accepts no new ones', async () => {
  await startBoth();
  const { hostname, port } = new URL(site.server.address);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  let received = '';
  const isUnderWay = new Promise((done) => socket.once('data', done));
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const ended = new Promise((done) => socket.once('close', done));
  const head = ['POST / HTTP/1.1', 'Host: www.halvard.example', 'Expect: 100-continue'];
  const type = 'Content-Type: application/x-www-form-urlencoded';
  socket.write([...head, type, `Content-Length: ${enquiry.length}`, '', enquiry.slice(0, 20)].join('\r\n'));
  // The server has seen the head and asks for the rest.
  await isUnderWay;
  const closed = site.server.close();
  const isRefused = () =>
    send(site.server.address, {}).then(
      () => false,
      (error: Error) => /ECONNREFUSED/.test(error.message),
    );
  while (!(await isRefused())) await new Promise((done) => setTimeout(done, 10));
  socket.write(enquiry.slice(20));
  await ended;
  await closed;
  expect(received).toContain('HTTP/1.1 200 OK');
  expect(count('submissions')).toBe(1);
});
