import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DeliveryError } from '../delivery-error';
import { inheritedEnvironment } from '../environment';
import { compilerCommand } from '../releases/compile';
import { spawnServer } from '../serve/spawn-server';
import { hasShell, packageFolder, type Workspace } from '../workspace';
import { printCompilerMessages } from './print-compiler-messages';
import type { ProcessFamily } from './process-family';

/** How long in ms a server may take until it answers, its first build included. */
const startTimeout = 60_000;

/** Starts the development server of a package. */
export function startDevServer(workspace: Workspace, name: string, port: number): ChildProcess {
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

/** Starts the server behind the pages under development. @returns once it answers */
export async function startEmbeddedServer(workspace: Workspace, port: number, family: ProcessFamily): Promise<void> {
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

/** Waits until an address answers. @throws {DeliveryError} when it does not in time. */
export async function waitFor(address: string, isReady = (response: Response) => response.ok): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    const response = await fetch(address, { signal: AbortSignal.timeout(startTimeout) }).catch(() => null);
    await response?.body?.cancel();
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
