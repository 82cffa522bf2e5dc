import { defineCommand } from 'kit/presets/command-line/command';
import { describePort, usualSitePort } from 'kit/presets/command-line/find-free-port';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { printError, printLine } from 'kit/presets/command-line/print';
import { showProgress } from 'kit/presets/command-line/progress';
import { liveSite } from '../compose/activate/switch-site';
import { type ComposeOutcome, composeSite } from '../compose/compose-site';
import { DeliveryError } from '../delivery-error';
import { inheritedEnvironment } from '../environment';
import { chooseEnvironment, environmentOption } from '../environments/choose-environment';
import { auditNote } from '../registry/audit-note';
import { readRegistry } from '../registry/open-registry';
import { describeChanged, listChanged } from '../releases/list-changed';
import { releasePackages } from '../releases/release-packages';
import { checkDataFolder } from '../serve/check-data-folder';
import { spawnServer } from '../serve/spawn-server';
import { listPackages, type Workspace } from '../workspace';
import { describeSite, warnOfOmissions } from './describe-site';

/** `start` */
export const command = defineCommand({
  summary: 'serve what is live; where nothing was ever released, release everything first, without checks',
  options: { to: environmentOption },
  variables: { PORT: describePort('the site', usualSitePort) },
  run: async ({ to }, checkout: Workspace) => {
    const workspace = await chooseEnvironment(checkout, to);
    // A data folder that the server would refuse is refused before the build, which takes a while.
    const refusal = await checkDataFolder(workspace);
    if (refusal !== undefined) {
      printError(refusal);
      process.exitCode = 1;
      return undefined;
    }
    const { packages } = await readRegistry(workspace);
    const site = Object.keys(packages).length === 0 ? await releaseAll(workspace) : await composeLive(workspace);
    if (site) {
      for (const line of describeSite(site)) printLine(line);
      for (const warning of warnOfOmissions(site)) printError(warning);
    }

    const server = spawnServer(workspace, inheritedEnvironment({ SITE_ENVIRONMENT: workspace.siteEnvironment }));
    // This process ends with the server, whatever it is doing: a compose that is cut short leaves the live site as it is.
    server.once('close', (code) => process.exit(code ?? 1));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
    server.stderr.pipe(process.stderr);
    server.stdout.pipe(process.stdout);
    return undefined;
  },
});

/** Fills an empty store. */
async function releaseAll(workspace: Workspace): Promise<ComposeOutcome | undefined> {
  const names = listPackages(workspace);
  const note = await auditNote(workspace, {});
  const { outcomes, site } = await releasePackages(workspace, names, {
    promotes: true,
    note,
    reportProgress: showProgress(),
  });
  for (const { name, version, outcome } of outcomes) printLine(`${name}@${version} ${outcome}`);
  printLine(`Nothing is checked here but that pages prerender; "${nameCommand('release')}" checks the rest`);
  return site ?? composeLive(workspace);
}

/**
 * The live versions change by no command but those that say so: packages of the checkout that differ are named. A shell from before sites had definitions cannot
 * be composed; visitors get the last composed site, if there is one.
 */
async function composeLive(workspace: Workspace): Promise<ComposeOutcome | undefined> {
  const site = await composeSite(workspace, { reportProgress: showProgress({ lines: 'none' }) }).catch(
    async (error: unknown) => {
      const isOld = error instanceof DeliveryError && error.code === 'site-not-defined';
      if (!isOld || (await liveSite(workspace)) === null) throw error;
      printError(`${error.message}. Until then the site is served as it was composed, and takes no form`);
      return undefined;
    },
  );
  for (const line of describeChanged(await listChanged(workspace))) printLine(line);
  return site;
}
