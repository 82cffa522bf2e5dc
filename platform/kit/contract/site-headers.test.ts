import { dataHeaders, headersOf, siteHeaderRules, strictTransportSecurity } from './site-headers';
import { speculationRules } from './speculation-rules';

const rules = siteHeaderRules(['/write']);

test('of several rules for one header the last one counts', () => {
  expect(headersOf(rules, '/enquire')).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(headersOf(rules, '/assets/shell/1/entry.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

test('the sign-in window may talk to the page of the tool, and to no other', () => {
  expect(headersOf(rules, '/write')['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  expect(headersOf(rules, '/write-2')['Cross-Origin-Opener-Policy']).toBe('same-origin');
});

test('only the tool’s page may be framed, and only by its own origin', () => {
  expect(headersOf(rules, '/write')['Content-Security-Policy']).toBe("frame-ancestors 'self'");
  expect(headersOf(rules, '/write-2')['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});

test('search engines, caches and the next page learn nothing of a shared draft', () =>
  expect(headersOf(rules, '/draft')).toMatchObject({
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  }));

test('a form on a page that is no file of the site is sent with its origin', () => {
  expect(dataHeaders['Referrer-Policy']).toBe('same-origin');
});

test('no page may be framed or use a device; requests elsewhere give only the origin', () => {
  expect(headersOf(rules, '/')).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Speculation-Rules': '"/speculation-rules.json"',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(dataHeaders).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
  // A year, in seconds.
  expect(strictTransportSecurity['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
});

test('other sites may show files of remotes and pictures, but only from those folders', () => {
  expect(headersOf(rules, '/assets/a.js')['Access-Control-Allow-Origin']).toBe('*');
  expect(headersOf(rules, '/media/a.avif')).toMatchObject({
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  for (const path of ['/assets-of-ours', '/media', '/pdfs/a.pdf'])
    expect(headersOf(rules, path)).toEqual(headersOf(rules, '/'));
});

test('links are prefetched only before hydration, and never files or tools', () => {
  expect(headersOf(rules, '/speculation-rules.json')['Content-Type']).toBe('application/speculationrules+json');
  const [rule] = speculationRules(['/write'], '').prefetch;
  expect(rule?.where.and).toEqual([
    { href_matches: '/*' },
    { selector_matches: ':root:not([data-hydrated]) a' },
    { not: { href_matches: expect.arrayContaining(['/assets/*', '/media/*', '/pdfs/*', '/write']) } },
  ]);
});

test('a file of a post is downloaded and never shown, whatever is in it', () => {
  expect(headersOf(rules, `/media/posts/files/${'a'.repeat(32)}/guide.pdf`)).toMatchObject({
    'Content-Disposition': 'attachment',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': expect.stringContaining('sandbox'),
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});
