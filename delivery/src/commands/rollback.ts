import { ContractError } from 'shared-config/contract/contract-error';
import { defineCommand } from 'shared-config/presets/command-line/command';
import { DeliveryError } from '../delivery-error';
import { auditNote } from '../registry/audit-note';
import { readEntry } from '../registry/open-registry';
import { rollBack } from '../registry/registry';
import { goLive } from '../releases/go-live';
import type { Workspace } from '../workspace';
import { warnOfOmissions } from './describe-site';

/** `rollback` */
export const command = defineCommand({
  summary: 'take the last step back (a share that was given last, else the version before) and compose',
  arguments: { remote: 'one' },
  options: { message: { value: 'text', summary: 'why, for the history' } },
  run: async ({ remote: name, message }, workspace: Workspace) => {
    // A retired remote may have no folder any more.
    await readEntry(workspace, name);
    const change = rollBack(name, await auditNote(workspace, { message }));
    const { registry, site } = await goLive(workspace, { [name]: change }).catch((cause: unknown) => {
      throw explainRefusal(name, cause);
    });
    const live = registry.packages[name]?.live ?? '';
    return {
      data: { name, version: live, site: site.id },
      lines: [`${name}@${live} is live again, in site ${site.id}`],
      warnings: warnOfOmissions(site.leftOut),
    };
  },
});

/** Why nothing was rolled back, when what would be live then cannot be composed. */
function explainRefusal(name: string, cause: unknown): unknown {
  const isExpected = cause instanceof DeliveryError || cause instanceof ContractError;
  if (!isExpected || cause.code === 'nothing-to-roll-back-to') return cause;
  return new DeliveryError(
    'rollback-refused',
    name,
    `what is live stays live, because the step back cannot be composed: ${cause.subject}: ${cause.reason}`,
    cause.remedy,
    { cause },
  );
}
