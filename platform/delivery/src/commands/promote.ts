import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { showProgress } from 'kit/presets/command-line/progress';
import { UsageError } from 'kit/presets/command-line/usage-error';
import { DeliveryError } from '../delivery-error';
import { chooseForChange, environmentOption } from '../environments/choose-environment';
import { auditNote } from '../registry/audit-note';
import { readEntry } from '../registry/open-registry';
import type { RegistryEntry } from '../registry/registry';
import { describeLosses } from '../releases/describe-losses';
import { findVersion } from '../releases/find-version';
import { promoteVersion } from '../releases/promote-version';
import { readRefusals } from '../releases/read-refusals';
import { describePlace, type Workspace } from '../workspace';
import { warnOfOmissions } from './describe-site';
import { promoteFrom } from './promote-from';

/** Views of a watched share after which it grows: doubled failures are found within them where one view in 100 fails (docs/release.md). */
const defaultViews = 2500;

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
    watch: {
      summary:
        'with --share: the server withdraws it if visitors fare worse with it, and else lets it grow to everybody',
    },
    views: {
      value: 'number',
      summary: `with --watch: views of the share after which it grows, 100 to 1,000,000 (${defaultViews})`,
    },
    anyway: {
      summary: 'promote it though its share was withdrawn; with --from, though what it would replace is newer',
    },
    yes: { summary: 'with --from: do not ask, where no remote is named' },
    message: { value: 'text', summary: 'why, for the history' },
  },
  run: async (call, workspace: Workspace) => {
    if (call.from !== undefined) return promoteFrom({ ...call, from: call.from }, workspace);
    const { remote, version, 'no-browser': skipsBrowser, force, anyway, message, json } = call;
    const missing = remote === undefined ? 'remote' : 'version';
    if (remote === undefined || version === undefined) {
      const remedy = 'Name both; "--from <environment>" promotes what is live there';
      throw new UsageError('promote', `<${missing}> is missing`, remedy);
    }
    const share = call.share === undefined ? undefined : readShare(call.share);
    const watch = readWatch(call.watch, call.views, share);
    const chosen = await chooseForChange(workspace, call.to);
    return promote({ remote, version, share, watch, skipsBrowser, force, anyway, message, json }, chosen);
  },
});

type PromotedVersion = {
  remote: string;
  version: string;
  share: number | undefined;
  watch: { views: number } | undefined;
  skipsBrowser: boolean;
  force: boolean;
  anyway: boolean;
  message: string | undefined;
  json: boolean;
};

async function promote(
  { remote: name, version: beginning, share, watch, skipsBrowser, force, anyway, message, json }: PromotedVersion,
  workspace: Workspace,
) {
  await readEntry(workspace, name);
  const version = await findVersion(workspace, name, beginning);
  const { before, registry, site } = await promoteVersion(workspace, {
    remote: name,
    version,
    share,
    watch,
    skipsBrowser,
    isForced: force,
    isAnyway: anyway,
    note: await auditNote(workspace, { message, forced: force }),
    reportProgress: showProgress({ lines: json ? 'none' : 'sparse' }),
  });
  return {
    data: { name, version, site: site.id },
    lines: [
      `${name}@${version} is live for ${describeAudience(registry.packages[name], version)}${describePlace(workspace)}, in site ${site.id}`,
      ...(watch
        ? [
            `The server watches it: it withdraws the share if visitors fare worse with it, and lets it grow ${(share ?? 0) < 50 ? 'to 50 % and ' : ''}to everybody after ${watch.views} views of it each, one for each visitor and day. Until then it waits: "${nameCommand(`vitals ${name}`)}" tells how far it is`,
          ]
        : []),
    ],
    warnings: [
      ...(force ? await describeRefusal(workspace, name, version) : []),
      ...(await describeLosses(workspace, before, registry)),
      ...warnOfOmissions(site),
    ],
  };
}

/** Why a version was refused that is live now all the same. */
async function describeRefusal(workspace: Workspace, name: string, version: string): Promise<string[]> {
  const refusal = (await readRefusals(workspace, name)).find((one) => one.version === version);
  if (!refusal) return [];
  return [
    `Warning: ${name}@${version} is live without its checks, and was refused at ${refusal.at}: ${refusal.reason}. To take it back: "${nameCommand(`rollback ${name}`)}"`,
  ];
}

/** Says who gets a version. */
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

/** How the share is to be watched; `undefined` when it is not. @throws {UsageError} when that cannot be */
function readWatch(isWatched: boolean, views: string | undefined, share: number | undefined) {
  if (!isWatched && views === undefined) return undefined;
  if (!isWatched || share === undefined) {
    const missing = isWatched ? '--share' : '--watch';
    throw new UsageError('promote', `${missing} is missing`, 'Watched is a share: "--share 10 --watch"');
  }
  const wanted = Number(views ?? defaultViews);
  if (Number.isInteger(wanted) && wanted >= 100 && wanted <= 1_000_000) return { views: wanted };
  throw new UsageError('promote', `--views ${views}`, 'Name a whole number from 100 to 1,000,000');
}
