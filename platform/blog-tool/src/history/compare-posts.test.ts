import type { DraftBlock } from '../posts/draft-blocks';
import { createDraft } from '../posts/post-draft';
import { testEmbeds } from '../site/site.test.setup';
import { comparePosts } from './compare-posts';

const withBlocks = (...content: DraftBlock[]) => ({ ...createDraft(new Date(2026, 0, 2)), title: 'Old', content });
const compare = (before: DraftBlock[], after: DraftBlock[]) =>
  comparePosts(withBlocks(...before), withBlocks(...after), testEmbeds.kinds);
const paragraph = (id: number, text: string): DraftBlock => ({ id, type: 'paragraph', content: `<p>${text}</p>` });
const list = (...entries: Extract<DraftBlock, { type: 'list' }>['entries'] & object): DraftBlock => ({
  id: 1,
  type: 'list',
  content: '',
  items: entries.map(({ text }) => text),
  entries,
});

const before = withBlocks(
  { id: 1, type: 'heading', content: 'Same' },
  { id: 2, type: 'paragraph', content: '<p>Was <strong>this</strong> one</p>' },
  { id: 3, type: 'list', content: '', items: ['gone'] },
);

test('two versions that say the same have no difference', () =>
  expect(comparePosts(before, { ...before }, testEmbeds.kinds)).toEqual([]));

test('fields and blocks that were changed, added and deleted are named with both texts', () => {
  const after = {
    ...before,
    title: 'New',
    publishDate: '2026-02-03',
    content: [
      { id: 1, type: 'heading', content: 'Same' },
      { id: 2, type: 'paragraph', content: '<p>Was <strong>this</strong></p>' },
      { id: 4, type: 'cta', content: 'Write', email: 'a@b.example' },
    ] satisfies DraftBlock[],
  };
  expect(comparePosts(before, after, testEmbeds.kinds)).toEqual([
    { part: 'Title', before: 'Old', after: 'New' },
    { part: 'Publish date', before: '2 January 2026', after: '3 February 2026' },
    { part: 'List, block 3', before: 'gone', after: '' },
    { part: 'Paragraph, block 2', before: 'Was this one', after: 'Was this' },
    { part: 'CTA, block 3', before: '', after: 'Write\ne-mail: a@b.example' },
  ]);
});

test('an id used again does not make a new block a change of the deleted one', () => {
  const kept = paragraph(1, 'The first stays');
  expect(
    compare([kept, paragraph(2, 'What the robots lift')], [kept, paragraph(2, 'A word on batteries and charging')]),
  ).toEqual([
    { part: 'Paragraph, block 2', before: 'What the robots lift', after: '' },
    { part: 'Paragraph, block 2', before: '', after: 'A word on batteries and charging' },
  ]);
});

test('a moved block is named with its old place, even with another id or other text', () => {
  const [one, two, three] = [paragraph(1, 'One is here'), paragraph(2, 'Two is here'), paragraph(3, 'Three is here')];
  expect(compare([one, two, three], [three, one, two])).toEqual([
    { part: 'Paragraph, block 1: moved, was block 3', before: 'Three is here', after: 'Three is here' },
  ]);
  expect(compare([one, two, three], [{ ...three, id: 9 }, one, two])).toMatchObject([
    { part: 'Paragraph, block 1: moved, was block 3' },
  ]);
  expect(compare([one, two, three], [paragraph(3, 'Three is there'), one, two])).toMatchObject([
    { part: 'Paragraph, block 1: moved, was block 3' },
    { part: 'Paragraph, block 1', before: 'Three is here', after: 'Three is there' },
  ]);
});

test.each<[string, DraftBlock, DraftBlock, { part: string; before: string; after: string }]>([
  [
    'a task is done',
    list({ text: 'Tea', level: 0, marker: 'task' }),
    list({ text: 'Tea', level: 0, marker: 'task', isDone: true }),
    { part: 'List, block 1', before: 'to do: Tea', after: 'done: Tea' },
  ],
  [
    'an item is a level deeper',
    list({ text: 'A', level: 0, marker: 'bullet' }, { text: 'B', level: 0, marker: 'bullet' }),
    list({ text: 'A', level: 0, marker: 'bullet' }, { text: 'B', level: 1, marker: 'bullet' }),
    { part: 'List, block 1', before: 'A\nB', after: 'A\nlevel 2: B' },
  ],
  [
    'a list is numbered',
    { id: 1, type: 'list', content: '', items: ['A'] },
    list({ text: 'A', level: 0, marker: 'number', start: 3 }),
    { part: 'List, block 1', before: 'A', after: 'numbered from 3: A' },
  ],
  [
    'a heading is a lower one',
    { id: 1, type: 'heading', content: 'Same' },
    { id: 1, type: 'subheading', content: 'Same' },
    { part: 'Sub Heading, block 1: type', before: 'Heading', after: 'Sub Heading' },
  ],
  [
    'a film stands for a machine',
    { id: 1, type: 'embed', kind: 'machine', name: 'press' },
    { id: 1, type: 'embed', kind: 'film', name: 'hall' },
    { part: 'Machine or film, block 1', before: 'Machine: Press', after: 'Film: The hall' },
  ],
  [
    'another picture',
    { id: 1, type: 'picture', picture: 'a.jpg', width: 1, height: 1 },
    { id: 1, type: 'picture', picture: 'b.jpg', width: 1, height: 1 },
    { part: 'Picture, block 1: file', before: 'a.jpg', after: 'b.jpg' },
  ],
  [
    'a picture is described',
    { id: 1, type: 'picture', picture: 'a.jpg', width: 1, height: 1 },
    { id: 1, type: 'picture', picture: 'a.jpg', width: 1, height: 1, alt: 'A lift' },
    { part: 'Picture, block 1: alt text', before: '', after: 'A lift' },
  ],
  [
    'a file is replaced by a newer one',
    { id: 1, type: 'file', file: 'a.pdf', name: 'Guide 1.pdf', bytes: 1, title: 'Guide' },
    { id: 1, type: 'file', file: 'b.pdf', name: 'Guide 1.pdf', bytes: 1, title: 'Guide' },
    { part: 'File, block 1: file', before: 'a.pdf', after: 'b.pdf' },
  ],
  [
    'a table has a row of headers',
    { id: 1, type: 'table', rows: [{ cells: ['A', 'B'] }], hasHeader: false },
    { id: 1, type: 'table', rows: [{ cells: ['A', 'B'] }], hasHeader: true },
    { part: 'Table, block 1: row of headers', before: 'no', after: 'yes' },
  ],
  [
    'code is of another language',
    { id: 1, type: 'code', content: 'a' },
    { id: 1, type: 'code', content: 'a', language: 'js' },
    { part: 'Code, block 1: language', before: '', after: 'js' },
  ],
  [
    'a quote is of somebody',
    { id: 1, type: 'quote', content: '<p>So</p>' },
    { id: 1, type: 'quote', content: '<p>So</p>', source: 'Ada' },
    { part: 'Quote, block 1: source', before: '', after: 'Ada' },
  ],
  [
    'a call to action has another address',
    { id: 1, type: 'cta', content: 'Write', email: 'a@b.example' },
    { id: 1, type: 'cta', content: 'Write', email: 'c@d.example' },
    { part: 'CTA, block 1: e-mail', before: 'a@b.example', after: 'c@d.example' },
  ],
  [
    'a link leads elsewhere',
    { id: 1, type: 'paragraph', content: '<p><a href="/a" rel="noopener">here</a></p>' },
    { id: 1, type: 'paragraph', content: '<p><a href="/b" rel="noopener">here</a></p>' },
    { part: 'Paragraph, block 1: marks and links', before: 'link to /a: “here”', after: 'link to /b: “here”' },
  ],
])('what is not in the text is said in words: %s', (_name, was, is, expected) =>
  expect(compare([was], [is])).toEqual([expected]),
);
