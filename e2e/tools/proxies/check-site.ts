import { readdirSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { publicName, type RunningProxy } from './start-proxy';

/** What a visitor, or a stranger, sends; both are on this machine, with addresses of their own. */
type Sending = { method?: string; path?: string; headers?: Record<string, string>; body?: string; from?: string };
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** The clients that are told apart: every address of 127.0.0.0/8 is this machine. */
const visitor = '127.0.0.1';
const other = '127.0.0.2';

/** Tries everything that has to hold behind a proxy. @returns a line for each thing that does not */
export async function checkSite(
  proxy: RunningProxy,
  { siteFolder, formsPerMinute, staffAddress }: { siteFolder: string; formsPerMinute: number; staffAddress: string },
): Promise<string[]> {
  const wrong: string[] = [];
  const expectStatus = (what: string, expected: number | readonly number[], { status }: Answer) => {
    if (![expected].flat().includes(status)) wrong.push(`${what}: status ${status} instead of ${expected}`);
  };
  const send = (sending: Sending) => sendThrough(proxy, sending);
  const origin = `https://${publicName}`;

  const page = await send({ path: '/contact' });
  expectStatus('a page', 200, page);
  if (!page.headers['strict-transport-security']) wrong.push('a page: it comes without Strict-Transport-Security');
  expectStatus('the tool', 404, await send({ path: '/native-blogs' }));
  expectStatus('the composition', 404, await send({ path: '/__composition' }));
  const health = await send({ path: '/__health' });
  if (health.body !== '{"ok":true}') wrong.push(`health: it says more than that: ${health.body}`);
  const overridden = await send({
    path: '/contact?override=mfe_marketing@http://127.0.0.1:9',
    headers: { 'Sec-Fetch-Site': 'none' },
  });
  if (overridden.headers['set-cookie'] || overridden.body !== page.body) wrong.push('an override: it is taken');

  const film = readdirSync(join(siteFolder, 'media')).find((name) => name.endsWith('.mp4'));
  const part = await send({ path: `/media/${film}`, headers: { Range: 'bytes=4-7' } });
  expectStatus('a part of a film', 206, part);
  if (part.body !== 'ftyp') wrong.push(`a part of a film: it is "${part.body}"`);

  const report = (headers: Record<string, string>) =>
    send({ method: 'POST', path: '/__errors', headers, body: failure });
  expectStatus('a report', 204, await report({ Origin: origin }));
  expectStatus("another site's report", 403, await report({ Origin: 'https://evil.example' }));

  const form = (from: string, headers: Record<string, string>) =>
    send({ method: 'POST', headers: { ...formHeaders, ...headers }, body: enquiry, from });
  expectStatus("another site's form", 403, await form(visitor, { Origin: 'https://evil.example' }));
  for (let count = 1; count <= formsPerMinute; count += 1) {
    expectStatus(`form ${count}`, 200, await form(visitor, { Origin: origin, 'Sec-Fetch-Site': 'same-origin' }));
  }
  expectStatus('one form too many', 429, await form(visitor, { Origin: origin }));
  const claimed = { Origin: origin, 'X-Forwarded-For': '198.51.100.7' };
  expectStatus('one form too many, with a claimed address', 429, await form(visitor, claimed));
  const withoutScript = await form(other, { Origin: origin, Accept: 'text/html' });
  expectStatus("another visitor's form, without script", 303, withoutScript);

  const refused = [400, 401, 403, 404, 405, 421];
  for (const path of strangersPaths) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expectStatus(`a stranger's ${method} ${path}`, refused, await send({ method, path, body: commit }));
    }
  }
  const staff = await fetch(staffAddress + strangersPaths[0], {
    method: 'POST',
    body: commit,
    headers: { 'X-Forwarded-For': '203.0.113.1' },
  });
  if (staff.status !== 403) wrong.push(`the staff listener, forwarded: status ${staff.status}`);
  return wrong;
}

const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded' };
const enquiry = new URLSearchParams({
  'form-name': 'home-contact',
  fullName: 'Ada Example',
  companyName: 'Example Works',
  email: 'ada@example.com',
  countryCode: '+91',
  phoneNumber: '12345',
  reason: 'Support',
}).toString();
const failure = JSON.stringify({ remote: 'mfe-a', version: '1', team: 'a', message: 'broken', page: '/' });
const documents = 'projects/demo-site/databases/(default)/documents';
const commit = JSON.stringify({ writes: [{ update: { name: `${documents}/blogs/a`, fields: {} } }] });
const strangersPaths = [
  `/v1/${documents}:commit`,
  `/v1/${documents}:runQuery`,
  `/v1/${documents}:batchGet`,
  '/__composition',
  '/__staff',
  '/__health',
  '/native-blogs',
  '/contact',
];

function sendThrough(
  proxy: RunningProxy,
  { method = 'GET', path = '/', headers = {}, body = '', from = visitor }: Sending,
) {
  return new Promise<Answer>((resolve, reject) => {
    const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    request(
      {
        host: '127.0.0.1',
        port: proxy.port,
        localAddress: from,
        servername: publicName,
        ca: proxy.authority,
        method,
        path,
        headers: { Host: publicName, ...headers, ...length },
        agent: false,
      },
      (response) => {
        let text = '';
        response.setEncoding('latin1').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    )
      .on('error', reject)
      .end(body);
  });
}
