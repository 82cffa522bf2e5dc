import { readdirSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { publicName, type RunningProxy } from './start-proxy';

/** A request of a visitor, or a stranger. */
type Sending = { method?: string; path?: string; headers?: Record<string, string>; body?: string; from?: string };
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** A second client: every address of 127.0.0.0/8 is this machine. */
const otherVisitor = '127.0.0.2';
const origin = `https://${publicName}`;
const documents = 'projects/demo-site/databases/(default)/documents';
const commit = JSON.stringify({ writes: [{ update: { name: `${documents}/blogs/a`, fields: {} } }] });
const enquiry = new URLSearchParams({
  'form-name': 'home-contact',
  fullName: 'Ada Example',
  companyName: 'Example Works',
  email: 'ada@example.com',
  countryCode: '+91',
  phoneNumber: '12345',
  reason: 'Support',
}).toString();

/**
 * Tries everything that has to hold behind a proxy.
 * @param formsPerMinute how many forms the server takes of one visitor
 * @returns a line for each thing that does not hold
 */
export async function checkSite(proxy: RunningProxy, siteFolder: string, formsPerMinute: number): Promise<string[]> {
  const wrong: string[] = [];
  const expectStatus = async (what: string, expected: readonly number[], sending: Sending) => {
    const answer = await send(proxy, sending);
    if (!expected.includes(answer.status)) wrong.push(`${what}: status ${answer.status} instead of ${expected}`);
    return answer;
  };

  const page = await expectStatus('a page', [200], { path: '/contact' });
  if (!page.headers['strict-transport-security']) wrong.push('a page: it comes without Strict-Transport-Security');
  const health = await send(proxy, { path: '/__health' });
  if (health.body !== '{"ok":true}') wrong.push(`health: it says more than that: ${health.body}`);
  const overridden = await send(proxy, {
    path: '/contact?override=mfe-marketing@http://127.0.0.1:9',
    headers: { 'Sec-Fetch-Site': 'none' },
  });
  if (overridden.headers['set-cookie'] || overridden.body !== page.body) wrong.push('an override: it is taken');

  const film = readdirSync(join(siteFolder, 'media')).find((name) => name.endsWith('.mp4'));
  const part = await expectStatus('a part of a film', [206], {
    path: `/media/${film}`,
    headers: { Range: 'bytes=4-7' },
  });
  if (part.body !== 'ftyp') wrong.push(`a part of a film: it is "${part.body}"`);

  const form = (headers: Record<string, string>) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: enquiry,
  });
  await expectStatus("another site's form", [403], form({ Origin: 'https://evil.example' }));
  for (let count = 1; count <= formsPerMinute; count += 1)
    await expectStatus(`form ${count}`, [200], form({ Origin: origin }));
  const claimed = { Origin: origin, 'X-Forwarded-For': '198.51.100.7' };
  await expectStatus('one form too many, with a claimed address', [429], form(claimed));
  await expectStatus("another visitor's form, without script", [303], {
    ...form({ Origin: origin, Accept: 'text/html' }),
    from: otherVisitor,
  });

  for (const path of [`/v1/${documents}:commit`, '/__composition', '/__staff', '/native-blogs', '/contact'])
    for (const method of ['POST', 'PUT', 'DELETE'])
      await expectStatus(`a stranger's ${method} ${path}`, [400, 401, 403, 404, 405, 421], {
        method,
        path,
        body: commit,
      });
  for (const path of ['/native-blogs', '/__composition']) await expectStatus(`a stranger's ${path}`, [404], { path });
  return wrong;
}

function send(proxy: RunningProxy, { method = 'GET', path = '/', headers = {}, body = '', from }: Sending) {
  return new Promise<Answer>((resolve, reject) => {
    const length = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = {
      host: '127.0.0.1',
      port: proxy.port,
      localAddress: from ?? '127.0.0.1',
      servername: publicName,
      ca: proxy.authority,
      method,
      path,
      headers: { Host: publicName, ...headers, ...length },
      agent: false,
    };
    const asked = request(options, (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    asked.on('error', reject).end(body);
  });
}
