import { listsAfter } from './lists-after';

const after = (path: string) => listsAfter(path).map(({ to }) => to);

test('each list leads to the next three, the last ones to the first, none to itself', () => {
  expect(after('/case-studies')).toEqual(['/reports', '/blogs', '/podcasts']);
  expect(after('/solutions')).toEqual(['/magazine', '/case-studies', '/reports']);
  expect(after('/magazine')).toEqual(['/case-studies', '/reports', '/blogs']);
});

test('any other page leads to the first lists', () => {
  expect(after('/careers')).toEqual(['/case-studies', '/reports', '/blogs']);
});
