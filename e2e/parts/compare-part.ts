import type { PartBox } from './read-part';

/** Px by which a box may be off: browsers round the widths of texts in their own ways. */
const tolerance = 2;

const describeBox = (box: PartBox['box']) => `${box[2]} × ${box[3]} px at ${box[0]}, ${box[1]}`;

/** What a part shows otherwise than it was recorded, a line each. */
export function comparePart(recorded: readonly PartBox[], now: readonly PartBox[]): string[] {
  const names = (boxes: readonly PartBox[]) => boxes.map(({ what }) => what);
  if (names(recorded).join() !== names(now).join()) {
    const gone = names(recorded).filter((name) => !names(now).includes(name));
    const added = names(now).filter((name) => !names(recorded).includes(name));
    if (gone.length + added.length === 0) return ['its elements stand in another order or number'];
    return [...gone.map((name) => `${name} is gone`), ...added.map((name) => `${name} is new`)];
  }
  return recorded.flatMap((before, index) => {
    const after = now[index];
    if (!after) return [];
    const isMoved = before.box.some((value, side) => Math.abs(value - (after.box[side] ?? 0)) > tolerance);
    const properties = new Set([...Object.keys(before.style), ...Object.keys(after.style)]);
    return [
      ...(isMoved ? [`${before.what}: ${describeBox(before.box)} is now ${describeBox(after.box)}`] : []),
      ...[...properties]
        .filter((name) => before.style[name] !== after.style[name])
        .map((name) => `${before.what}: ${name} ${before.style[name] ?? 'none'} is now ${after.style[name] ?? 'none'}`),
    ];
  });
}
