import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { runCommand, runProcess } from 'shared-config/presets/command-line/run-process';
import { UsageError } from 'shared-config/presets/command-line/usage-error';
import { readDefinition } from '../delivery/src/releases/read-definition';
import { listRemotes, openWorkspace } from '../delivery/src/workspace';
import { describeCounts } from './describe-counts';
import { adviseMissing, everyChange, listInstalled, otherEngineNames } from './engines/engines';
import { obtainBrowser } from './harness/obtain-browser';
import { environmentIn, quickRelease, siteIsComposed } from './harness/test-delivery';
import { binary, lintTools } from './lint-tools';
import { runAllOf, type Tool } from './run-tools';
import { findTestsOf } from './tests-of-remote';

const root = resolve(import.meta.dirname, '..');
const results = join(root, 'test-results');
/** The packages of the checkout, remotes that were added included. */
const packages = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'tsconfig.json')))
  .map(({ name }) => name);

/** How the processes of a step run: those in the background wait for a core and print when they have ended. */
type Place = 'foreground' | 'background';

/** What there is to run; each ends the run when it fails. @param only a package, or all when absent */
const steps = {
  // Of one package as `release` does it: by content, and not by the time of files.
  types: (only, place) => run('types', bin('tsc'), ['-b', ...(only ? ['--force', only] : [...packages, '.'])], place),
  // Whatever one of them finds, the others are run as well: who corrects a file sees all that is wrong with it.
  lint: (only, place) => runTools(lintTools(root, only), place),
  unit: async (only, place) => {
    const selected = only ? ['--selectProjects', only] : [];
    await run('unit', bin('jest'), ['--json', `--outputFile=${join(results, 'unit.json')}`, ...selected], place);
  },
  browser: async (only, place) => {
    const workspace = openWorkspace(root);
    const isRemote = only !== undefined && listRemotes(workspace).includes(only);
    const tests = isRemote ? ['--grep', findTestsOf(await readDefinition(workspace, only))] : [];
    await build();
    const environment = { CHROMIUM_PATH: obtainBrowser(), [siteIsComposed]: 'true' };
    await run(
      'browser',
      join(root, 'e2e/node_modules/.bin/playwright'),
      ['test', '-c', 'e2e', ...tests],
      place,
      environment,
    );
  },
  engines: async (_only, place) => {
    const projects = listInstalled(otherEngineNames).map((name) => `--project=${name}`);
    if (projects.length === 0) return;
    await build();
    const journeys = ['test', '-c', 'e2e/engines', '--grep', everyChange, ...projects];
    await run('engines', join(root, 'e2e/node_modules/.bin/playwright'), journeys, place);
  },
} satisfies Record<string, (only: string | undefined, place: Place) => Promise<void>>;

let built: Promise<void> | undefined;

/**
 * Releases into the store of the tests what has changed, and composes their site: once, for all steps that need a site. Types and lint are steps of their own, and pages
 * of every kind are opened. A commit that is older than what is live is tested as well.
 */
function build(): Promise<void> {
  const words = ['run.cjs', 'delivery/src/main.ts', 'release', ...quickRelease];
  built ??= run('build', process.execPath, words, 'foreground', environmentIn(root));
  return built;
}

/**
 * Browser tests mostly wait: what only computes uses the cores meanwhile, at a lower priority. The other engines come last, so that
 * they meet the site composed, and belong to no remote.
 */
async function runAll(only: string | undefined): Promise<void> {
  const inBackground = async () => {
    for (const name of ['types', 'lint', 'unit'] as const) await steps[name](only, 'background');
    if (only === undefined) await steps.engines(only, 'background');
  };
  await Promise.all([inBackground(), steps.browser(only, 'foreground')]);
}

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

const command = defineCommand({
  summary:
    'types, lint, unit tests, browser tests, and a part of those in other engines; with a remote, what belongs to it and opens its pages',
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
    await (step ? steps[step](only, 'foreground') : runAll(only));
    const isInEngines = step === 'engines' || (step === undefined && only === undefined);
    return { lines: ['', ...describeCounts(results), ...(isInEngines ? adviseMissing(otherEngineNames) : [])] };
  },
});

const running = new Map<ChildProcess, string>();

async function run(
  step: string,
  file: string,
  args: readonly string[],
  place: Place,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  await runTools([{ step, file, args, environment }], place);
}

/** Runs tools one after the other, and ends the run when one of them has failed. */
async function runTools(tools: readonly Tool[], place: Place): Promise<void> {
  const failed = await runAllOf(tools, { root, isBehind: place === 'background', running });
  if (failed.length === 0) return;
  const stopped = [...running.values()];
  for (const line of describeCounts(results)) console.error(line);
  console.error(`\n${failed.join(', ')} failed; see above`);
  if (stopped.length > 0) console.error(`${stopped.join(', ')} was stopped before its end`);
  for (const other of running.keys()) other.kill();
  process.exit(1);
}

const bin = (name: string) => binary(root, name);

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 test', args, dependencies: undefined }),
  (error) => (error instanceof Error ? error.message : undefined),
);
