import { testPost } from '../../../testing/test-workspace';
import { indexPosts } from './posts-index';
import { selectPagePosts } from './select-page-posts';

const posts = ['one', 'two', 'three', 'four'].map((slug) => testPost(slug, `Post ${slug}`));
const listed = (kind: 'latest' | 'all') => selectPagePosts(kind, indexPosts(posts));

test('a page gets the latest three posts, or all of them, in their order and in short', () => {
  expect(listed('latest')?.summaries.map(({ slug }) => slug)).toEqual(['one', 'two', 'three']);
  expect(listed('all')?.summaries.map(({ slug }) => slug)).toEqual(['one', 'two', 'three', 'four']);
  expect(JSON.stringify(listed('all'))).not.toContain('content');
  expect(listed('all')?.post).toBeUndefined();
});

test('the page of a post gets only that post; a page without posts gets none', () => {
  const index = indexPosts(posts);
  expect(selectPagePosts('one', index, 'two')).toEqual({ summaries: [], post: posts[1] });
  expect(selectPagePosts('one', index, 'none')).toEqual({ summaries: [] });
  expect(selectPagePosts(undefined, index, 'two')).toBeUndefined();
});

const ada = { slug: 'ada', name: 'Ada', line: 'Engineer' };
const tag = (name: string) => ({ slug: name.toLowerCase(), name });
const written = Array.from({ length: 130 }, (_, place) => ({
  ...testPost(`post-${place}`, `${place}`),
  by: place % 2 === 0 ? ada : { slug: 'bo', name: 'Bo' },
  tags: place === 0 ? [tag('Loads'), tag('Floors')] : [tag('loads')],
}));

test('an author’s page gets their posts in short, and a tag’s the newest hundred', () => {
  const index = indexPosts(written);
  const ofAda = selectPagePosts('author', index, 'ada');
  expect(ofAda?.summaries.map(({ slug }) => slug).slice(0, 2)).toEqual(['post-0', 'post-2']);
  expect(ofAda?.subject).toEqual({ author: ada, count: 65 });
  const ofLoads = selectPagePosts('tag', index, 'loads');
  expect(ofLoads?.summaries).toHaveLength(100);
  expect(ofLoads?.subject).toEqual({ tag: { slug: 'loads', name: 'Loads' }, count: 130 });
  expect(selectPagePosts('author', index, 'nobody')).toEqual({ summaries: [] });
});

test('the page of all posts has the tags in use, most used first, as last spelled', () => {
  expect(selectPagePosts('all', indexPosts(written))?.subject).toEqual({
    tags: [
      { ...tag('Loads'), count: 130 },
      { ...tag('Floors'), count: 1 },
    ],
  });
});
