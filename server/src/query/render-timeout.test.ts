import { renderTimeoutOf } from './render-timeout';

const wait = (site?: string) => renderTimeoutOf({ headers: site === undefined ? {} : { 'sec-fetch-site': site } });

test('who has sent a form waits longer than who has followed a link, which the script follows as well', () => {
  expect(wait('same-origin')).toBeGreaterThan(wait('none'));
  expect(wait('cross-site')).toBe(wait('none'));
});

test('a browser that does not say where its visitor comes from is waited for', () => {
  expect(wait()).toBe(wait('same-origin'));
});

test('what a browser fetches ahead is waited for: the visitor gets it once the link is followed', () => {
  const headers = { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' };
  expect(renderTimeoutOf({ headers })).toBe(wait('same-origin'));
});
