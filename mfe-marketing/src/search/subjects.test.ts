import { groupBySubject, subjectOf } from './subjects';

test.each([
  ['/products/mag-product?product=fork', 'Robots'],
  ['/products/Mag', 'Robots'],
  ['/products/syncos', 'Software'],
  ['/products/savings', 'Planning'],
  ['/case-studies', 'Case studies'],
  ['/case-study/nordhavn-bottling', 'Case studies'],
  ['/blogs/a-post', 'Blogs'],
  ['/authors/ritu-sharma', 'Blogs'],
  ['/', 'Corvane'],
  ['/spare-parts', 'Corvane'],
])('%s is about %s', (path, name) => {
  expect(subjectOf(path)).toBe(name);
});

test('every page is listed under one subject', () => {
  const pages = ['/', '/news', '/reports', '/products/syncos', '/newsroom'].map((path) => ({ path, title: path }));
  const groups = groupBySubject(pages).map((group) => [group.name, group.pages.map(({ path }) => path)]);
  expect(groups).toEqual([
    ['Software', ['/products/syncos']],
    ['News and reports', ['/news', '/reports']],
    ['Corvane', ['/', '/newsroom']],
  ]);
});
