import type { Release } from 'kit/contract/release';
import { DeliveryError } from '../../delivery-error';
import { hostName } from '../../workspace';

/** Something that is wrong with a page that was opened. */
export type PageFailure = {
  /** The page's path, with its query. */
  location: string;
  /** The file that draws it. */
  source: string;
  /** Title of the post that it is the page of, if it is one. */
  post?: string | undefined;
  reason: string;
  /** The remotes that it names. */
  remotes: readonly Pick<Release, 'remote' | 'team'>[];
};

/** The beginning of a line of axe: that of a post may be about words of staff. */
export const foundByAxe = 'axe: ';

/**
 * Refuses versions whose pages fail in a browser. A fault of a remote that is not checked is reported as that remote's: nobody can correct
 * it in the page.
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
    const { location, source, post, reason, remotes } = failure;
    const place = isOfOthers(failure)
      ? `${location}: in ${remotes.map(describeOwner).join(', ')}`
      : `${source}: ${location}${post === undefined ? '' : ` (the post “${post}”)`}`;
    return `${place}: ${reason}`;
  });
  // A source stands in the folder of its package.
  const owners = new Set(
    failures.filter((one) => !isOfOthers(one)).map(({ source }) => source.split('/')[0] ?? source),
  );
  const correct = [...owners].map((name) => `Correct the page and release ${name} again`);
  if (names.length > 1 && owners.size > 0)
    correct.push('A page of another team is theirs to correct; "--no-browser" leaves this check out');
  const isOfPost = ({ post, reason }: PageFailure) => post !== undefined && reason.startsWith(foundByAxe);
  const change = 'Where it is what staff wrote in a post, they change it there with the blog tool';
  const tell = `A failure in ${[...others].join(', ')} cannot be corrected here: try again, and tell that team if it stays; "--no-browser" leaves this check out`;
  throw new DeliveryError(
    'browser-check-failed',
    checked.map(({ name, version }) => `${name}@${version}`).join(', '),
    `it does not pass in the browser:\n${lines.join('\n')}`,
    `${[...correct, ...(failures.some(isOfPost) ? [change] : []), ...(others.size > 0 ? [tell] : [])].join('. ')}; nothing has changed`,
  );
}

const describeOwner = ({ remote, team }: Pick<Release, 'remote' | 'team'>) => `${remote} (team ${team})`;
