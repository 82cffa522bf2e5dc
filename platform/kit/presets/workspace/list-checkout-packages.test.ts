import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from '../jest/temporary-folder';
import { findFolder, listCheckoutPackages } from './list-checkout-packages';

let root: string;
beforeEach(() => {
  root = createTemporaryFolder('checkout');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

test('packages are the folders in pnpm-workspace.yaml, however deep they are', () => {
  const patterns = ['shell', 'mfe-*', 'platform/*', 'nowhere/*', 'gone'].map((one) => `  - ${one}\n`);
  write('pnpm-workspace.yaml', `packages:\n${patterns.join('')}\ncatalog:\n  react: 19.3.1\n`);
  for (const folder of ['shell', 'mfe-b', 'mfe-a', 'platform/server', 'other', 'platform/kit/parts'])
    write(`${folder}/package.json`, '{}');
  write('mfe-notes.md', '');
  const packages = listCheckoutPackages(root);
  expect(packages.map(({ name, folder }) => `${name} ${folder}`)).toEqual([
    'shell shell',
    'mfe-a mfe-a',
    'mfe-b mfe-b',
    'server platform/server',
  ]);
  expect(findFolder(packages, 'server')).toBe('platform/server');
  expect(findFolder(packages, 'other')).toBeUndefined();
});

test('a team’s own repository has no packages', () => {
  write('mfe-a/package.json', '{}');
  expect(listCheckoutPackages(root)).toEqual([]);
});
