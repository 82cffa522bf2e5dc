import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { obtainBrowser } from './browser/obtain-browser';

// Types, lint, unit, build, compose, browser; the first failure ends it.

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'test-results');
/** The checkout's packages, remotes that were added included, and last what stands at the root. */
const packages = [
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'tsconfig.json')))
    .map(({ name }) => name),
  '.',
];

function run(step: string, command: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  console.log(`\n== ${step}`);
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status === 0) return;
  console.error(`\n${step} failed; see above`);
  process.exit(1);
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const delivery = ['--import', 'tsx', 'delivery/src/main.ts'];

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
for (const name of packages) run(`types: ${name}`, bin('tsc'), ['--noEmit', '-p', name]);
run('lint', bin('biome'), ['ci', '--error-on-warnings', '.']);
run('unit', bin('jest'), ['--json', `--outputFile=${join(results, 'unit.json')}`]);
run('build', process.execPath, [...delivery, 'release']);
run('compose', process.execPath, [...delivery, 'compose']);
const browser = obtainBrowser();
run('browser', join(root, 'e2e', 'node_modules', '.bin', 'playwright'), ['test', '-c', 'e2e'], {
  CHROMIUM_PATH: browser,
});

const unit = v.parse(
  v.object({ numPassedTests: v.number() }),
  JSON.parse(readFileSync(join(results, 'unit.json'), 'utf8')),
);
const { stats } = v.parse(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), skipped: v.number(), flaky: v.number() }),
  }),
  JSON.parse(readFileSync(join(results, 'browser.json'), 'utf8')),
);
console.log(
  `\n${unit.numPassedTests + stats.expected} passed, ${stats.unexpected + stats.flaky} failed, ${stats.skipped} skipped`,
);
