import { selectPublished } from './select-published';

const post = (id: string, change: object) => ({
  id,
  data: {
    title: id,
    author: '',
    publishDate: '2026-11-01',
    category: '',
    excerpt: '',
    content: [{ id: 1, type: 'heading', content: 'Heading' }],
    updatedAt: '2026-11-01T00:00:00.000Z',
    slug: id,
    ...change,
  },
});

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00.000Z') }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('readers see what is published and what was due, the newest first, and the next moment is that of the earliest other post', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { posts, nextAt } = await selectPublished([
    post('live', { status: 'published', publishDate: '2026-11-02' }),
    post('due', { status: 'scheduled', publishAt: '2026-11-22T11:59:00.000Z' }),
    post('later', { status: 'scheduled', publishAt: '2026-11-24T00:00:00.000Z' }),
    post('next', { status: 'scheduled', publishAt: '2026-11-23T00:00:00.000Z' }),
    post('draft', { status: 'draft' }),
    { id: 'malformed', data: { status: 'published' } },
  ]);
  expect(posts.map(({ slug }) => slug)).toEqual(['live', 'due']);
  expect(new Date(nextAt).toISOString()).toBe('2026-11-23T00:00:00.000Z');
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('without a scheduled post there is no next moment', async () => {
  expect((await selectPublished([post('live', { status: 'published' })])).nextAt).toBe(Number.POSITIVE_INFINITY);
});

const slugsOf = async (...posts: ReturnType<typeof post>[]) =>
  (await selectPublished(posts)).posts.map(({ slug }) => slug);

test('the older of two posts keeps the slug that both have, in whichever order they are stored', async () => {
  const older = post('b', { status: 'published', slug: 'same', title: 'Older' });
  const newer = post('a', { status: 'published', slug: 'same', title: 'Newer', updatedAt: '2026-11-02T00:00:00.000Z' });
  for (const stored of [
    [older, newer],
    [newer, older],
  ]) {
    const { posts } = await selectPublished(stored);
    expect(posts.map(({ slug, title }) => [slug, title])).toEqual([
      ['same', 'Older'],
      ['same-2', 'Newer'],
    ]);
  }
});

test('posts of one day are in the order of their slugs, and one is seen in the very moment that it was scheduled for', async () => {
  const now = '2026-11-22T12:00:00.000Z';
  const scheduled = post('b', { status: 'scheduled', publishAt: now });
  const [first, last] = [post('2', { status: 'published', slug: 'a' }), post('1', { status: 'published', slug: 'c' })];
  expect(await slugsOf(last, scheduled, first)).toEqual(['a', 'b', 'c']);
  expect((await selectPublished([scheduled])).nextAt).toBe(Number.POSITIVE_INFINITY);
});

test('a block of a type that came later is skipped with a note, and the rest of the post is shown', async () => {
  const note = jest.spyOn(console, 'error').mockImplementation(() => {});
  const content = [
    { id: 1, type: 'heading', content: 'Heading' },
    { id: 2, type: 'poll', question: 'Forks or rollers?' },
    { id: 3, type: 'code', content: 'go();' },
  ];
  const { posts } = await selectPublished([post('ahead', { status: 'published', content })]);
  expect(posts[0]?.content.map(({ type }) => type)).toEqual(['heading', 'code']);
  expect(note).toHaveBeenCalledWith(expect.stringContaining('Post ahead, block 2 (poll): this release does not know'));
});

test('a post of nothing but such blocks is left out', async () => {
  const note = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await slugsOf(post('empty', { status: 'published', content: [{ id: 1, type: 'poll' }] }))).toEqual([]);
  expect(note).toHaveBeenCalledWith(expect.stringContaining('Post empty, field "content"'));
});

test('rich text is sanitised wherever it stands: in a quote, a table, a list, a heading', async () => {
  const evil = '<strong>kept</strong><img src=x onerror=alert(1)>';
  const content = [
    { id: 1, type: 'quote', content: evil },
    { id: 2, type: 'table', rows: [{ cells: [evil] }] },
    { id: 3, type: 'list', items: ['kept'], entries: [{ text: evil, level: 0, marker: 'bullet' }] },
    { id: 4, type: 'heading', content: 'kept', rich: evil },
  ];
  const { posts } = await selectPublished([post('rich', { status: 'published', content })]);
  expect(JSON.stringify(posts)).not.toContain('onerror');
  expect(JSON.stringify(posts).match(/<strong>kept<\/strong>/g)).toHaveLength(4);
});
