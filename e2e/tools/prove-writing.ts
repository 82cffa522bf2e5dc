import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { adviseMissing, listInstalled } from '../engines/engines';
import { root } from './run-by-name';

// Runs for `npx -y pnpm@12 prove writing`: incidents while somebody writes, again and again, and a day of writing in each engine.

const run = (...words: string[]) =>
  spawnSync(join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...words], { cwd: root, stdio: 'inherit' })
    .status ?? 1;

// The first one composes the site for both.
const statuses = [
  run('-c', 'e2e', 'manage-posts', 'write-with-pictures'),
  run('-c', 'e2e', 'keep-what-was-written', '--repeat-each=6'),
  run('-c', 'e2e/engines', 'write-', ...listInstalled().map((name) => `--project=${name}`)),
];
for (const line of adviseMissing()) console.log(line);
process.exitCode = Math.max(...statuses);
