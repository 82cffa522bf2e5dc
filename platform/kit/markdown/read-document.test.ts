import * as v from 'valibot';
import { readDocument } from './read-document';

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
  });
});

test.each([
  ['Words', 'content/a.md: it has no front matter. Begin it with "---", a line "title: …", and "---"'],
  ['---\ntitle: A\n', 'content/a.md: it has no front matter.'],
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
