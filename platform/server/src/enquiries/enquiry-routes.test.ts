import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { get as request } from 'node:http';
import { join } from 'node:path';
import fastify from 'fastify';
import { policyHash } from 'kit/contract/policy-hash';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { createSubmissionStore } from '../forms/submission-store';
import { openDatabase } from '../storage/opening/open-database';
import { startTestSite, type TestSite } from '../testing/test-site';
import { registerEnquiryRoutes } from './enquiry-routes';
import { createEnquiryStore } from './enquiry-store';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.dispose());

const address = (path: string) => `${site.server.address}${path}`;
const get = async (path: string) => {
  const response = await fetch(address(path), { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(address(path), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });

/** Sends an enquiry; the first of a test has the number 1. */
const send = (fields: Record<string, string> = {}) => post('/', { 'form-name': 'enquiry', ...ada, ...fields });
const grace = { person: 'Grace', email: 'grace@example.com' };
const ada = {
  person: 'Ada Example',
  firm: 'Engines',
  email: 'ada@example.com',
  dialCode: '+44',
  telephone: '12345',
  reason: 'Support',
};

test('an enquiry is new until opened, gets a note, is answered and is no longer open', async () => {
  await send({ message: 'A <b>bold</b> question about conveyors' });
  const list = await get('/__enquiries');
  expect(list.text).toContain('New</strong>');
  expect(list.text).toContain('A &lt;b&gt;bold&lt;/b&gt; question');
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(list.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse((await get('/__enquiries/new')).text)).toEqual({ count: 1 });
  expect((await get('/__enquiries/1')).text).toContain('Not answered yet');
  expect(JSON.parse((await get('/__enquiries/new')).text)).toEqual({ count: 0 });
  expect((await get('/__enquiries')).text).not.toContain('New</strong>');
  const noted = await post('/__enquiries/1', { action: 'note', note: 'Called back' });
  expect([noted.status, noted.headers.get('location')]).toEqual([303, '/__enquiries/1?show=open&done=noted']);
  expect((await get('/__enquiries/1')).text).toContain('\nCalled back</textarea>');
  await post('/__enquiries/1', { action: 'answer' });
  expect((await get('/__enquiries')).text).toContain('No enquiries match');
  expect((await get('/__enquiries?show=answered')).text).toContain('Ada Example');
  await post('/__enquiries/1', { action: 'reopen' });
  expect((await get('/__enquiries')).text).toContain('Ada Example');
});

test('words of any field and of notes are found; what is found is exported', async () => {
  await send();
  await post('/__enquiries/1', { action: 'note', note: 'Called back' });
  await send({ ...grace, message: '=cmd()' });
  expect((await get('/__enquiries?text=engines+grace')).text).toContain('1 enquiry.');
  expect((await get('/__enquiries?text=CALLED')).text).toContain('Ada Example');
  const csv = await get('/__enquiries.csv?text=grace');
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="enquiries.csv"');
  expect(csv.headers.get('cache-control')).toBe('no-store');
  expect(csv.text).toContain(`"'=cmd()"`);
  expect(csv.text).not.toContain('Ada Example');
});

test('a promised mail that nobody sends is marked, until somebody has sent it', async () => {
  const fields = {
    person: 'Katherine',
    firm: 'Orbits',
    email: 'k@example.com',
    position: 'Lead',
    agreed: 'Yes',
  };
  await post('/', { 'form-name': 'manual-request', ...fields, source: 'rotary' });
  expect((await get('/__enquiries?text=katherine')).text).toContain('Email to send');
  expect((await get('/__enquiries/1')).text).toContain('Send it by hand');
  await post('/__enquiries/1', { action: 'mail-sent' });
  expect((await get('/__enquiries/1')).text).toContain('The document was sent on');
});

test('enquiries, one or all of an address, are deleted only with the box ticked', async () => {
  for (const sender of [ada, grace, ada]) await send(sender);
  expect((await post('/__enquiries/2', { action: 'delete' })).status).toBe(422);
  expect((await get('/__enquiries/2')).status).toBe(200);
  await post('/__enquiries/2', { action: 'delete', sure: 'yes' });
  expect((await get('/__enquiries/2')).status).toBe(404);
  // A browser would refuse names such as `jörg@`.
  expect((await get('/__enquiries')).text).not.toContain('type="email"');
  expect((await post('/__enquiries/delete-email', { email: 'ada@example.com' })).status).toBe(422);
  const deleted = await post('/__enquiries/delete-email', { email: 'ADA@example.com', sure: 'yes' });
  expect(deleted.headers.get('location')).toBe('/__enquiries?show=all&done=deleted');
  expect((await get('/__enquiries?show=all&text=ada')).text).toContain('No enquiries match');
});

test('a deletion that fails on the way is not said to be done', async () => {
  const folder = createTemporaryFolder('enquiries');
  const connection = openDatabase(folder);
  const server = fastify();
  const deleteByEmail = () => Promise.reject(new Error('the disk is full'));
  const submissions = { ...createSubmissionStore(connection), deleteByEmail };
  registerEnquiryRoutes(server, createEnquiryStore(connection), submissions, {
    canLogOut: false,
    readSiteStyle: async () => '',
    readForms: async () => new Map(),
    readTool: async () => undefined,
    readCompany: async () => undefined,
    withBase: (path) => path,
  });
  const { statusCode, headers } = await server.inject({
    method: 'POST',
    url: '/__enquiries/delete-email',
    headers: { 'content-type': 'text/plain' },
    payload: 'email=ada@example.com&sure=yes',
  });
  expect([statusCode, headers.location]).toEqual([500, undefined]);
  connection.close();
  rmSync(folder, { recursive: true });
});

test('what was done is said, within the list that it was opened from', async () => {
  await send();
  const act = async (fields: Record<string, string>) => {
    const { headers } = await post('/__enquiries/1?show=all&text=ada', fields);
    return headers.get('location') ?? '';
  };
  for (const [action, done, said] of [
    ['answer', 'answered', 'Marked as answered.'],
    ['reopen', 'reopened', 'Marked as open again.'],
    ['mail-sent', 'sent', 'Document marked as sent.'],
  ] as const) {
    const location = await act({ action });
    expect(location).toBe(`/__enquiries/1?show=all&text=ada&done=${done}`);
    expect((await get(location)).text).toContain(`<p role="status" class="done">${said}</p>`);
  }
  const deleted = await act({ action: 'delete', sure: 'yes' });
  expect(deleted).toBe('/__enquiries?show=all&text=ada&done=deleted');
  expect((await get(deleted)).text).toContain('Deleted permanently.');
});

test('a note keeps its lines, and has a limit; what is not there is not found', async () => {
  await send();
  await post('/__enquiries/1', { action: 'note', note: 'one\r\ntwo' });
  expect((await get('/__enquiries/1')).text).toContain('>\none\ntwo</textarea>');
  expect((await post('/__enquiries/1', { action: 'note', note: 'x'.repeat(5001) })).status).toBe(422);
  expect((await get('/__enquiries/1')).text).toContain('>\none\ntwo</textarea>');
  expect((await post('/__enquiries/2', { action: 'answer' })).status).toBe(404);
  for (const path of ['/__enquiries/2', '/__enquiries/x']) expect((await get(path)).status).toBe(404);
});

/** The note of the first enquiry, and what its page sends along with it. */
async function readNote() {
  const { text } = await get('/__enquiries/1');
  return {
    note: />\n([^<]*)<\/textarea>/.exec(text)?.[1],
    former: /name="former" value="([^"]*)"/.exec(text)?.[1] ?? 'none',
  };
}
const saveNote = async (note: string, former: string) =>
  (await post('/__enquiries/1', { action: 'note', note, former: former.replaceAll('\n', '\r\n') })).headers.get(
    'location',
  );

test('a note changed by somebody else meanwhile is kept with the one that is saved', async () => {
  await send();
  const { former } = await readNote();
  expect(await saveNote('Wants 40 robots\ncall before Friday', former)).toContain('done=noted');
  const location = await saveNote('Sent the brochure', former);
  expect(location).toContain('done=joined');
  expect((await get(location ?? '')).text).toContain('Somebody else has changed the note meanwhile');
  const both = 'Sent the brochure\n\nWants 40 robots\ncall before Friday';
  expect(await readNote()).toEqual({ note: both, former: both });
  expect(await saveNote('', former)).toContain('done=joined');
  expect(await readNote()).toEqual({ note: both, former: both });
  expect(await saveNote('Done', both)).toContain('done=noted');
  expect(await readNote()).toEqual({ note: 'Done', former: 'Done' });
});

test('a form that does not say which note it changes writes over none', async () => {
  await send();
  for (const note of ['one', 'two']) await post('/__enquiries/1', { action: 'note', note });
  expect((await readNote()).note).toBe('two\n\none');
});

test('of two long notes both are kept, and can be shortened step by step', async () => {
  await send();
  await saveNote('a'.repeat(5000), '');
  await saveNote('b'.repeat(5000), '');
  const { note = '' } = await readNote();
  expect(note).toHaveLength(10_002);
  expect((await get('/__enquiries/1')).text).toContain('maxlength="10002"');
  expect(await saveNote(`${note}c`, note)).toBeNull();
  expect(await saveNote(note.slice(0, 9000), note)).toContain('done=noted');
  expect(await saveNote('c'.repeat(5000), note.slice(0, 9000))).toContain('done=noted');
});

test.each([
  ['Chinese', '客户想要四十台机器人，', '我们周五之前打电话。'],
  ['Cyrillic', 'Клиент хочет сорок роботов. ', 'Позвонить до пятницы! '],
])('of %s letters as many can be noted, changed and shortened', async (_letters, one, other) => {
  await send();
  const [first = '', second = ''] = [one, other].map((words) => words.repeat(500).slice(0, 5000).trim());
  expect(await saveNote(first, '')).toContain('done=noted');
  expect(await saveNote(second, '')).toContain('done=joined');
  const { note = '' } = await readNote();
  expect(note).toBe(`${second}\n\n${first}`);
  expect(await saveNote(note.slice(0, -1).trim(), note)).toContain('done=noted');
});

test('a note that is too long is refused in a sentence, and stays in its field', async () => {
  await send();
  await saveNote('Theirs', '');
  const typed = 'x'.repeat(5001);
  const refused = await post('/__enquiries/1', { action: 'note', note: typed, former: 'Before' });
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain('The note is not saved: it may have 5000 characters');
  expect(page).toContain(`maxlength="5000">\n${typed}</textarea><input type="hidden" name="former" value="Before">`);
  expect((await readNote()).note).toBe('Theirs');
  const large = await post('/__enquiries/1', { action: 'note', note: 'x'.repeat(2_000_000) });
  expect([large.status, await large.text()]).toEqual([
    413,
    expect.stringContaining('<h1>The note is too long. Go back, and shorten it</h1>'),
  ]);
});

test('a note of the maximum length keeps all its lines, even an empty first one', async () => {
  await send();
  const note = `\n${'x\n'.repeat(2499)}x`;
  expect(await saveNote(note.replaceAll('\n', '\r\n'), '')).toContain('done=noted');
  expect((await readNote()).note).toBe(note);
});

test('one form is listed alone; an unknown form or page leads to the whole list', async () => {
  await send();
  await send({ ...grace, 'form-name': 'dealer-enquiry' });
  const found = async (query: string) =>
    [...(await get(`/__enquiries?${query}`)).text.matchAll(/class="who">(\w+)/g)].map(([, name]) => name);
  expect(await found('form=dealer-enquiry')).toEqual(['Grace']);
  for (const query of ['form=newsletter', 'show=none', 'page=9', 'page=0', 'page=x', 'text=engines&page=0'])
    expect([query, await found(query)]).toEqual([query, ['Grace', 'Ada']]);
});

test('a page of another site changes nothing', async () => {
  await send();
  const response = await post('/__enquiries/1', { action: 'answer' }, { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
  expect((await get('/__enquiries')).text).toContain('Ada Example');
});

const ask = async (site: string, mode: string, destination: string, path = '/__enquiries/1') => {
  const headers = { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode, 'Sec-Fetch-Dest': destination };
  const [response] = await once(request(address(path), { headers }).end(), 'response');
  response.resume();
  return response.statusCode;
};

test('what a writer inserted in a page cannot read staff pages; the site’s scripts can', async () => {
  await send();
  const pages = [
    '/__enquiries/1',
    '/__enquiries',
    '/__enquiries.csv',
    '/__enquiries/new',
    '/__vitals',
    '/__composition',
  ];
  for (const path of [...pages, '/__metrics', '/__left-out', '/__pictures', '/__pictures/x.jpg'])
    for (const destination of ['script', 'style', 'object', 'embed', 'video', 'track', 'worker', 'font'])
      expect([path, destination, await ask('same-origin', 'no-cors', destination, path)]).toEqual([
        path,
        destination,
        403,
      ]);
  for (const path of pages) {
    expect([path, await ask('same-origin', 'no-cors', 'image', path)]).toEqual([path, 403]);
    expect([path, await ask('same-origin', 'navigate', 'iframe', path)]).toEqual([path, 403]);
  }
  expect(await ask('same-origin', 'no-cors', 'image', `/__pictures/${'a'.repeat(32)}.jpg`)).toBe(404);
  expect(await ask('same-origin', 'cors', 'empty', '/__enquiries/new')).toBe(200);
  expect(await ask('same-origin', 'cors', 'empty')).toBe(200);
  expect((await get('/__enquiries')).text).toContain('New</strong>');
  expect(await ask('same-origin', 'navigate', 'document')).toBe(200);
  expect((await get('/__enquiries')).text).not.toContain('New</strong>');
});

test('other pages’ pictures and frames cannot open an enquiry, but links can', async () => {
  await send();
  // Another server of this machine is the same site for a browser, and gets its cookies.
  for (const site of ['cross-site', 'same-site'])
    expect([await ask(site, 'no-cors', 'image'), await ask(site, 'navigate', 'iframe')]).toEqual([403, 403]);
  expect((await get('/__enquiries')).text).toContain('New</strong>');
  expect(await ask('cross-site', 'navigate', 'document')).toBe(200);
});

test('the public listener has nothing of it', async () => {
  const other = await startTestSite({
    public: { origin: 'https://www.example.com', host: '127.0.0.1', trustedProxies: [] },
    staffPort: 0,
  });
  const status = async (listener: string, path: string, headers = {}) =>
    (await fetch(listener + path, { headers })).status;
  const { address: publicListener, staff } = other.server;
  for (const path of ['/__enquiries', '/__enquiries/1', '/__enquiries.csv']) {
    expect(await status(publicListener, path)).toBe(404);
    expect(await status(staff?.address ?? '', path)).toBe(401);
  }
  expect(await status(staff?.address ?? '', '/__enquiries', { authorization: `Bearer ${staff?.token}` })).toBe(200);
  await other.dispose();
});

test('staff pages have the live site’s style, and their policy allows nothing else', async () => {
  const style = '@font-face{font-family:Archivo;src:url(/media/archivo.woff2)}';
  writeFileSync(
    join(site.folder, 'one', '404.html'),
    `<style data-href="shell.0.css">${style}</style><h1>Not found</h1>`,
  );
  const { text, headers } = await get('/__enquiries');
  expect(text).toContain(`<style>${style}</style>`);
  expect(text).toContain(`<header><p>${testDefinition.name}</p>`);
  expect(headers.get('content-security-policy')).toContain(`font-src 'self'; style-src ${policyHash(style)} `);
});
