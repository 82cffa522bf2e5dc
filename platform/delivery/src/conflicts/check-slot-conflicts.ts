import { ContractError } from 'kit/contract/contract-error';
import type { Release } from 'kit/contract/release';
import { releaseTogether } from './release-together';

/**
 * Refuses two remotes that fill one slot.
 * @param released the remotes that are being released: one of them is refused, else the later one of the two
 * @throws {ContractError} naming the slot and both remotes.
 */
export function checkSlotConflicts(releases: readonly Release[], released: readonly string[] = []): void {
  const slots = new Set(releases.flatMap(({ parts = {} }) => Object.keys(parts)));
  for (const slot of slots) {
    const [first, second] = releases.filter(({ parts = {} }) => Object.hasOwn(parts, slot));
    if (!first || !second) continue;
    const isFirstRefused = released.includes(first.remote) && !released.includes(second.remote);
    const [refused, owner] = isFirstRefused ? [first, second] : [second, first];
    throw new ContractError(
      'slot-conflict',
      `${refused.remote}/remote.ts`,
      `slot "${slot}" is filled by ${owner.remote} already: by ${owner.remote}@${owner.version} of team ${owner.team}`,
      `Remove it from "exposes". If the part moves, remove it from ${owner.remote} and ${releaseTogether(owner.remote, refused.remote)}`,
    );
  }
}
