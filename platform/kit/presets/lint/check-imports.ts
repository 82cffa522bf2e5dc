import { join } from 'node:path';
import { nameDocument } from '../command-line/name-command';
import { findRefusedImports } from './find-refused-imports';

// Part of the lint: prints every import that is refused, of the packages whose folders are named or of all, and fails if there is one.

const only = process.argv.slice(2);
const { files, refused } = findRefusedImports(
  join(import.meta.dirname, '../../../..'),
  only.length > 0 ? only : undefined,
);

for (const line of refused) console.error(line);
if (refused.length > 0) {
  console.error(`See ${nameDocument('docs/footguns.md')}`);
  process.exitCode = 1;
} else {
  console.log(`Checked the imports of ${files} files.`);
}
