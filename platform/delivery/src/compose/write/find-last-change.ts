import type { Release } from 'kit/contract/release';
import type { Registry } from '../../registry/registry';
import type { PlannedPage } from '../plan/planned-page';

/** A day at the beginning of a date or a time. */
const startsWithDay = /^\d{4}-\d\d-\d\d(?!\d)/;
const dayOf = (time: string | undefined): string | undefined => startsWithDay.exec(time ?? '')?.[0];

/**
 * Finds the day on which what a page says last changed: of a post when it was saved, of an item of a feed the day that it has there, of
 * any other when the version of its remote was made live, or the newest post that it lists appeared. When it was built or composed says
 * nothing of that.
 * @param releases with that of the shell, which has the pages of no remote
 * @returns a function that knows no day for a page where neither is known
 */
export function findLastChange(
  releases: readonly Pick<Release, 'remote' | 'version' | 'routes'>[],
  { packages }: Pick<Registry, 'packages'>,
): (page: PlannedPage) => string | undefined {
  const items = releases.flatMap(({ routes }) => routes.flatMap(({ feed }) => feed?.items ?? []));
  const written = new Map(items.map(({ path, date }) => [path, date]));
  const promoted = new Map(
    releases.map(({ remote, version }) => {
      const lines = packages[remote]?.history.filter((line) => line.version === version && line.by !== 'withdraw');
      return [remote, dayOf(lines?.at(-1)?.at)];
    }),
  );
  return ({ location, owner, posts }) => {
    if (posts?.post) return dayOf(posts.post.updatedAt);
    const day = written.get(location);
    if (day !== undefined) return day;
    const listed = (posts?.summaries ?? []).flatMap(({ publishDate }) => dayOf(publishDate) ?? []);
    return [...listed, (owner && promoted.get(owner.remote)) ?? ''].sort().at(-1) || undefined;
  };
}
