import fc from 'fast-check';
import { sanitiseRichText } from 'kit/posts/sanitise-rich-text';
import type { DraftBlock } from '../posts/draft-blocks';
import { createDraft } from '../posts/post-draft';
import type { PostFile } from '../posts/post-file';
import { readMarkdown } from './read-markdown';
import { writeMarkdown } from './write-markdown';

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'Z',
    ' ',
    '\n',
    '-',
    '#',
    '>',
    '<',
    '&',
    '"',
    ':',
    '{',
    '!',
    '|',
    'é',
    '-->',
    '[^1]',
    '[^1]: ',
    '<!-- block ',
    // Ends of lines to some expressions and programs, and to Markdown none.
    '\u2028',
    '\u2029',
    '\u0085',
    '\u000b',
  ),
});
const id = fc.nat();
// Plain data has no -0: it is read as a value that JSON has no place for.
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
const plain = json.map((layout) => ({ layout }));
const code = fc.string({ unit: fc.constantFrom('`', '\n', 'a', ' ') });
const entry = fc.record(
  {
    text: text.map((html) => sanitiseRichText(html).html),
    level: fc.nat(8),
    marker: fc.constantFrom('bullet' as const, 'number' as const, 'task' as const),
    isDone: fc.boolean(),
    start: fc.nat(),
  },
  { requiredKeys: ['text', 'level', 'marker'] },
);
const block: fc.Arbitrary<DraftBlock> = fc.oneof(
  fc.record({ id, type: fc.constant('paragraph' as const), content: text.map((html) => sanitiseRichText(html).html) }),
  fc.record({
    id,
    type: fc.constantFrom('heading' as const, 'subheading' as const, 'callout' as const),
    content: text,
  }),
  fc.record({ id, type: fc.constant('list' as const), content: text, items: fc.array(text) }),
  fc.record({ id, type: fc.constant('cta' as const), content: text, email: text }),
  fc.record({
    id,
    type: fc.constant('quote' as const),
    content: text.map((html) => sanitiseRichText(html).html),
    source: text,
  }),
  fc.record({ id, type: fc.constant('code' as const), content: fc.oneof(text, code), language: text }),
  fc.record({ id, type: fc.constant('list' as const), content: text, items: fc.array(text), entries: fc.array(entry) }),
  fc.record({
    id,
    type: fc.constant('table' as const),
    rows: fc.array(fc.record({ cells: fc.array(text.map((html) => sanitiseRichText(html).html)) })),
    hasHeader: fc.boolean(),
    caption: text,
  }),
  fc.record({
    id,
    type: fc.constant('footnote' as const),
    name: fc.oneof(text, fc.constantFrom('1', 'two')),
    content: text.map((html) => sanitiseRichText(html).html),
  }),
  fc.constant<DraftBlock>({
    id: 1,
    type: 'paragraph',
    content: '<p>a<a href="#footnote-1" rel="noopener">1</a> <a href="#footnote-1" rel="noopener">two</a></p>',
  }),
  fc.record({ id, type: fc.constant('divider' as const) }),
  fc.record({
    id,
    type: fc.constant('picture' as const),
    picture: fc.constant('a.png'),
    width: fc.constant(2),
    height: fc.constant(1),
    alt: text,
    caption: text,
  }),
  fc.record({ id, type: fc.constant('file' as const), file: text, name: text, bytes: fc.nat(), title: text }),
  // Fields and blocks of another program.
  fc.record({ id, type: fc.constant('heading' as const), content: text, anchor: json }),
  fc.record({ id, type: fc.constant('unknown' as const), stored: plain }),
);
const readPost = async (file: string, text: string) => (await readMarkdown(file, text)).post;
const post: fc.Arbitrary<PostFile> = fc.record({
  title: text.filter((title) => title.trim() !== '').map((title) => title.trim()),
  author: text,
  publishDate: fc.constantFrom('2026-01-02', '', '1'),
  category: text,
  excerpt: text,
  updatedAt: fc.constantFrom('', '2026-01-02T00:00:00.000Z'),
  status: fc.constantFrom('draft' as const, 'published' as const),
  slug: fc.constantFrom('', 'a-slug'),
  id: fc.constantFrom('', 'p1'),
  content: fc.array(block, { minLength: 1 }),
  otherFields: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/),
    fc.oneof(text, plain, fc.integer(), fc.boolean(), fc.constant({ __timestamp__: [1767225600, 123000000] })),
  ),
});

/** Blocks as a file gives them: their ids are none of theirs. */
const numbered = (blocks: readonly DraftBlock[]) => blocks.map((one, at) => ({ ...one, id: at + 1 }));

const paragraphOf = (words: string): DraftBlock => ({ id: 1, type: 'paragraph', content: `<p>${words}</p>` });

const emptyPost: PostFile = {
  title: 'A',
  author: '',
  publishDate: '',
  category: '',
  excerpt: '',
  updatedAt: '',
  status: 'draft',
  slug: '',
  id: '',
  content: [],
  otherFields: {},
};

test('an exported post with any blocks is imported unchanged, except for block ids', async () => {
  await fc.assert(
    fc.asyncProperty(post, fc.constantFrom({}, { publishTime: '09:30' }), async (fields, time) => {
      const written = { ...fields, ...time };
      const read = { ...written, content: numbered(written.content) };
      expect(await readMarkdown('x.md', writeMarkdown(written))).toEqual({ post: read, dropped: [], isPublic: false });
    }),
    { numRuns: 200, seed: 47 },
  );
});

test('an export grows with its content, even for uneven tables and code of backticks', async () => {
  const cells = Array.from({ length: 4_000 }, () => '');
  const rows = [{ cells: ['Name'] }, { cells }, ...cells.map(() => ({ cells: ['a'] }))];
  const content: DraftBlock[] = [
    { id: 1, type: 'table', rows, hasHeader: true },
    { id: 2, type: 'code', content: '` '.repeat(200_000), language: '' },
  ];
  const written = writeMarkdown({ ...emptyPost, title: 'Large', content });
  expect(written.length).toBeLessThan(2 ** 20);
  expect((await readPost('x.md', written)).content).toEqual(content);
});

test('a file written by hand becomes blocks', async () => {
  const { content, status, title } = await readPost(
    'by-hand.md',
    '---\ntitle: By hand\n---\n# Top\n\nSome words\nin two lines\n\n- one\n- two\n\n### Below\n\n> Mind the gap\n',
  );
  expect({ title, status }).toEqual({ title: 'By hand', status: 'draft' });
  expect(content).toEqual([
    { id: 1, type: 'heading', content: 'Top' },
    { id: 2, type: 'paragraph', content: '<p>Some words in two lines</p>' },
    { id: 3, type: 'list', content: '', items: ['one', 'two'] },
    { id: 4, type: 'subheading', content: 'Below' },
    { id: 5, type: 'quote', content: '<p>Mind the gap</p>' },
  ]);
});

test.each([
  ['no front matter at all', 'a.md: it has no front matter'],
  ['---\ntitle: ""\n---\ntext', 'a.md, field "title": must not be blank'],
  ['---\nauthor: A\n---\ntext', 'a.md, field "title"'],
  ['---\ntitle: A\n---\n', 'a.md: it has no text'],
  ['---\ntitle: A\n---\n<!-- block {"id":1,"type":"video"} -->\nx\n', 'a.md, block 1: it cannot be read'],
  ['---\ntitle: "A\n---\ntext', 'a.md: its front matter is not YAML'],
  ['---\ntitle: A\ntitle: B\n---\ntext', 'a.md: its front matter has "title" twice. Leave one of them'],
  ['---\ntitle: A\notherFields: {"a": [{"b": 1, b: 2}]}\n---\ntext', 'a.md: its front matter has "b" twice'],
  [`---\ntitle: A\na: &a x\nb: [${'*a, '.repeat(200)}]\n---\ntext`, 'a.md: its front matter is not YAML'],
  ['---\ntitle: "A"\ntitle: "B"\n---\ntext', 'a.md: its front matter has "title" twice'],
  ['---\ntitle: "A"\ntitle: B\n---\ntext', 'a.md: its front matter has "title" twice'],
  ['---\ntitle: A\notherFields: {"a":1,"a":2}\n---\ntext', 'a.md: its front matter has "a" twice'],
  ['+++\ntitle = A\n+++\ntext', 'a.md: its front matter is not TOML'],
])('a file that is not a post is refused, with its name and the reason: %j', async (file, reason) => {
  await expect(readMarkdown('a.md', file)).rejects.toThrow(reason);
});

test('scripts in a file are removed', async () => {
  const { content } = await readPost('a.md', '---\ntitle: A\n---\n<p>x<img src=x onerror=y()></p>');
  expect(content).toEqual([{ id: 1, type: 'paragraph', content: '<p>x</p>' }]);
});

test.each([
  [
    'Jekyll',
    '---\nlayout: post\ntitle: A title\nauthor: ada\ndate: 2026-01-02 10:00:00 +0100\ncategories: [Fleet, Safety]\nexcerpt: About\npublished: true\n---\nText',
    ['all but the first of “categories”', 'the field “layout”'],
  ],
  [
    'Hugo',
    '+++\ntitle = "A title"\ndate = 2026-01-02T10:00:00Z\nauthors = ["ada"]\ncategories = ["Fleet"]\ndescription = "About"\ndraft = false\nweight = 3\n+++\nText',
    ['the field “weight”'],
  ],
  [
    'Ghost',
    '---\ntitle: A title\ndate_published: 2026-01-02T10:00:00.000Z\nprimary_author:\n  name: ada\nprimary_tag: Fleet\ncustom_excerpt: About\nfeature_image: x.png\n---\nText',
    ['the field “feature_image”'],
  ],
])(
  'the front matter of %s becomes the fields of a draft; what has no place is named',
  async (_program, text, dropped) => {
    const read = await readMarkdown('a.md', text);
    expect(read.post).toMatchObject({
      title: 'A title',
      author: 'ada',
      publishDate: '2026-01-02',
      category: 'Fleet',
      excerpt: 'About',
      status: 'draft',
      content: [{ type: 'paragraph', content: '<p>Text</p>' }],
    });
    expect(read.dropped).toEqual(dropped);
  },
);

test.each([
  ['empty lines before it', '\n \n---\ntitle: A\n---\nText'],
  ['blanks behind its fences', '---  \ntitle: A\n--- \t\nText'],
  ['three dots as its end', '---\ntitle: A\n...\nText\n\n---\n'],
  ['lines of Windows', '\r\n---\r\ntitle: A\r\n---\r\nText'],
  ['TOML, and both', '\n+++ \ntitle = "A"\n+++\t\nText'],
])('front matter is read with %s', async (_how, file) => {
  const { title, content } = await readPost('a.md', file);
  expect({ title, first: content[0] }).toEqual({
    title: 'A',
    first: { id: 1, type: 'paragraph', content: '<p>Text</p>' },
  });
});

test('a date is read as other programs write it, from the name of a file too, or named', async () => {
  const read = async (date: string, file = 'a.md') => {
    const { post: found, dropped } = await readMarkdown(file, `---\ntitle: A\n${date}---\nText`);
    return [found.publishDate, ...dropped];
  };
  expect(await read('pubDate: "Jul 08 2025"\n')).toEqual(['2025-07-08']);
  expect(await read('date: 2025/07/13 20:46:25\n')).toEqual(['2025-07-13']);
  expect(await read('date: last week\n')).toEqual(['', 'the date “last week” (write a day such as 2025-07-08)']);
  expect(await read('', '_posts/2025-07-08-a-title.md')).toEqual(['2025-07-08']);
  expect(await read('date: 2025-07-09\n', '2025-07-08-a-title.md')).toEqual(['2025-07-09']);
  expect(await read('format: 2\n', '2025-07-08-a-title.md')).toEqual(['']);
});

test.each([
  ['draft: false', true],
  ['published: true', true],
  ['status: published', true],
  ['draft: true', false],
  ['author: Ada', false],
  ['format: 2\nstatus: published', false],
])('a file of another program with “%s” says that it is public: %j', async (field, isPublic) => {
  expect(await readMarkdown('a.md', `---\ntitle: A\n${field}\n---\nText`)).toMatchObject({ isPublic });
});

test("GitHub's alerts become callouts, with the words of all of their paragraphs", async () => {
  const { content } = await readPost(
    'a.md',
    '---\ntitle: A\n---\n> [!NOTE]\n> Mind the *gap*\n\n> [!warning]\n>\n> One\n>\n> Two\n\n> Words [!NOTE]\n',
  );
  expect(content).toEqual([
    { id: 1, type: 'callout', content: 'Mind the gap', rich: 'Mind the <em>gap</em>' },
    { id: 2, type: 'callout', content: 'One\nTwo' },
    { id: 3, type: 'quote', content: '<p>Words [!NOTE]</p>' },
  ]);
});

test.each([
  ['{{< figure src="a.png" >}}'],
  ['{{% notice %}}'],
  ['{% include a.html %}'],
  ['{{ site.url }}'],
  ['[[A page]]'],
  ['![[a.png]]'],
  ['==marked=='],
  [':::note'],
  ["import A from './a'"],
  ['$$x^2$$'],
])('a sign of another dialect stays as text, and is named: %s', async (sign) => {
  const head = '---\ntitle: A\n---\n';
  const { post: read, dropped } = await readMarkdown('a.md', `${head}Before\n\n${sign}\n\nand ${sign}\n`);
  expect(JSON.stringify(read.content)).toContain(
    JSON.stringify(sign.replace(/[<>]/g, (c) => (c === '<' ? '&lt;' : '&gt;'))).slice(1, -1),
  );
  expect(dropped).toEqual([`what “${sign}” does (its sign is text now)`]);
  const code = await readMarkdown('a.md', `${head}\`${sign}\`\n\n\`\`\`\n${sign}\n\`\`\`\n`);
  expect(code.dropped).toEqual([]);
});

test('a kind of remark that only other programs know stays as a quote, and is named', async () => {
  const { post: read, dropped } = await readMarkdown('a.md', '---\ntitle: A\n---\n> [!info]- Title\n> Words\n');
  expect(read.content).toMatchObject([{ type: 'quote' }]);
  expect(dropped).toEqual(['what “[!info]- Title” does (its sign is text now)']);
});

test('lists keep their levels, numbers and tasks', async () => {
  const { content } = await readPost(
    'a.md',
    '---\ntitle: A\n---\n- [ ] buy *milk*\n- [x] sweep\n\ntext\n\n3. one [two](/two)\n   - below\n4. *three*\n',
  );
  expect(content).toMatchObject([
    {
      type: 'list',
      items: ['buy milk', 'sweep'],
      entries: [
        { text: 'buy <em>milk</em>', level: 0, marker: 'task' },
        { text: 'sweep', level: 0, marker: 'task', isDone: true },
      ],
    },
    { type: 'paragraph' },
    {
      type: 'list',
      items: ['one two', 'below', 'three'],
      entries: [
        { text: 'one <a href="/two" rel="noopener">two</a>', level: 0, marker: 'number', start: 3 },
        { text: 'below', level: 1, marker: 'bullet' },
        { text: '<em>three</em>', level: 0, marker: 'number' },
      ],
    },
  ]);
});

test('marks, links, fences, tables, quotes and lines become blocks; a picture is named', async () => {
  const { post: read, dropped } = await readMarkdown(
    'a.md',
    '---\ntitle: A\n---\n## The **second** part\n\n**Bold** *and* [link](https://example.com)\n\n```js\na < b;\n  c\n```\n\n| a | b |\n|---|---|\n| 1 | `2` |\n\n> First line\n>\n> Second line\n\n~~Old~~ `a < b` &copy;  \nnext\n\n***\n\n![x](x.png)\n',
  );
  expect(read.content).toEqual([
    { id: 1, type: 'heading', content: 'The second part', rich: 'The <strong>second</strong> part' },
    {
      id: 2,
      type: 'paragraph',
      content: '<p><strong>Bold</strong> <em>and</em> <a href="https://example.com" rel="noopener">link</a></p>',
    },
    { id: 3, type: 'code', content: 'a < b;\n  c', language: 'js' },
    { id: 4, type: 'table', rows: [{ cells: ['a', 'b'] }, { cells: ['1', '<code>2</code>'] }], hasHeader: true },
    { id: 5, type: 'quote', content: '<p>First line</p><p>Second line</p>' },
    { id: 6, type: 'paragraph', content: '<p><s>Old</s> <code>a &lt; b</code> ©<br>next</p>' },
    { id: 7, type: 'divider' },
  ]);
  expect(dropped).toEqual(['a picture']);
});

test('code in an item stands behind it, and the numbers go on', async () => {
  const { content } = await readPost('a.md', '---\ntitle: A\n---\n1. one\n\n   ```\n   x\n   ```\n\n2. two\n');
  expect(content).toMatchObject([
    { type: 'list', entries: [{ text: 'one', marker: 'number' }] },
    { type: 'code', content: 'x' },
    { type: 'list', entries: [{ text: 'two', marker: 'number', start: 2 }] },
  ]);
});

test('an export is ordinary Markdown, and changes made to it are read', async () => {
  const content: DraftBlock[] = [
    paragraphOf('A <strong>bold</strong> word &amp; <a href="/x" rel="noopener">a link</a><br>and a <u>line</u>'),
    { id: 3, type: 'callout', content: 'Mind the gap' },
    { id: 4, type: 'cta', content: 'Write to us', email: 'ada@example.com' },
    { id: 5, type: 'quote', content: '<p>Words</p>', source: 'Ada' },
    {
      id: 6,
      type: 'table',
      rows: [{ cells: ['Robot', 'Load'] }, { cells: ['Fork', '<strong>1</strong> t'] }],
      hasHeader: true,
    },
    {
      id: 7,
      type: 'list',
      content: '',
      items: ['one', 'below'],
      entries: [
        { text: 'one', level: 0, marker: 'number' },
        { text: 'below', level: 1, marker: 'task', isDone: true },
      ],
    },
    { id: 8, type: 'code', content: 'x', language: 'js' },
    { id: 9, type: 'embed', kind: 'robot', name: 'fork' },
    { id: 10, type: 'divider' },
  ];
  const file = writeMarkdown({ ...emptyPost, id: 'p1', content });
  expect(file).toMatch(/^---\ntitle: "A"\nformat: 2\n/);
  expect(file).toContain('id: "p1"\n');
  expect(file.split('---\n\n').slice(1).join('---\n\n')).toBe(`A **bold** word & [a link](/x)\\
and a <u>line</u>

> [!NOTE]
> Mind the gap

::cta[Write to us]{email="ada@example.com"}

> Words
>
> — Ada

| Robot | Load |
| --- | --- |
| Fork | **1** t |

1. one
   - [x] below

\`\`\`js
x
\`\`\`

::embed{kind=robot name=fork}

---
`);
  const changed = await readPost('a.md', file.replace('| Fork |', '| Booster |').replace('1. one', '1. *first*'));
  expect(changed.content.slice(4, 6)).toMatchObject([
    { id: 5, type: 'table', rows: [{}, { cells: ['Booster', '<strong>1</strong> t'] }], hasHeader: true },
    {
      id: 6,
      entries: [
        { text: '<em>first</em>', marker: 'number' },
        { level: 1, marker: 'task', isDone: true },
      ],
    },
  ]);
});

test('what Markdown cannot say is kept as data, in a line of its own', async () => {
  const content: DraftBlock[] = [
    { id: 1, type: 'heading', content: 'Two\nlines' },
    { id: 2, type: 'picture', picture: 'a.png', width: 2, height: 1, alt: 'A --> b' },
    { id: 3, type: 'unknown', stored: { type: 'poll' } },
  ];
  const file = writeMarkdown({ ...emptyPost, content });
  expect(file).toContain(
    '\n\n<!-- kept {"type":"picture","picture":"a.png","width":2,"height":1,"alt":"A --\\u003e b"} -->\n\n',
  );
  expect((await readPost('a.md', file)).content).toEqual(content);
  expect((await readPost('a.md', file.replaceAll('\n', '\r\n'))).content).toEqual(content);
  const refuse = (text: string) => readMarkdown('a.md', `---\ntitle: A\nformat: 2\n---\n\n${text}\n`);
  await expect(refuse('x\n\n<!-- kept {"type":"video"} -->')).rejects.toThrow(
    'a.md, line 4 of its text: the block that the comment keeps',
  );
  await expect(refuse('# Top')).rejects.toThrow('a.md, line 2 of its text: a heading of level 1');
  await expect(refuse('![A robot](robot.png)')).rejects.toThrow('a picture "robot.png", which is not in the file');
});

test('an export that a program of Windows has saved is read as it was exported', async () => {
  const content: DraftBlock[] = [
    { id: 1, type: 'code', content: 'one\ntwo', language: 'js' },
    { id: 2, type: 'list', content: '', items: ['First', 'Second'] },
    { id: 3, type: 'quote', content: '<p>Words</p>', source: 'Ada' },
  ];
  const written = writeMarkdown({ ...emptyPost, content });
  expect((await readPost('x.md', written.replaceAll('\n', '\r\n'))).content).toEqual(content);
});

test('a file of Windows is read like any other', async () => {
  const { content, title } = await readPost('a.md', '\ufeff---\r\ntitle: A\r\n---\r\nOne\r\n\r\n- two\r\n- three\r\n');
  expect(title).toBe('A');
  expect(content).toEqual([
    { id: 1, type: 'paragraph', content: '<p>One</p>' },
    { id: 2, type: 'list', content: '', items: ['two', 'three'] },
  ]);
});

test('HTML that a post has no place for is named', async () => {
  const { post: read, dropped } = await readMarkdown(
    'a.md',
    '---\ntitle: A\n---\ntext\n\n<!-- a note -->\n\n<video src="x"></video>\n',
  );
  expect(read.content).toEqual([{ id: 1, type: 'paragraph', content: '<p>text</p>' }]);
  expect(dropped).toEqual(['a film']);
});

test('a meta title and description are exported, and imported by the names of Ghost', async () => {
  const draft = { ...createDraft(new Date(2026, 0, 2)), title: 'A title', id: '', updatedAt: '', otherFields: {} };
  const written = writeMarkdown({ ...draft, metaTitle: 'Found title', metaDescription: 'Found text' });
  expect((await readMarkdown('a.md', written)).post).toMatchObject({
    metaTitle: 'Found title',
    metaDescription: 'Found text',
  });
  const { post: read, dropped } = await readMarkdown(
    'b.md',
    '---\ntitle: T\nmeta_title: Found title\nmeta_description: Found text\n---\nText',
  );
  expect([read.metaTitle, read.metaDescription, dropped]).toEqual(['Found title', 'Found text', []]);
});

test('tags are exported as a list, and imported in the forms other programs write', async () => {
  const post = { ...createDraft(new Date(2026, 0, 2)), id: '', updatedAt: '', otherFields: {} };
  const written = writeMarkdown({ ...post, title: 'A title', tags: 'Cold stores, loads' });
  expect(written).toContain('tags: ["Cold stores","loads"]\n');
  expect((await readMarkdown('a.md', written)).post.tags).toBe('Cold stores, loads');
  expect(writeMarkdown({ ...post, title: 'A title' })).not.toContain('tags');
  const foreign = ['tags: [a, b, A]', 'tags:\n  - name: a\n  - name: b', 'keywords: "a, b"'];
  for (const lines of foreign) {
    const read = await readMarkdown('b.md', `---\ntitle: T\n${lines}\n---\nText`);
    expect([read.post.tags, read.dropped]).toEqual(['a, b', []]);
  }
  const many = Array.from({ length: 12 }, (_, place) => `t${place}`).join(', ');
  const read = await readMarkdown('c.md', `---\ntitle: T\ntags: [${many}, ${'x'.repeat(41)}]\n---\nText`);
  expect(read.dropped).toEqual(['all tags but the first 10', 'tags of more than 40 characters']);
});

test.each([
  ['tags: [{label: Robots}, forks]', 'forks', 'items of “tags” without a text or a name'],
  ['tags: {a: b}', undefined, 'items of “tags” without a text or a name'],
  ['keywords: [[a, b], forks]', 'forks', 'items of “keywords” without a text or a name'],
  ['tags: [🤖, forks]', 'forks', 'tags without a letter or digit'],
])('what is not a tag in %j is named', async (line, tags, dropped) => {
  const read = await readMarkdown('a.md', `---\ntitle: T\n${line}\n---\nText`);
  expect([read.post.tags, read.dropped]).toEqual([tags, [dropped]]);
});

test('a kept block with line separators of Unicode comes back', async () => {
  const content: DraftBlock[] = [
    { id: 1, type: 'picture', picture: 'a.png', width: 2, height: 1, alt: 'A', caption: 'One\u2028two\u2029three' },
    { id: 2, type: 'unknown', stored: { type: 'poll', question: 'a\u2028b' } },
  ];
  expect((await readPost('a.md', writeMarkdown({ ...emptyPost, content }))).content).toEqual(content);
});

test('front matter of 16,000 fields is read once, not once for each of them', async () => {
  const fields = Object.fromEntries(Array.from({ length: 16_000 }, (_, index) => [`field${index}`, index]));
  const before = process.cpuUsage();
  const { post } = await readMarkdown('a.md', `---\ntitle: A\notherFields: ${JSON.stringify(fields)}\n---\ntext`);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
  expect(post.otherFields).toEqual(fields);
});

const tooLong = /^a\.md: its front matter has more than 65,536 characters, .* Leave out what is no field of a post$/;
const notYaml = 'a.md: its front matter is not YAML. Put values in quotes';

test.each<[string, string, string | RegExp]>([
  ['40,000 tags', `---\ntitle: ${'!x '.repeat(40_000)}A\n---\nText`, tooLong],
  ['40,000 tags on a line of their own', `---\ntitle: A\notherFields: ${'!x '.repeat(40_000)}{}\n---\nText`, tooLong],
  ['lists a million deep', `---\ntitle: A\notherFields: ${'['.repeat(1e6)}${']'.repeat(1e6)}\n---\nText`, tooLong],
  ['40,000 keys in one', `+++\n${'a.'.repeat(40_000)}a = 1\n+++\nText`, tooLong],
  ['64 kB of closed lists', `---\ntitle: ${']'.repeat(65_000)}\n---\nText`, notYaml],
  ['64 kB of tags', `---\ntitle: ${'!x '.repeat(21_000)}A\n---\nText`, notYaml],
  ['a million and a half tags in one text', `---\ntitle: A\ntags: "${'é,'.repeat(1.5e6)}"\n---\nText`, tooLong],
  ['as many in a list', `---\ntitle: A\ntags: [${'"é",'.repeat(7e5)}"é"]\n---\nText`, tooLong],
  ['a status that is none', `---\ntitle: A\nstatus: "${'x'.repeat(70_000)}"\n---\nText`, tooLong],
  ['other fields that are none', `---\ntitle: A\notherFields: "${'x'.repeat(70_000)}"\n---\nText`, tooLong],
])('front matter that is slow to read is refused in time: %s', async (_name, file, reason) => {
  const before = process.cpuUsage();
  await expect(readMarkdown('a.md', file)).rejects.toThrow(reason);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(4);
});

const levels = (count: number, innermost = '1') => `${'{"a":'.repeat(count)}${innermost}${'}'.repeat(count)}`;

test.each([
  ['other fields, as this tool writes them', (value: string) => `otherFields: {"x":${value}}\n---\nText`],
  ['other fields, as others do', (value: string) => `otherFields:  {"x":${value}}\n---\nText`],
  ['a block', (value: string) => `---\n\n<!-- block {"id":1,"type":"unknown","stored":${value}} -->\n`],
])('%s may have as many levels as a document, and are refused by name beyond', async (_name, write) => {
  const read = (value: string) => readMarkdown('a.md', `---\ntitle: A\n${write(value)}`);
  await read(levels(18, '{"__timestamp__":[1767225600,0]}'));
  for (const count of [24, 500])
    await expect(read(levels(count))).rejects.toThrow(
      'a.md: it has more than 20 maps and lists within each other, which no post may have. Leave out',
    );
  for (const count of [3_000, 100_000]) await expect(read(levels(count))).rejects.toThrow(/^a\.md: it/);
});

test('an exported post with very long texts is imported, with changes made by hand', async () => {
  const long = {
    ...emptyPost,
    title: 'x'.repeat(100_000),
    excerpt: 'y'.repeat(100_000),
    content: [paragraphOf('Text')],
  };
  const written = { ...long, otherFields: { layout: { text: 'z'.repeat(100_000) } } };
  const file = writeMarkdown({ ...written, author: 'Bo' }).replace('author: "Bo"', 'author: Ada');
  expect(await readPost('a.md', file)).toEqual({ ...written, author: 'Ada' });
  expect(await readPost('a.md', file.replaceAll('\n', '\r\n'))).toMatchObject({ excerpt: long.excerpt, author: 'Ada' });
});
