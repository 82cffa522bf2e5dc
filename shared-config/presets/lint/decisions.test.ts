import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../docs/decisions');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Title and the line with date and status: all that stands before the context. */
const headOf = (text: string) => text.split('**Context.**')[0] ?? '';

test('a number stands for one decision', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each(files)('%s says when, whether it holds, why, what, and what would change it, on a page', (file) => {
  expect(file).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/);
  const text = read(file);
  expect(headOf(text)).toMatch(
    new RegExp(
      String.raw`^# ${file.slice(0, 4)} .+\n\n\d{4}-\d\d-\d\d\. Status: (accepted|superseded by \[\d{4}\]).*\.\n\n$`,
    ),
  );
  const parts = Array.from(
    text.matchAll(/^\*\*(Context|Decision|Consequences|What would change it)\.\*\*/gm),
    ([, part]) => part,
  );
  expect(parts).toEqual(['Context', 'Decision', 'Consequences', 'What would change it']);
  expect(text.split('\n').length).toBeLessThanOrEqual(60);
});

test.each(files)('what %s refers to in its head is there and refers back', (file) => {
  for (const [, other = ''] of headOf(read(file)).matchAll(/\]\((.+?\.md)\)/g)) {
    expect(files).toContain(other);
    expect(headOf(read(other))).toContain(`](${file})`);
  }
});
