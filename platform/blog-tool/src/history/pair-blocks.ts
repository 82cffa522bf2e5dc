import { diffArrays } from 'diff';
import type { DraftBlock } from '../posts/draft-blocks';
import { isAlike, sayingOf } from './describe-block';

/** A block of a version, and its place in it (0 = first). */
type PlacedBlock = { block: DraftBlock; place: number };

/** A block of two versions; in one of them alone where it is gone or new. */
export type BlockPair =
  | { before: PlacedBlock; after: PlacedBlock; isMoved: boolean }
  | { before: PlacedBlock; after?: undefined }
  | { before?: undefined; after: PlacedBlock };

/** A block that is to be paired: its text, and the number of unmoved blocks before it. */
type Candidate = PlacedBlock & { saying: string; gap: number };

/** Most blocks of both versions together that are gone, new, moved or changed: they are paired and drawn within a second or two. */
const maxEditLength = 400;

/**
 * The blocks of two versions in pairs, in their order; `undefined` where too many are different to be paired. An id alone does not say that
 * two blocks are one: the id of a deleted block is given again, as the highest plus one (specification §3). So blocks of one text are paired
 * first, in their order, then wherever they stand; then blocks that have one id and are alike.
 */
export function pairBlocks(before: readonly DraftBlock[], after: readonly DraftBlock[]): BlockPair[] | undefined {
  const [ones, others] = [before.map(toCandidate), after.map(toCandidate)];
  const partners = pairInOrder(ones, others);
  if (!partners) return undefined;
  const taken = new Set(partners.values());
  const pairRest = (keyOf: (candidate: Candidate) => unknown, isOne = (_one: Candidate, _other: Candidate) => true) => {
    const waiting = new Map<unknown, Candidate[]>();
    for (const one of ones) {
      if (taken.has(one)) continue;
      const ofKey = waiting.get(keyOf(one));
      if (ofKey) ofKey.push(one);
      else waiting.set(keyOf(one), [one]);
    }
    for (const other of others) {
      const one = partners.has(other) ? undefined : waiting.get(keyOf(other))?.shift();
      if (!one || !isOne(one, other)) continue;
      partners.set(other, one);
      taken.add(one);
    }
  };
  pairRest(({ saying, block: { id } }) => `${id} ${saying}`);
  pairRest(({ saying }) => saying);
  pairRest(
    ({ block: { id } }) => id,
    (one, other) => isAlike(one.block, other.block, one.gap === other.gap),
  );
  const moved = findMoved(others.flatMap((other) => partners.get(other)?.place ?? []));
  const gone = ones.filter((one) => !taken.has(one)).map((one) => ({ gap: one.gap, pair: { before: one } }));
  const there = others.map((other) => {
    const one = partners.get(other);
    const pair: BlockPair = one ? { before: one, after: other, isMoved: moved.has(one.place) } : { after: other };
    return { gap: other.gap, pair };
  });
  return [...gone, ...there].toSorted((one, other) => one.gap - other.gap).map(({ pair }) => pair);
}

const toCandidate = (block: DraftBlock, place: number): Candidate => ({
  block,
  place,
  saying: sayingOf(block),
  gap: 0,
});

/** Pairs the blocks that say the same in one order, and counts for each how many of them stand before it. */
function pairInOrder(ones: readonly Candidate[], others: readonly Candidate[]): Map<Candidate, Candidate> | undefined {
  const partners = new Map<Candidate, Candidate>();
  const [left, right] = [ones.values(), others.values()];
  const changes = diffArrays(ones.map(toSaying), others.map(toSaying), { maxEditLength });
  if (!changes) return undefined;
  let gap = 0;
  for (const { added, removed, value } of changes) {
    for (const _saying of value) {
      const one = added ? undefined : left.next().value;
      const other = removed ? undefined : right.next().value;
      if (one) one.gap = gap;
      if (other) other.gap = gap;
      if (!one || !other) continue;
      partners.set(other, one);
      gap += 1;
    }
  }
  return partners;
}

const toSaying = ({ saying }: Candidate) => saying;

/** The fewest places that stand out of their order. */
const findMoved = (places: readonly number[]): ReadonlySet<number> =>
  new Set(
    diffArrays(
      places.toSorted((one, other) => one - other),
      [...places],
    ).flatMap(({ removed, value }) => (removed ? value : [])),
  );
