import { parsePost } from './post';
import { isSanitisedRichText } from './rich-text';
import { slugForPublishing, slugOf, uniqueSlug } from './slug';

const stored = {
  title: 'A',
  author: '',
  publishDate: '2026-01-01',
  category: '',
  excerpt: '',
  content: [{ id: 1, type: 'paragraph', content: 'x' }],
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('a malformed document is refused, naming it and the field', () => {
  expect(parsePost('x', stored).id).toBe('x');
  expect(() => parsePost('x', { ...stored, content: [] })).toThrow('Post x, field "content"');
  expect(() => parsePost('x', { ...stored, title: 1 })).toThrow('Post x, field "title"');
  expect(() => parsePost('x', { ...stored, status: 'public' })).toThrow('Post x, field "status"');
});

test('a number that JSON cannot hold is no id of a block', () => {
  const content = [{ id: Number.POSITIVE_INFINITY, type: 'paragraph', content: 'x' }];
  expect(() => parsePost('x', { ...stored, content })).toThrow('Post x, field "content.0.id"');
});

test('a document without a status is a draft: nobody published it', () => {
  expect(parsePost('x', stored)).toMatchObject({ status: 'draft', slug: '' });
});

test('an address has letters, digits and hyphens alone, whatever the title', () => {
  expect(slugOf('Wie groß? A Crossing, shared')).toBe('wie-gross-a-crossing-shared');
  expect(slugOf('  Übung macht… 3× Meister  ')).toBe('ubung-macht-3-meister');
  expect(slugOf('???')).toBe('post');
  expect(slugOf('a '.repeat(200))).toHaveLength(79);
  expect(uniqueSlug('a', ['b'])).toBe('a');
  expect(uniqueSlug('a', ['a', 'a-2'])).toBe('a-3');
});

test('a slug that is made unique is no longer than any other, so that it is read back as it was stored', () => {
  const long = slugOf('x'.repeat(200));
  const second = uniqueSlug(long, [long]);
  expect(second).toMatch(/^x+-2$/);
  expect(slugOf(second)).toBe(second);
});

describe('the slug under which a post is published', () => {
  const isFree = async () => false;
  const other = { title: 'Crossing', slug: 'crossing', status: 'published' } as const;

  test('is made of the title, and is no other post’s: neither in the list nor in the store', async () => {
    expect(await slugForPublishing({ title: 'Crossing' }, undefined, [], isFree)).toBe('crossing');
    expect(await slugForPublishing({ title: 'Crossing' }, undefined, [other], isFree)).toBe('crossing-2');
    const isTaken = async (slug: string) => slug === 'crossing-2';
    expect(await slugForPublishing({ title: 'Crossing' }, undefined, [other], isTaken)).toBe('crossing-3');
  });

  test('stays once the post was published, whatever its title is now', async () => {
    expect(await slugForPublishing({ title: 'New' }, other, [other], isFree)).toBe('crossing');
    // Taken back and published again.
    expect(await slugForPublishing({ title: 'New' }, { ...other, status: 'draft' }, [], isFree)).toBe('crossing');
    // Readers have known it by its title.
    expect(await slugForPublishing({ title: 'New' }, { ...other, slug: '' }, [], isFree)).toBe('crossing');
  });

  test('leaves the addresses of published posts alone that have no stored slug', async () => {
    expect(await slugForPublishing({ title: 'Crossing' }, undefined, [{ ...other, slug: '' }], isFree)).toBe(
      'crossing-2',
    );
    const draft = { ...other, slug: '', status: 'draft' } as const;
    expect(await slugForPublishing({ title: 'Crossing' }, undefined, [draft], isFree)).toBe('crossing');
  });
});

test.each([
  '',
  'plain & simple > text',
  '<p>A <strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code><br>d</p>',
  '<p><a href="https://example.com/?a=1&amp;b" rel="noopener">l</a><a href="/x" rel="noopener">m</a></p>',
])('what the sanitiser leaves is recognised: %s', (html) => expect(isSanitisedRichText(html)).toBe(true));

test.each([
  '<p onclick="x">a</p>',
  '<script>x</script>',
  '<img src=x>',
  '<a href="javascript:x" rel="noopener">a</a>',
  '<a href="//x.example" rel="noopener">a</a>',
  '<a href="/\\x.example" rel="noopener">a</a>',
  '<a href="java&#115;cript:x" rel="noopener">a</a>',
  '<a href="https://x" rel="opener">a</a>',
  '<P>a</P>',
  '<p',
  '<!-- x -->',
])('anything else is not: %s', (html) => expect(isSanitisedRichText(html)).toBe(false));
