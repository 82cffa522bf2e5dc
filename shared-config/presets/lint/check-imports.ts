import { join } from 'node:path';
import { findRefusedImports } from './find-refused-imports';

// Part of the lint: prints every import that is refused, and fails if there is one.

const { files, refused } = findRefusedImports(join(import.meta.dirname, '../../..'));

for (const line of refused) console.error(line);
if (refused.length > 0) {
  console.error('See docs/footguns.md');
  process.exitCode = 1;
} else {
  console.log(`Checked the imports of ${files} files.`);
}
