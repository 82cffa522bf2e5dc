import { once } from 'node:events';
import type { Server } from 'node:http';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { printLine } from 'kit/presets/command-line/print';
import { showProgress } from 'kit/presets/command-line/progress';
import { readLiveBasePath } from '../compose/activate/live-base-path';
import { liveSite } from '../compose/activate/switch-site';
import { composeSite } from '../compose/compose-site';
import { DeliveryError } from '../delivery-error';
import { usesPresets } from '../releases/build-package';
import { hasShell, hostName, listRemotes, packageFolder, type Workspace } from '../workspace';
import { chooseDevPorts } from './choose-dev-ports';
import { type DescribedDevSite, describeDevSite, warnOfConflicts } from './describe-dev-site';
import { startDevFront } from './dev-front';
import { readLiveRemotes, readShell } from './dev-site';
import { followDefinitions } from './follow-definitions';
import { openFront } from './open-front';
import { createProcessFamily } from './process-family';
import { renderDevPage } from './render-dev-page';
import { reportProblems } from './report-problems';
import { startDevServer, startEmbeddedServer, waitFor } from './start-servers';

/**
 * Runs the named remotes (or all that the presets build) inside the real shell, until it is stopped; every other remote comes from its live
 * release. Posts and enquiries go into a data folder of its own, so that a site may be served beside it. Changes of a page's components are
 * patched in place where the shell is developed too; any other change reloads the page, because hot replacement across the border of host
 * and remote is unreliable upstream (nrwl/nx#36393). What `remote.ts` says anew is there once the development server of its remote has
 * started again.
 * @throws {DeliveryError} when a port that was named is in use, or a process that it needs ends; then none of them is left.
 */
export async function runDev(workspace: Workspace, names: readonly string[]): Promise<void> {
  const isCompiled = (name: string) => usesPresets(packageFolder(workspace, name));
  const developed = names.length > 0 ? names : listRemotes(workspace).filter(isCompiled);
  const other = developed.find((name) => !isCompiled(name));
  if (other !== undefined) {
    throw new DeliveryError(
      'build-incomplete',
      `${other}/rspack.config.ts`,
      'there is none, and development inside the site comes with the presets',
      `Use the server of its own bundler, and "${nameCommand(`preview ${other}`)}" to see it in the site`,
    );
  }
  // Without the shell's sources it is the live one, and what is live may have changed since the site was composed here.
  if (!hasShell(workspace)) await composeSite(workspace, { reportProgress: showProgress({ lines: 'none' }) });
  if ((await liveSite(workspace)) === null) {
    throw new DeliveryError(
      'nothing-composed',
      workspace.site,
      'nothing was composed yet',
      `Run "${nameCommand('start')}" once, then develop`,
    );
  }
  const ports = await chooseDevPorts(workspace, developed);
  const live = await readLiveRemotes(workspace, developed);
  const family = createProcessFamily();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
  let opened: { port: number; server: Server } | undefined;
  let stopFollowing = () => {};
  try {
    for (const [name, port] of ports.packages) family.add(name, startDevServer(workspace, name, port));
    const isReady = startEmbeddedServer(workspace, ports.server, family);
    const servers = new Map(Array.from(ports.packages, ([name, port]) => [name, `http://127.0.0.1:${port}`]));
    const shell = await readShell(workspace, servers.get(hostName));
    const tellProblem = reportProblems(new Map(Array.from(ports.packages, ([name, port]) => [port, name])));
    const describe = () => describeDevSite({ workspace, developed, live, shell, servers });
    const ofSite = `http://127.0.0.1:${ports.server}`;
    const waitForEntries = (entries: readonly string[]) =>
      Promise.all(entries.map((entry) => waitFor(new URL(entry, ofSite).href)));
    const first = await describe();
    warnOfConflicts(first, developed);
    const basePath = await readLiveBasePath(workspace);
    const own = first.remotes.slice(0, developed.length).map(({ composed }) => composed.entry);
    const shellEntries = shell.scripts.map(({ src }) => (src.startsWith('/') ? basePath + src : src));
    await family.during(Promise.all([isReady, waitForEntries([...shellEntries, ...own])]));
    const followed = followDefinitions({
      workspace,
      developed,
      first,
      describe,
      restart: (name, entry) =>
        family.replace(
          name,
          () => startDevServer(workspace, name, ports.packages.get(name) ?? 0),
          () => family.during(waitForEntries([entry])),
        ),
    });
    stopFollowing = followed.stop;
    const front = {
      serverPort: ports.server,
      basePath,
      readSite: followed.read,
      renderPage: ({ remotes, moves }: DescribedDevSite, address: string) =>
        renderDevPage({ workspace, remotes, shell, moves, servers }, address, tellProblem),
      tellProblem,
    };
    opened = await openFront(ports.pages, workspace.environment.port !== undefined, (port) =>
      startDevFront({ ...front, port }),
    );
    const [firstPort] = ports.packages.values();
    printLine(
      `Developing ${developed.join(', ')} on http://127.0.0.1:${opened.port} (PORT); development servers from port ${firstPort} on (DEV_PORT)`,
    );
    // Until it is stopped.
    await family.during(once(opened.server, 'close'));
  } finally {
    stopFollowing();
    family.stop();
    opened?.server.closeAllConnections();
    opened?.server.close();
  }
}
