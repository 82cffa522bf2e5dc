import { importedModules, refuseImport } from './import-rules';

const packages = [
  'delivery',
  'e2e',
  'mfe-marketing',
  'mfe-products',
  'search',
  'server',
  'shared-config',
  'shared-ui',
  'shell',
];
const isRefused = (file: string, specifier: string) => refuseImport(file, specifier, packages) !== undefined;

test.each([
  ['mfe-products/src/page.tsx', 'mfe-marketing/src/home/home-page'],
  ['mfe-products/src/page.tsx', '../../mfe-marketing/src/home/home-page'],
  ['mfe-products/src/page.tsx', '../../shell/src/app'],
  ['mfe-products/src/page.tsx', '../../shared-config/src/site'],
  ['mfe-products/src/page.tsx', 'search/find'],
  ['mfe-anything-new/src/page.tsx', '../../mfe-products/remote'],
  ['mfe-anything-new/remote.ts', '../mfe-products/src/robots/robot-texts'],
  ['shell/src/app.tsx', '../../mfe-products/src/robots/robot-texts'],
  ['shared-ui/src/button.tsx', '../../shell/src/app'],
  ['shared-config/src/site.ts', 'shared-ui/page/page-head'],
  ['delivery/src/compose/compose-site.ts', '../../../shell/src/render'],
  ['delivery/src/compose/compose-site.ts', '../../../server/src/serve'],
  ['server/src/serve.ts', '../../delivery/src/registry'],
  ['server/src/serve.ts', 'shared-ui/page/page-head'],
  ['search/src/find.ts', 'shared-ui/page/page-head'],
  ['search/src/find.ts', '../../server/src/serve'],
])('%s may not import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(true);
});

test.each([
  ['mfe-products/src/robot-line/page.tsx', '../robot-variant/variants'],
  ['mfe-products/src/page.tsx', 'shared-ui/page/page-head'],
  ['mfe-products/src/page.tsx', 'shared-config/store'],
  ['mfe-products/src/page.tsx', 'react'],
  ['shell/src/app.tsx', 'shared-ui/call-to-action'],
  ['server/src/serve.ts', 'shared-config/forms/form-fields'],
  ['delivery/src/compose/compose-site.ts', 'shared-config/contract/release'],
  ['search/src/find.ts', 'shared-config/site'],
  ['e2e/registry.spec.ts', '../delivery/src/registry/registry'],
])('%s may import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(false);
});

test.each([
  ['mfe-products/src/page.tsx', 'shared-config/presets/jest/fake-browser', true],
  ['shared-ui/src/button.tsx', 'shared-config/presets/rspack/configurations', true],
  ['shared-config/src/site.ts', '../presets/federation/package-version', true],
  ['search/src/find.ts', 'shared-config/presets/federation/package-version', true],
  ['delivery/src/releases/publish-release.ts', 'shared-config/presets/federation/shared-singletons', false],
  ['server/src/main.ts', 'shared-config/presets/command-line/command', false],
  ['mfe-products/rspack.config.ts', 'shared-config/presets/rspack/configurations', false],
  ['mfe-products/jest.config.js', 'shared-config/presets/jest/jest-project.js', false],
  ['mfe-products/src/page.test.tsx', 'shared-config/presets/jest/fake-browser', false],
  ['shared-config/presets/rspack/configurations.ts', '../federation/shared-singletons', false],
])('a preset is not for pages: %s imports %s, refused: %s', (file, specifier, expected) => {
  expect(isRefused(file, specifier)).toBe(expected);
});

test('a preset may read the contract', () => {
  expect(isRefused('shared-config/presets/rspack/configurations.ts', '../../src/contract/release')).toBe(false);
});

test('every form of import is seen, and no text that looks like one', () => {
  const script = `
import 'a';
import { type Kind, thing } from "b";
import type { Other } from '../c';
export { part } from './d';
export * from './e';
export const page = () => import('./f');
export const model = \`import { thing } from 'g';\`;
`;
  expect(importedModules('mfe-products/src/page.tsx', script)).toEqual(['a', 'b', '../c', './d', './e', './f']);
  const styles = "@import 'a.css';\n.note { composes: badge from 'shared-ui/badge.module.css'; }\n";
  expect(importedModules('mfe-products/src/page.module.css', styles)).toEqual(['a.css', 'shared-ui/badge.module.css']);
  expect(importedModules('server/src/thread.cjs', "require('./thread.ts');\n")).toEqual(['./thread.ts']);
});
