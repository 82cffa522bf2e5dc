import { nameDocument } from 'kit/presets/command-line/name-command';
import { staffLinks } from './listeners/staff-link';
import type { RunningServer } from './serve';
import type { Settings } from './settings';

/** The lines that are printed when the server has started. */
export function announce(
  { address, basePath, staff }: Pick<RunningServer, 'address' | 'basePath' | 'staff'>,
  { public: visitors, staffOrigin }: Pick<Settings, 'public' | 'staffOrigin'>,
): string[] {
  if (!visitors || !staff) {
    return [
      `Ready on ${address + basePath} for this machine alone. A request with another Host, or one that a proxy has forwarded, gets files only: set PUBLIC_ORIGIN to serve visitors`,
    ];
  }
  return [
    `Ready on ${address + basePath} for visitors of ${visitors.origin + basePath}`,
    ...staffLinks(staff.address + basePath, staff.token, staffOrigin).map(
      (link) => `For staff on this machine: ${link}`,
    ),
  ];
}

/** The warning where the pages of posts are composed with less isolation than elsewhere. @param hasOwnNetwork whether the renderer has one */
export const announceIsolation = (hasOwnNetwork: boolean): string[] =>
  hasOwnNetwork
    ? []
    : [
        `The process that renders pages can reach the network: this system gives no process a network of its own (unshare --user --net). What that means for you: ${nameDocument('docs/threat-model.md#what-a-prerender-may-do')}`,
      ];
