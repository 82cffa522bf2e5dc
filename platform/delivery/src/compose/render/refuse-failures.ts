import type { LeftOutPage } from 'kit/contract/left-out';
import { slotMisfit } from 'kit/contract/slot-misfit';
import { nameCommand, nameDocument } from 'kit/presets/command-line/name-command';
import { refuseFindings } from '../../delivery-error';
import { hostName, type Workspace } from '../../workspace';
import { readLeftOutPaths } from '../plan/composed-sites';
import type { PlannedPage } from '../plan/planned-page';
import { listCandidates, type SiteInputs } from '../site-inputs';

/** A page that failed, as far as it matters whose fault that is. */
export type Failure = Pick<
  LeftOutPage,
  'location' | 'remote' | 'parts' | 'slug' | 'reason' | 'brokenBy' | 'isOwnFault'
> & {
  /** The remote whose part does not take what the page hands over, as far as that is known. */
  misfit?: string | undefined;
};

/** The remote whose part in a page does not take what that hands over, if that is the reason of a failure. */
export const findMisfit = ({ parts = [] }: Pick<PlannedPage, 'parts'>, reason: string): string | undefined =>
  parts.find(({ slot }) => reason.includes(`The slot "${slot}": ${slotMisfit}`))?.remote;

/** The remedy where a page passes props that a part does not take: which of the two is to follow is for their teams to say. */
export function explainMisfit({
  remote,
  parts = [],
  brokenBy,
  misfit = brokenBy,
}: Pick<Failure, 'remote' | 'parts' | 'brokenBy' | 'misfit'>): string {
  const [only, ...others] = misfit === undefined ? parts : [misfit];
  const part = others.length === 0 ? only : undefined;
  return `The page of ${remote} and the part${part === undefined ? '' : ` of ${part}`} fit only together: give the slot a new version beside this one, and either may be released first (${nameDocument('docs/add-a-page.md#when-what-a-slot-hands-over-changes')}); or release both in one command: "${nameCommand(`release ${remote} ${part ?? '<the remote of the part>'}`)}"`;
}

/**
 * Refuses a version that is about to go live and whose pages do not prerender. The shell draws every page, so each counts as
 * its own, and a page with a part of a remote as that remote's as well, or as its alone where it is known that the part breaks it; what
 * the live site does without already is neither the shell's nor the part's doing, nor what fails with what is live as well; nor is a
 * post's page that of the remote which draws it.
 * @throws {DeliveryError} naming every such page.
 */
export async function refuseFailures(
  workspace: Workspace,
  inputs: Pick<SiteInputs, 'candidates' | 'versions'>,
  failures: readonly Failure[],
): Promise<void> {
  const names = listCandidates(inputs);
  if (names.length === 0 || failures.length === 0) return;
  const known = await readLeftOutPaths(workspace.site);
  const isCaused = ({ location, remote, parts = [], slug, brokenBy, isOwnFault }: Failure) => {
    const isKnown = known.includes(location);
    if (brokenBy === undefined && names.includes(remote)) return slug === undefined || !isKnown;
    const others = brokenBy === undefined ? [hostName, ...parts] : [brokenBy];
    return !isOwnFault && !isKnown && others.some((name) => names.includes(name));
  };
  const caused = failures.filter(isCaused);
  const misfits = caused.filter(({ reason }) => reason.includes(slotMisfit));
  const faults = caused.filter((failure) => !misfits.includes(failure));
  const owners = new Set(faults.flatMap(({ brokenBy = [] }) => brokenBy));
  const pages = new Set(faults.flatMap(({ brokenBy, remote }) => (brokenBy === undefined ? [remote] : [])));
  const remedies = [
    ...new Set(misfits.map(explainMisfit)),
    ...(pages.size > 0 ? [`Correct the page and release ${[...pages].join(', ')} again`] : []),
    ...[...owners].map((name) => `Correct the part, not the page that shows it, and release ${name} again`),
  ];
  // The address of a page with variants is that of the first of them as well.
  const found = new Set(caused.map(({ location, reason }) => `${location}: it does not prerender: ${reason}`));
  refuseFindings('page-does-not-prerender', [...found], `${remedies.join('. ')}; the live site is unchanged`);
}
