import type { Release } from 'kit/contract/release';

/** A slot that shows its fallback, on which pages, because a remote has given its part up. */
type EmptiedSlot = { slot: string; remote: string; pages: { path: string; remote: string }[] };

/** The slots of pages that a part stood in before, and none does any more. */
export function findEmptiedSlots(before: readonly Release[], after: readonly Release[]): EmptiedSlot[] {
  const isFilled = (slot: string) => after.some(({ parts = {} }) => Object.hasOwn(parts, slot));
  return before.flatMap(({ remote, parts = {} }) =>
    Object.keys(parts)
      .filter((slot) => !isFilled(slot))
      .map((slot) => ({ slot, remote, pages: listPages(after, slot) }))
      .filter(({ pages }) => pages.length > 0),
  );
}

/** The slots that a release fills for the first time, and no page has. */
export function findUnseenParts(
  before: readonly Release[],
  after: readonly Release[],
): { slot: string; remote: string }[] {
  const hadPart = (remote: string, slot: string) =>
    before.some((one) => one.remote === remote && Object.hasOwn(one.parts ?? {}, slot));
  return after.flatMap(({ remote, parts = {} }) =>
    Object.keys(parts)
      .filter((slot) => !hadPart(remote, slot) && listPages(after, slot).length === 0)
      .map((slot) => ({ slot, remote })),
  );
}

const listPages = (releases: readonly Release[], slot: string) =>
  releases.flatMap(({ remote, routes }) =>
    routes.filter(({ slots }) => slots?.includes(slot)).map(({ path }) => ({ path, remote })),
  );
