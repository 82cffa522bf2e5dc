type Point = { x: number; y: number };

/** A stretch of aisle from one crossing to another, driven in this direction only. */
export type Segment = { id: number; from: number; to: number; start: Point; end: Point };

/** A place beside the aisles where one robot stands without being in anybody's way, reached from a crossing. */
export type Bay = Point & { kind: BayKind; crossing: number; name: string };

type BayKind = 'pick-up' | 'drop-off' | 'charger' | 'home';

const columns = 8;
const rows = 4;
const spacing = 84;
const margin = 66;

/** How large the drawing is, in its units. */
export const planSize = { width: 2 * margin + (columns - 1) * spacing, height: 2 * margin + (rows - 1) * spacing };

/** The most robots that the plan has homes for. */
export const maxRobots = 20;

/** The most chargers that the plan has room for. */
export const maxChargers = 6;

/** Where a crossing lies; they are counted row by row. */
export const crossingAt = (crossing: number): Point => ({
  x: margin + (crossing % columns) * spacing,
  y: margin + Math.floor(crossing / columns) * spacing,
});

const at = (column: number, row: number) => row * columns + column;

/** The aisles: rows run east and west in turn, columns north and south, so that the outermost four are a ring. */
export const segments: readonly Segment[] = [
  ...Array.from({ length: rows * (columns - 1) }, (_, index) => {
    const row = Math.floor(index / (columns - 1));
    const column = index % (columns - 1);
    const [west, east] = [at(column, row), at(column + 1, row)];
    return row % 2 === 0 ? { from: west, to: east } : { from: east, to: west };
  }),
  ...Array.from({ length: columns * (rows - 1) }, (_, index) => {
    const column = Math.floor(index / (rows - 1));
    const row = index % (rows - 1);
    const [north, south] = [at(column, row), at(column, row + 1)];
    return column % 2 === 0 ? { from: south, to: north } : { from: north, to: south };
  }),
].map(({ from, to }, id) => ({ id, from, to, start: crossingAt(from), end: crossingAt(to) }));

const beside = (kind: BayKind, crossing: number, dx: number, dy: number, name: string): Bay => {
  const { x, y } = crossingAt(crossing);
  return { kind, crossing, x: x + dx, y: y + dy, name };
};

const letters = 'ABCDEFGH';

/** All bays: pick-up places above, drop-off places below, chargers at the sides, homes between the aisles. */
export const bays: readonly Bay[] = [
  ...Array.from({ length: columns }, (_, column) =>
    beside('pick-up', at(column, 0), 0, -38, `Line ${letters[column]}`),
  ),
  ...Array.from({ length: columns }, (_, column) =>
    beside('drop-off', at(column, rows - 1), 0, 38, `Dock ${column + 1}`),
  ),
  ...Array.from({ length: maxChargers }, (_, index) => {
    const isLeft = index % 2 === 0;
    return beside(
      'charger',
      at(isLeft ? 0 : columns - 1, Math.floor(index / 2)),
      isLeft ? -40 : 40,
      spacing / 2,
      `Charger ${index + 1}`,
    );
  }),
  ...Array.from({ length: maxRobots }, (_, index) => {
    const block = index % (columns - 1);
    const line = Math.floor(index / (columns - 1));
    return beside('home', at(block, line), spacing / 2, spacing / 2, `Home ${index + 1}`);
  }),
];

/** Aisles that a visitor can block: with any one of them closed every bay can still be reached. */
export const closableAisles = [
  { name: 'Aisle 2, middle', segment: segmentBetween(at(4, 1), at(3, 1)) },
  { name: 'Aisle 3, middle', segment: segmentBetween(at(3, 2), at(4, 2)) },
  { name: 'Aisle D, north', segment: segmentBetween(at(3, 0), at(3, 1)) },
] as const;

function segmentBetween(from: number, to: number): Segment {
  const found = segments.find((segment) => segment.from === from && segment.to === to);
  if (!found) throw new Error(`Aisles: no segment leads from crossing ${from} to ${to}. Name one that does`);
  return found;
}

/**
 * The shortest way from a crossing to another; empty where it is the same.
 * @returns `undefined` where no way leads there without the closed segment
 */
export function findRoute(from: number, to: number, closed?: Segment): Segment[] | undefined {
  const routes = new Map<number, Segment[]>([[from, []]]);
  // Crossings that are reached on the way join the loop.
  for (const [crossing, route] of routes) {
    if (crossing === to) return route;
    for (const segment of outgoing[crossing] ?? [])
      if (segment !== closed && !routes.has(segment.to)) routes.set(segment.to, [...route, segment]);
  }
  return undefined;
}

const outgoing: readonly (readonly Segment[])[] = Array.from({ length: columns * rows }, (_, crossing) =>
  segments.filter(({ from }) => from === crossing),
);
