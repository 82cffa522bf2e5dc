import { summarise } from './page-posts';

const post = {
  slug: 'a',
  title: 'Title',
  author: 'Ada',
  publishDate: '2026-01-01',
  category: 'Fleet',
  excerpt: 'Short',
};

test('a summary says what a post says of itself', () => {
  expect(summarise(post)).toEqual(post);
});

test('long texts are cut in a summary, so that no post weighs on pages that list it', () => {
  const long = 'x'.repeat(900_000);
  expect(
    JSON.stringify(summarise({ ...post, title: long, author: long, category: long, excerpt: long })).length,
  ).toBeLessThan(4_000);
  expect(summarise({ ...post, excerpt: `${'x'.repeat(1_999)}\u{1f916}` }).excerpt).toBe(`${'x'.repeat(1_999)}…`);
});
