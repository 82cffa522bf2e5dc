import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { canHaveOwnNetwork, ownNetwork } from 'kit/presets/command-line/own-network';
import { DeliveryError } from '../../delivery-error';

/** A command that starts a process which may do next to nothing. */
type ConfinedCommand = { command: string; args: string[]; env: NodeJS.ProcessEnv };

/** The rights of a confined process. */
type Confinement = {
  /** Folders that it may read, with everything in them. */
  readable: readonly string[];
  /** MB of memory for its scripts. */
  memory: number;
  /** All of its environment. */
  variables: NodeJS.ProcessEnv;
};

/**
 * Confines a process that runs what the remotes' teams wrote: Node lets it read these folders alone, write nothing, start
 * nothing and load no native code; it has no variables but those given, and no network where the kernel lets anybody have one
 * of their own. What this does not stop stands in docs/threat-model.md.
 * @throws {DeliveryError} for a folder that cannot be given without others
 */
export function confineProcess({ readable, memory, variables }: Confinement): ConfinedCommand {
  // Node goes by the real path of a module; the same folder twice, however it is written, would end it.
  const folders = [...new Set(readable.flatMap((folder) => [resolve(folder), realPath(folder)]))];
  folders.forEach(refuseWildcard);
  const flags = [
    process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${memory}`,
    // Some of V8's flags write files wherever they are told to, and so do its traces: the permission model knows of neither.
    '--freeze-flags-after-init',
    '--trace-event-file-pattern=/dev/null',
    ...folders.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  ];
  return canHaveOwnNetwork()
    ? { command: 'unshare', args: [...ownNetwork, process.execPath, ...flags], env: variables }
    : { command: process.execPath, args: flags, env: variables };
}

/** Node reads a star in the middle of a path as anything at all, and Node 20 a comma as the end of the path; it knows no escape. */
function refuseWildcard(folder: string): void {
  if (!/[*,]/.test(folder)) return;
  throw new DeliveryError(
    'invalid-environment',
    folder,
    'Node cannot confine what renders pages to a folder with "*" or a comma in its path: other folders could be read as well',
    'Move the checkout, or the folder that DELIVERY_DIR or RELEASE_STORE names, to a path without them',
  );
}

/** One that is missing is met where it is loaded. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
