import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');

/** The names below `catalog:`, quoted or not. */
const catalog = Array.from(
  (/^catalog:\n((?: .*\n)+)/m.exec(read('pnpm-workspace.yaml'))?.[1] ?? '').matchAll(/^ {2}"?([^":\n]+)"?:/gm),
  ([, name]) => `${name}`,
);
const [reasons = ''] = read('docs/dependencies.md').split('## Own code');
/** The names in the first column, such as `react`, or `@types/*` for all of a scope. */
const explained = Array.from(reasons.matchAll(/^\| (`.*?) +\|/gm), ([, cell = '']) =>
  cell.split(', ').map((name) => name.replaceAll('`', '')),
).flat();
const explains = (name: string, dependency: string) =>
  name.endsWith('/*') ? dependency.startsWith(name.slice(0, -1)) : name === dependency;

test('the page and the catalog are read', () => {
  expect(catalog).toContain('react');
  expect(explained).toContain('react-dom');
});

test.each(catalog)('one line says why %s is there', (dependency) => {
  expect(explained.filter((name) => explains(name, dependency))).toHaveLength(1);
});

test.each(explained)('%s is in the catalog', (name) => {
  expect(catalog.some((dependency) => explains(name, dependency))).toBe(true);
});
