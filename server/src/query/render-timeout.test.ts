import { renderTimeoutOf } from './render-timeout';

const wait = (site?: string) => renderTimeoutOf({ headers: site === undefined ? {} : { 'sec-fetch-site': site } });

test('who has sent a form waits longer than who has followed a link, which the script follows as well', () => {
  expect(wait('same-origin')).toBeGreaterThan(wait('none'));
  expect(wait('cross-site')).toBe(wait('none'));
});

test('a browser that does not say where its visitor comes from is waited for', () => {
  expect(wait()).toBe(wait('same-origin'));
});
