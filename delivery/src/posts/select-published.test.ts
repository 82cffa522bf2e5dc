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
afterEach(() => jest.useRealTimers());

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
