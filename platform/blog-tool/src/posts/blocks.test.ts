import { blockText, findDefaultTexts } from './blocks';
import type { DraftBlock } from './draft-blocks';

test('default texts are found in every type, with the places of their blocks', () => {
  const blocks: DraftBlock[] = [
    { id: 1, type: 'paragraph', content: '<p>Written</p>' },
    { id: 9, type: 'unknown', stored: 'New Heading' },
    { id: 2, type: 'paragraph', content: '<p>New paragraph content...</p>' },
    { id: 3, type: 'heading', content: 'New Heading' },
    { id: 4, type: 'list', content: '', items: ['Written', 'New list item'] },
    { id: 5, type: 'cta', content: 'Call to action text', email: 'email@example.com' },
    { id: 6, type: 'paragraph', content: '<p>Start writing your blog content here...Our bees</p>' },
    { id: 7, type: 'heading', content: 'A New Heading for the plant' },
  ];
  expect(findDefaultTexts(blocks)).toEqual([
    { place: 3, text: 'New paragraph content...' },
    { place: 4, text: 'New Heading' },
    { place: 5, text: 'New list item' },
    { place: 6, text: 'Call to action text' },
    { place: 6, text: 'email@example.com' },
    { place: 7, text: 'Start writing your blog content here...' },
  ]);
});

test('the text of a block is its words', () => {
  expect(blockText({ id: 1, type: 'paragraph', content: '<p>A <em>b</em> &amp; c</p><p>d</p>' })).toBe('A b & c\nd');
  expect(blockText({ id: 1, type: 'table', hasHeader: true, rows: [{ cells: ['<strong>a</strong>', 'b'] }] })).toBe(
    'a\nb',
  );
  expect(blockText({ id: 1, type: 'divider' })).toBe('');
});
