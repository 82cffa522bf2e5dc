import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importPages } from './import-pages';

const remotes = [
  {
    name: 'mfe-one',
    routes: [
      { path: '/', page: './src/home/home-page.tsx' },
      { path: '/uses/:id', page: './src/uses/use-page.tsx' },
      { path: '/other-uses/:id', page: './src/uses/use-page.tsx' },
    ],
  },
  { name: 'mfe-two', routes: [{ path: '/two', page: './src/two-page.tsx' }] },
];

test('every page of every remote is imported under the name that its routes have, once', () => {
  const source = importPages(remotes);
  expect(Array.from(source.matchAll(/"(.+?)": \(\) => import\("(.+?)"\)/g), ([, name, file]) => [name, file])).toEqual([
    ['./home/home-page', '../../../mfe-one/src/home/home-page.tsx'],
    ['./uses/use-page', '../../../mfe-one/src/uses/use-page.tsx'],
    ['./two-page', '../../../mfe-two/src/two-page.tsx'],
  ]);
});

test('what the shell imports from the module that is replaced is there', () => {
  const exported = (source: string) =>
    Array.from(source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm), ([, name]) => name).sort();
  const replaced = readFileSync(join(__dirname, '../../../../../shell/src/remotes/federation.ts'), 'utf8');
  expect(exported(importPages(remotes))).toEqual(exported(replaced));
});
