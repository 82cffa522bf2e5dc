import {
  addBlock,
  blockTypes,
  convertBlock,
  duplicateBlock,
  emptyParagraph,
  findDefaultTexts,
  insertBlocks,
  joinWithPrevious,
  moveBlock,
} from './blocks';
import type { EditableBlock } from './draft-blocks';
import { type DraftBlock, readBlocks } from './draft-blocks';

const paragraph = (id: number): EditableBlock => ({ id, type: 'paragraph', content: String(id) });

test('the id of a new block is the highest one plus one (§3)', () => {
  expect(addBlock([paragraph(7), paragraph(2)], 'heading').map(({ id }) => id)).toEqual([7, 2, 8]);
});

test('each type has its default (§3)', () => {
  const added = blockTypes.map(({ type }) => addBlock([], type)[0]);
  expect(added).toEqual([
    { id: 1, type: 'paragraph', content: 'New paragraph content...' },
    { id: 1, type: 'heading', content: 'New Heading' },
    { id: 1, type: 'subheading', content: 'New Sub Heading' },
    { id: 1, type: 'list', content: '', items: ['New list item'] },
    { id: 1, type: 'callout', content: 'Important note or callout...' },
    { id: 1, type: 'cta', content: 'Call to action text', email: 'email@example.com' },
  ]);
});

test('a block is inserted at a place, moved within the list, and copied behind itself', () => {
  const blocks = [paragraph(1), paragraph(2), paragraph(3)];
  const ids = (changed: readonly DraftBlock[]) => changed.map(({ id }) => id);
  expect(ids(addBlock(blocks, 'cta', 1))).toEqual([1, 4, 2, 3]);
  expect(ids(moveBlock(blocks, 1, 2))).toEqual([2, 3, 1]);
  expect(ids(moveBlock(blocks, 3, -1))).toEqual([3, 1, 2]);
  expect(ids(moveBlock(blocks, 3, 99))).toEqual([1, 2, 3]);
  expect(duplicateBlock(blocks, 2)[2]).toEqual({ ...paragraph(2), id: 4 });
});

test.each([
  [
    { id: 1, type: 'paragraph', content: '<p>A <strong>b</strong></p><p>c &lt; d</p>' },
    'list',
    { items: ['A b', 'c < d'] },
  ],
  [{ id: 1, type: 'list', content: '', items: ['a', '<b>'] }, 'paragraph', { content: '<p>a</p><p>&lt;b&gt;</p>' }],
  [{ id: 1, type: 'callout', content: 'a\nb' }, 'heading', { content: 'a b' }],
  [{ id: 1, type: 'cta', content: 'Write', email: 'x@y.z' }, 'subheading', { content: 'Write' }],
  [{ id: 1, type: 'heading', content: 'Go' }, 'cta', { content: 'Go', email: 'email@example.com' }],
] as [EditableBlock, EditableBlock['type'], object][])(
  'converted to another type, %j keeps its text',
  (block, type, expected) => {
    expect(convertBlock(block, type)).toMatchObject({ id: 1, type, ...expected });
  },
);

test('a converted block keeps the fields that this tool does not know, and none of its old type', () => {
  const stored: DraftBlock[] = readBlocks([{ id: 1, type: 'cta', content: 'Go', email: 'a@b.c', anchor: 'go' }]);
  const converted = stored.map((block) => convertBlock(block, 'heading'));
  expect(converted).toEqual([{ id: 1, type: 'heading', content: 'Go', anchor: 'go' }]);
});

test('inserted blocks get ids of their own, the next ones', () => {
  const inserted = insertBlocks([paragraph(7), paragraph(2)], [emptyParagraph, emptyParagraph], 1);
  expect(inserted.map(({ id }) => id)).toEqual([7, 8, 9, 2]);
});

test('default texts are found in every type, with the places of their blocks', () => {
  const written = [paragraph(1), { id: 9, type: 'unknown', stored: 'New Heading' } as const];
  const blocks = blockTypes.reduce<DraftBlock[]>((before, { type }) => addBlock(before, type), written);
  expect(findDefaultTexts(blocks)).toEqual([
    { place: 3, text: 'New paragraph content...' },
    { place: 4, text: 'New Heading' },
    { place: 5, text: 'New Sub Heading' },
    { place: 6, text: 'New list item' },
    { place: 7, text: 'Important note or callout...' },
    { place: 8, text: 'Call to action text' },
    { place: 8, text: 'email@example.com' },
  ]);
});

describe('joined to the block before', () => {
  test.each([
    [
      { id: 1, type: 'paragraph', content: '<p>a</p><p><strong>b</strong></p>' },
      { id: 2, type: 'paragraph', content: '<p><em>c</em></p><p>d</p>' },
      { content: '<p>a</p><p><strong>b</strong><em>c</em></p><p>d</p>' },
      3,
    ],
    [
      { id: 1, type: 'paragraph', content: 'a' },
      { id: 2, type: 'heading', content: 'b < c' },
      { content: '<p>ab &lt; c</p>' },
      1,
    ],
    [
      { id: 1, type: 'list', content: '', items: ['a', 'bc'] },
      { id: 2, type: 'heading', content: 'd' },
      { items: ['a', 'bcd'] },
      2,
    ],
    [
      { id: 1, type: 'callout', content: 'a' },
      { id: 2, type: 'list', content: '', items: ['b', 'c'] },
      { content: 'ab\nc' },
      1,
    ],
    [{ id: 1, type: 'cta', content: 'Go', email: 'a@b.c' }, { id: 2, type: 'paragraph', content: '<p> </p>' }, {}, 2],
  ] as [EditableBlock, EditableBlock, object, number][])('%j and %j lose nothing', (before, block, joined, offset) => {
    expect(joinWithPrevious([before, block], 2)).toEqual({ blocks: [{ ...before, ...joined }], id: 1, offset });
  });

  test.each([
    ['nothing', [paragraph(2)]],
    ['a call to action, which has an address,', [{ id: 1, type: 'cta', content: 'Go', email: 'a@b.c' }, paragraph(2)]],
    ['an unknown block', [{ id: 1, type: 'unknown', stored: 'x' }, paragraph(2)]],
    ['text, an empty call to action', [paragraph(1), { id: 2, type: 'cta', content: '', email: 'a@b.c' }]],
    ['text, an unknown block', [paragraph(1), { id: 2, type: 'unknown', stored: 'x' }]],
  ] as [string, DraftBlock[]][])('behind %s a block stays as it is', (_before, blocks) => {
    expect(joinWithPrevious(blocks, 2)).toBeUndefined();
  });
});
