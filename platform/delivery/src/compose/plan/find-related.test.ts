import type { PublishedPost } from 'kit/posts/published-post';
import { testPost } from '../../../testing/test-workspace';
import { findRelated } from './find-related';

const written = (slug: string, title: string, by = '', tags: readonly string[] = []): PublishedPost => ({
  ...testPost(slug, title),
  ...(by ? { by: { slug: by, name: by } } : {}),
  tags: tags.map((name) => ({ slug: name, name })),
});
const related = (posts: readonly PublishedPost[], slug: string) =>
  findRelated(posts)
    .get(slug)
    ?.map((post) => post.slug);

test('related posts share most tags, then the author, then title words; newer first', () => {
  const posts = [
    written('words', 'Charging robots at night'),
    written('author', 'Bumpers', 'ada'),
    written('one', 'Ramps', 'bo', ['floors']),
    written('post', 'Robots, and charging them by day', 'ada', ['floors', 'power']),
    written('two', 'Cables', 'bo', ['floors', 'power']),
    written('none', 'Paint'),
  ];
  expect(related(posts, 'post')).toEqual(['two', 'one', 'author']);
  expect(related(posts, 'words')).toEqual(['post']);
  expect(related([...posts.slice(0, 2), ...posts.slice(3)], 'post')).toEqual(['two', 'author', 'words']);
});

test('one common word, or only small ones, do not make posts related', () => {
  const posts = [
    written('one', 'What a robot sees with this scanner'),
    written('other', 'What this robot does with that'),
    written('third', 'Paint'),
    written('german', 'Warum eine Glocke nach dem Guss ruht'),
    written('german too', 'Warum eine Rippe nach Maß entsteht'),
  ];
  for (const { slug } of posts) expect(related(posts, slug)).toEqual([]);
});

test('a new post among thousands changes the related posts of only a few others', () => {
  const posts = Array.from({ length: 5000 }, (_, place) =>
    written(`post-${place}`, `About fleets and floors, part ${place}`, 'ada', ['fleet']),
  );
  const before = findRelated(posts);
  for (const place of [0, 2500]) {
    const added = written('new', 'About fleets and floors, part new', 'ada', ['fleet']);
    const after = findRelated([...posts.slice(0, place), added, ...posts.slice(place)]);
    const changed = posts.filter(
      ({ slug }) => JSON.stringify(before.get(slug)) !== JSON.stringify(after.get(slug)),
    ).length;
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThanOrEqual(6);
  }
});
