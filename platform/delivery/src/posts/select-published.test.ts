import { selectPublished } from './select-published';

const stored = (id: string, fields: Readonly<Record<string, unknown>>) => ({
  id,
  data: {
    title: id,
    author: '',
    publishDate: '2026-11-01',
    category: '',
    excerpt: '',
    content: [{ id: 1, type: 'heading', content: 'Hall 3' }],
    updatedAt: '2026-11-01T00:00:00.000Z',
    status: 'published',
    slug: id,
    ...fields,
  },
});
const portrait = { picture: `${'a'.repeat(32)}.jpg`, focus: { x: 40, y: 30 } };
const made = { name: portrait.picture, width: 480, height: 480, avif: ['480.00000000'], other: '480.11111111' };

test('a post’s author is matched to a record whatever its case and accents', async () => {
  const { posts } = await selectPublished(
    [stored('one', { author: 'emile  Ruß' }), stored('two', { author: 'Bo' }), stored('three', { author: '?' })],
    async () => ({
      picturesOf: (post) => (post.portrait ? { portrait: made } : {}),
      hasFile: () => false,
      isUnfinished: false,
    }),
    [{ id: 'emile-russ', data: { name: 'Émile Ruß', line: 'Engineer', portrait, alt: 'At a desk' } }],
  );
  expect(posts.map(({ slug, by }) => [slug, by])).toEqual([
    ['one', { slug: 'emile-russ', name: 'Émile Ruß', line: 'Engineer', portrait: made, alt: 'At a desk' }],
    ['three', undefined],
    ['two', { slug: 'bo', name: 'Bo' }],
  ]);
});

test('a post has the time at which it appeared where it was scheduled, and only then', async () => {
  const publishAt = '2026-11-01T09:30:00+01:00';
  const { posts } = await selectPublished([
    stored('one', { status: 'scheduled', publishAt }),
    stored('three', { status: 'scheduled', publishAt: 'soon' }),
    stored('two', { publishAt }),
  ]);
  expect(posts.map((post) => post.publishAt)).toEqual(['2026-11-01T08:30:00.000Z', undefined, undefined]);
});

test('readers get what a cover shows in the words of its writer', async () => {
  const cover = { picture: portrait.picture, alt: 'A dock at night' };
  const { posts } = await selectPublished([
    stored('one', { cover }),
    stored('two', { cover: { picture: portrait.picture } }),
  ]);
  expect(posts.map(({ coverAlt }) => coverAlt)).toEqual([cover.alt, undefined]);
});

test('a record that makes no sense is named, and its author has posts all the same', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { posts } = await selectPublished([stored('one', { author: 'Bo' })], undefined, [
    { id: 'bo', data: { name: 5 } },
  ]);
  expect(posts[0]?.by).toEqual({ slug: 'bo', name: 'Bo' });
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('Author bo: the record has no name'));
  errors.mockRestore();
});

test('a record of any length says as much of a person as a line has room for', async () => {
  const long = 'x'.repeat(900_000);
  const record = { id: 'ada', data: { name: 'Ada', line: long, alt: long, portrait } };
  const { posts } = await selectPublished(
    [stored('one', { author: 'Ada' }), stored('two', { author: `b${long}` })],
    async () => ({ picturesOf: () => ({ portrait: made }), hasFile: () => false, isUnfinished: false }),
    [record],
  );
  expect(posts.map(({ by }) => [by?.name.length, by?.line?.length, by?.alt?.length])).toEqual([
    [3, 161, 301],
    [301, undefined, undefined],
  ]);
});

test('tags have addresses, once each and within limits; anything else gives none', async () => {
  const many = Array.from({ length: 12 }, (_, place) => `Tag ${place}`);
  const { posts } = await selectPublished([
    stored('one', { tags: [' Cold  stores ', 'cold stores', '!', 'x'.repeat(41), ...many] }),
    stored('two', { tags: 'Loads' }),
  ]);
  expect(posts[0]?.tags?.slice(0, 2)).toEqual([
    { slug: 'cold-stores', name: 'Cold stores' },
    { slug: 'tag-0', name: 'Tag 0' },
  ]);
  expect(posts.map(({ tags }) => tags?.length)).toEqual([10, undefined]);
});

test('rich text is sanitised for readers, except a text with too many tags', async () => {
  const paragraph = (id: number, content: string) => ({ id, type: 'paragraph' as const, content });
  const heavy = paragraph(2, '<b>'.repeat(20_000));
  const foreign = paragraph(1, '<p onclick="x()">text<script>x()</script></p>');
  const { posts } = await selectPublished([stored('one', { content: [foreign, heavy] })]);
  expect(posts[0]?.content).toEqual([paragraph(1, '<p>text</p>'), heavy]);
});

test('a file that readers do not get is no block of their post', async () => {
  const file = (name: string) => ({ id: 1, type: 'file', file: name, name: 'a.pdf', bytes: 1 });
  const { posts } = await selectPublished([stored('one', { content: [file('a.pdf'), file('b.pdf')] })], async () => ({
    picturesOf: () => ({}),
    hasFile: (name) => name === 'b.pdf',
    isUnfinished: false,
  }));
  expect(posts[0]?.content).toEqual([file('b.pdf')]);
});

test('a block of a later release is left out of its post and named', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const heading = { id: 1, type: 'heading', content: 'Hall 3' };
  const paragraph = { id: 3, type: 'paragraph', content: '<p>Behind it</p>' };
  const poll = { id: 2, type: 'poll', question: 'Which hall?', answers: { first: 1 } };
  const { posts } = await selectPublished([stored('one', { content: [heading, poll, paragraph] }), stored('two', {})]);
  expect(posts.map(({ slug, content }) => [slug, content])).toEqual([
    ['one', [heading, paragraph]],
    ['two', [heading]],
  ]);
  expect(errors.mock.calls).toEqual([[expect.stringMatching(/^Post one, block 2 \(poll\): .*without it/)]]);
  errors.mockRestore();
});

test('naming a block of a later release prints no terminal control characters', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const poll = { id: 2, type: 'poll\u001b]0;x\u0007\u009b2J' };
  await selectPublished([stored('one\u001b[2J', { content: [{ id: 1, type: 'heading', content: 'Hall 3' }, poll] })]);
  expect(errors.mock.calls.flat()).toEqual([expect.stringMatching(/^Post one, block 2 \(poll[^\p{Cc}]*$/u)]);
  errors.mockRestore();
});

test('an invalid block of a known type leaves out its post, and is named', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { posts } = await selectPublished([
    stored('one', {
      content: [
        { id: 1, type: 'heading', content: 'Hall 3' },
        { id: 2, type: 'heading', content: 5 },
      ],
    }),
    stored('two', {}),
  ]);
  expect(posts.map(({ slug }) => slug)).toEqual(['two']);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('Post one, field "content.1.content"'));
  errors.mockRestore();
});
