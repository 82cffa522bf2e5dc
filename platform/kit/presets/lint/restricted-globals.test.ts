import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from '../jest/temporary-folder';

const root = join(__dirname, '../../../..');
let folder: string;

beforeAll(() => {
  folder = createTemporaryFolder('restricted-globals');
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter, as this project configures it, says of a file. */
function lint(file: string, text: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const command = ['lint', '--vcs-enabled=false', file];
  return spawnSync(join(root, 'node_modules/.bin/biome'), command, { cwd: folder, encoding: 'utf8' }).stderr;
}

test('storage is used through the module that bears its refusal', () => {
  const text = "export const kept = () => sessionStorage.getItem('draft');\n";
  expect(lint('shared-ui/src/use-draft.ts', text)).toContain('noRestrictedGlobals');
  expect(lint('shared-ui/src/use-draft.test.ts', text)).not.toContain('noRestrictedGlobals');
});
