import { describeSite, warnOfOmissions } from './describe-site';

const site = { id: 'b50c', pages: 62, rendered: 3, repaired: [], leftOut: [], unsearched: [], leftOutMoves: [] };

test.each([
  ['composed', false, 'Composed 62 pages as b50c, 3 rendered'],
  ['unchanged', true, 'Nothing changed since b50c'],
  ['unchanged', false, 'Repaired b50c, which was missing: 62 pages written again'],
] as const)('a site that is %s, and was there: %s', (outcome, wasThere, line) => {
  expect(describeSite({ ...site, wasThere, outcome })).toEqual([line]);
});

test.each([
  [0, undefined, 'all rendered before'],
  [0, 0, 'all rendered before'],
  [0, 62, '62 rendered during the checks'],
  [2, 60, '2 rendered, beside 60 rendered during the checks'],
])('%i pages rendered, and %p before: %s', (rendered, renderedBefore, words) => {
  expect(describeSite({ ...site, rendered, renderedBefore, wasThere: true, outcome: 'composed' })).toEqual([
    `Composed 62 pages as b50c, ${words}`,
  ]);
});

describe('what was repaired is one line, and then nothing is said to have stayed the same', () => {
  const describe = (repaired: string[]) => describeSite({ ...site, repaired, wasThere: true, outcome: 'unchanged' });

  test('one file is named', () => {
    expect(describe(['a/index.html'])).toEqual(['Repaired a/index.html, which was not as it had been composed']);
  });

  test('of many files the first are named, and the others counted', () => {
    const files = Array.from({ length: 90 }, (_, at) => `${at}.html`);
    expect(describe(files)).toEqual([
      'Repaired 90 files, which were not as they had been composed: 0.html, 1.html, 2.html and 87 more',
    ]);
    expect(describe(files.slice(0, 3))).toEqual([
      'Repaired 3 files, which were not as they had been composed: 0.html, 1.html, 2.html',
    ]);
  });

  test('a new site may also have been repaired, when it was composed before', () => {
    expect(describeSite({ ...site, repaired: ['a.html'], wasThere: true, outcome: 'composed' })).toEqual([
      'Composed 62 pages as b50c, 3 rendered',
      'Repaired a.html, which was not as it had been composed',
    ]);
  });
});

test('a page that was left out is named with the reason and what readers see instead', () => {
  const page = { location: '/a', remote: 'mfe-a', code: 'page-does-not-render', reason: 'Error: broken' } as const;
  expect(
    warnOfOmissions({
      leftOut: [
        { ...page, readersSee: 'last-good' },
        { ...page, readersSee: 'nothing' },
      ],
      unsearched: [{ remote: 'mfe-b', pages: 12, first: '/b' }],
      leftOutMoves: [
        { remote: 'mfe-c', count: 3, first: '/old redirects to /new, which is no page', isRetired: false },
        { remote: 'mfe-d', count: 1, first: '/former redirects, and is a page of mfe-a', isRetired: true },
      ],
    }),
  ).toEqual([
    'Warning: /a (mfe-a) was left out, readers have its last good version: Error: broken',
    'Warning: /a (mfe-a) was left out, it is not in the site: Error: broken',
    'Warning: mfe-b has more than 1000 kB of text, so 12 pages are in the site and not in its search, /b the first: shorten its texts',
    'Warning: mfe-c: /old redirects to /new, which is no page, so the site does without (and 2 more of its redirects and addresses in "gone"): correct mfe-c/remote.ts and release it',
    'Warning: mfe-d: /former redirects, and is a page of mfe-a, so the site does without: it was retired, and nothing is to be done',
  ]);
});
