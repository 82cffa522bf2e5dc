import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the linter, as this project configures it, refuses an import in a file of a package. */
const isRefused = (file: string, specifier: string) =>
  breaksRule(file, `import { thing } from '${specifier}';\n\nexport const used = thing;\n`, 'noRestrictedImports');

/** Whether the linter refuses the text of a file by a rule, and by no other. */
function breaksRule(file: string, text: string, rule: string): boolean {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '--vcs-enabled=false', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) expect(stderr).toContain(rule);
  return status !== 0;
}

test.each([
  ['mfe-products/src/page.tsx', 'mfe-marketing/src/home/home-page'],
  ['mfe-products/src/page.tsx', '../../../mfe-marketing/src/home/home-page'],
  ['mfe-products/src/page.tsx', '../../../shell/src/app'],
  ['mfe-anything-new/src/page.tsx', '../../../mfe-products/remote'],
  ['shell/src/app.tsx', '../../../mfe-products/src/robots/robot-texts'],
  ['shared-ui/src/button.tsx', '../../../shell/src/app'],
  ['shared-config/src/site.ts', 'shared-ui/page/page-head'],
  ['delivery/src/compose/compose-site.ts', '../../../../shell/src/render'],
  ['delivery/src/compose/compose-site.ts', '../../../../server/src/serve'],
  ['server/src/serve.ts', '../../delivery/src/registry'],
  ['server/src/serve.ts', 'shared-ui/page/page-head'],
])('%s may not import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(true);
});

test.each([
  ['mfe-products/src/page.tsx', 'shared-ui/page/page-head'],
  ['mfe-products/src/page.tsx', 'shared-config/store'],
  ['shell/src/app.tsx', 'shared-ui/call-to-action'],
  ['server/src/serve.ts', 'shared-config/forms/form-fields'],
  ['delivery/src/compose/compose-site.ts', 'shared-config/contract/release'],
])('%s may import %s', (file, specifier) => {
  expect(isRefused(file, specifier)).toBe(false);
});

test('storage is used through the module that bears its refusal', () => {
  const text = "export const kept = () => sessionStorage.getItem('draft');\n";
  expect(breaksRule('shared-ui/src/use-draft.ts', text, 'noRestrictedGlobals')).toBe(true);
  expect(breaksRule('shared-ui/src/use-draft.test.ts', text, 'noRestrictedGlobals')).toBe(false);
});
