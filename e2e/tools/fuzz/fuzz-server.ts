import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { copySite, startSiteServer } from '../../harness/site-server';

/** Connections at one time. */
const connections = 24;

/** How long (ms) a connection may stay silent: a request that is not complete gets no response. */
const maxWait = 250;

/** What the store of documents does not offer, and what it cannot do just now. */
const deliberate: ReadonlySet<string> = new Set(['501', '503']);

const marker = 'outside-of-the-roots-7d1f';

const odd = fc.string({ unit: fc.constantFrom(...'\0\t /\\.:;,=&%+?#@[]{}<>"\'-_0159afxé\u202e') });
const segment = fc.oneof(
  odd,
  fc.constantFrom(
    '..',
    '%2e%2e',
    '..%2f',
    '%c0%ae',
    '.',
    '',
    'secret.txt',
    'assets',
    'media',
    'v1',
    'pdfs',
    'products',
  ),
);
const path = fc.oneof(
  fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
  // As a client that knows the rules would write it.
  fc.array(segment, { maxLength: 6 }).map((segments) => encodeURI(`/${segments.join('/')}`)),
  fc.constantFrom(
    '/',
    '/contact',
    '/native-blogs',
    '/__health?detail',
    '/__composition',
    '/__errors',
    '/?override=a@b',
  ),
  fc
    .constantFrom(':commit', ':runQuery', ':batchGet')
    .map((call) => `/v1/projects/demo-site/databases/(default)/documents${call}`),
);
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'Range',
      'If-Range',
      'If-None-Match',
      'Cookie',
      'X-Forwarded-For',
      'Forwarded',
      'Origin',
      'Accept',
      'Accept-Encoding',
      'Idempotency-Key',
      'Content-Type',
      'Sec-Fetch-Site',
    ),
    fc.oneof(
      odd,
      fc.constantFrom(
        'bytes=0-',
        'bytes=5-2',
        'bytes=-1',
        'override=%',
        'text/html',
        'br;q=0',
        'application/x-www-form-urlencoded',
        '*',
        'W/"a"',
      ),
    ),
  ),
  fc.tuple(fc.stringMatching(/^[A-Za-z-]{1,12}$/), odd),
);
const typedValue = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  fc.record({ doubleValue: fc.oneof(fc.double(), fc.constantFrom('NaN', '1e999', '-0')) }),
  fc.record({ integerValue: fc.oneof(fc.string(), fc.bigInt().map(String)) }),
  fc.record({ timestampValue: fc.string() }),
  fc.record({ mapValue: fc.record({ fields: fc.dictionary(fc.string(), fc.jsonValue()) }) }),
);
const body = fc.oneof(
  odd,
  fc.webQueryParameters().map((query) => `form-name=home-contact&${query}`),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.record({ name: fc.string(), value: typedValue, field: fc.string() }).map(({ name, value, field }) =>
    JSON.stringify({
      writes: [
        {
          update: {
            name: `projects/demo-site/databases/(default)/documents/fuzz/${name}`,
            fields: { [field]: value },
          },
        },
      ],
    }),
  ),
  typedValue.map((value) =>
    JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'fuzz' }],
        where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value } },
      },
    }),
  ),
);
const requests = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'X'),
  path,
  headers: fc.array(header, { maxLength: 4 }),
  body: fc.oneof(fc.constant(''), body),
});

type FuzzedRequest = typeof requests extends fc.Arbitrary<infer Value> ? Value : never;

function write({ method, path: target, headers, body: content }: FuzzedRequest, port: string): string {
  const lines = headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, '')}`);
  const length = Buffer.byteLength(content, 'utf8');
  return `${method} ${target.replaceAll(/[\r\n]/g, '')} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\nContent-Length: ${length}\r\n${lines.join('\r\n')}${lines.length > 0 ? '\r\n' : ''}\r\n${content}`;
}

/** Sends bytes as they are. @returns what came back; empty where nothing did */
function send(port: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let received = '';
    socket.setTimeout(maxWait, () => socket.destroy());
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      if (received.length < 100_000) received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : undefined));
    // Not ended: the server takes a half-closed connection for one that nobody waits at.
    socket.write(request);
  });
}

/**
 * Sends requests of every malformation to a server.
 * @returns what went wrong: responses of 500 and above that are no deliberate 501 or 503, files from outside the site, an end of the server
 */
export async function fuzzServer(cases: number, seed: number): Promise<string[]> {
  const site = copySite();
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  for (const place of [join(dirname(site), 'secret.txt'), join(folder, 'secret.txt')]) writeFileSync(place, marker);
  const server = await startSiteServer(site, { FORMS_PER_MINUTE: '1000000' });
  const { port } = new URL(server.address);
  const wrong: string[] = [];
  const counts = new Map<string, number>();
  let ended = false;
  server.process.once('exit', () => {
    ended = true;
  });
  const progress = showProgress();
  try {
    for (let done = 0; done < cases && wrong.length < 20; done += 2000) {
      const batch = fc.sample(requests, { numRuns: Math.min(2000, cases - done), seed: seed + done });
      const queue = batch.map((request) => write(request, port));
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (let request = queue.pop(); request !== undefined && !ended; request = queue.pop()) {
            const response = await send(port, request);
            const status = /^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 'none';
            counts.set(status, (counts.get(status) ?? 0) + 1);
            if (/^5/.test(status) && !deliberate.has(status)) wrong.push(`${status} for ${JSON.stringify(request)}`);
            if (response.includes(marker)) wrong.push(`a file from outside for ${JSON.stringify(request)}`);
          }
        }),
      );
      progress.report('requests', Math.min(done + batch.length, cases), cases);
      if (ended) {
        wrong.push(`the server ended within the ${done + batch.length} first requests, seed ${seed}`);
        break;
      }
    }
    const health = ended ? 'none' : String((await fetch(`${server.address}/__health`)).status);
    if (health !== '200') wrong.push(`afterwards /__health is ${health}`);
  } finally {
    if (!ended) await server.stop();
    rmSync(folder, { recursive: true });
    rmSync(join(dirname(site), 'secret.txt'), { force: true });
    rmSync(site, { recursive: true });
  }
  console.log(
    `responses: ${[...counts]
      .sort()
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  );
  return wrong;
}
