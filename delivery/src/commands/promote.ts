import { defineCommand } from 'shared-config/presets/command-line/command';
import { showProgress } from 'shared-config/presets/command-line/progress';
import { UsageError } from 'shared-config/presets/command-line/usage-error';
import { checkVersions } from '../checks/check-versions';
import { DeliveryError } from '../delivery-error';
import { chooseForChange, environmentOption } from '../environments/choose-environment';
import { auditNote } from '../registry/audit-note';
import { readEntry, readRegistry } from '../registry/open-registry';
import { promoteTo, type RegistryEntry } from '../registry/registry';
import { shareWith } from '../registry/share';
import { commitOf } from '../releases/commit-of';
import { describeLosses } from '../releases/describe-losses';
import { findVersion } from '../releases/find-version';
import { goLive } from '../releases/go-live';
import { keepFromPruning } from '../releases/prune-releases';
import { readRelease } from '../releases/read-release';
import { recordRefusal } from '../releases/refusals';
import { keepVerified } from '../store/keep-verified';
import { describePlace, type Workspace } from '../workspace';
import { warnOfOmissions } from './describe-site';
import { promoteFrom } from './promote-from';

/** `promote` */
export const command = defineCommand({
  summary:
    'make a published version live and compose; or with --from what is live in another environment, of one remote or all that differ',
  arguments: { remote: 'optional', version: 'optional' },
  options: {
    to: environmentOption,
    from: { value: 'environment', summary: 'the environment whose releases are promoted: the same versions and bytes' },
    share: {
      value: 'percent',
      summary: 'percent of the visitors who get it, 1 to 99; again with more or less to change it',
    },
    'no-browser': { summary: 'do not open its pages in a browser first (console, hydration, axe)' },
    force: {
      summary: 'leave out the checks; a page that does not prerender or a path of another remote still stops it',
    },
    anyway: { summary: 'with --from: promote it though what it would replace is newer' },
    yes: { summary: 'with --from: do not ask, where no remote is named' },
    message: { value: 'text', summary: 'why, for the history' },
  },
  run: async (call, workspace: Workspace) => {
    if (call.from !== undefined) return promoteFrom({ ...call, from: call.from }, workspace);
    const { remote, version, share, 'no-browser': skipsBrowser, force, message, json } = call;
    const missing = remote === undefined ? 'remote' : 'version';
    if (remote === undefined || version === undefined) {
      const remedy = 'Name both; "--from <environment>" promotes what is live there';
      throw new UsageError('promote', `<${missing}> is missing`, remedy);
    }
    const chosen = await chooseForChange(workspace, call.to);
    return promoteVersion({ remote, version, share, skipsBrowser, force, message, json }, chosen);
  },
});

type PromotedVersion = {
  remote: string;
  version: string;
  share: string | undefined;
  skipsBrowser: boolean;
  force: boolean;
  message: string | undefined;
  json: boolean;
};

async function promoteVersion(
  { remote: name, version: beginning, share, skipsBrowser, force, message, json }: PromotedVersion,
  workspace: Workspace,
) {
  const entry = await readEntry(workspace, name);
  const version = await findVersion(workspace, name, beginning);
  const commit = commitOf(await readRelease(workspace, name, version), entry);
  await keepFromPruning(workspace, name, version);
  const candidates = [{ name, version }];
  const note = { ...(await auditNote(workspace, { message, forced: force })), commit };
  const reportProgress = showProgress({ lines: json ? 'none' : 'sparse' });
  const wantedShare = share === undefined ? undefined : readShare(share);
  const { before, registry, site } = await recordRefusal(
    workspace,
    { names: [name], version, who: note.who },
    async () => {
      // Where its links lead was checked when it was published; an older one is promoted to go back.
      const checked = force
        ? undefined
        : await checkVersions(workspace, candidates, { inBrowser: !skipsBrowser, links: false, reportProgress });
      const verified = await keepVerified(workspace, await readRegistry(workspace), candidates);
      const { integrity, signature } = verified.get(name) ?? {};
      const told = { ...note, omitted: checked?.outcomes.get(name)?.omitted, integrity, signature };
      const change = wantedShare === undefined ? promoteTo(version, told) : shareWith(version, wantedShare, told);
      return goLive(workspace, { [name]: change }, { candidates, isForced: force, reportProgress });
    },
  );
  return {
    data: { name, version, site: site.id },
    lines: [
      `${name}@${version} is live for ${describeAudience(registry.packages[name], version)}${describePlace(workspace)}, in site ${site.id}`,
    ],
    warnings: [...(await describeLosses(workspace, before, registry)), ...warnOfOmissions(site.leftOut)],
  };
}

/** Who gets a version. */
function describeAudience(entry: RegistryEntry | undefined, version: string): string {
  if (!entry?.gradual) return 'everybody';
  const { gradual } = entry;
  if (gradual.version === version) return `${gradual.share} % of the visitors`;
  return `${100 - gradual.share} % of the visitors; ${gradual.version} keeps its ${gradual.share} %`;
}

function readShare(text: string): number {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw new DeliveryError(
    'invalid-arguments',
    `--share ${text}`,
    'it is not a percentage from 1 to 99',
    'Promote without it for everybody',
  );
}
