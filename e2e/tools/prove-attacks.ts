import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary } from '../run/lint-tools';
import { runAllOf } from '../run/run-tools';
import { root } from './run-by-name';

// Runs for `npx -y pnpm@12 prove attacks` every test and every other `prove` that docs/attacks.md names, so that the page cannot promise
// what nothing repeats. The lint refuses a path there that does not exist.

const document = readFileSync(join(root, 'docs/attacks.md'), 'utf8');

/** The names between back-ticks of this shape, each once. */
const findNamed = (shape: RegExp) => [...new Set(Array.from(document.matchAll(shape), ([, name = '']) => name))];

const unitTests = findNamed(/`([\w./-]+\.test\.tsx?)`/g);
const browserTests = findNamed(/`(e2e\/tests\/[\w./-]+\.spec\.ts)`/g);
const engineTests = findNamed(/`(e2e\/engines\/[\w./-]+\.spec\.ts)`/g);
const proofs = findNamed(/`npx -y pnpm@12 prove ([\w-]+)[^`]*`/g).filter((name) => name !== 'attacks');

const playwright = join(root, 'e2e/node_modules/.bin/playwright');
for (const [what, named] of Object.entries({ unitTests, browserTests, engineTests, proofs }))
  if (named.length === 0) throw new Error(`docs/attacks.md names no ${what}. Write its last column as it was`);
const failed = await runAllOf(
  [
    { step: 'unit tests', file: binary(root, 'jest'), args: unitTests },
    { step: 'browser tests', file: playwright, args: ['test', '-c', 'e2e', ...browserTests] },
    { step: 'engines', file: playwright, args: ['test', '-c', 'e2e/engines', ...engineTests] },
    ...proofs.map((name) => ({
      step: `prove ${name}`,
      file: process.execPath,
      args: ['--import', 'tsx', 'e2e/tools/prove.ts', name],
    })),
  ],
  root,
);
if (failed.length > 0) {
  console.error(`\n${failed.join(', ')} failed; see above`);
  process.exitCode = 1;
}
