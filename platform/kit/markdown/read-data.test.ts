import * as v from 'valibot';
import { readData } from './read-data';
import { readDocument } from './read-document';

const schema = v.strictObject({
  plans: v.array(v.strictObject({ name: v.string(), visits: v.optional(v.picklist(['weekly', 'monthly'])) })),
});
const read = (...lines: string[]) => readData('plans.yaml', lines.join('\n'), schema);

test('data are read as their schema has them', () => {
  expect(read('# Of 2026', 'plans:', '  - name: Base', '    visits: weekly', '  - name: "9: to 5"', '')).toEqual({
    plans: [{ name: 'Base', visits: 'weekly' }, { name: '9: to 5' }],
  });
});

test.each([
  [
    'a field that is missing',
    ['plans:', '  - name: A', '  - visits: weekly'],
    'plans.yaml, line 3: field "plans.1.name": is missing. Correct it',
  ],
  [
    'a field that there is not',
    ['plans:', '  - name: A', '    cost:', '      - 3'],
    'plans.yaml, line 3: field "plans.0.cost": there is no such field. Correct it',
  ],
  [
    'a value that is none of those',
    ['plans:', '  - name: A', '    visits: daily'],
    'plans.yaml, line 3: field "plans.0.visits": must be "weekly" or "monthly", and is "daily". Correct it',
  ],
  [
    'a number in the place of a text',
    ['plans:', '  - name: 24'],
    'plans.yaml, line 2: field "plans.0.name": must be a text, and is 24. Put the value in quotes',
  ],
  [
    'a colon in a text',
    ['plans:', '  - name: Shift: two'],
    'plans.yaml, line 2: Nested mappings are not allowed in compact mappings. Put the value in quotes',
  ],
  [
    'a field twice',
    ['plans:', '  - name: A', '    name: B'],
    'plans.yaml, line 3: Map keys must be unique. Give one of them another name',
  ],
  ['nothing', ['# empty'], 'plans.yaml, line 1: field "(whole document)": must be an object, and is null. Correct it'],
])('%s is refused with its line', (_, lines, message) => {
  expect(() => read(...lines)).toThrow(new Error(message));
});

test('front matter is refused with the line of its file', () => {
  const text = '---\ntitle: One\ndate: 3\n---\nWords.\n';
  const head = v.strictObject({ title: v.string(), date: v.string() });
  expect(() => readDocument('one.md', text, head)).toThrow(
    new Error('one.md, line 3: field "date": must be a text, and is 3. Put the value in quotes'),
  );
});
