import * as v from 'valibot';
import { readDocument } from './read-document';
import { writeBlocks } from './write-blocks';

const schema = v.strictObject({
  title: v.string(),
  date: v.pipe(v.string(), v.isoDate('must be a day such as 2026-11-05')),
  related: v.optional(v.array(v.pipe(v.string(), v.startsWith('/', 'must be a path'))), []),
});
const read = (text: string) => readDocument('content/a.md', text, schema);

test('a file has front matter and a text', () => {
  expect(read('---\ntitle: "A: b"\ndate: 2026-11-05\n---\n\nWords\n')).toEqual({
    head: { title: 'A: b', date: '2026-11-05', related: [] },
    parts: [{ type: 'paragraph', content: '<p>Words</p>' }],
    lines: [6],
  });
});

test('a file that was saved on Windows says the same', () => {
  const file = '---\ntitle: A\ndate: 2026-11-05\n---\n\nWords\n\n- one\n- two\n';
  expect(read(`\uFEFF${file.replaceAll('\n', '\r\n')}`)).toEqual(read(file));
});

test.each([
  ['Words', 'content/a.md: it has no front matter. Begin it with "---", a line "title: …", and "---"'],
  ['---\ntitle: A\n', 'content/a.md, line 1: its front matter has no end. Write "---"'],
  ['---\ntitle: A: b\ndate: 2026-11-05\n---\n', 'content/a.md, line 2: '],
  [
    '---\ntitle: A\ndate: yesterday\n---\n',
    'content/a.md, line 3: field "date": must be a day such as 2026-11-05. Correct the front matter',
  ],
  ['---\ntitle: A\n---\n', 'content/a.md, line 2: field "date": is missing'],
  ['---\ntitle: A\ndate: 2026-11-05\ntags: x\n---\n', 'content/a.md, line 4: field "tags": there is no such field'],
  [
    '---\ntitle: A\ndate: 2026-11-05\nrelated:\n  - /a\n  - b\n---\n',
    'content/a.md, line 6: field "related.1": must be a path',
  ],
  [
    '---\ntitle: A\ndate: 2026-11-05\n---\n\nWords\n\n# Top\n',
    'content/a.md, line 8: a heading of level 1. Begin a chapter',
  ],
])('what does not fit is named with its line: %j', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

const valves = v.strictObject({ valves: v.strictObject({ gate: v.number(), ball: v.number() }) });
const head = '---\nvalves:\n  gate: 1\n  ball: 2\n---\n';

test('each part of a document has the line that it begins in', () => {
  const body = '## One\n\nFirst\nand on.\n\n- a\n- b\n\n![Plan](plan.svg)\n';
  const { parts, lines } = readDocument('a.md', `${head}\n${body}`, valves);
  expect(parts.map(({ type }, at) => [type, lines[at]])).toEqual([
    ['heading', 7],
    ['paragraph', 9],
    ['list', 12],
    ['image', 15],
  ]);
  expect(writeBlocks(parts)).toBe(body.replace('First\nand', 'First and'));
});

test.each([
  [
    'a value',
    '  gate: 1',
    '  gate: x',
    3,
    'field "valves.gate": must be a number, and is "x"',
    'Correct the front matter',
  ],
  [
    'a surplus field',
    '  ball',
    '  needle: 1\n  ball',
    4,
    'field "valves.needle": there is no such field',
    'Correct the front matter',
  ],
  // At what it is missing from.
  ['a missing field', '  ball: 2\n', '', 3, 'field "valves.ball": is missing', 'Correct the front matter'],
  ['a missing first field', 'valves', 'valve', 2, 'field "valves": is missing', 'Correct the front matter'],
  ['a name that is there twice', '  ball', '  gate', 4, 'Map keys must be unique', 'Give one of them another name'],
])('%s in front matter is refused with its line', (_fault, before, after, line, reason, remedy) => {
  expect(() => readDocument('a.md', head.replace(before, after), valves)).toThrow(
    new Error(`a.md, line ${line}: ${reason}. ${remedy}`),
  );
});
