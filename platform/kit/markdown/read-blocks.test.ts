import fc from 'fast-check';
import { sanitiseRichText } from '../posts/sanitise-rich-text';
import { type Part, readBlocks as readLocated } from './read-blocks';
import { writeBlocks } from './write-blocks';

const readBlocks = (markdown: string) => readLocated(markdown).map(({ part }) => part);

test('a text becomes blocks', () => {
  const text = `
A **bold**, *slanted*, ~~struck~~ and \`coded\` word,
in two lines. [A link](/blogs/milk-runs?a=1&b=2)

## A chapter

### A part of *it*

- one
- two

1. first
   - inner
2. second

- [x] done
- [ ] not yet

| Robot | Speed |
| --- | --- |
| Fork | 1.5 m/s |

: How fast *each* is

> [!WARNING]
> Mind the **gap**

> Their words.
>
> In two paragraphs.
>
> — Ada Example, planner

\`\`\`text
a = b
  c
\`\`\`

---

::embed{kind=robot name=fork}

::cta[Talk to **us**]{email="ada@example.com"}

![A bar, to scale](sizing.svg)

[^1]: Measured.
[^iso]: Clause **5.8**,
    in two lines.

    And a paragraph.
`;
  expect(readBlocks(text)).toEqual([
    {
      type: 'paragraph',
      content:
        '<p>A <strong>bold</strong>, <em>slanted</em>, <s>struck</s> and <code>coded</code> word, in two lines. <a href="/blogs/milk-runs?a=1&amp;b=2" rel="noopener">A link</a></p>',
    },
    { type: 'heading', content: 'A chapter' },
    { type: 'subheading', content: 'A part of it', rich: 'A part of <em>it</em>' },
    { type: 'list', content: '', items: ['one', 'two'] },
    {
      type: 'list',
      content: '',
      items: ['first', 'inner', 'second'],
      entries: [
        { text: 'first', level: 0, marker: 'number' },
        { text: 'inner', level: 1, marker: 'bullet' },
        { text: 'second', level: 0, marker: 'number' },
      ],
    },
    {
      type: 'list',
      content: '',
      items: ['done', 'not yet'],
      entries: [
        { text: 'done', level: 0, marker: 'task', isDone: true },
        { text: 'not yet', level: 0, marker: 'task', isDone: false },
      ],
    },
    {
      type: 'table',
      rows: [{ cells: ['Robot', 'Speed'] }, { cells: ['Fork', '1.5 m/s'] }],
      hasHeader: true,
      caption: 'How fast each is',
    },
    { type: 'callout', content: 'Mind the gap', rich: 'Mind the <strong>gap</strong>' },
    {
      type: 'quote',
      content: '<p>Their words.</p><p>In two paragraphs.</p>',
      source: 'Ada Example, planner',
    },
    { type: 'code', content: 'a = b\n  c', language: 'text' },
    { type: 'divider' },
    { type: 'embed', kind: 'robot', name: 'fork' },
    { type: 'cta', content: 'Talk to us', email: 'ada@example.com', rich: 'Talk to <strong>us</strong>' },
    { type: 'image', file: 'sizing.svg', alt: 'A bar, to scale', line: expect.any(Number) },
    { type: 'footnote', name: '1', content: 'Measured.' },
    { type: 'footnote', name: 'iso', content: 'Clause <strong>5.8</strong>, in two lines.<br>And a paragraph.' },
  ]);
});

test('a sign leads to its note, and a word in brackets stays one', () => {
  expect(readBlocks('It is so[^1], or [^ so].')).toEqual([
    { type: 'paragraph', content: '<p>It is so<a href="#footnote-1" rel="noopener">1</a>, or [^ so].</p>' },
  ]);
});

test('HTML is text', () => {
  expect(readBlocks('<b>x</b> & <!-- y -->')).toEqual([
    { type: 'paragraph', content: '<p>&lt;b&gt;x&lt;/b&gt; &amp; &lt;!-- y --&gt;</p>' },
  ]);
});

test.each([
  ['# Title', 'line 1: a heading of level 1. Begin a chapter with "## " and a part of it with "### "'],
  ['x\n\n[x](javascript:alert())', 'line 3: a link to "javascript:alert()". Links lead to a path such as'],
  ['x ![y](z.svg)', 'line 1: there is no "image" within a text. Give a picture a paragraph of its own'],
  ['- x\n\n  y', 'line 3: an item of two paragraphs. Make two items of it'],
  ['- x\n\n      y', 'line 3: a list with more than text in an item. Put it behind the list'],
  [
    '- x\n\n  <!-- kept {"type":"picture"} -->',
    'line 3: a list with more than text in an item. Put it behind the list',
  ],
  ['- x\n\n  ::cta[y]{email=z}', 'line 3: a list with more than text in an item. Put it behind the list'],
  ['- x\n\n  ---', 'line 3: a list with more than text in an item. Put it behind the list'],
  ['- x\n  > y', 'line 2: a list with more than text in an item. Put it behind the list'],
  ['> [!NOET]\n> x', 'line 1: there is no note "[!NOET]". Write "[!NOTE]"'],
  [': x\n\n| a |\n| - |', 'line 1: the caption of a table, and no table before it. Put it behind its table'],
  ['> - x', 'line 1: a quote of more than paragraphs. Put it behind the quote'],
  ['::film{name=x}', 'line 1: there is no directive "::film". There are "::embed" and "::cta"'],
  ['::embed[x]{kind=robot name=fork}', 'line 1: "::embed" has no words, "x". Write them into the text'],
  ['::cta[x]{email=y word}', 'line 1: "word" is no attribute of "::cta", or one too many. Take it out'],
  [
    '::cta[x]{email=y email="z@b.example"}',
    'line 1: "email="z@b.example"" is no attribute of "::cta", or one too many',
  ],
  ['::cta[x]{email=y subject=z}', 'line 1: "::cta" has no subject. It has email'],
  ['[x](/y "z")', 'line 1: a title, "z". Write it into the text'],
  ['![x](y.svg "z")', 'line 1: a title, "z". Write it into the text'],
  ['x\n\n[Note]: y', 'line 3: "[Note]: y" is the address of no link. Take it out'],
  ['| a |\n| - |\n| x | y |', 'line 3: a row of 2 cells in a table of 1 columns. Name each column in the first row'],
  ['::embed{kind=robot}', 'line 1: "::embed" has no name. Write ::embed{name="…"}'],
])('what no block can hold is refused with its line: %s', (text, message) => {
  expect(() => readBlocks(text)).toThrow(message);
});

const word = fc.string({
  unit: fc.constantFrom(
    'a',
    'Z',
    ' ',
    'é',
    '-',
    '#',
    '>',
    '<',
    '&',
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '!',
    '|',
    '~',
    '1.',
    '\\',
    ':',
    '+',
    '[^1]',
    '=',
    '{',
    '}',
    '&lt;',
    '"',
  ),
  minLength: 1,
  maxLength: 12,
});
// A text of a block neither begins nor ends with a space, which no page shows.
const words = word.map((text) => text.trim()).filter((text) => text !== '');
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const rich = fc
  .array(fc.tuple(fc.constantFrom('', 'strong', 'em', 's', 'u', 'code'), words), { minLength: 1, maxLength: 4 })
  .map((runs) =>
    runs
      .map(([mark, text]) => (mark === '' ? escapeText(text) : ` <${mark}>${escapeText(text)}</${mark}> `))
      .join('')
      .trim(),
  )
  .map((html) => sanitiseRichText(html).html);
const withRich = (type: 'heading' | 'subheading' | 'callout') => words.map((content): Part => ({ type, content }));
const part: fc.Arbitrary<Part> = fc.oneof(
  rich.map((html): Part => ({ type: 'paragraph', content: `<p>${html}</p>` })),
  withRich('heading'),
  withRich('subheading'),
  withRich('callout'),
  fc.array(words, { minLength: 1 }).map((items): Part => ({ type: 'list', content: '', items })),
  fc.tuple(fc.array(rich, { minLength: 1 }), fc.option(words, { nil: undefined })).map(
    ([paragraphs, source]): Part => ({
      type: 'quote',
      content: paragraphs.map((html) => `<p>${html}</p>`).join(''),
      ...(source === undefined ? {} : { source }),
    }),
  ),
  fc
    .array(fc.tuple(rich, rich), { minLength: 2 })
    .map((rows): Part => ({ type: 'table', rows: rows.map((cells) => ({ cells })), hasHeader: true })),
  words.map((caption): Part => ({ type: 'table', rows: [{ cells: ['a'] }], hasHeader: true, caption })),
  rich.map((content): Part => ({ type: 'footnote', name: '1', content })),
  rich.map(
    (html): Part => ({
      type: 'paragraph',
      content: `<p>${html}<a href="#footnote-1" rel="noopener">1</a></p>`,
    }),
  ),
  fc.string({ unit: fc.constantFrom('a', '\n', ' ', '`', '~') }).map((content): Part => ({ type: 'code', content })),
  fc.constant<Part>({ type: 'divider' }),
  fc.constant<Part>({ type: 'embed', kind: 'robot', name: 'fork' }),
);

test('what is written is read again, whatever it says', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      expect(readBlocks(writeBlocks(parts))).toEqual(parts);
    }),
    { numRuns: 500 },
  );
});
