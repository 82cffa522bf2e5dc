import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineCommand } from 'kit/presets/command-line/command';
import { findNearest } from 'kit/presets/command-line/find-nearest';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { type CheckoutPackage, listCheckoutPackages } from 'kit/presets/workspace/list-checkout-packages';
import { readDefinition } from '../../platform/delivery/src/releases/read-definition';
import { listRemotes, openWorkspace, type Workspace } from '../../platform/delivery/src/workspace';
import { adviseMissing, everyChange, listInstalled, otherEngineNames } from '../engines/engines';
import { callOf } from '../harness/fresh-checkout';
import { obtainBrowser } from '../harness/obtain-browser';
import { checkoutSite, platformSite, quickRelease, siteIsComposed, type TestedSite } from '../harness/test-delivery';
import { describeCounts } from './describe-counts';
import { binary, lintTools } from './lint-tools';
import { runAllOf, type Tool } from './run-tools';
import { findTestsOf } from './tests-of-remote';

const root = resolve(import.meta.dirname, '../..');
const results = join(root, 'test-results');
const playwright = join(root, 'e2e/node_modules/.bin/playwright');
/** The packages of the checkout, remotes that were added included. */
const packages = listCheckoutPackages(root).filter(({ folder }) => existsSync(join(root, folder, 'tsconfig.json')));

/**
 * The steps of the run, in their order: those that soon find a problem come first. Each ends the run when it fails, and has the cores to
 * itself: side by side they took longer. @param only a package, or all when absent
 */
const steps = {
  // For one package as `release` does it: by content, and not by the time of files. Packages are checked side by side, each by one checker:
  // four of them look at what they share four times, which took twice of the processor's time.
  types: (only) =>
    run('types', bin('tsc'), [
      '-b',
      '--checkers',
      '1',
      ...(only ? ['--force', only.folder] : [...packages.map(({ folder }) => folder), '.']),
    ]),
  // Whatever one of them finds, the others are run as well, so that all faults of a file show at once.
  lint: (only) => runTools(lintTools(root, only?.folder)),
  unit: async (only) => {
    const selected = only ? ['--selectProjects', ...projectsOf(only)] : [];
    await run('unit', bin('jest'), ['--json', `--outputFile=${join(results, 'unit.json')}`, ...selected]);
  },
  browser: async (only) => {
    const workspace = openWorkspace(root);
    const isRemote = only !== undefined && listRemotes(workspace).includes(only.name);
    // The tests of another company's site are about the platform, for any site.
    const isSite = only !== undefined && join(root, only.folder) === platformSite.folder;
    const tests = isRemote
      ? ['--project=site', '--grep', await selectTestsOf(workspace, only.name)]
      : isSite
        ? ['--project=platform']
        : [];
    if (!isSite) await build();
    if (!isRemote) await buildOf(platformSite);
    const environment = { CHROMIUM_PATH: obtainBrowser(), [siteIsComposed]: 'true' };
    await run('browser', playwright, ['test', '-c', 'e2e', ...tests], environment);
  },
  engines: async (only) => {
    // Journeys through the whole site, which belong to no remote.
    if (only !== undefined) return;
    const projects = listInstalled(otherEngineNames).map((name) => `--project=${name}`);
    if (projects.length === 0) return;
    await build();
    const journeys = ['test', '-c', 'e2e/engines', '--grep', everyChange, ...projects];
    await run('engines', playwright, journeys);
  },
} satisfies Record<string, (only: CheckoutPackage | undefined) => Promise<void>>;

async function selectTestsOf(workspace: Workspace, name: string): Promise<string> {
  const all = await Promise.all(listRemotes(workspace).map((remote) => readDefinition(workspace, remote)));
  const only = all.find((definition) => definition.name === name);
  if (only === undefined) throw new Error(`${name}/remote.ts names another remote. Correct its "name"`);
  return findTestsOf(only, all);
}

let built: Promise<void> | undefined;

/**
 * Releases into the store of the tests what has changed, and composes their site: once, for all steps that need a site. Types and lint are steps of their own, and pages
 * of every kind are opened. A commit that is older than what is live is tested as well.
 */
function build(): Promise<void> {
  built ??= buildOf(checkoutSite);
  return built;
}

function buildOf({ folder }: TestedSite): Promise<void> {
  const { file, words, options } = callOf(folder, 'platform/delivery/src/main.ts', ['release', ...quickRelease]);
  return run("build of the tests' own site; what is live stays", file, words, options.env);
}

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

const command = defineCommand({
  summary:
    'types, lint, unit tests, browser tests, and a part of those in other engines; with a remote, what belongs to it and opens its pages',
  arguments: { package: 'optional' },
  options: {
    only: { value: 'step', summary: `one of ${Object.keys(steps).join(', ')}` },
    site: { value: 'folder', summary: "another company's site in this checkout, and the platform's tests on it" },
  },
  run: async ({ package: name, only: step, site }) => {
    const only = findPackage(name, site);
    if (step !== undefined && !isStep(step)) {
      throw new UsageError(`--only ${step}`, 'there is no such step', `Use one of: ${Object.keys(steps).join(', ')}`);
    }
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results);
    for (const runStep of step ? [steps[step]] : Object.values(steps)) await runStep(only);
    const isInEngines = step === 'engines' || (step === undefined && only === undefined);
    return { lines: ['', ...describeCounts(results), ...(isInEngines ? adviseMissing(otherEngineNames) : [])] };
  },
});

/** The package that is named, by itself or as the folder of a site; all when neither is. */
function findPackage(name: string | undefined, site: string | undefined): CheckoutPackage | undefined {
  const found = packages.find(
    (one) => one.name === name || (site !== undefined && resolve(site) === join(root, one.folder)),
  );
  if (found !== undefined || (name ?? site) === undefined) return found;
  const known = packages.map((one) => (site === undefined ? one.name : one.folder));
  const meant = findNearest(name ?? site ?? '', known);
  const remedy = `${meant === undefined ? 'Use' : `Did you mean ${meant}? Use`} one of: ${known.join(', ')}`;
  throw new UsageError(`"${name ?? site}"`, 'there is no such package', remedy);
}

/** The projects of jest that a package has: one, or where it is another company's site, one for each of its packages. */
const projectsOf = ({ name, folder }: CheckoutPackage): string[] =>
  existsSync(join(root, folder, 'shell'))
    ? readdirSync(join(root, folder))
        .filter((part) => existsSync(join(root, folder, part, 'jest.config.js')))
        .map((part) => `${name}/${part}`)
    : [name];

const run = (step: string, file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<void> =>
  runTools([{ step, file, args, environment }]);

/** Runs tools one after the other, and ends the run when one of them has failed. */
async function runTools(tools: readonly Tool[]): Promise<void> {
  const failed = await runAllOf(tools, root);
  if (failed.length === 0) return;
  for (const line of describeCounts(results)) console.error(line);
  console.error(`\n${failed.join(', ')} failed; see above`);
  process.exit(1);
}

const bin = (name: string) => binary(root, name);

await runProcess(
  (args) => runCommand(command, { name: 'npx -y pnpm@12 test', args, dependencies: undefined }),
  (error) => (error instanceof Error ? error.message : undefined),
);
