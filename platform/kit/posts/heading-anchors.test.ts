import type { Block } from './block';
import { headingAnchors, nameTables } from './heading-anchors';

test('each heading has its own id, in any script; other blocks have none', () => {
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

test('a heading takes no id of a footnote, wherever that stands', () => {
  const heading: Block = { id: 1, type: 'heading', content: 'Footnote 1' };
  expect(headingAnchors([heading])).toEqual(['footnote-1']);
  expect(headingAnchors([heading, { id: 2, type: 'footnote', name: '1', content: '<p>Words</p>' }])).toEqual([
    'footnote-1-2',
    undefined,
  ]);
});

test('an id takes the first free number, also for long headings that begin alike', () => {
  const long = 'x'.repeat(77);
  const texts = [
    'a',
    'a 2',
    'a',
    ...Array.from({ length: 10 }, () => 'a'),
    `${long}123`,
    `${long}123`,
    `${long}`,
    `${long}`,
  ];
  const blocks = texts.map((content, id): Block => ({ id, type: 'heading', content }));
  const anchors = headingAnchors(blocks);
  expect(anchors.slice(0, 13)).toEqual(['a', 'a-2', ...Array.from({ length: 11 }, (_, number) => `a-${number + 3}`)]);
  expect(anchors.slice(13)).toEqual([`${long}123`, `${long}1-2`, long, `${long}-2`]);
});

test.each([
  ['the same long words', () => 'Long words '.repeat(7)],
  ['words that differ at their end alone, each twice', (number: number) => `${'x'.repeat(76)}${1000 + (number >> 1)}`],
])('thousands of headings of %s have their ids at once', (_words, textOf) => {
  const blocks = Array.from({ length: 8000 }, (_, id): Block => ({ id, type: 'heading', content: textOf(id) }));
  const start = performance.now();
  expect(new Set(headingAnchors(blocks)).size).toBe(blocks.length);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('each table has the name of the heading above, found at once among thousands', () => {
  const table = (id: number): Block => ({ id, type: 'table', rows: [], hasHeader: false });
  const blocks = Array.from({ length: 12_000 }, (_, id): Block[] => [
    { id, type: id % 3 === 0 ? 'heading' : 'subheading', content: `Part ${id}` },
    { id, type: 'divider' },
    table(id),
  ]).flat();
  const start = performance.now();
  const headings = nameTables([table(0), ...blocks]);
  expect(performance.now() - start).toBeLessThan(500);
  expect(headings.slice(0, 7)).toEqual([undefined, undefined, undefined, 'Part 0', undefined, undefined, 'Part 1']);
  expect(headings.at(-1)).toBe('Part 11999');
});

test('of tables with one name, each after the first has a number', () => {
  const table = (id: number, caption?: string): Block => ({ id, type: 'table', rows: [], hasHeader: false, caption });
  const names = nameTables([
    { id: 1, type: 'heading', content: 'Loads' },
    table(2),
    table(3),
    table(4, 'Widths'),
    table(5, 'Loads'),
  ]);
  expect(names.slice(1)).toEqual(['Loads', 'Loads (2)', 'Widths', 'Loads (3)']);
});
