import type { LeftOutPage } from 'shared-config/contract/left-out';
import { DeliveryError } from '../../delivery-error';
import { hostName } from '../../workspace';

/** A version that is about to go live. */
export type Candidate = { name: string; version: string };

/**
 * Refuses a version whose pages do not prerender. The shell draws every page, so each counts as its own; what the live
 * site does without already is not the shell's doing, nor is a post's page that of the remote which draws it.
 * @param leftOut what the live site does without
 * @throws {DeliveryError} naming every such page.
 */
export function refuseFailures(
  { name }: Pick<Candidate, 'name'>,
  failed: readonly Pick<LeftOutPage, 'location' | 'remote' | 'slug' | 'reason'>[],
  leftOut: readonly LeftOutPage[],
): void {
  const isLeftOut = (location: string) => leftOut.some((page) => page.location === location);
  const [first, ...others] = failed.filter(({ location, remote, slug }) => {
    const isOwn = remote === name;
    const mayBeKnown = slug !== undefined || !isOwn;
    return (isOwn || name === hostName) && !(mayBeKnown && isLeftOut(location));
  });
  if (!first) return;
  throw new DeliveryError(
    'page-does-not-prerender',
    first.location,
    [first, ...others]
      .map(({ location, reason }, index) => `${index > 0 ? `\n${location}: ` : ''}it does not prerender: ${reason}`)
      .join(''),
    'Correct the page and release its remote again; the live site is unchanged',
  );
}
