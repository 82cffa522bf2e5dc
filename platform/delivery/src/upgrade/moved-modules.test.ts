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

test('moved folders are at their new place, and at the old one only what stays', () => {
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

/** The modules that 1.0.0 had for teams, and what they were made of. */
const formerModules: readonly (readonly [string, string])[] = [
  [
    'shared-config',
    `presets/federation/shared-singletons presets/jest/expect-console presets/jest/fake-browser
     presets/jest/prerendered-json-ld presets/own-files/limit-own-files presets/rspack/base-configuration
     presets/rspack/browser-configuration presets/rspack/node-configuration presets/rspack/remote-configurations
     presets/rspack/reproducible-build presets/rspack/standalone-configuration src/browser-storage
     src/contract/datasheet src/contract/navigation-state src/contract/page-missing src/contract/remote-definition
     src/contract/remote-name src/format-day src/forms/email-address src/forms/find-field-errors
     src/forms/form-field src/forms/person-fields src/media/media-file src/site src/slots/define-slot
     src/slots/slot src/store/header src/store/store src/store/visitor-interest src/tokens/tokens src/with-timeout`,
  ],
  [
    'shared-ui',
    `src/accordion src/call-to-action src/drawing src/film-sources src/forms/contact-form/contact-form
     src/forms/details-form/details-dialog src/forms/details-form/details-form
     src/forms/details-form/use-after-sending src/forms/form-field src/forms/use-field-errors
     src/is-connection-scarce src/move-between-tabs src/numbered-steps src/page/closing src/page/faq-json-ld
     src/page/item-list-json-ld src/page/next-links src/page/page-head src/page/page-hero src/page/page-section
     src/page/seen-at-work src/page/web-page-json-ld src/picture src/plan/place-drawings src/plan/plant-plan
     src/plan/plant src/plan/robot-body src/play-film src/post/post-article src/post/rich-text
     src/use-collapse-unseen src/use-early-value src/use-hydrated src/use-in-view src/use-media-query src/use-query
     src/use-shown src/when-idle`,
  ],
];

test.each(formerModules)('every module that %s had in 1.0.0 is found', (name, modules) => {
  const isThere = (module: string) => ['.ts', '.tsx'].some((ending) => existsSync(`${module}${ending}`));
  const lost = modules
    .split(/\s+/)
    .filter((module) => !isThere(join(checkoutFolder(workspace, name), module)))
    .filter((module) => {
      const moved = findMovedModule(`${name}/${module.replace(/^src\//, '')}`);
      return moved === undefined || !isThere(join(checkoutFolder(workspace, 'kit'), moved.replace(/^kit\//, '')));
    });
  expect(lost).toEqual([]);
});
