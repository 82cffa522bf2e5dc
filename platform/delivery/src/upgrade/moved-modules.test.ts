import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '../files/list-files';
import { sourceOf } from '../packages/public-modules';
import { checkoutFolder, readManifestOf } from '../packages/read-checkout-versions';
import { openWorkspace } from '../workspace';
import { findMovedModule, movedModules, movedNames } from './moved-modules';

const workspace = openWorkspace(resolve(import.meta.dirname, '../../../..'));

/** Whether a package of the checkout exports a module. */
async function isExported(specifier: string): Promise<boolean> {
  const [name = '', ...path] = specifier.split('/');
  const { exports } = await readManifestOf(workspace, name);
  const source = sourceOf(`./${path.join('/')}`, exports);
  return source !== undefined && existsSync(join(checkoutFolder(workspace, name), source));
}

test('what has moved is where it is said to be, and no longer where it was', async () => {
  const modules = Object.entries(movedModules).filter(([name]) => !name.endsWith('/'));
  for (const [name, target] of modules) {
    expect([target, await isExported(target)]).toEqual([target, true]);
    expect([name, await isExported(name)]).toEqual([name, name === target]);
  }
  for (const [name, moved] of Object.entries(movedNames)) {
    expect([name, await isExported(name)]).toEqual([name, true]);
    for (const target of Object.values(moved)) expect([target, await isExported(target)]).toEqual([target, true]);
  }
});

test('a folder that has moved is where it is said to be, and where it was only what is said to have stayed', () => {
  const folderOf = (specifier: string) => {
    const [name = '', ...path] = specifier.split('/');
    const folder = checkoutFolder(workspace, name);
    return ['src', ''].map((part) => join(folder, part, ...path)).find((place) => existsSync(place));
  };
  for (const [name, target] of Object.entries(movedModules).filter(([one]) => one.endsWith('/'))) {
    expect([target, folderOf(target) !== undefined]).toEqual([target, true]);
    const former = folderOf(name);
    const modules = former === undefined ? [] : listFiles(former).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    for (const file of modules) expect(findMovedModule(`${name}${file.replace(/(\.d)?\.tsx?$/, '')}`)).toBeUndefined();
  }
});

// Once 2.0.0 is published, these are its own types, and all of them are where they are said to be.
test.each(['shared-config', 'shared-ui'])('every module of which %s has published the types is found', async (name) => {
  const folder = checkoutFolder(workspace, name);
  const published = listFiles(join(folder, 'published-types')).filter((file) => file.endsWith('.d.ts'));
  expect(published.length).toBeGreaterThan(5);
  const isThere = (module: string) => ['.ts', '.tsx'].some((ending) => existsSync(`${module}${ending}`));
  const lost = published
    .map((file) => file.replace(/\.d\.ts$/, ''))
    .filter((module) => !isThere(join(folder, module)))
    .filter((module) => {
      const moved = findMovedModule(`${name}/${module.replace(/^src\//, '')}`);
      return moved === undefined || !isThere(join(checkoutFolder(workspace, 'kit'), moved.replace(/^kit\//, '')));
    });
  expect(lost).toEqual([]);
});
