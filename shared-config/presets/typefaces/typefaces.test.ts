import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

test('the committed typefaces match their packages, and none exceeds its size limit', () => {
  const publish = join(import.meta.dirname, 'publish-typefaces.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', publish, '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});

test('every fallback has the name that the tokens use', () => {
  const css = readFileSync(join(root, 'shared-config/src/tokens/typefaces.css'), 'utf8');
  const tokens = readFileSync(join(root, 'shared-config/src/tokens/tokens.css'), 'utf8');
  const families = [...new Set([...css.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family))];
  expect(families).toHaveLength(4);
  for (const family of families) expect(tokens).toContain(`"${family}"`);
});
