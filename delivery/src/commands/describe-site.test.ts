import { describeSite, warnOfOmissions } from './describe-site';

const site = { id: 'b50c', pages: 62, rendered: 3, repaired: [], leftOut: [] };

test.each([
  ['composed', false, 'Composed 62 pages as b50c, 3 rendered'],
  ['unchanged', true, 'Nothing changed since b50c'],
  ['unchanged', false, 'Nothing changed since b50c; it was missing, and its 62 pages were written again'],
] as const)('a site that is %s, and was there: %s', (outcome, wasThere, line) => {
  expect(describeSite({ ...site, wasThere, outcome })).toEqual([line]);
});

test('each file that was repaired is named', () => {
  expect(describeSite({ ...site, repaired: ['a/index.html'], wasThere: true, outcome: 'unchanged' })).toEqual([
    'Nothing changed since b50c',
    'Repaired a/index.html, which was not as it had been composed',
  ]);
});

test('a page that was left out is named with the reason, and with what readers have instead', () => {
  const page = { location: '/a', remote: 'mfe-a', reason: 'Error: broken' };
  expect(
    warnOfOmissions([
      { ...page, readersSee: 'last-good' },
      { ...page, readersSee: 'nothing' },
    ]),
  ).toEqual([
    'Warning: /a (mfe-a) was left out, readers have its last good version: Error: broken',
    'Warning: /a (mfe-a) was left out, it is not in the site: Error: broken',
  ]);
});
