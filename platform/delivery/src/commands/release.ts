import { defineCommand } from 'kit/presets/command-line/command';
import { nameCommand } from 'kit/presets/command-line/name-command';
import { showProgress } from 'kit/presets/command-line/progress';
import { DeliveryError } from '../delivery-error';
import { chooseForChange, environmentOption } from '../environments/choose-environment';
import { auditNote } from '../registry/audit-note';
import { recordRefusal } from '../releases/refusals';
import type { ReplacedVersion } from '../releases/release-options';
import { type ReleaseOutcome, releasePackages } from '../releases/release-packages';
import { describePlace, listPackages, packageFolder, type Workspace } from '../workspace';
import { askOnTerminal } from './ask-on-terminal';
import { describeSite, warnOfOmissions } from './describe-site';
import { readPosts } from './read-posts';

/** `release` */
export const command = defineCommand({
  summary: 'build, check, publish, make live and compose (all that has changed, when none is named, after asking)',
  arguments: { remote: 'many' },
  options: {
    to: environmentOption,
    'no-browser': { summary: 'do not open its pages in a browser first (console, hydration, axe)' },
    'no-lint': { summary: 'do not check its types, what the linter says and its README first' },
    yes: { summary: 'do not ask, where it is not named what is to go live' },
    anyway: { summary: 'release it though what is live comes from a newer commit, or a link leads to no page' },
    'publish-only': { summary: 'leave what is live as it is; "promote" makes it live' },
    blogs: { summary: 'read the authored posts as well; without it those of the live site stay' },
    message: { value: 'text', summary: 'why, for the history; not with --publish-only' },
    origin: {
      value: 'origin',
      summary: 'where its files are served from under /assets/<remote>/<version>/, if not by the site',
    },
  },
  run: async (
    {
      remote,
      to,
      'no-browser': skipsBrowser,
      'no-lint': skipsLint,
      yes: isSure,
      anyway: isAnyway,
      'publish-only': isPublishOnly,
      blogs,
      message,
      origin,
      json,
    },
    checkout: Workspace,
  ) => {
    const workspace = await chooseForChange(checkout, to, remote.length === 0);
    const names = remote.length > 0 ? remote : listPackages(workspace);
    if (isPublishOnly && message !== undefined) {
      throw new DeliveryError(
        'invalid-arguments',
        '--message',
        'with --publish-only nothing goes live, and the history keeps only what did',
        'Leave it out, and give it to "promote"',
      );
    }
    // All names are checked before anything is built.
    for (const name of names) packageFolder(workspace, name);
    const note = await auditNote(workspace, { message });
    const options = {
      promotes: !isPublishOnly,
      checks: { source: !skipsLint, inBrowser: !skipsBrowser, isAnyway },
      confirm: remote.length > 0 || isSure ? undefined : confirmReplaced,
      note,
      origin,
      posts: blogs ? await readPosts(workspace, 'release --blogs') : undefined,
      reportProgress: showProgress({ lines: json ? 'none' : 'sparse' }),
    };
    const {
      outcomes,
      site,
      losses = [],
    } = await recordRefusal(workspace, { names, who: note.who }, () => releasePackages(workspace, names, options));
    return {
      data: outcomes.map((one) => ({ ...one, site: site?.id })),
      lines: [
        ...outcomes.flatMap((one) => [
          describeRelease(one, describePlace(workspace)),
          ...one.sizes.map((line) => `  ${line}`),
          ...(one.rolledBackAt ? [`  ${describeRollback(one.rolledBackAt)}, and is back`] : []),
          ...one.omitted.map((check) => `  not checked: ${check}`),
          ...(one.storedAs === undefined
            ? []
            : [`  ${one.storedAs} is in ${workspace.environment.store?.registry ?? ''}`]),
        ]),
        ...(site ? describeSite(site) : []),
      ],
      warnings: [...losses, ...(site ? warnOfOmissions(site) : [])],
    };
  },
});

/** Asks whether what would go live is meant to. @throws {DeliveryError} when it is not, or when there is nobody to ask. */
async function confirmReplaced(replaced: readonly ReplacedVersion[]): Promise<void> {
  const listed = replaced.map(({ name, version, live, rolledBackAt }) => {
    const before = live ? `now ${live.version}, of commit ${live.commit ?? 'unknown'}` : 'not live yet';
    return `  ${name}@${version} (${before}${rolledBackAt ? `; ${describeRollback(rolledBackAt)}` : ''})`;
  });
  const answer = await askOnTerminal(`These would go live:\n${listed.join('\n')}\nRelease them?`);
  if (answer === true) return;
  throw new DeliveryError(
    'not-confirmed',
    'release',
    answer === false ? 'nothing was released' : `these would go live:\n${listed.join('\n')}`,
    `Name those that are meant, such as "${nameCommand('release <remote>')}", or add "--yes"`,
  );
}

const describeRollback = (at: string) => `was rolled back on ${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;

const outcomeTexts = {
  released: (place: string) => `is live${place}`,
  unchanged: (place: string) => `was live already${place}`,
  repaired: (place: string) => `is live${place}, was damaged and is published again`,
  published: () => 'is published',
  shared: (place: string) => `keeps its share of the visitors${place}; "promote" makes it live for everybody`,
};

/** One line, with where it is live, and the share that goes on beside it, if there is one. */
function describeRelease({ name, version, outcome, gradual }: ReleaseOutcome, place: string): string {
  const beside =
    gradual && gradual.version !== version ? `; ${gradual.version} keeps its ${gradual.share} % of the visitors` : '';
  return `${name}@${version} ${outcomeTexts[outcome](place)}${beside}`;
}
