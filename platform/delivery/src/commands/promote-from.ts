import { nameCommand } from 'kit/presets/command-line/name-command';
import { showProgress } from 'kit/presets/command-line/progress';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { DeliveryError } from '../delivery-error';
import { chooseEnvironment, chooseForChange, refusePreview } from '../environments/choose-environment';
import type { Difference } from '../environments/compare-environments';
import { promoteBetween } from '../environments/promote-between';
import { auditNote } from '../registry/audit-note';
import { readEntry } from '../registry/open-registry';
import { describeLosses } from '../releases/describe-losses';
import { environmentArgument, type Workspace } from '../workspace';
import { askOnTerminal } from './ask-on-terminal';
import { describeSite, warnOfOmissions } from './describe-site';

/** `promote --from`, parsed. */
export type PromoteFrom = {
  from: string;
  to: string | undefined;
  remote: string | undefined;
  version: string | undefined;
  share: string | undefined;
  'no-browser': boolean;
  force: boolean;
  anyway: boolean;
  yes: boolean;
  message: string | undefined;
  json: boolean;
};

/** Promotes what is live in one environment to another: of the remote that is named, or all that differs, after asking. */
export async function promoteFrom(call: PromoteFrom, workspace: Workspace) {
  const { remote: only, version, share, message, force } = call;
  for (const [given, name] of [
    [version, 'a version'],
    [share, '--share'],
  ] as const) {
    if (given === undefined) continue;
    const remedy = 'Leave it out; or name remote and version, without --from';
    throw new UsageError('promote', `${name} is not for --from, which takes what is live there`, remedy);
  }
  refusePreview(
    call.from,
    'it is a preview, and nothing is promoted from one: it shows what may never be released',
    `Promote the version that is meant: "${nameCommand('promote <remote> <version>')}"`,
  );
  const from = await chooseEnvironment(workspace, call.from);
  const to = await chooseForChange(workspace, call.to, only === undefined);
  if (from.siteEnvironment === to.siteEnvironment) {
    const remedy = 'Name another one by --to';
    throw new UsageError('promote', `it would be promoted from ${call.from} to itself`, remedy);
  }
  if (only !== undefined && (await readEntry(from, only)) === undefined) {
    const remedy = 'Release it there first, or promote a version by its digits, without --from';
    throw new DeliveryError('nothing-live', only, `it was never live in ${from.siteEnvironment}`, remedy);
  }
  const note = { ...(await auditNote(workspace, { message, forced: force })) };
  const names = `${from.siteEnvironment} and ${to.siteEnvironment}`;
  const { differences, went } = await promoteBetween(from, to, {
    only,
    isForced: force,
    isAnyway: call.anyway,
    inBrowser: !call['no-browser'],
    note,
    confirm: only !== undefined || call.yes ? async () => {} : (found) => confirmAll(found, from, to),
    reportProgress: showProgress({ lines: call.json ? 'none' : 'sparse' }),
  });
  if (!went) {
    const what = only === undefined ? 'the same releases' : `the same release of ${only}`;
    return { data: { changes: [] }, lines: [`Nothing to promote: ${names} have ${what}`] };
  }
  const { before, registry, site } = went;
  return {
    data: { changes: differences, site: site.id },
    lines: [
      ...differences.map((one) => describeDifference(one)),
      `Promoted from ${from.siteEnvironment} to ${to.siteEnvironment}`,
      ...describeSite(site),
    ],
    warnings: [...(await describeLosses(to, before, registry)), ...warnOfOmissions(site)],
  };
}

/** Asks whether what would change is meant to. @throws {DeliveryError} when it is not, or when there is nobody to ask. */
async function confirmAll(differences: readonly Difference[], from: Workspace, to: Workspace): Promise<void> {
  const listed = differences.map((one) => `  ${describeDifference(one)}`).join('\n');
  const [source, target] = [from.siteEnvironment, to.siteEnvironment];
  const answer = await askOnTerminal(
    `These would go live in ${target}, as they are in ${source}:\n${listed}\nPromote them?`,
  );
  if (answer === true) return;
  const options = `--from ${source}${environmentArgument(to)}`;
  // One remote alone begins no environment.
  const named = differences.find(({ live }) => live !== undefined);
  throw new DeliveryError(
    'not-confirmed',
    `promote ${options}`,
    answer === false ? 'nothing was promoted' : `these would go live in ${target}:\n${listed}`,
    named === undefined
      ? 'Add "--yes"'
      : `Name the one that is meant, such as "${nameCommand(`promote ${named.name} ${options}`)}", or add "--yes"`,
  );
}

/** One line: the new version of a package, and the one that it replaces. */
function describeDifference({ name, version, live, retired, older }: Difference): string {
  const behind = older === undefined ? '' : `, which is newer: ${older}`;
  if (retired) return `${name} leaves the site (now ${live}${behind})`;
  return `${name}@${version} (${live === undefined ? 'not live yet' : `now ${live}`}${behind})`;
}
