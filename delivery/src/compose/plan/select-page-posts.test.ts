import { testPost } from '../../../testing/test-workspace';
import { selectPagePosts } from './select-page-posts';

const posts = ['one', 'two', 'three', 'four'].map((slug) => testPost(slug, `Post ${slug}`));
const listed = (kind: 'latest' | 'all') => selectPagePosts(kind, posts, undefined);

test('a page gets the latest three posts, or all of them, in their order and in short', () => {
  expect(listed('latest')?.summaries.map(({ slug }) => slug)).toEqual(['one', 'two', 'three']);
  expect(listed('all')?.summaries.map(({ slug }) => slug)).toEqual(['one', 'two', 'three', 'four']);
  expect(JSON.stringify(listed('all'))).not.toContain('content');
  expect(listed('all')?.post).toBeUndefined();
});

test('the page of a post gets the whole post and no other; a page without posts gets none', () => {
  expect(selectPagePosts('one', posts, 'two')).toEqual({ summaries: [], post: posts[1] });
  expect(selectPagePosts('one', posts, 'none')).toEqual({ summaries: [] });
  expect(selectPagePosts(undefined, posts, 'two')).toBeUndefined();
});
