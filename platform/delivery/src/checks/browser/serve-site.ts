import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../../delivery-error';
import { inheritedEnvironment } from '../../environment';
import { spawnServer } from '../../serve/spawn-server';
import type { Workspace } from '../../workspace';

/** A server process over one site. */
export type SiteServer = { origin: string; stop: () => Promise<void> };

/**
 * Serves a composed site on any free port, with a data folder of its own.
 * @throws {DeliveryError} when the server ends before it is ready.
 */
export async function serveSite(workspace: Workspace, site: string): Promise<SiteServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-data-'));
  const server = spawnServer(
    workspace,
    inheritedEnvironment({ SITE_DIR: site, DATA_DIR: dataFolder, PORT: '0', PUBLIC_ORIGIN: '' }),
  );
  server.stderr.resume();
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataFolder, { recursive: true });
  };
  let origin: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    [, origin] = /Ready on (http:\S+)/.exec(line) ?? [];
    if (origin !== undefined) break;
  }
  // Lines that the server prints later are not read, and must not fill the pipe.
  server.stdout.resume();
  if (origin !== undefined) return { origin, stop };
  await stop();
  throw new DeliveryError(
    'server-not-ready',
    site,
    'the server ended before it was ready',
    `Run "${nameCommand('serve')}" to see why`,
  );
}
