import { readStoredPost } from '../posts/stored-post';
import { countValues, everything, filterPosts, type ListView } from './filter-posts';

const post = (id: string, fields: object) => readStoredPost(id, { title: id, status: 'published', ...fields });
const ids = (posts: Parameters<typeof filterPosts>[0], view: Partial<ListView>) =>
  filterPosts(posts, { ...everything, ...view }).map(({ id }) => id);

test.each([
  ['title', { title: 'The BOOSTER' }],
  ['category', { category: 'booster' }],
  ['author', { author: 'Booster' }],
  ['excerpt', { excerpt: 'a booster' }],
  ['slug', { slug: 'a-booster' }],
  ['heading', { content: [{ id: 1, type: 'heading', content: 'Booster' }] }],
  ['list', { content: [{ id: 1, type: 'list', content: '', items: ['one', 'a booster'] }] }],
  ['call to action', { content: [{ id: 1, type: 'cta', content: 'Booster', email: '' }] }],
  ['address', { content: [{ id: 1, type: 'cta', content: '', email: 'booster@a.example' }] }],
  ['paragraph', { content: [{ id: 1, type: 'paragraph', content: '<p>A <strong>booster</strong></p>' }] }],
])('a search finds what is in the %s, whatever its case', (_field, fields) => {
  expect(ids([post('found', fields), post('other', {})], { query: ' Booster ' })).toEqual(['found']);
});

test('a search of several words finds the posts that have all of them somewhere', () => {
  const posts = [post('both', { title: 'Booster', author: 'Ada' }), post('one', { title: 'Booster', author: 'Grace' })];
  expect(ids(posts, { query: 'ada booster' })).toEqual(['both']);
});

test('a search finds no markup; words that stand beside each other are two', () => {
  const content = [{ id: 1, type: 'paragraph', content: '<p>One</p><p>Two &amp; three</p>' }];
  const posts = [post('p', { content })];
  expect([ids(posts, { query: 'onetwo' }), ids(posts, { query: '<p>' }), ids(posts, { query: 'two & three' })]).toEqual(
    [[], [], ['p']],
  );
});

test('a post with a future date is scheduled until then, and published afterwards', () => {
  const posts = [
    post('draft', { status: 'draft' }),
    post('published', { publishDate: '2026-01-04' }),
    post('dated', { publishDate: '2999-01-01' }),
    post('due', { status: 'scheduled', publishAt: '2026-01-02T00:00:00.000Z', publishDate: '2026-01-02' }),
    post('later', { status: 'scheduled', publishAt: '2999-01-02T00:00:00.000Z', publishDate: '2999-01-02' }),
  ];
  expect(ids(posts, { status: 'draft' })).toEqual(['draft']);
  expect(ids(posts, { status: 'published' })).toEqual(['published', 'due']);
  expect(ids(posts, { status: 'scheduled' })).toEqual(['later', 'dated']);
});

test('titles and names are in the order of an index, whatever their case and accents', () => {
  const posts = ['zebra', 'Übung', 'apple', 'Mango'].map((title) => post(title, { author: title }));
  expect(ids(posts, { sorting: 'title' })).toEqual(['apple', 'Mango', 'Übung', 'zebra']);
  expect(countValues([...posts, post('b', { author: 'Mango' }), post('c', { author: '' })], 'author')).toEqual([
    ['apple', 1],
    ['Mango', 2],
    ['Übung', 1],
    ['zebra', 1],
  ]);
});

test.each([
  ['emile', 'Émile Zola'],
  ['Émile', 'EMILE ZOLA'],
  ['E\u0301mile', 'émile'],
  ['елка', 'Ёлка'],
  ['ガ', 'ガス'],
])('a search for %j finds “%s”: accents do not matter', (query, title) => {
  expect(ids([post('found', { title }), post('other', {})], { query })).toEqual(['found']);
});

test('a vowel sign is no accent', () => {
  expect(ids([post('found', { title: 'कि' }), post('other', { title: 'का' })], { query: 'कि' })).toEqual(['found']);
});

test('posts are sorted by their last edit', () => {
  const edited = (day: string, publishDate: string) =>
    post(day, { updatedAt: `2026-01-${day}T00:00:00.000Z`, publishDate });
  const posts = [edited('02', '2026-01-09'), edited('03', '2026-01-01'), edited('01', '2026-01-05')];
  expect(ids(posts, { sorting: 'edited' })).toEqual(['03', '02', '01']);
});
