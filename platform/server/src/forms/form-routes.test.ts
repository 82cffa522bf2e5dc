import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { testDefinition } from 'kit/presets/jest/test-definition';
import Database from 'libsql';
import { registerRateLimit } from '../listeners/limit-per-client';
import type { LogEntry } from '../logging/log';
import { createFormsReader } from '../site/known-forms';
import { createSiteReader } from '../site/read-site';
import { openDatabase } from '../storage/opening/open-database';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';
import { registerFormRoutes } from './form-routes';
import { createSubmissionStore } from './submission-store';

let site: TestSite;
/** Further ones of a test. Closed after it, so that a run ends although it failed. */
const others: TestSite[] = [];
const entries: LogEntry[] = [];
beforeEach(async () => {
  entries.length = 0;
  site = await startTestSite({ formsPerMinute: 3, log: (entry) => void entries.push(entry) });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const one of [site, ...others.splice(0)]) await one.dispose();
});

const enquiry = {
  'form-name': 'enquiry',
  person: 'Ada "Countess" <Example>',
  firm: 'Example & Works',
  email: 'ada@example.com',
  dialCode: 'Germany',
  telephone: '030 1234567 ext. 5',
  reason: 'Support',
  message: '\nHello\n</textarea>',
  source: 'contact',
};
const post = (fields: Record<string, string>, accept: string) =>
  fetch(site.server.address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: accept },
    redirect: 'manual',
  });
const script = 'application/json';
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

test('a script gets a sentence for each refused field', async () => {
  const response = await post({ ...enquiry, email: 'nobody', message: 'x'.repeat(5001) }, script);
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      message: expect.stringMatching(/^Field "email": .* Field "message": /),
      errors: {
        email: 'Please enter an email address such as name@example.com',
        message: 'Please shorten your message to 5,000 characters',
      },
    },
  ]);
});

test('without a script the form comes back as typed, with each error at its field', async () => {
  const response = await post({ ...enquiry, email: 'no"body', reason: '' }, browser);
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  for (const part of [
    '<input type="hidden" name="form-name" value="enquiry">',
    '<input type="text" value="Ada &quot;Countess&quot; &lt;Example&gt;" id="person" name="person" required autocomplete="name">',
    // The first line break is the parser's, the second the visitor's.
    'name="message">\n\nHello\n&lt;/textarea&gt;</textarea>',
    '<input type="hidden" name="source" value="contact">',
    'value="no&quot;body" id="email" name="email" required autocomplete="email" aria-invalid="true" aria-describedby="email-error">',
    '<span class="error" id="email-error">Please enter an email address such as name@example.com</span>',
    '<a href="#reason">Please choose a reason</a>',
  ]) {
    expect(page).toContain(part);
  }
  expect(page).not.toContain('href="#person"');
  // It is sent as it was, a robot's trap included.
  expect(page).toContain('<form name="enquiry" method="post" action="/" novalidate>');
  expect(page).toMatch(/<p hidden>.*<input name="bot-field" tabindex="-1" autocomplete="off">/);
  expect(page).toContain('<label for="email">');
});

test('a text that is too long comes back with how long it is', async () => {
  const page = await (await post({ ...enquiry, message: 'x'.repeat(5001) }, browser)).text();
  expect(page).toContain('Please shorten your message to 5,000 characters</span>5,001 of 5,000 characters');
});

test('a browser of a robot gets the page of a success', async () => {
  const response = await post({ ...enquiry, 'bot-field': 'x' }, browser);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
});

test('only a submission that is stored for the first time is announced', async () => {
  const server = fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  await registerRateLimit(server);
  const onStored = jest.fn();
  const connection = openDatabase(join(site.folder, 'other'));
  const store = createSubmissionStore(connection);
  const readSite = createSiteReader(site.link);
  const readForms = createFormsReader(readSite);
  registerFormRoutes(server, {
    store,
    perMinute: 10,
    readForms,
    readSite,
    withBase: (address) => address,
    onStored,
    log: () => {},
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const told = [];
  for (const fields of [{ 'bot-field': 'x' }, { email: '' }, {}, {}, { message: 'Other' }]) {
    const body = new URLSearchParams({ ...enquiry, ...fields });
    const { status } = await fetch(address, { method: 'POST', body, headers: { 'Idempotency-Key': 'abcdefgh' } });
    told.push([status, onStored.mock.calls.length]);
  }
  expect(told).toEqual([
    [200, 0],
    [422, 0],
    [200, 1],
    [200, 1],
    [422, 1],
  ]);
  await server.close();
  connection.close();
});

test('a ticked consent stays ticked on that page', async () => {
  const typed = { 'form-name': 'manual-request', person: ' ', firm: 'B', email: 'a@b.example' };
  const isTicked = async (response: Response) => /<input type="checkbox"[^>]* checked>/.test(await response.text());
  expect(await isTicked(await post({ ...typed, agreed: 'Yes' }, browser))).toBe(true);
  expect(await isTicked(await post(typed, browser))).toBe(false);
});

test('a details form is taken with a ticked consent alone', async () => {
  const typed = {
    'form-name': 'manual-request',
    person: 'A',
    firm: 'B',
    email: 'a@b.example',
    position: 'C',
  };
  const refused = await post({ ...typed, agreed: 'No' }, script);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: { agreed: 'Please consent to receiving updates to proceed' } },
  ]);
  expect((await post({ ...typed, agreed: 'Yes' }, script)).status).toBe(200);
});

test.each([
  ['a message that is far too long', { message: 'x'.repeat(70_000) }, 413, 'It is too long. Please shorten it'],
  ['a form that there is not', { 'form-name': 'news<letter>' }, 400, 'There is no form &quot;news&lt;letter&gt;&quot;'],
])('%s gets a page with the reason, which says to go back', async (_case, fields, status, text) => {
  const response = await post({ ...enquiry, ...fields }, browser);
  expect(response.status).toBe(status);
  const page = await response.text();
  expect(page).toContain(text);
  expect(page).toContain('Go back in your browser: what you typed is still there.');
  expect(page).not.toContain('<form');
});

test('too many forms from one address get a page that says when to try again', async () => {
  for (const _post of [1, 2, 3]) await post(enquiry, browser);
  const response = await post(enquiry, browser);
  expect(response.status).toBe(429);
  expect(await response.text()).toMatch(/Please send it again in \d+ seconds/);
});

const startBehindProxy = async () => {
  const listener = await startTestSite({
    public: { origin: 'http://localhost', host: '127.0.0.1', trustedProxies: ['127.0.0.1'] },
    staffPort: 0,
  });
  others.push(listener);
  return listener;
};

test('a customer with many IPv6 addresses sends 150 forms a minute; others still can', async () => {
  const { server } = await startBehindProxy();
  const send = async (address: string) => {
    const headers = { Accept: script, 'X-Forwarded-For': address };
    const { status } = await fetch(server.address, { method: 'POST', body: new URLSearchParams(enquiry), headers });
    return status;
  };
  const statuses: number[] = [];
  for (let at = 0; at < 160; at += 1) statuses.push(await send(`2001:db8:1:${Math.floor(at / 20)}::7`));
  expect(new Set(statuses.slice(0, 150))).toEqual(new Set([200]));
  expect(new Set(statuses.slice(150))).toEqual(new Set([429]));
  for (const address of ['2001:db8:2::7', '203.0.113.7']) expect(await send(address)).toBe(200);
}, 60_000);

test.each([
  ['a provider, from all its IPv6 networks,', (at: number) => `2001:db8:${at}::7`, '2001:db9::7'],
  ['a /16 of IPv4', (at: number) => `198.51.${at}.7`, '198.52.0.7'],
])(
  '%s sends 300 forms a minute, and keeps nobody else from sending theirs',
  async (_, addressOf, another) => {
    const { server } = await startBehindProxy();
    const send = async (address: string) => {
      const headers = { Accept: script, 'X-Forwarded-For': address };
      const { status } = await fetch(server.address, { method: 'POST', body: new URLSearchParams(enquiry), headers });
      return status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 310; at += 1) statuses.push(await send(addressOf(Math.floor(at / 20))));
    expect(new Set(statuses.slice(0, 300))).toEqual(new Set([200]));
    expect(new Set(statuses.slice(300))).toEqual(new Set([429]));
    expect(await send(another)).toBe(200);
  },
  60_000,
);

test('beyond 600 forms a minute a form comes back as typed, and says when to try again', async () => {
  const listener = await startBehindProxy();
  const send = (fields: Record<string, string>, from: number, accept: string) =>
    fetch(listener.server.address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Accept: accept, 'X-Forwarded-For': `198.${from}.100.7` },
    });
  /** Sends a form 600 times, from 20 addresses. */
  const sendAll = async (fields: Record<string, string>, from: number) => {
    const statuses = new Set<number>();
    for (let client = from; client < from + 20; client += 1) {
      const responses = await Promise.all(Array.from({ length: 30 }, () => send(fields, client, script)));
      for (const { status } of responses) statuses.add(status);
    }
    return [...statuses];
  };
  const trapped = { ...enquiry, 'bot-field': 'x' };
  expect(await sendAll(trapped, 0)).toEqual([200]);
  expect((await send(trapped, 50, script)).status).toBe(429);
  // Those are robots. Of visitors none was refused yet.
  expect(await sendAll(enquiry, 100)).toEqual([200]);
  const refused = await send(enquiry, 200, script);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const page = await (await send(enquiry, 200, browser)).text();
  expect(page).toMatch(/Too many messages came from your network. Please send it again in \d+ seconds/);
  expect(page).toContain('value="030 1234567 ext. 5"');
}, 60_000);

test('a form that could not be stored comes back with what was typed, to be sent again', async () => {
  const database = new Database(join(site.dataFolder, 'site.sqlite'));
  database.exec('DROP TABLE submissions');
  database.close();
  const response = await post(enquiry, browser);
  expect(response.status).toBe(500);
  const page = await response.text();
  expect(page).toContain('Our server could not take it. Please send it again.');
  expect(page).toContain('value="030 1234567 ext. 5"');
  expect(page).toContain('<option selected>Support</option>');
  expect(entries).toContainEqual(
    expect.objectContaining({
      level: 'error',
      requestId: response.headers.get('x-request-id'),
      error: expect.stringContaining('submissions'),
    }),
  );
  expect((await post(enquiry, script)).headers.get('content-type')).toContain('application/json');
});

test('a tab opened before the site lost a form or field can still send that form', async () => {
  const { enquiry: former, ...forms } = testDefinition.forms;
  if (!former) throw new Error('the test needs that form');
  const { dialCode: _removed, ...fields } = former.fields;
  const switchTo = (name: string, definition: SiteDefinition) => {
    writeSite(join(site.folder, name), name);
    writeFileSync(join(site.folder, name, 'site.json'), JSON.stringify(definition));
    rmSync(site.link);
    symlinkSync(name, site.link);
  };
  switchTo('two', { ...testDefinition, forms: { ...forms, enquiry: { ...former, fields } } });
  expect((await post(enquiry, script)).status).toBe(200);
  switchTo('three', { ...testDefinition, forms });
  expect((await post({ ...enquiry, message: 'Again' }, script)).status).toBe(200);
  // Of a form that is there, what no site has is dropped.
  const database = new Database(join(site.dataFolder, 'site.sqlite'));
  const rows = database.prepare('SELECT fields, dropped_fields AS dropped FROM submissions ORDER BY id').all();
  database.close();
  expect(rows).toEqual([
    { fields: expect.stringContaining('"dialCode":"Germany"'), dropped: 0 },
    { fields: expect.stringContaining('"dialCode":"Germany"'), dropped: 0 },
  ]);
});

test.each([undefined, '{', '{"name":"Of a version that had less in it"}'])(
  'a site with an unreadable definition is served, and says why forms fail: %s',
  async (definition) => {
    if (definition !== undefined) expectConsole('error', /The site takes no form: /);
    const old = await startTestSite();
    others.push(old);
    writeSite(join(old.folder, 'old'), 'old');
    if (definition === undefined) rmSync(join(old.folder, 'old/site.json'));
    else writeFileSync(join(old.folder, 'old/site.json'), definition);
    rmSync(join(old.folder, 'one'), { recursive: true });
    rmSync(old.link);
    symlinkSync('old', old.link);
    expect((await fetch(old.server.address)).status).toBe(200);
    const response = await fetch(old.server.address, {
      method: 'POST',
      body: new URLSearchParams(enquiry),
      headers: { Accept: browser },
    });
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain('Our server could not take it. Please send it again.');
    expect(page).toContain('Go back in your browser: what you typed is still there.');
    const send = () =>
      fetch(old.server.address, { method: 'POST', body: new URLSearchParams(enquiry), headers: { Accept: script } });
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    // Compose repairs it in its folder.
    writeFileSync(join(old.folder, 'old/site.json'), JSON.stringify(testDefinition));
    expect((await send()).status).toBe(200);
  },
);
