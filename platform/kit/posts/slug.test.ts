import {
  createUniqueSlugs,
  heldSlug,
  isSlug,
  pageSlug,
  slugForPublishing,
  slugOf,
  spellOut,
  uniquePageSlugs,
} from './slug';

test.each([
  ['Wie groß? A Crossing, shared', 'wie-gross-a-crossing-shared'],
  ['  Übung macht… 3× Meister  ', 'ubung-macht-3-meister'],
  ['../../etc/passwd', 'etc-passwd'],
  ['¾ of the ﬁrst 10 m²: ①', '3-4-of-the-first-10-m2-1'],
  ['???', 'untitled'],
])('a slug has only letters, digits and hyphens: %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test.each([
  ['朝の倉庫、ロボットが動き出す', '朝の倉庫-ロボットが動き出す'],
  ['か\u3099', 'が'],
  ['لماذا تنتظر الروبوتات؟', 'لماذا-تنتظر-الروبوتات'],
  ['हिंदी में रोबोट', 'हिंदी-में-रोबोट'],
  ['Йод и Ёлка', 'йод-и-ёлка'],
  ['ΟΔΟΣ προς', 'οδος-προς'],
  ['대한민국 ２호', '대한민국-2호'],
  ['ロボット 🤖 x 3', 'ロボット-x-3'],
  ['می\u200cخواهم', 'میخواهم'],
  ['Smørrebrød', 'smørrebrød'],
  ['İstanbul', 'istanbul'],
])('a title in any script is readable in its slug: %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test.each(['🤖', '1\u{fe0f}\u{20e3}'.slice(1), '\ud83d', '\u0301', '', '…'])(
  'text without a letter is "untitled": %j',
  (title) => expect(slugOf(title)).toBe('untitled'),
);

test.each([
  ['Öfen für Überlingen', 'oefen-fuer-ueberlingen'],
  ['Große A\u0308pfel', 'grosse-aepfel'],
  ['Café', 'cafe'],
])('the slug of a new post is spelled out in German, and in no other language: %j', (title, slug) => {
  expect(slugOf(spellOut(title, 'de-DE'))).toBe(slug);
  expect(spellOut(title, 'en-GB')).toBe(title);
});

test('a slug fits into the name of a file, and is not cut inside of a letter', () => {
  const size = (text: string) => new TextEncoder().encode(text).length;
  const long = slugOf(`ab${'倉'.repeat(100)}`);
  expect([long, size(long)]).toEqual([`ab${'倉'.repeat(66)}`, 200]);
  // Its number has the place of a letter.
  expect(createUniqueSlugs([long])(long)).toBe(`ab${'倉'.repeat(65)}-2`);
  expect(slugOf(`a${'𠮷'.repeat(60)}`)).toBe(`a${'𠮷'.repeat(39)}`);
});

test('a slug is read back as it was stored, whatever its text was', () => {
  // Each kind of letter, mark and sign that there is, between letters of two scripts.
  for (let code = 0; code < 0x30000; code += 1) {
    const slug = slugOf(`Aк${String.fromCodePoint(code)}${String.fromCodePoint(code)}б z`);
    if (!isSlug(slug)) throw new Error(`U+${code.toString(16)}: ${slug} becomes ${slugOf(slug)}`);
  }
});

test('a slug is cut at 80 characters, and never ends with a hyphen', () => {
  expect(slugOf('x'.repeat(200))).toHaveLength(80);
  expect(slugOf('a '.repeat(200))).toHaveLength(79);
});

test('a taken slug gets the next free number', () => {
  expect(createUniqueSlugs(['b'])('a')).toBe('a');
  expect(createUniqueSlugs(['a', 'a-2'])('a')).toBe('a-3');
});

test('a numbered slug is no longer than any other, so it is read back as stored', () => {
  const long = slugOf('x'.repeat(200));
  const second = createUniqueSlugs([long])(long);
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

  test('differs from that of a published post without a stored one; drafts reserve none', async () => {
    expect(await slugForPublishing('Crossing', undefined, [{ ...other, slug: '' }], isFree)).toBe('crossing-2');
    const draft = { ...other, slug: '', status: 'draft' } as const;
    expect(await slugForPublishing('Crossing', undefined, [draft], isFree)).toBe('crossing');
  });
});
