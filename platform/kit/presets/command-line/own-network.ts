import { spawnSync } from 'node:child_process';

/** The arguments of `unshare` that give a command a network of its own, with nobody in it. */
export const ownNetwork = ['--user', '--net', '--'];

let hasOwnNetwork: boolean | undefined;

/** Whether a process can be given a network of its own: where Linux has user namespaces for everybody. Asked once. */
export function canHaveOwnNetwork(): boolean {
  hasOwnNetwork ??=
    process.platform === 'linux' && spawnSync('unshare', [...ownNetwork, 'true'], { env: {} }).status === 0;
  return hasOwnNetwork;
}
