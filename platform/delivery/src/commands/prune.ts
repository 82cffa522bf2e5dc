import { isPreview } from 'kit/contract/site-environment';
import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import { chooseEnvironment } from '../environments/choose-environment';
import { prunePreviews } from '../environments/prune-previews';
import { pruneReleases } from '../releases/prune-releases';
import type { Workspace } from '../workspace';

/** `prune` */
export const command = defineCommand({
  summary: 'remove releases that nobody can ask for any more and old previews, or the previews that are named',
  arguments: { preview: 'many' },
  options: {
    keep: { value: 'number', summary: 'newest versions of each package to keep besides; 5 when absent' },
    days: { value: 'number', summary: 'previews that have not changed for longer are removed; 14 when absent' },
  },
  run: async ({ preview: named, keep = '5', days = '14' }, workspace: Workspace) => {
    const count = readNumber('keep', keep);
    const age = readNumber('days', days);
    for (const name of named) await refuseOthers(workspace, name);
    const previews = await prunePreviews(workspace, named.length > 0 ? { names: named } : { days: age });
    // Afterwards: by then nothing refers to what only they had shown.
    const releases = named.length > 0 ? [] : await pruneReleases(workspace, count);
    const removed = [...previews, ...releases];
    const { store } = workspace.environment;
    return {
      data: removed,
      lines: [
        ...(removed.length > 0 ? removed.map((one) => `${one} removed`) : ['Nothing to remove']),
        ...(store && releases.length > 0
          ? [`${store.registry} keeps what was published there; it is fetched again when it is needed`]
          : []),
      ],
    };
  },
});

function readNumber(option: string, text: string): number {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= 0) return number;
  throw new DeliveryError('invalid-arguments', `--${option} ${text}`, 'it is no whole number', 'Use one such as 5');
}

/** @throws {DeliveryError} for another environment than a preview: no other environment is ever removed. */
async function refuseOthers(workspace: Workspace, name: string): Promise<void> {
  const { siteEnvironment } = await chooseEnvironment(workspace, name);
  if (isPreview(siteEnvironment)) return;
  const remedy = `Name previews, such as "preview-123"; "${nameCommand('delivery environments')}" lists them`;
  throw new DeliveryError('preview-refused', name, 'it is no preview, and only those are removed', remedy);
}
