import { basename } from 'node:path';
import { refuseImport } from './import-rules';
import { readImports } from './read-imports';

const packages = [
  'delivery',
  'e2e',
  'mfe-news',
  'mfe-pumps',
  'search',
  'server',
  'shared-config',
  'shared-ui',
  'shell',
  'platform/kit',
  'deep/packages/store',
].map((folder) => ({ name: basename(folder), folder }));
const surroundings = {
  packages,
  router: { shared: ['Link', 'useParams'], ofShell: ['StaticRouter'] },
  declared: ['react', 'react-router-dom', '@scope/declared'],
};
const refuse = (file: string, specifier: string, ...names: string[]) =>
  refuseImport(file, { specifier, names }, surroundings);
const isRefused = (file: string, specifier: string) => refuse(file, specifier) !== undefined;

test.each([
  ['mfe-pumps/src/page.tsx', 'mfe-news/src/home/home-page'],
  ['mfe-pumps/src/page.tsx', '../../mfe-news/src/home/home-page'],
  ['mfe-pumps/src/page.tsx', '../../shell/src/app'],
  ['mfe-pumps/src/page.tsx', '../../shared-config/src/site'],
  ['mfe-pumps/src/page.tsx', 'search/find'],
  ['mfe-anything-new/src/page.tsx', '../../mfe-pumps/remote'],
  ['mfe-anything-new/remote.ts', '../mfe-pumps/src/robots/robot-texts'],
  ['shell/src/app.tsx', '../../mfe-pumps/src/robots/robot-texts'],
  ['shared-ui/src/button.tsx', '../../shell/src/app'],
  ['shared-config/src/site.ts', 'shared-ui/page/page-head'],
  ['platform/kit/posts/post.ts', 'shared-config/site'],
  ['delivery/src/compose/compose-site.ts', '../../../shell/src/render'],
  ['delivery/src/compose/compose-site.ts', '../../../server/src/serve'],
  ['delivery/src/environment.ts', 'shared-config/site'],
  ['delivery/src/compose/compose-site.ts', '../../../shared-config/src/site'],
  ['delivery/src/create/page-files.ts', 'shared-ui/page/page-head'],
  ['delivery/src/datasheets/write-datasheets.test.ts', 'shared-config/robots/robot-names'],
  ['delivery/src/datasheets/write-datasheets.test.ts', 'mfe-pumps/datasheets'],
  ['server/src/serve.ts', '../../delivery/src/registry'],
  ['server/src/serve.ts', 'shared-ui/page/page-head'],
  ['server/src/serve.ts', 'shared-config/site'],
  ['server/src/serve.test.ts', 'shared-config/forms/form-fields'],
  ['server/src/serve.ts', 'kit/page/base-path'],
  ['server/src/serve.test.ts', 'kit/page/base-path'],
  ['server/src/serve.ts', 'kit/media/media-file'],
  ['search/src/find.ts', 'shared-ui/page/page-head'],
  ['search/src/find.ts', '../../server/src/serve'],
  ['mfe-pumps/src/page.tsx', 'server/src/testing/test-documents'],
  ['mfe-pumps/src/page.test.tsx', 'server/src/serve'],
  ['mfe-pumps/src/page.tsx', '../../deep/packages/store/src/open'],
  ['mfe-pumps/src/page.tsx', 'store/open'],
  ['deep/packages/store/src/open.ts', '../../../../mfe-pumps/src/robots/robot-texts'],
  ['deep/packages/store/src/open.ts', '../../other/src/open'],
  ['deep/packages/store/src/open.ts', 'kit/presets/command-line/command'],
  ['mfe-pumps/src/page.tsx', 'kit/host/remotes/remote-page'],
  ['shared-ui/src/button.tsx', 'kit/host/remotes/remote-page'],
  ['platform/kit/page/slots/slot.tsx', '../../host/remotes/remote-page'],
  ['platform/kit/contract/release.ts', 'react'],
  ['platform/kit/contract/release.ts', 'react-dom/server'],
])('%s may not import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(true);
});

test.each([
  ['mfe-pumps/src/robot-line/page.tsx', '../robot-variant/variants'],
  ['mfe-pumps/src/page.tsx', 'shared-ui/page/page-head'],
  ['mfe-pumps/src/page.tsx', 'shared-config/store'],
  ['mfe-pumps/src/page.tsx', 'react'],
  ['shell/src/app.tsx', 'shared-ui/call-to-action'],
  ['server/src/serve.ts', 'kit/forms/form-definition'],
  ['delivery/src/compose/compose-site.ts', 'kit/contract/release'],
  ['delivery/src/compose/render/render-process.ts', 'kit/page/base-path'],
  ['search/src/find.ts', 'shared-config/site'],
  ['deep/packages/store/src/deep/open.ts', '../close'],
  ['deep/packages/store/src/open.ts', 'shared-config/site'],
  ['e2e/platform/share-a-registry.spec.ts', '../../delivery/src/registry/registry'],
  ['mfe-pumps/src/page.test.setup.tsx', 'server/src/testing/test-documents'],
  ['mfe-pumps/src/page.test.tsx', 'server/src/testing/test-pictures'],
  ['shell/src/start.tsx', 'kit/host/start-host'],
  ['platform/kit/host/render.tsx', '../page/contexts'],
  ['platform/kit/page/use-query.ts', 'react-router-dom'],
])('%s may import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(false);
});

test.each([
  ['mfe-pumps/src/page.tsx', 'kit/presets/jest/fake-browser', true],
  ['shared-ui/src/button.tsx', 'kit/presets/rspack/configurations', true],
  ['platform/kit/page/base-path.ts', '../presets/federation/package-version', true],
  ['search/src/find.ts', 'kit/presets/federation/package-version', true],
  ['delivery/src/releases/publish-release.ts', 'kit/presets/federation/shared-singletons', false],
  ['server/src/main.ts', 'kit/presets/command-line/command', false],
  ['mfe-pumps/rspack.config.ts', 'kit/presets/rspack/configurations', false],
  ['mfe-pumps/jest.config.js', 'kit/presets/jest/jest-project.js', false],
  ['mfe-pumps/src/page.test.tsx', 'kit/presets/jest/fake-browser', false],
  ['platform/kit/presets/rspack/configurations.ts', '../federation/shared-singletons', false],
])('a preset is not for pages: %s imports %s, refused: %s', (file, specifier, expected) => {
  expect(isRefused(file, specifier)).toBe(expected);
});

test('a preset may read the contract', () => {
  expect(isRefused('platform/kit/presets/rspack/configurations.ts', '../../contract/release')).toBe(false);
});

test.each([
  ['mfe-pumps/src/page.tsx', './page.css'],
  ['shared-ui/src/button.tsx', './button.css'],
  ['mfe-pumps/src/page.tsx', 'shared-config/global.css'],
])('styles of a page are CSS Modules: %s may not import %s', (file, specifier) => {
  expect(refuse(file, specifier)).toContain('a stylesheet that is no CSS Module applies to every page');
});

test.each([
  ['mfe-pumps/src/page.tsx', './page.module.css'],
  ['shell/src/start.tsx', 'shared-config/global.css'],
  ['mfe-writing/src/standalone/start.tsx', './standalone.css'],
])('%s may import %s', (file, specifier) => {
  expect(refuse(file, specifier)).toBeUndefined();
});

test('of the router, a page uses the names that the shell shares', () => {
  expect(refuse('mfe-pumps/src/page.tsx', 'react-router-dom', 'Link')).toBeUndefined();
  expect(refuse('mfe-pumps/src/page.tsx', 'react-router-dom', 'Link', 'createSearchParams')).toBe(
    'createSearchParams is not among the names that the shell shares. Use one of Link, useParams, or add it to platform/kit/presets/federation/router-web.ts',
  );
  expect(refuse('shared-ui/src/button.tsx', 'react-router-dom', '*')).toContain('* is not among the names');
  expect(refuse('mfe-pumps/src/page.tsx', 'react-router-dom', 'StaticRouter')).toContain('StaticRouter is not');
  for (const file of ['shell/src/render.tsx', 'platform/kit/host/render.tsx'])
    expect(refuse(file, 'react-router-dom', 'StaticRouter')).toBeUndefined();
  expect(refuse('platform/kit/page/use-query.ts', 'react-router-dom', 'StaticRouter')).toContain('StaticRouter is not');
  expect(refuse('mfe-pumps/src/page.test.tsx', 'react-router-dom', 'MemoryRouter')).toBeUndefined();
  expect(refuse('mfe-pumps/src/page.test.setup.tsx', 'react-router-dom', 'MemoryRouter')).toBeUndefined();
});

test('modules that read content files run at build time, and no page loads them', () => {
  const reader = 'mfe-pumps/content/read-articles.ts';
  expect(refuse(reader, 'node:fs')).toBeUndefined();
  expect(refuse('mfe-pumps/src/page.tsx', 'node:fs')).toContain('does not declare node:fs');
  expect(refuse('mfe-pumps/src/page.tsx', '../content/read-articles')).toBe(
    'it reads files, which browsers do not have. Import it in a module whose name ends with .content.ts',
  );
  for (const file of ['src/heads.content.ts', 'src/page.test.tsx', 'content/read-data.ts'])
    expect(
      refuse(`mfe-pumps/${file}`, `${'../'.repeat(file.split('/').length - 1)}content/read-articles`),
    ).toBeUndefined();
  expect(refuse('mfe-pumps/remote.ts', './content/read-articles')).toBeUndefined();
});

test('a package that the importing one does not declare is found by chance', () => {
  expect(refuse('mfe-pumps/src/page.tsx', 'lodash/map')).toBe(
    'mfe-pumps/package.json does not declare lodash. Add it there, with its version, or "catalog:" where pnpm-workspace.yaml names it, and run "npx -y pnpm@12 install"',
  );
  expect(refuse('mfe-pumps/src/page.tsx', '@scope/other')).toContain('does not declare @scope/other');
  expect(refuse('mfe-pumps/src/page.tsx', '@scope/declared/part')).toBeUndefined();
  expect(refuse('mfe-pumps/src/page.tsx', 'react/jsx-runtime')).toBeUndefined();
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
  const specifiers = (file: string, text: string) => readImports(file, text).map(({ specifier }) => specifier);
  expect(specifiers('mfe-pumps/src/page.tsx', script)).toEqual(['a', 'b', '../c', './d', './e', './f']);
  const styles = "@import 'a.css';\n.note { composes: badge from 'kit/page/badge.module.css'; }\n";
  expect(specifiers('mfe-pumps/src/page.module.css', styles)).toEqual(['a.css', 'kit/page/badge.module.css']);
  expect(specifiers('server/src/thread.cjs', "require('./thread.ts');\n")).toEqual(['./thread.ts']);
});

test('an import has its line and the names of its values as they are exported', () => {
  const script = `// the first line
import standard, { type Kind, thing as other } from 'a';
import * as all from 'b';
import type { Only } from 'c';

export { part as piece, type Type } from 'd';
export * from 'e';
`;
  expect(readImports('mfe-pumps/src/page.tsx', script)).toEqual([
    { specifier: 'a', names: ['default', 'thing'], line: 2 },
    { specifier: 'b', names: ['*'], line: 3 },
    { specifier: 'c', names: [], line: 4 },
    { specifier: 'd', names: ['part'], line: 6 },
    { specifier: 'e', names: ['*'], line: 7 },
  ]);
});
