import { emptyShareScope, importPages } from './import-pages';

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

test('what the shell imports from the modules that are replaced is there', () => {
  const exported = (source: string) =>
    Array.from(source.matchAll(/^export .*?(?:function|const) (\w+)/gm), ([, name]) => name);
  expect(exported(importPages(remotes))).toEqual(['trackEntry', 'forgetEntry', 'loadEntry']);
  expect(exported(emptyShareScope)).toEqual(['openShareScope']);
});
