import { ContractError } from 'kit/contract/contract-error';
import { defineCommand } from 'kit/presets/command-line/command';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { DeliveryError } from '../delivery-error';
import { chooseForChange, environmentOption } from '../environments/choose-environment';
import { auditNote } from '../registry/audit-note';
import { rollBack } from '../registry/change-entry';
import { readEntry } from '../registry/open-registry';
import { describeLosses } from '../releases/describe-losses';
import { goLive } from '../releases/go-live';
import { describePlace, type Workspace } from '../workspace';
import { warnOfOmissions } from './describe-site';

/** `rollback` */
export const command = defineCommand({
  summary:
    'take the last step back (a share that was given last, else the version before) and compose; of several in one step',
  arguments: { remote: 'many' },
  options: { to: environmentOption, message: { value: 'text', summary: 'why, for the history' } },
  run: async ({ remote: names, to, message }, checkout: Workspace) => {
    if (names.length === 0) throw new UsageError('rollback', '<remote> is missing', 'Name what goes back');
    const workspace = await chooseForChange(checkout, to);
    // A retired remote may have no folder any more.
    for (const name of names) await readEntry(workspace, name);
    const note = await auditNote(workspace, { message });
    const changes = Object.fromEntries(names.map((name) => [name, rollBack(name, note)]));
    const { before, registry, site } = await goLive(workspace, changes, { isAnyway: true }).catch((cause: unknown) => {
      throw explainRefusal(names.join(', '), cause);
    });
    const live = names.map((name) => {
      const { live: version = '', history = [] } = registry.packages[name] ?? {};
      const last = history.at(-1);
      return { name, version, withdrawn: last?.by === 'withdraw' ? last.version : undefined, site: site.id };
    });
    return {
      data: names.length === 1 ? live[0] : live,
      lines: live.map((step) => describeStep(step, describePlace(workspace))),
      warnings: [...(await describeLosses(workspace, before, registry)), ...warnOfOmissions(site)],
    };
  },
});

/** @property withdrawn the version whose share has ended, if that was the last step; what is live stayed then. */
type StepBack = { name: string; version: string; withdrawn: string | undefined; site: string };

const describeStep = ({ name, version, withdrawn, site }: StepBack, place: string) =>
  withdrawn === undefined
    ? `${name}@${version} is live again${place}, in site ${site}`
    : `The share of ${name}@${withdrawn} has ended: everybody gets ${version}${place}, in site ${site}`;

/** Why nothing was rolled back, when what would be live then cannot be composed. */
function explainRefusal(names: string, cause: unknown): unknown {
  const isExpected = cause instanceof DeliveryError || cause instanceof ContractError;
  if (!isExpected || cause.code === 'nothing-to-roll-back-to') return cause;
  return new DeliveryError(
    'rollback-refused',
    names,
    `what is live stays live, because the step back cannot be composed: ${cause.subject}: ${cause.reason}`,
    cause.code === 'route-conflict'
      ? 'If a page has moved from one remote to the other, roll both back in one command'
      : cause.remedy,
    { cause },
  );
}
