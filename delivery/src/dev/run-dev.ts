import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { type ComposedRemote, unreleasedVersion } from 'shared-config/contract/composition';
import { exposeName, listParts } from 'shared-config/contract/remote-definition';
import { liveSite } from '../compose/activate/switch-site';
import { describeRemote } from '../compose/plan/describe-remote';
import { DeliveryError } from '../delivery-error';
import { inheritedEnvironment } from '../environment';
import { readRegistry } from '../registry/open-registry';
import { compilerCommand } from '../releases/compile';
import { readDefinition } from '../releases/read-definition';
import { readRelease } from '../releases/read-release';
import { spawnServer } from '../serve/spawn-server';
import { hostName, listRemotes, packageFolder, type Workspace } from '../workspace';
import { startDevFront } from './dev-front';
import { nameStack } from './name-stack';
import { requireFreePort } from './require-free-port';

/** How long in ms a dev server may take for its first build. */
const startTimeout = 60_000;

/**
 * Runs the named remotes (or all) with hot reload inside the real shell; every other remote comes from its live release.
 * Changes of a page's components are patched in place; a change of the shell or of `remote.ts` reloads the page, because
 * hot replacement across the border of host and remote is unreliable upstream (nrwl/nx#36393).
 */
export async function runDev(workspace: Workspace, names: readonly string[]): Promise<void> {
  const { port: frontPort, devPort } = workspace.environment;
  const serverPort = frontPort + 1;
  const developed = names.length > 0 ? names : listRemotes(workspace);
  for (const name of developed) packageFolder(workspace, name);
  if ((await liveSite(workspace)) === null) {
    throw new DeliveryError(
      'nothing-composed',
      workspace.site,
      'nothing was composed yet',
      'Run "npx -y pnpm@12 start" once, then develop',
    );
  }
  const ports = new Map([hostName, ...developed].map((name, index) => [name, devPort + index]));
  for (const port of [frontPort, serverPort]) await requireFreePort(port, 'PORT');
  for (const port of ports.values()) await requireFreePort(port, 'DEV_PORT');
  const { packages } = await readRegistry(workspace);
  const live = await Promise.all(
    listRemotes(workspace)
      .filter((name) => !developed.includes(name) && packages[name])
      .map(async (name) => describeRemote(await readRelease(workspace, name, packages[name]?.live ?? ''))),
  );

  const children: ChildProcess[] = [];
  process.once('exit', () => {
    for (const child of children) child.kill();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

  for (const [name, port] of ports) children.push(startDevServer(workspace, name, port));
  // Named by its folder, the site is not composed again when a post is saved.
  const environment = { PUBLIC_ORIGIN: undefined, LISTEN_ADDRESS: undefined, PORT: String(serverPort) };
  const server = spawnServer(workspace, inheritedEnvironment({ ...environment, SITE_DIR: workspace.site }));
  children.push(server);
  server.stdout.resume();
  server.stderr.pipe(process.stderr);

  const remotes = await Promise.all(
    developed.map(async (name): Promise<ComposedRemote> => {
      const { team, routes, ...definition } = await readDefinition(workspace, name);
      return {
        name,
        team,
        version: unreleasedVersion,
        entry: `http://127.0.0.1:${ports.get(name)}/remoteEntry.js`,
        routes: routes.map(({ page, ...route }) => ({ ...route, expose: exposeName(page) })),
        parts: listParts(definition),
      };
    }),
  );
  const entry = `http://127.0.0.1:${ports.get(hostName)}/entry.js`;
  await Promise.all([waitFor(entry), ...remotes.map((remote) => waitFor(remote.entry))]);
  await startDevFront({
    port: frontPort,
    serverPort,
    composition: { id: unreleasedVersion, shell: unreleasedVersion, remotes: [...remotes, ...live] },
    entry,
    nameStack: (stack) => nameStack(stack, new Map(Array.from(ports, ([name, port]) => [port, name]))),
  });
  console.log(`Developing ${developed.join(', ')} on http://127.0.0.1:${frontPort}`);
}

function startDevServer(workspace: Workspace, name: string, port: number): ChildProcess {
  const folder = packageFolder(workspace, name);
  return spawn(process.execPath, compilerCommand(folder, 'serve'), {
    cwd: folder,
    env: inheritedEnvironment({ NODE_ENV: 'development', DEV_PORT: String(port) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function waitFor(address: string): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
  throw new DeliveryError(
    'dev-server-unreachable',
    address,
    `it did not answer within ${startTimeout / 1000} s`,
    'See the messages above',
  );
}
