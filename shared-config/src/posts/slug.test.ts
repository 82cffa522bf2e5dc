import { heldSlug, pageSlug, slugForPublishing, slugOf, uniquePageSlugs, uniqueSlug } from './slug';

test.each([
  ['Wie groß? A Crossing, shared', 'wie-gross-a-crossing-shared'],
  ['  Übung macht… 3× Meister  ', 'ubung-macht-3-meister'],
  ['../../etc/passwd', 'etc-passwd'],
  ['???', 'post'],
])('a slug has letters, digits and hyphens alone: %j', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a slug is cut at 80 characters, and never ends with a hyphen', () => {
  expect(slugOf('x'.repeat(200))).toHaveLength(80);
  expect(slugOf('a '.repeat(200))).toHaveLength(79);
});

test('a taken slug gets the next free number', () => {
  expect(uniqueSlug('a', new Set(['b']))).toBe('a');
  expect(uniqueSlug('a', new Set(['a', 'a-2']))).toBe('a-3');
});

test('a numbered slug is no longer than any other, so that it is read back as it was stored', () => {
  const long = slugOf('x'.repeat(200));
  const second = uniqueSlug(long, new Set([long]));
  expect(second).toMatch(/^x+-2$/);
  expect(slugOf(second)).toBe(second);
});

test('the page of a post has its stored slug, made valid, or the slug of its title', () => {
  expect(pageSlug({ title: 'A title', slug: 'Stored / slug' })).toBe('stored-slug');
  expect(pageSlug({ title: 'A title', slug: '' })).toBe('a-title');
});

test('of posts that would share a slug, the first one keeps it', () => {
  const posts = [
    { title: 'Crossing', slug: '' },
    { title: 'Another title', slug: 'crossing' },
    { title: 'Crossing', slug: '' },
  ];
  expect(uniquePageSlugs(posts)).toEqual(['crossing', 'crossing-2', 'crossing-3']);
});

test('a draft holds the slug that it was published under, and none before', () => {
  expect(heldSlug({ title: 'Crossing', slug: '', status: 'draft' })).toBeUndefined();
  expect(heldSlug({ title: 'New', slug: 'crossing', status: 'draft' })).toBe('crossing');
  expect(heldSlug({ title: 'Crossing', slug: '', status: 'published' })).toBe('crossing');
});

describe('the slug under which a post is published', () => {
  const isFree = async () => false;
  const other = { title: 'Crossing', slug: 'crossing', status: 'published' } as const;

  test('is made of the title, and is taken neither in the list nor in the store', async () => {
    expect(await slugForPublishing('Crossing', undefined, [], isFree)).toBe('crossing');
    expect(await slugForPublishing('Crossing', undefined, [other], isFree)).toBe('crossing-2');
    const isTaken = async (slug: string) => slug === 'crossing-2';
    expect(await slugForPublishing('Crossing', undefined, [other], isTaken)).toBe('crossing-3');
  });

  test('stays once the post was published, whatever its title is now', async () => {
    expect(await slugForPublishing('New', other, [other], isFree)).toBe('crossing');
    // Taken back and published again.
    expect(await slugForPublishing('New', { ...other, status: 'draft' }, [], isFree)).toBe('crossing');
    // Readers have known it by its title.
    expect(await slugForPublishing('New', { ...other, slug: '' }, [], isFree)).toBe('crossing');
  });

  test('is not the one of a published post that has no stored slug; a draft without one holds none', async () => {
    expect(await slugForPublishing('Crossing', undefined, [{ ...other, slug: '' }], isFree)).toBe('crossing-2');
    const draft = { ...other, slug: '', status: 'draft' } as const;
    expect(await slugForPublishing('Crossing', undefined, [draft], isFree)).toBe('crossing');
  });
});
