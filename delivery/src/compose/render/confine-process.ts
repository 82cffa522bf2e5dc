import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/** How a process is started that may do next to nothing. */
export type ConfinedProcess = { execPath: string; execArgv: string[]; env: NodeJS.ProcessEnv };

/** What a process is given. */
type Confinement = {
  /** Folders that it may read, with everything in them. */
  readable: readonly string[];
  /** MB for what its scripts keep. */
  memory: number;
  /** All of its environment. */
  variables: NodeJS.ProcessEnv;
};

/**
 * Confines a process that runs what the remotes' teams wrote: Node lets it read these folders alone, write nothing, start
 * nothing and load no native code; it has no variables but those given, and no network where the kernel lets anybody have one
 * of their own. What this does not stop stands in docs/threat-model.md.
 */
export function confineProcess({ readable, memory, variables }: Confinement): ConfinedProcess {
  // Node goes by the real path of a module.
  const folders = new Set(readable.flatMap((folder) => [folder, realPath(folder)]));
  const flags = [
    process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${memory}`,
    ...[...folders].map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  ];
  return canHaveOwnNetwork()
    ? { execPath: 'unshare', execArgv: [...ownNetwork, process.execPath, ...flags], env: variables }
    : { execPath: process.execPath, execArgv: flags, env: variables };
}

/** One that is missing is met where it is loaded. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

const ownNetwork = ['--user', '--net', '--'];

let hasOwnNetwork: boolean | undefined;

/** Whether a process can be given a network of its own, with nobody in it: where Linux has user namespaces for everybody. */
export function canHaveOwnNetwork(): boolean {
  hasOwnNetwork ??=
    process.platform === 'linux' && spawnSync('unshare', [...ownNetwork, 'true'], { env: {} }).status === 0;
  return hasOwnNetwork;
}
