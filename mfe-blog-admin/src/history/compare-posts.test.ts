import { createDraft } from '../posts/post-draft';
import { comparePosts } from './compare-posts';

const before = {
  ...createDraft(new Date(2026, 0, 2)),
  title: 'Old',
  content: [
    { id: 1, type: 'heading', content: 'Same' },
    { id: 2, type: 'paragraph', content: '<p>Was <strong>this</strong></p>' },
    { id: 3, type: 'list', content: '', items: ['gone'] },
  ],
} satisfies ReturnType<typeof createDraft>;

test('two versions that say the same have no difference', () =>
  expect(comparePosts(before, { ...before })).toEqual([]));

test('fields and blocks that were changed, added and deleted are named with both texts', () => {
  const after = {
    ...before,
    title: 'New',
    publishDate: '2026-02-03',
    content: [
      before.content[0],
      { id: 2, type: 'paragraph', content: '<p>Is that</p>' },
      { id: 4, type: 'cta', content: 'Write', email: 'a@b.example' },
    ],
  } as typeof before;
  expect(comparePosts(before, after)).toEqual([
    { part: 'Title', before: 'Old', after: 'New' },
    { part: 'Publish date', before: '2 January 2026', after: '3 February 2026' },
    { part: 'Paragraph, block 2', before: 'Was this', after: 'Is that' },
    { part: 'CTA, block 3', before: '', after: 'Write (a@b.example)' },
    { part: 'List, block 3', before: 'gone', after: '' },
  ]);
});

test('blocks that only moved are one difference', () => {
  const moved = { ...before, content: before.content.toReversed() };
  expect(comparePosts(before, moved)).toEqual([{ part: 'Order of the blocks', before: '', after: 'changed' }]);
});

test('a block of another type is a difference, even with the same text', () => {
  const [heading, ...others] = before.content;
  const after = { ...before, content: [{ ...heading, type: 'callout' }, ...others] } as typeof before;
  expect(comparePosts(before, after)).toEqual([{ part: 'Callout, block 1', before: 'Same', after: 'Same' }]);
});
