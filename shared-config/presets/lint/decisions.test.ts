import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('there are at most 40 decisions, each with a number of its own', () => {
  expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
  expect(files.length).toBeLessThanOrEqual(40);
});

test('the index names every decision once, by its title', () => {
  const entries = Array.from(
    read('README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm),
    ([, title, file]) => `${file}: ${title}`,
  );
  expect(entries.sort()).toEqual(files.map((file) => `${file}: ${/^# (.+)$/m.exec(read(file))?.[1]}`).sort());
});

test.each(files)('%s says when, why, what and what follows, on a page', (file) => {
  expect(file).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/);
  const text = read(file);
  expect(text).toMatch(
    new RegExp(String.raw`^# ${file.slice(0, 4)} .+\n\n\d{4}-\d\d-\d\d\. Accepted\.\n\n\*\*Context`),
  );
  const parts = Array.from(text.matchAll(/^\*\*(.+?)\.\*\*/gm), ([, part]) => part);
  expect(parts).toEqual(['Context', 'Decision', 'Consequences']);

  const lines = text.split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

test('links between the documents lead somewhere', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const broken = documents.flatMap((document) => {
    const targets = readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g);
    return Array.from(targets, ([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`);
  });
  expect(broken).toEqual([]);
});
