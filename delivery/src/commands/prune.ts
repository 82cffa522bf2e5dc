import { defineCommand } from 'shared-config/presets/command-line/command';
import { DeliveryError } from '../delivery-error';
import { pruneReleases } from '../releases/prune-releases';
import type { Workspace } from '../workspace';

/** `prune` */
export const command = defineCommand({
  summary: 'remove releases that nobody can ask for any more',
  options: { keep: { value: 'number', summary: 'newest versions of each package to keep besides; 5 when absent' } },
  run: async ({ keep = '5' }, workspace: Workspace) => {
    const count = Number(keep);
    if (!Number.isInteger(count) || count < 0) {
      throw new DeliveryError('invalid-arguments', `--keep ${keep}`, 'it is no whole number', 'Use one such as 5');
    }
    const removed = await pruneReleases(workspace, count);
    const { store } = workspace.environment;
    return {
      data: removed,
      lines: [
        ...(removed.length > 0 ? removed.map((one) => `${one} removed`) : ['Nothing to remove']),
        ...(store && removed.length > 0
          ? [`${store.registry} keeps what was published there; it is fetched again when it is needed`]
          : []),
      ],
    };
  },
});
