import * as v from 'valibot';
import { readDocument } from './read-document';
import { writeBlocks } from './write-blocks';

const robots = v.strictObject({ robots: v.strictObject({ lifter: v.number(), fork: v.number() }) });
const head = '---\nrobots:\n  lifter: 1\n  fork: 2\n---\n';

test('each part of a document has the line that it begins in', () => {
  const body = '## One\n\nFirst\nand on.\n\n- a\n- b\n\n![Plan](plan.svg)\n';
  const { parts, lines } = readDocument('a.md', `${head}\n${body}`, robots);
  expect(parts.map(({ type }, at) => [type, lines[at]])).toEqual([
    ['heading', 7],
    ['paragraph', 9],
    ['list', 12],
    ['file', 15],
  ]);
  expect(writeBlocks(parts)).toBe(body.replace('First\nand', 'First and'));
});

test.each([
  [
    'a value',
    '  lifter: 1',
    '  lifter: x',
    3,
    'field "robots.lifter": must be a number, and is "x"',
    'Correct the front matter',
  ],
  [
    'a surplus field',
    '  fork',
    '  tugger: 1\n  fork',
    4,
    'field "robots.tugger": there is no such field',
    'Correct the front matter',
  ],
  // At what it is missing from.
  ['a missing field', '  fork: 2\n', '', 3, 'field "robots.fork": is missing', 'Correct the front matter'],
  ['a missing first field', 'robots', 'robot', 2, 'field "robots": is missing', 'Correct the front matter'],
  ['a name that is there twice', '  fork', '  lifter', 4, 'Map keys must be unique', 'Give one of them another name'],
])('%s in front matter is refused with its line', (_fault, before, after, line, reason, remedy) => {
  expect(() => readDocument('a.md', head.replace(before, after), robots)).toThrow(
    new Error(`a.md, line ${line}: ${reason}. ${remedy}`),
  );
});
