import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isIgnored = (folder: string) =>
  read('.gitignore')
    .split('\n')
    .some((line) => line.replaceAll('/', '') === folder);
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !isIgnored(entry.name))
  .map(({ name }) => name);
const lines = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));

test('the general line comes first, because the last one that matches wins', () => {
  expect(lines.map(([pattern]) => pattern).indexOf('*')).toBe(0);
});

test.each(folders)('%s has one line of its own, and a remote is owned by its team', (folder) => {
  const [line, another] = lines.filter(([pattern]) => pattern === `/${folder}/`);
  expect(line).toBeDefined();
  expect(another).toBeUndefined();
  if (!existsSync(join(root, folder, 'remote.ts'))) return;
  const team = /\bteam: '([^']+)'/.exec(read(`${folder}/remote.ts`))?.[1];
  expect(line?.slice(1)).toEqual([`@corvane/${team}`]);
});

test('no line names a folder that is gone', () => {
  const named = lines.flatMap(([pattern = '']) => (pattern.endsWith('/') ? [pattern.slice(1, -1)] : []));
  expect(folders).toEqual(expect.arrayContaining(named));
});
