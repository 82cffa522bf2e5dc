import { blocksToStore, readBlocks } from '../posts/stored-blocks';
import { sanitiseBlocks } from './sanitise-blocks';

const paragraphs = (...contents: string[]) => contents.map((content, id) => ({ id, type: 'paragraph', content }));

test('a block with far too many tags is kept as it is, and others are sanitised', () => {
  const stored = paragraphs('<b>x'.repeat(10_001), '<b>x</b>');
  const blocks = sanitiseBlocks(readBlocks(stored));
  expect(blocks.map(({ type }) => type)).toEqual(['unknown', 'paragraph']);
  expect(blocksToStore(blocks, stored)).toEqual([stored[0], { ...stored[1], content: '<strong>x</strong>' }]);
});

test('what says the same is the very same block, however it is written', () => {
  const blocks = readBlocks(paragraphs('<p>one<p>two', 'a<br/>b', '&Ouml;l', '<a href="/x">x</a>'));
  expect(sanitiseBlocks(blocks).every((block, at) => block === blocks[at])).toBe(true);
});

test('what is clean costs nothing: a long post is the very same', () => {
  const blocks = readBlocks(
    Array.from({ length: 500 }, (_, id) => ({
      id,
      type: 'paragraph',
      content: `<p>${'<em>x</em> '.repeat(1_000)}</p>`,
    })),
  );
  expect(sanitiseBlocks(blocks).every((block, at) => block === blocks[at])).toBe(true);
});
