import { isForwarded, isFromOwnPage, parseHost } from './host';

test.each([
  ['127.0.0.1:4173', '127.0.0.1', '4173', true],
  ['LocalHost', 'localhost', '', true],
  ['[::1]:80', '[::1]', '80', true],
  ['www.company.example', 'www.company.example', '', false],
  ['localhost.evil.example', 'localhost.evil.example', '', false],
  ['127.0.0.2', '127.0.0.2', '', false],
  ['a.example:65535', 'a.example', '65535', false],
])('the host %s', (header, hostname, port, isLoopback) => {
  expect(parseHost(header)).toEqual({ hostname, port, isLoopback });
});

test.each([
  '',
  '127.1',
  '0x7f.1',
  '[0:0::1]',
  'a.example.',
  'a.example:065',
  'a.example:65536',
  'a.example:',
  'a@b',
  'a/b',
])('no browser names a host "%s"', (header) => expect(parseHost(header)).toBeUndefined());

test.each([
  'forwarded',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
])('a request with %s has come through a proxy', (name) => {
  expect(isForwarded({ host: 'a', [name]: '1' })).toBe(true);
  expect(isForwarded({ host: 'a', [`not-${name}`]: '1', viaduct: '1' })).toBe(false);
});

test('a request comes from a page of the site, or from no page at all', () => {
  const own = ['https://a.example'];
  const isOwn = (headers: Record<string, string>) => isFromOwnPage(headers, own);
  expect([
    isOwn({}),
    isOwn({ origin: 'https://a.example' }),
    isOwn({ 'sec-fetch-site': 'same-origin', origin: 'https://a.example' }),
    isOwn({ 'sec-fetch-site': 'none' }),
  ]).toEqual([true, true, true, true]);
  expect([
    isOwn({ origin: 'https://b.example' }),
    isOwn({ origin: 'null' }),
    isOwn({ 'sec-fetch-site': 'cross-site' }),
    isOwn({ 'sec-fetch-site': 'same-site' }),
    isOwn({ 'sec-fetch-site': 'cross-site', origin: 'https://a.example' }),
    isOwn({ 'sec-fetch-site': 'same-origin', origin: 'https://b.example' }),
    isFromOwnPage({ origin: ['https://a.example', 'https://b.example'] }, own),
  ]).toEqual(Array(7).fill(false));
});
