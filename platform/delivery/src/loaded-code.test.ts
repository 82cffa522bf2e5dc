import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';

const folder = createTemporaryFolder('loaded-code');
afterAll(() => rmSync(folder, { recursive: true }));
const root = resolve(import.meta.dirname, '../../..');

const original = "export const part = 'one';\n";

/** Runs a script as processes of delivery run, which loads `part.ts` and does something to it. @returns whether its code has changed then */
function changes(action: string): string {
  writeFileSync(join(folder, 'part.ts'), original);
  writeFileSync(join(folder, 'other.ts'), "export const other = 'one';\n");
  const script = join(folder, 'script.ts');
  writeFileSync(
    script,
    `import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { noteLoadedCode } from ${JSON.stringify(join(root, 'platform/delivery/src/loaded-code'))};
import { part } from './part';
const original = ${JSON.stringify(original)};
const loaded = noteLoadedCode();
// The clock by which a file system notes changes goes in steps.
setTimeout(() => {
  ${action};
  console.log(part, loaded.isChanged());
}, 50);
`,
  );
  return spawnSync(process.execPath, [join(root, 'run.cjs'), script], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

test.each([
  ['nothing is changed', '', false],
  ['a file that it has not loaded is changed', "writeFileSync('other.ts', '')", false],
  ['a loaded file is changed', "writeFileSync('part.ts', 'export const part = 2;')", true],
  [
    'a loaded file is replaced by one of an archive, with its size and time',
    "writeFileSync('part.ts', original.replace('one', 'two')); utimesSync('part.ts', 0, 0)",
    true,
  ],
  ['a loaded file is gone', "rmSync('part.ts')", true],
])('a process knows whether its code is outdated: %s', (_, action, isChanged) => {
  expect(changes(action)).toBe(`one ${isChanged}`);
});
