import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unreleasedVersion } from 'shared-config/contract/composition';
import { printLine } from 'shared-config/presets/command-line/print';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { liveSite } from '../compose/activate/switch-site';
import { composeSite } from '../compose/compose-site';
import { DeliveryError } from '../delivery-error';
import { inheritedEnvironment } from '../environment';
import { usesPresets } from '../releases/build-package';
import { compilerCommand } from '../releases/compile';
import { spawnServer } from '../serve/spawn-server';
import { hasShell, hostName, listRemotes, packageFolder, type Workspace } from '../workspace';
import { choosePort } from './choose-port';
import { startDevFront } from './dev-front';
import { readDevelopedRemote, readLiveRemotes, readShell } from './dev-site';
import { openFront } from './open-front';
import { printCompilerMessages } from './print-compiler-messages';
import { createProcessFamily, type ProcessFamily } from './process-family';
import { readDevMoves } from './read-dev-moves';
import { renderDevPage } from './render-dev-page';
import { reportProblems } from './report-problems';

/** How long in ms a dev server may take for its first build. */
const startTimeout = 60_000;

/** The ports that are taken when nobody names others. */
export const usualPorts = { pages: 4174, packages: 3000 } as const;

/**
 * Runs the named remotes (or all that the presets build) with hot reload inside the real shell, until it is stopped; every other remote comes from
 * its live release. What people write goes into a data folder of its own, so that a site may be served beside it.
 * Changes of a page's components are patched in place; a change of the shell or of `remote.ts` reloads the page, because
 * hot replacement across the border of host and remote is unreliable upstream (nrwl/nx#36393).
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
      'there is none, and hot reload inside the site comes with the presets',
      `Use the server of its own bundler, and "npx -y pnpm@12 preview ${other}" to see it in the site`,
    );
  }
  // Without the shell's sources it is the live one, and what is live may have changed since the site was composed here.
  if (!hasShell(workspace)) await composeSite(workspace, { reportProgress: showProgress({ lines: 'none' }) });
  if ((await liveSite(workspace)) === null) {
    throw new DeliveryError(
      'nothing-composed',
      workspace.site,
      'nothing was composed yet',
      'Run "npx -y pnpm@12 start" once, then develop',
    );
  }
  const ports = await choosePorts(workspace, developed);
  const live = await readLiveRemotes(workspace, developed);
  const family = createProcessFamily();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
  let opened: { port: number; server: Server } | undefined;
  try {
    for (const [name, port] of ports.packages) family.add(name, startDevServer(workspace, name, port));
    const isReady = startEmbeddedServer(workspace, ports.server, family);
    const servers = new Map(Array.from(ports.packages, ([name, port]) => [name, `http://127.0.0.1:${port}`]));
    const shell = await readShell(workspace, servers.get(hostName));
    const own = await Promise.all(
      developed.map((name) => readDevelopedRemote(workspace, name, servers.get(name) ?? '', shell)),
    );
    const entries = [...shell.scripts.map(({ src }) => src), ...own.map(({ composed }) => composed.entry)];
    const ofSite = `http://127.0.0.1:${ports.server}`;
    await family.during(Promise.all([isReady, ...entries.map((entry) => waitFor(new URL(entry, ofSite).href))]));
    const remotes = [...own, ...live];
    const tellProblem = reportProblems(new Map(Array.from(ports.packages, ([name, port]) => [port, name])));
    const moves = await readDevMoves(workspace, remotes);
    const front = {
      serverPort: ports.server,
      moves,
      composition: {
        id: unreleasedVersion,
        shell: shell.version,
        remotes: remotes.map(({ composed }) => composed),
      },
      renderPage: (address: string) =>
        renderDevPage({ workspace, remotes, shell, moves, servers }, address, tellProblem),
      tellProblem,
    };
    opened = await openFront(ports.pages, workspace.environment.port !== undefined, (port) =>
      startDevFront({ ...front, port }),
    );
    printLine(`Developing ${developed.join(', ')} on http://127.0.0.1:${opened.port}`);
    // Until it is stopped.
    await family.during(once(opened.server, 'close'));
  } finally {
    family.stop();
    opened?.server.closeAllConnections();
    opened?.server.close();
  }
}

/** Ports of the pages, of the embedded server behind them, and of the development server of each package. */
type DevPorts = { pages: number; server: number; packages: ReadonlyMap<string, number> };

async function choosePorts(workspace: Workspace, developed: readonly string[]): Promise<DevPorts> {
  const { environment } = workspace;
  const taken = new Set<number>();
  const choose = async (given: number | undefined, usual: number, by: string) => {
    const port = await choosePort({ given, usual, by, taken });
    taken.add(port);
    return port;
  };
  const pages = await choose(environment.port, usualPorts.pages, 'PORT');
  const server = await choose(undefined, pages + 1, 'PORT');
  const packages = new Map<string, number>();
  const served = [...(hasShell(workspace) ? [hostName] : []), ...developed];
  for (const [index, name] of served.entries()) {
    const given = environment.devPort === undefined ? undefined : environment.devPort + index;
    packages.set(name, await choose(given, usualPorts.packages, 'DEV_PORT'));
  }
  return { pages, server, packages };
}

function startDevServer(workspace: Workspace, name: string, port: number): ChildProcess {
  const folder = packageFolder(workspace, name);
  const server = spawn(process.execPath, compilerCommand(folder, 'serve'), {
    cwd: folder,
    env: inheritedEnvironment({
      NODE_ENV: 'development',
      DEV_PORT: String(port),
      DEV_SHELL: hasShell(workspace) ? undefined : 'released',
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  printCompilerMessages(server.stdout, folder);
  return server;
}

/** @returns once it answers */
async function startEmbeddedServer(workspace: Workspace, port: number, family: ProcessFamily): Promise<void> {
  const server = spawnServer(
    workspace,
    inheritedEnvironment({
      PUBLIC_ORIGIN: undefined,
      LISTEN_ADDRESS: undefined,
      PORT: String(port),
      // Named by its folder, the site is not composed again when a post is saved.
      SITE_DIR: workspace.site,
      DATA_DIR: join(workspace.environment.dataFolder, 'dev'),
    }),
  );
  family.add('the embedded server', server);
  server.stderr.pipe(process.stderr);
  server.stdout.resume();
  // Any answer: it listens once everything is ready.
  await waitFor(`http://127.0.0.1:${port}/`, () => true);
}

async function waitFor(address: string, isReady = (response: Response) => response.ok): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response && isReady(response)) return;
    await wait(100);
  }
  throw new DeliveryError(
    'dev-server-unreachable',
    address,
    `it did not answer within ${startTimeout / 1000} s`,
    'See the messages above',
  );
}
