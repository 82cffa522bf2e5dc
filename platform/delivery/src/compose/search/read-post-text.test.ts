import { testPost } from '../../../testing/test-workspace';
import { readPostText, shortenPostText } from './read-post-text';

const post = {
  ...testPost('a-post', 'A post'),
  excerpt: 'In short',
  content: [
    { id: 1, type: 'paragraph', content: '<p>First <strong>words</strong></p><p>Second</p>' },
    { id: 2, type: 'heading', content: 'Loads & lanes' },
    { id: 3, type: 'list', content: '', items: ['one', 'two'] },
    { id: 4, type: 'table', rows: [{ cells: ['<em>a</em>', 'b'] }], hasHeader: false },
    { id: 5, type: 'divider' },
    { id: 6, type: 'heading', content: 'Loads & lanes' },
  ],
} satisfies ReturnType<typeof testPost>;

test('a post is searched by its category, its excerpt, and what it says under each heading, with the anchors of its page', () => {
  expect(readPostText(post)).toEqual({
    path: '/blogs/a-post',
    title: 'A post',
    sections: [
      { heading: '', text: 'Fleet: In short' },
      { heading: '', text: 'First words Second' },
      { heading: 'Loads & lanes', anchor: 'loads-lanes', text: 'one, two a b' },
      { heading: 'Loads & lanes', anchor: 'loads-lanes-2', text: '' },
    ],
  });
  expect(shortenPostText(post).sections).toEqual([{ heading: '', text: 'Fleet: In short' }]);
});
