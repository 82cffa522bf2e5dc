import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { UsageError } from 'shared-config/presets/command-line/usage-error';
import * as v from 'valibot';
import { obtainBrowser } from '../delivery/src/checks/browser/obtain-browser';
import { readDefinition } from '../delivery/src/releases/read-definition';
import { listRemotes, openWorkspace } from '../delivery/src/workspace';
import { findTestsOf } from './tests-of-remote';

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'test-results');
/** The packages of the checkout, remotes that were added included. */
const packages = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'tsconfig.json')))
  .map(({ name }) => name);

/** What there is to run; each ends the run when it fails. @param only a package, or all when absent */
const steps = {
  types: (only?: string) => run('types', bin('tsc'), ['-b', ...(only ? [only] : [...packages, '.'])]),
  lint: (only?: string) => {
    run('lint', bin('biome'), ['ci', '--error-on-warnings', only ?? '.']);
    run('imports', process.execPath, ['--import', 'tsx', 'shared-config/presets/lint/check-imports.ts']);
    run('unused', bin('knip'), only ? ['--workspace', only] : []);
  },
  unit: (only?: string) => {
    // The browser tests are a package without unit tests.
    if (only && !existsSync(join(root, only, 'jest.config.js'))) return;
    const selected = only ? ['--selectProjects', only] : [];
    run('unit', bin('jest'), ['--json', `--outputFile=${join(results, 'unit.json')}`, ...selected]);
  },
  browser: async (only?: string) => {
    const workspace = openWorkspace(root);
    const isRemote = only !== undefined && listRemotes(workspace).includes(only);
    const tests = isRemote ? ['--grep', findTestsOf(await readDefinition(workspace, only))] : [];
    const delivery = ['--import', 'tsx', 'delivery/src/main.ts'];
    run('build', process.execPath, [...delivery, 'release']);
    run('compose', process.execPath, [...delivery, 'compose']);
    const environment = { CHROMIUM_PATH: obtainBrowser(process.env['CHROMIUM_PATH']) };
    run('browser', join(root, 'e2e/node_modules/.bin/playwright'), ['test', '-c', 'e2e', ...tests], environment);
  },
};

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

const command = defineCommand({
  summary: 'types, lint, unit tests and browser tests; with a remote, what belongs to it and opens its pages',
  arguments: { package: 'optional' },
  options: { only: { value: 'step', summary: `one of ${Object.keys(steps).join(', ')}` } },
  run: async ({ package: only, only: step }) => {
    if (only !== undefined && !packages.includes(only)) {
      throw new UsageError(`"${only}"`, 'there is no such package', `Use one of: ${packages.join(', ')}`);
    }
    if (step !== undefined && !isStep(step)) {
      throw new UsageError(`--only ${step}`, 'there is no such step', `Use one of: ${Object.keys(steps).join(', ')}`);
    }
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results);
    if (step) await steps[step](only);
    else for (const runStep of Object.values(steps)) await runStep(only);
    return { lines: ['', countTests()] };
  },
});

function run(step: string, file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  console.log(`\n== ${step}`);
  const { status } = spawnSync(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status === 0) return;
  console.error(`\n${step} failed; see above`);
  process.exit(1);
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const unitSchema = v.object({ numPassedTests: v.number(), numPendingTests: v.number() });
const browserSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), skipped: v.number(), flaky: v.number() }),
});

/** How many tests the steps have run. */
function countTests(): string {
  const unit = readResult('unit.json', unitSchema);
  const browser = readResult('browser.json', browserSchema)?.stats;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
  const failed = (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
  return `${passed} passed, ${failed} failed, ${(unit?.numPendingTests ?? 0) + (browser?.skipped ?? 0)} skipped`;
}

function readResult<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | undefined {
  const path = join(results, file);
  return existsSync(path) ? v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 test', args, dependencies: undefined }),
  (error) => (error instanceof Error ? error.message : undefined),
);
