import type { Block } from './block';
import { mapRichText, richTextsOf } from './map-rich-text';

const entry = { text: 'e', level: 0, marker: 'bullet' } as const;

test.each<[string, Block, string[]]>([
  ['a paragraph', { id: 1, type: 'paragraph', content: 'p' }, ['p']],
  ['a quote, but not its source', { id: 1, type: 'quote', content: 'q', source: 's' }, ['q']],
  ['a footnote', { id: 1, type: 'footnote', name: '1', content: 'f' }, ['f']],
  ['the marks of a heading', { id: 1, type: 'heading', content: 'h', rich: 'r' }, ['r']],
  ['nothing of a heading without marks', { id: 1, type: 'heading', content: 'h' }, []],
  [
    'the entries of a list',
    { id: 1, type: 'list', content: '', items: ['e', 'e'], entries: [entry, entry] },
    ['e', 'e'],
  ],
  ['nothing of a list of plain items', { id: 1, type: 'list', content: '', items: ['i'] }, []],
  [
    'each cell of a table',
    { id: 1, type: 'table', hasHeader: false, rows: [{ cells: ['a', 'b'] }, { cells: ['c'] }] },
    ['a', 'b', 'c'],
  ],
  ['nothing of code', { id: 1, type: 'code', content: 'c' }, []],
])('rich text is %s', (_what, block, texts) => {
  expect(richTextsOf(block)).toEqual(texts);
  expect(richTextsOf(mapRichText(block, (html) => `${html}!`))).toEqual(texts.map((html) => `${html}!`));
});
