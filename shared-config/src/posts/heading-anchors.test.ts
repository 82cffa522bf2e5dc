import type { Block } from './block';
import { headingAnchors } from './heading-anchors';

test('each heading has an id of its own, made of its words in any script; what is no heading has none', () => {
  const blocks: Block[] = [
    { id: 1, type: 'heading', content: 'Loads & lanes' },
    { id: 2, type: 'callout', content: 'Loads & lanes' },
    { id: 3, type: 'subheading', content: 'Loads, lanes' },
    { id: 4, type: 'heading', content: '倉庫' },
    { id: 5, type: 'heading', content: '🤖' },
    { id: 6, type: 'heading', content: '' },
  ];
  expect(headingAnchors(blocks)).toEqual(['loads-lanes', undefined, 'loads-lanes-2', '倉庫', 'section', 'section-2']);
});

test('a heading takes no id that the page has itself', () => {
  expect(headingAnchors([{ id: 1, type: 'heading', content: 'Page posts' }])).toEqual(['page-posts-2']);
});
