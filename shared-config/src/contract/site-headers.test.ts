import { dataHeaders, headersOf, siteHeaderRules } from './site-headers';

const rules = siteHeaderRules(['/native-blogs']);

test('of several rules for one header the last one counts', () => {
  expect(headersOf(rules, '/contact')).toMatchObject({
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
  expect(headersOf(rules, '/native-blogs')['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
  expect(headersOf(rules, '/native-blogs-2')['Cross-Origin-Opener-Policy']).toBe('same-origin');
});

test('a form on a page that is no file of the site is sent with its origin, without which it would be refused', () => {
  expect(dataHeaders['Referrer-Policy']).toBe('same-origin');
});
