import fc from 'fast-check';
import type { DraftBlock } from '../posts/draft-blocks';
import { pairBlocks } from './pair-blocks';

const text = fc.constantFrom('', 'a lift', 'a lift goes up', 'the battery', 'b');
const block = fc.oneof(
  fc.record({ type: fc.constantFrom('paragraph', 'heading', 'callout', 'code'), content: text }),
  fc.record({ type: fc.constant('list'), content: fc.constant(''), items: fc.array(text, { maxLength: 2 }) }),
  fc.record({ type: fc.constant('embed'), kind: fc.constantFrom('machine', 'film'), name: text }),
  fc.record({ type: fc.constant('divider') }),
) as fc.Arbitrary<DraftBlock>;
const version = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), block), { maxLength: 10, selector: ([id]) => id })
  .map((blocks) => blocks.map(([id, one]) => ({ ...one, id })));

const paragraph = (id: number, words: string): DraftBlock => ({ id, type: 'paragraph', content: `<p>${words}</p>` });

test('each block of both versions is in exactly one pair, in the order of its version', () => {
  fc.assert(
    fc.property(version, version, (before, after) => {
      const pairs = pairBlocks(before, after) ?? [];
      expect(pairs.flatMap((pair) => pair.after?.block ?? [])).toEqual(after);
      const places = pairs.flatMap((pair) => pair.before?.place ?? []);
      expect(places.toSorted((one, other) => one - other)).toEqual([...before.keys()]);
      // What was not moved stands in one order.
      const still = pairs.flatMap((pair) => (pair.before && pair.after && !pair.isMoved ? pair.before.place : []));
      expect(still).toEqual(still.toSorted((one, other) => one - other));
    }),
  );
});

test('whatever the ids are, a version has no difference from itself', () => {
  fc.assert(
    fc.property(version, (before) => {
      const again = before.map((one, at) => ({ ...one, id: at + 50 }));
      const pairs = pairBlocks(before, again) ?? [];
      expect(pairs).toHaveLength(before.length);
      for (const pair of pairs) expect(pair).toMatchObject({ isMoved: false });
    }),
  );
});

test.each([
  ['other words', (version: number, at: number): DraftBlock => paragraph(at, `${version} ${at}`), true],
  ['other words, all with one id', (version: number, at: number) => paragraph(1, `${version} ${at}`), true],
  [
    'the same words in another order',
    (version: number, at: number) => paragraph(at, `${(at * (version + 6)) % 12_000}`),
    true,
  ],
  ['the same words', (_version: number, at: number) => paragraph(at, `${at}`), false],
  ['the same words in every block', () => paragraph(1, 'same'), false],
])('12,000 blocks are paired, or found to be too different, in time: %s', (_name, blockOf, isTooMuch) => {
  const [before, after] = [0, 1].map((number) => Array.from({ length: 12_000 }, (_, at) => blockOf(number, at)));
  const start = process.cpuUsage();
  const pairs = pairBlocks(before ?? [], after ?? []);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(4);
  expect(pairs === undefined).toBe(isTooMuch);
});
