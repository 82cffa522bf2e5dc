import type { PublishedPost } from 'kit/posts/published-post';
import { testPost } from '../../../testing/test-workspace';
import { readPostText, shortenPostText } from './read-post-text';

const post = {
  ...testPost('a-post', 'A post'),
  excerpt: 'In short',
  content: [
    { id: 1, type: 'paragraph', content: '<p>First <strong>words</strong></p><p>Second</p>' },
    { id: 2, type: 'heading', content: 'Loads & lanes' },
    { id: 3, type: 'list', content: '', items: ['one', 'two'] },
    { id: 4, type: 'table', rows: [{ cells: ['<em>a</em>', 'b'] }], hasHeader: false, caption: 'All' },
    { id: 5, type: 'divider' },
    { id: 8, type: 'file', file: 'a.pdf', name: 'guide.pdf', bytes: 1, title: 'How to install' },
    { id: 7, type: 'footnote', name: '1', content: 'A <em>note</em>' },
    { id: 6, type: 'heading', content: 'Loads & lanes' },
  ],
} satisfies ReturnType<typeof testPost>;

test('a post is searched by category, excerpt and the text under each heading', () => {
  expect(readPostText(post, 1000)).toEqual({
    title: 'A post',
    sections: [
      { heading: '', text: 'Fleet: In short' },
      { heading: '', text: 'First words Second' },
      { heading: 'Loads & lanes', anchor: 'loads-lanes', text: 'one, two All, a b How to install A note' },
      { heading: 'Loads & lanes', anchor: 'loads-lanes-2', text: '' },
    ],
  });
  expect(shortenPostText(post).sections).toEqual([{ heading: '', text: 'Fleet: In short' }]);
});

test('a post that says more than may be searched is read no further', () => {
  const says = 'First words SecondLoads & lanesone, twoAll, a bHow to installA noteLoads & lanes'.length;
  expect(readPostText(post, says)).toBeDefined();
  expect(readPostText(post, says - 1)).toBeUndefined();
});

test.each([
  ['one long paragraph and 15,000 dividers', { paragraphs: 1, words: 100_000, dividers: 15_000 }],
  ['1,600 paragraphs', { paragraphs: 1600, words: 100, dividers: 0 }],
])(
  'the text of a section is put together once, not once for each block: %s',
  (_name, { paragraphs, words, dividers }) => {
    const content: PublishedPost['content'] = [
      ...Array.from({ length: paragraphs }, (_, id) => ({
        id,
        type: 'paragraph' as const,
        content: `<p>${'word '.repeat(words)}</p>`,
      })),
      ...Array.from({ length: dividers }, (_, id) => ({ id: paragraphs + id, type: 'divider' as const })),
    ];
    const before = process.cpuUsage();
    const read = readPostText({ ...post, content }, 1_000_000);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
    expect(read?.sections.at(-1)?.text).toHaveLength(paragraphs * words * 5 - 1);
  },
);
