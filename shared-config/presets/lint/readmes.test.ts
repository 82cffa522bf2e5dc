import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const packages = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'package.json')));
const remotes = packages.filter((folder) => existsSync(join(root, folder, 'remote.ts')));
const readmeOf = (folder: string) => readFileSync(join(root, folder, 'README.md'), 'utf8');

test.each(packages)('%s says what it is for, on a third of a page; the host takes a whole one', (folder) => {
  const readme = readmeOf(folder);
  expect(readme.startsWith(`# ${folder}\n`)).toBe(true);
  expect(readme.split('\n').length).toBeLessThanOrEqual(folder === 'shell' ? 61 : 26);
});

test('the files on the ways through the shell are there', () => {
  const files = Array.from(readmeOf('shell').matchAll(/`([\w/-]+\.tsx?)`/g), ([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(join(root, 'shell/src', file)))).toEqual([]);
});

test.each(remotes)('the routes and the team in the README of %s are those of its remote.ts', (folder) => {
  const definition = readFileSync(join(root, folder, 'remote.ts'), 'utf8');
  const routes = Array.from(definition.matchAll(/\b(?:path: |aliases: \[)'([^']+)'/g), ([, path]) => path);
  const readme = readmeOf(folder);
  expect(Array.from(readme.matchAll(/`(\/[^`]*)`/g), ([, path]) => path).sort()).toEqual(routes.sort());
  expect(readme).toContain(`**Team**: ${/\bteam: '([^']+)'/.exec(definition)?.[1]}\n`);
});
