import { join } from 'node:path';
import { findingsOf, openCheckout } from '../documents/checkout';
import { findSlowExpressions, neverSlow } from './find-slow-expressions';

// Part of the lint: prints the regular expressions of the product that are slow on long texts, and fails if there is one.
// With the folder of a package, those of its files alone.

/** Whether code runs at visitors, in the tool, in the server or in the commands. */
const isProduct = (path: string) =>
  /^(?!e2e\/|examples\/|media\/).+\/.+\.(ts|tsx|cts|mts|cjs|mjs|js)$/.test(path) &&
  !/\.test\.|\.d\.ts$|\/(testing|bench|fault)\//.test(path);

const [only] = process.argv.slice(2);
const { paths, read } = openCheckout(join(import.meta.dirname, '../..'));
const files = paths.filter(isProduct);
const all = files.flatMap((path) => findSlowExpressions(path, read(path)));
const findings = only === undefined ? all : findingsOf(only, all);
for (const line of findings) console.error(line);
if (findings.length > 0) {
  console.error(`Rewrite it, or say in a comment above it what bounds its input: "// ${neverSlow}…"`);
  process.exitCode = 1;
} else console.log(`Checked the regular expressions of ${files.length} files.`);
