import fc from 'fast-check';
import { parseHost } from 'kit/http/host';
import { chooseWords } from 'kit/words/choose-words';
import { propertySettings } from '../testing/property-settings';
import { decideAccess, type Listener, type RequestHead } from './decide-access';
import { createStaffSessions } from './staff-sessions';
import { staffCookieName } from './staff-token';

const token = 'A'.repeat(43);
const sessions = createStaffSessions();
const listeners = {
  only: { kind: 'only' },
  public: { kind: 'public', origin: 'https://www.halvard.example' },
  staff: { kind: 'staff', token, sessions },
} as const satisfies Record<string, Listener>;

const head = (host: string, headers: Record<string, string> = {}, rest: Partial<RequestHead> = {}): RequestHead => ({
  method: 'POST',
  url: '/',
  httpVersion: '1.1',
  headers: { host, ...headers },
  rawHeaders: ['Host', host],
  ...rest,
});
const outcome = (listener: Listener, request: RequestHead) => {
  const decision = decideAccess(listener, request, chooseWords('en'));
  return decision.kind === 'admitted' ? decision.access : decision.status;
};

/** Names of this machine. */
const loopback = ['127.0.0.1', 'localhost', '[::1]', 'LocalHost', '127.0.0.1:4173', '[::1]:4173', 'localhost:80'];

/** What no browser writes: refused, whatever it might mean. */
const odd = [
  '',
  ' ',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '127.0.0.01',
  '127.0.0.1.',
  'localhost.',
  '[0:0:0:0:0:0:0:1]',
  '[::1',
  '::1',
  '[::ffff:127.0.0.1]',
  'localhost:',
  'localhost:04173',
  'localhost:65536',
  'localhost:4173:1',
  'user@localhost',
  'localhost/x',
  'localhost, localhost',
  'http://localhost',
  'ünï.example',
  '%6cocalhost',
  'localhost\t',
];

describe('the Host header is parsed', () => {
  test.each(loopback)('this machine: %s', (host) => {
    expect(outcome(listeners.only, head(host))).toBe('staff');
    expect(outcome(listeners.public, head(host))).toBe('visitor');
    expect(outcome(listeners.staff, head(host, { authorization: `Bearer ${token}` }))).toBe('staff');
  });

  test.each(odd)('refused as odd: "%s"', (host) => {
    for (const listener of Object.values(listeners)) expect(outcome(listener, head(host))).toBe(400);
  });

  test('refused as odd: two Host headers, none, and a target with a host', () => {
    for (const listener of Object.values(listeners)) {
      expect(
        outcome(listener, head('localhost', {}, { rawHeaders: ['Host', 'localhost', 'host', 'evil.example'] })),
      ).toBe(400);
      expect(outcome(listener, head('localhost', {}, { rawHeaders: [] }))).toBe(400);
      expect(outcome(listener, head('localhost', {}, { url: 'http://localhost/' }))).toBe(400);
      expect(outcome(listener, head('localhost', {}, { url: '*', method: 'OPTIONS' }))).toBe(400);
    }
  });

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '10.0.0.1', '127.0.0.2', '[::2]'])(
    'not this machine: %s',
    (host) => {
      expect(outcome(listeners.only, head(host))).toBe('files');
      expect(outcome(listeners.public, head(host))).toBe(421);
      expect(outcome(listeners.staff, head(host, { authorization: `Bearer ${token}` }))).toBe(421);
    },
  );

  test.each([
    ['www.halvard.example', 'visitor'],
    ['WWW.Halvard.Example', 'visitor'],
    ['www.halvard.example:443', 'visitor'],
    ['www.halvard.example:80', 421],
    ['halvard.example', 421],
    ['www.halvard.example.evil.example', 421],
  ])('the public name: %s', (host, expected) => {
    expect(outcome(listeners.public, head(host))).toBe(expected);
  });

  test('every accepted host is spelled as a URL spells it', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'localhost',
        '127.0.0.1',
        '[::1]',
        '.',
        ':',
        '@',
        '/',
        '%',
        '0x7f',
        '80',
        '#',
        '?',
        '[',
        ']',
        '-',
      ),
      fc.string({ maxLength: 4 }),
    );
    const hosts = fc.oneof(
      fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('')),
      fc.ipV4Extended(),
      fc.ipV6().map((address) => `[${address}]`),
    );
    let parsed = 0;
    fc.assert(
      fc.property(hosts, (text) => {
        const host = parseHost(text);
        if (!host) return;
        parsed += 1;
        const { hostname, port, pathname, username, password, search, hash } = new URL(`http://${text}/`);
        // One comparison, because thousands of cases run.
        expect([
          hostname,
          port || (text.endsWith(':80') ? '80' : ''),
          pathname + username + password + search + hash,
        ]).toEqual([host.hostname, host.port, '/']);
        expect(host.isLoopback).toBe(['localhost', '127.0.0.1', '[::1]'].includes(hostname));
      }),
      { ...propertySettings, examples: [['localhost'], ['[::1]:80'], ['127.0.0.1:4173']] },
    );
    expect(parsed).toBeGreaterThan(10);
  });
});

describe('what was forwarded', () => {
  test.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-foo',
    'x-real-ip',
  ])('%s: files only at the only listener, nothing at the staff listener', (name) => {
    const headers = { [name]: '', authorization: `Bearer ${token}` };
    expect(outcome(listeners.only, head('localhost', headers))).toBe('files');
    expect(outcome(listeners.staff, head('localhost', headers))).toBe(403);
    expect(outcome(listeners.public, head('localhost', headers))).toBe('visitor');
  });

  test('HTTP/1.0, the default of nginx, counts as forwarded', () => {
    expect(outcome(listeners.only, head('localhost', {}, { httpVersion: '1.0' }))).toBe('files');
    expect(outcome(listeners.staff, head('localhost', {}, { httpVersion: '1.0' }))).toBe(403);
  });
});

/** What a Firebase project gives to staff who sign in. */
function projectToken(alg: string, signature: string): string {
  const parts = [
    { alg, typ: 'JWT' },
    { sub: 'ada', aud: 'demo-site', exp: 4_000_000_000, staff: true },
  ];
  return [...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')), signature].join('.');
}

describe('the staff listener', () => {
  const cookie = `${staffCookieName(token)}=${sessions.start()}`;
  test.each([
    [{ authorization: `Bearer ${token}` }, 'staff'],
    [{ cookie }, 'staff'],
    [{ cookie: `a=b; ${cookie}; c=d` }, 'staff'],
    [{}, 401],
    [{ authorization: 'Bearer owner' }, 401],
    [{ authorization: `Bearer ${token}A` }, 401],
    [{ authorization: token }, 401],
    // Tokens of a Firebase project are none of this server's: neither an unsigned one nor one that somebody has signed.
    [{ authorization: `Bearer ${projectToken('none', '')}` }, 401],
    [{ authorization: `Bearer ${projectToken('RS256', 'c2lnbmVk')}` }, 401],
    [{ cookie: `${cookie}A` }, 401],
    [{ cookie: `x${cookie}` }, 401],
    [{ cookie: `${staffCookieName(token)}=${token}` }, 401],
    [{ cookie: cookie.replace(staffCookieName(token), 'staff-00000000') }, 401],
    // A browser that comes from the tool on an origin of its own sends the SDK's bearer beside an old cookie.
    [{ authorization: 'Bearer owner', cookie }, 'staff'],
  ])('requires a session or the token: %j', (headers, expected) => {
    expect(outcome(listeners.staff, head('localhost', headers))).toBe(expected);
  });

  test('without the token it admits only assets, the staff link and preflight requests', () => {
    const without = (method: string, url: string) => outcome(listeners.staff, head('localhost', {}, { method, url }));
    expect(without('GET', '/media/site.webmanifest')).toBe('files');
    expect(without('GET', '/__staff?token=x')).toBe('files');
    expect(without('OPTIONS', '/v1/projects')).toBe('files');
    for (const url of ['/', '/ask-us', '/write', '/__composition', '/__staffx', '/mediax', '//media/']) {
      expect(without('GET', url)).toBe(401);
    }
  });
});

test.each<[Listener, host: string, origins: string[]]>([
  [listeners.only, 'localhost:4173', ['http://localhost:4173']],
  [listeners.only, '127.0.0.1:80', ['http://127.0.0.1']],
  [listeners.only, '[::1]', ['http://[::1]']],
  [listeners.public, 'www.halvard.example', ['https://www.halvard.example']],
  [listeners.public, '127.0.0.1:4173', ['https://www.halvard.example', 'http://127.0.0.1:4173']],
])('pages that may write at the listener %j, asked by the name of %s, are of %j', (listener, host, origins) => {
  expect(decideAccess(listener, head(host), chooseWords('en'))).toMatchObject({ kind: 'admitted', origins });
});

test.each([
  ['http://www.halvard.example', 'www.halvard.example:80', 'visitor'],
  ['http://www.halvard.example', 'www.halvard.example:443', 421],
  ['https://www.halvard.example:8443', 'www.halvard.example:8443', 'visitor'],
  ['https://www.halvard.example:8443', 'www.halvard.example', 421],
  ['https://www.halvard.example:8443', 'www.halvard.example:443', 421],
])('a listener of %s is asked by its name and port: %s', (origin, host, expected) => {
  expect(outcome({ kind: 'public', origin }, head(host))).toBe(expected);
});

test('a stranger gets only files at the only listener, and nothing at the staff one', () => {
  const names = fc.constantFrom('localhost', '127.0.0.1:4180', 'evil.example', 'www.halvard.example', '127.1', '[::1]');
  const headerNames = [
    'x-forwarded-for',
    'forwarded',
    'via',
    'authorization',
    'cookie',
    'origin',
    'x-real-ip',
    'accept',
  ];
  const headers = fc.dictionary(fc.constantFrom(...headerNames), fc.string(), { noNullPrototype: true });
  fc.assert(
    fc.property(names, headers, fc.constantFrom('1.0', '1.1'), (host, sent, httpVersion) => {
      const request = head(host, sent, { httpVersion, url: '/v1/projects' });
      const isStranger =
        httpVersion === '1.0' ||
        !parseHost(host)?.isLoopback ||
        ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in sent);
      const outcomes = [listeners.only, listeners.staff, listeners.public].map((listener) =>
        outcome(listener, request),
      );
      const allowed = [isStranger ? ['files', 400] : ['staff'], [400, 401, 403, 421], ['visitor', 400, 421]];
      return outcomes.every((one, index) => allowed[index]?.includes(one));
    }),
    propertySettings,
  );
});
