import fc from 'fast-check';
import type { DraftBlock } from '../posts/draft-blocks';
import { sanitiseRichText } from '../rich-text/sanitise-rich-text';
import type { PostFile } from './post-file';
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
    '<!-- block ',
  ),
});
const id = fc.nat();
// Plain data has no -0: it is read as a value that JSON has no place for.
const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
const plain = json.map((layout) => ({ layout }));
const block: fc.Arbitrary<DraftBlock> = fc.oneof(
  fc.record({ id, type: fc.constant('paragraph' as const), content: text.map(sanitiseRichText) }),
  fc.record({
    id,
    type: fc.constantFrom('heading' as const, 'subheading' as const, 'callout' as const),
    content: text,
  }),
  fc.record({ id, type: fc.constant('list' as const), content: text, items: fc.array(text) }),
  fc.record({ id, type: fc.constant('cta' as const), content: text, email: text }),
  // Fields and blocks of another program.
  fc.record({ id, type: fc.constant('heading' as const), content: text, anchor: json }),
  fc.record({ id, type: fc.constant('unknown' as const), stored: plain }),
);
const post: fc.Arbitrary<PostFile> = fc.record({
  title: text.filter((title) => title.trim() !== '').map((title) => title.trim()),
  author: text,
  publishDate: fc.constantFrom('2026-01-02', '', '1'),
  category: text,
  excerpt: text,
  updatedAt: fc.constantFrom('', '2026-01-02T00:00:00.000Z'),
  status: fc.constantFrom('draft' as const, 'published' as const),
  slug: fc.constantFrom('', 'a-slug'),
  content: fc.array(block, { minLength: 1 }),
  otherFields: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/),
    fc.oneof(text, plain, fc.integer(), fc.boolean(), fc.constant({ __timestamp__: [1767225600, 123000000] })),
  ),
});

test('an exported post is imported unchanged: all six block types, and what the tool does not know', () => {
  fc.assert(
    fc.property(post, (written) => {
      expect(readMarkdown('x.md', writeMarkdown(written))).toEqual(written);
    }),
    { numRuns: 200 },
  );
});

test('a file written by hand becomes blocks', () => {
  const { content, status, title } = readMarkdown(
    'by-hand.md',
    '---\ntitle: By hand\n---\n# Top\n\nSome words\nin two lines\n\n- one\n- two\n\n### Below\n\n> Mind the gap\n',
  );
  expect({ title, status }).toEqual({ title: 'By hand', status: 'draft' });
  expect(content).toEqual([
    { id: 1, type: 'heading', content: 'Top' },
    { id: 2, type: 'paragraph', content: '<p>Some words in two lines</p>' },
    { id: 3, type: 'list', content: '', items: ['one', 'two'] },
    { id: 4, type: 'subheading', content: 'Below' },
    { id: 5, type: 'callout', content: 'Mind the gap' },
  ]);
});

test.each([
  ['no front matter at all', 'a.md: it has no front matter'],
  ['---\ntitle: ""\n---\ntext', 'a.md, field "title": must not be blank'],
  ['---\nauthor: A\n---\ntext', 'a.md, field "title"'],
  ['---\ntitle: A\n---\n', 'a.md: it has no text'],
  ['---\ntitle: A\n---\n<!-- block {"id":1,"type":"video"} -->\nx\n', 'a.md, block 1: it cannot be read'],
  ['---\ntitle: "A\n---\ntext', 'a.md: its front matter is not YAML'],
])('a file that is not a post is refused, with its name and the reason: %j', (file, reason) => {
  expect(() => readMarkdown('a.md', file)).toThrow(reason);
});

test('scripts in a file are removed', () => {
  const { content } = readMarkdown('a.md', '---\ntitle: A\n---\n<p>x<img src=x onerror=y()></p>');
  expect(content).toEqual([{ id: 1, type: 'paragraph', content: '<p>x</p>' }]);
});
