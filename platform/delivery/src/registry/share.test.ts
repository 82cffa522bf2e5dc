import { listCohorts, shareWith } from './share';

const [live, next, later] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string];
const entry = { live, history: [] };
const at = '2026-01-01T00:00:00.000Z';

test('a share can be watched from some time on, and stays so when it grows', () => {
  const given = shareWith(next, 10)(entry);
  expect(given.gradual).toEqual({ version: next, share: 10 });
  // The same once more is no change.
  expect(shareWith(next, 10)(given)).toBe(given);
  const watched = shareWith(next, 10, { at }, { views: 500 })(given);
  expect(watched.gradual).toEqual({ version: next, share: 10, watch: { since: at, views: 500 } });
  expect(shareWith(next, 50)(watched).gradual).toMatchObject({ share: 50, watch: { since: at, views: 500 } });
  expect(shareWith(later, 50)(watched).gradual).toEqual({ version: later, share: 50 });
});

const registryOf = (names: readonly string[]) => ({
  packages: Object.fromEntries(
    ['other', ...names].map((name) => [name, name === 'other' ? entry : shareWith(next, 10)(entry)]),
  ),
});

test('each mix of the versions of three shares is composed; a fourth share is refused', () => {
  const cohorts = listCohorts(registryOf(['a', 'b', 'c']));
  expect(cohorts.map(({ packages }) => packages.join(''))).toEqual(['', 'a', 'b', 'ab', 'c', 'ac', 'bc', 'abc']);
  expect(cohorts[0].versions).toEqual({ other: live, a: live, b: live, c: live });
  expect(cohorts[5]?.versions).toEqual({ other: live, a: next, b: live, c: next });
  expect(() => listCohorts(registryOf(['a', 'b', 'c', 'd']))).toThrow('4 packages would have a share');
});
