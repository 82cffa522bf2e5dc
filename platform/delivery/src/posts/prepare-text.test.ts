import { createSanitiser, wellFormed } from './prepare-text';
import { selectPublished } from './select-published';

const paragraphs = (...contents: string[]) => [
  { content: contents.map((content, id) => ({ id, type: 'paragraph' as const, content })) },
];

test('halves of characters give way, whole ones stay', () => {
  expect(wellFormed({ title: 'a\ud83d \u{1f916} \udd16b', content: [{ id: 1, email: 'x\ud83d' }] })).toEqual({
    title: 'a\ufffd \u{1f916} \ufffdb',
    content: [{ id: 1, email: 'x\ufffd' }],
  });
});

test('what the blog tool stores is taken as it is; anything else is sanitised', async () => {
  const stored = '<p>It shows <strong>&lt;div style="color:red"&gt;</strong></p>';
  const foreign = '<p onclick="x()">text<script>x()</script></p>';
  const sanitise = await createSanitiser(paragraphs(stored, foreign));
  expect(sanitise(stored)).toBe(stored);
  expect(sanitise(foreign)).toBe('<p>text</p>');
});

test('readers get the paragraphs of a post sanitised', async () => {
  const fields = { title: 'A post', author: '', publishDate: '2026-01-01', category: '', excerpt: '', slug: 'a-post' };
  const content = [{ id: 1, type: 'paragraph', content: '<p onclick="x()">text<script>x()</script></p>' }];
  const data = { ...fields, status: 'published', updatedAt: '2026-01-01T00:00:00.000Z', content };
  const { posts } = await selectPublished([{ id: 'one', data }]);
  expect(posts[0]?.content).toEqual([{ ...content[0], content: '<p>text</p>' }]);
});

test('a paragraph of too many tags is left alone, and does not take minutes', async () => {
  const nested = `<p>${'<strong>'.repeat(20_000)}x`;
  const sanitise = await createSanitiser(paragraphs(nested, '<big>other</big>'));
  expect(sanitise(nested)).toBe(nested);
  expect(sanitise('<big>other</big>')).toBe('other');
});

test('a tag of too many attributes is left alone, wherever a `>` stands in it; words are no attributes', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `a${index}`);
  const hostile = [
    `<p ${names.join(' ')}>x`,
    `<p ${names.join('="">" ')}>x`,
    `<p ${names.join("='>'")}>x`,
    `<p ${names.join('/')}>x`,
  ];
  const words = `<p class="x">${'word '.repeat(20_000)}</p>`;
  const before = process.cpuUsage();
  const sanitise = await createSanitiser(paragraphs(...hostile, words));
  expect(hostile.map(sanitise)).toEqual(hostile);
  expect(sanitise(words)).toBe(words.replace(' class="x"', ''));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
});

test('many posts whose texts are each just bearable do not take minutes; others are sanitised, whenever they were changed', async () => {
  const posts = Array.from({ length: 60 }, (_, post) =>
    paragraphs(...Array.from({ length: 6 }, (__, at) => `${'<x>y'.repeat(990)}${post} ${at}`)),
  ).flat();
  const real = `<p class="x">So <b>it</b> is</p>`;
  const sanitise = await createSanitiser([...posts, ...paragraphs(real)]);
  expect(sanitise(real)).toBe('<p>So <strong>it</strong> is</p>');
  const textOf = (post: number) => posts[post]?.content[0]?.content ?? '';
  expect(sanitise(textOf(0))).not.toContain('<x>');
  expect(posts.filter((_, at) => at >= 5 && sanitise(textOf(at)) !== textOf(at))).toEqual([]);
  expect(sanitise(real)).toBe('<p>So <strong>it</strong> is</p>');
});

test('marks that a parser opens again in each block do not take minutes, however they differ; those of real texts are read', async () => {
  const many = (write: (at: number) => string) => Array.from({ length: 420 }, (_, at) => write(at)).join('');
  const hostile = [
    `<p>${many((at) => `<b a${at}>`)}${many(() => '<p>x')}`,
    `<p>${many((at) => `<b a=">${at}">`)}${many(() => '<p>x')}`,
    `<p>${many((at) => `<ins a${at}>`)}${many(() => '<p>x')}`,
    `<p>${many((at) => `<b a=<${at}>`)}${many(() => '<p>x')}`,
    `${many((at) => `<strong a${at}>`)}${many(() => '<div></strong>')}x`,
    `<i>${many((at) => `<b a${at}>`)}${many(() => '</i>x<i>')}`,
    `<table>${many((at) => `<b a=${at}>`)}${many(() => 'x<col>')}x`,
    `<a>${many((at) => `<b a${at}>`)}${many(() => '<a>x')}`,
  ];
  const real = `<p class="x">Point <strong>one</strong> of <em>many</em></p>`.repeat(80);
  const before = process.cpuUsage();
  const sanitise = await createSanitiser(paragraphs(...hostile, real));
  expect(hostile.map(sanitise)).toEqual(hostile);
  expect(sanitise(real)).toBe(real.replaceAll(' class="x"', ''));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
});

test('a post of many paragraphs that are each just bearable does not take minutes, and others are sanitised', async () => {
  // Words behind a quotation mark count like attributes, and take no time.
  const own = Array.from({ length: 20 }, (_, index) => `<big>'${'a '.repeat(4_500)}${index}</big>`);
  const [hostile] = paragraphs(...own);
  const [other] = paragraphs('<big>other</big>');
  if (!hostile || !other) throw new Error('There are two');
  const sanitise = await createSanitiser([hostile, other]);
  expect(own.filter((html) => sanitise(html) !== html)).toHaveLength(6);
  expect(sanitise('<big>other</big>')).toBe('other');
});
