import { defineCommand } from 'shared-config/presets/command-line/command';
import { siteLock } from '../compose/place/activate-site';
import { removeAbandonedLock } from '../files/lock';
import { registryLock } from '../registry/file-registry';
import type { Workspace } from '../workspace';

/** `unlock` */
export const command = defineCommand({
  summary: 'remove the locks that a process left behind, unless it is at work on this machine',
  run: async (_call, workspace: Workspace) => {
    const removed: { file: string; holder: string }[] = [];
    for (const file of [registryLock(workspace.releases), siteLock(workspace)]) {
      const holder = await removeAbandonedLock(file);
      if (holder !== undefined) removed.push({ file, holder });
    }
    return {
      data: removed,
      lines:
        removed.length > 0
          ? removed.map(({ file, holder }) => `${file} removed; it was held by ${holder}`)
          : ['Nothing is locked'],
    };
  },
});
