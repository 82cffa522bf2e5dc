import type { Release } from 'kit/contract/release';
import { DeliveryError } from '../../delivery-error';
import { hostName } from '../../workspace';

/** Something that is wrong with a page that was opened. */
export type PageFailure = {
  /** The page's path, with its query. */
  location: string;
  /** The file that draws it. */
  source: string;
  reason: string;
  /** The remotes that it names. */
  remotes: readonly Pick<Release, 'remote' | 'team'>[];
};

/**
 * Refuses versions whose pages fail in a browser. What lies in a remote that is not checked is told as that remote's: nobody can
 * correct it in the page.
 * @throws {DeliveryError} unless nothing failed
 */
export function refusePageFailures(
  checked: readonly { name: string; version: string }[],
  failures: readonly PageFailure[],
): void {
  if (failures.length === 0) return;
  const names = checked.map(({ name }) => name);
  // A new shell draws every page.
  const isOfOthers = ({ remotes }: PageFailure) =>
    remotes.length > 0 && !names.includes(hostName) && !remotes.some(({ remote }) => names.includes(remote));
  const others = new Set(failures.filter(isOfOthers).flatMap(({ remotes }) => remotes.map(describeOwner)));
  const lines = failures.map((failure) => {
    const { location, source, reason, remotes } = failure;
    const place = isOfOthers(failure)
      ? `${location}: in ${remotes.map(describeOwner).join(', ')}`
      : `${source}: ${location}`;
    return `${place}: ${reason}`;
  });
  const correct = failures.every(isOfOthers) ? [] : ['Correct the page and release again'];
  const tell = `What lies in ${[...others].join(', ')} cannot be corrected here: try again, and tell that team if it stays; "--no-browser" leaves this check out`;
  throw new DeliveryError(
    'browser-check-failed',
    checked.map(({ name, version }) => `${name}@${version}`).join(', '),
    `it does not pass in the browser:\n${lines.join('\n')}`,
    `${[...correct, ...(others.size > 0 ? [tell] : [])].join('. ')}; nothing has changed`,
  );
}

const describeOwner = ({ remote, team }: Pick<Release, 'remote' | 'team'>) => `${remote} (team ${team})`;
