import { plantLane, plantPlaces } from 'shared-ui/plan/plant';
import { type Block, findBlock, type Mission } from './mission';
import { followerOf, type PlantState, type Spot, spotOf, stateAfter, stateAtStart } from './robot-state';

/** The run of one block in the plant: the way of the robot, how long it takes, and the plant before and after. */
export type Leg = {
  block: Block;
  text: string;
  /** The corners of the robot's way; one if it stays. */
  way: readonly [Spot, ...Spot[]];
  /** Seconds of the plant, the stop at its end included. */
  seconds: number;
  before: PlantState;
  after: PlantState;
};

/** Units of the drawing that a robot drives in a second: 1.2 m/s, where 15 units are a metre. */
const speed = 18;
/** Seconds that a block takes beside the drive. */
const stops: Readonly<Record<Block['kind'], number>> = {
  signal: 2,
  stock: 2,
  fetch: 12,
  bring: 12,
  door: 4,
  lift: 8,
  tell: 2,
  charge: 4,
};

/** Runs a mission without problems: its blocks in the order in which they happen, the same each time. */
export function runMission(mission: Mission): readonly Leg[] {
  const { blocks } = mission;
  const legs: Leg[] = [];
  let block = blocks.find(({ kind }) => kind === 'signal');
  let state = stateAtStart(mission);
  while (block && legs.length <= blocks.length) {
    const after = stateAfter(block, state);
    const way = wayTo(state.robot, spotOf(block, state));
    legs.push({
      block,
      text: textOf(block, state, after),
      way,
      seconds: Math.round(lengthOf(way) / speed) + stops[block.kind],
      before: state,
      after,
    });
    block = findBlock(blocks, followerOf(block, state));
    state = after;
  }
  return legs;
}

/** From a spot into the lane, along it, and off it again. */
function wayTo(from: Spot, to: Spot | undefined): readonly [Spot, ...Spot[]] {
  if (!to) return [from];
  const onLane = { ...from, y: plantLane.y };
  const corners = [onLane, { ...to, y: plantLane.y }, to];
  return [
    from,
    ...corners.filter(({ x, y }, index) => {
      const before = corners[index - 1] ?? from;
      return x !== before.x || y !== before.y;
    }),
  ];
}

/** How long a way is, in units of the drawing. */
export const lengthOf = (way: readonly Spot[]) =>
  way.reduce((sum, { x, y }, index) => {
    const before = way[index - 1];
    return before ? sum + Math.abs(x - before.x) + Math.abs(y - before.y) : 0;
  }, 0);

/** Where a robot is on its way, and where it looks (degrees). @param share of the way, from 0 to 1 */
export function placeOnWay(way: readonly [Spot, ...Spot[]], share: number): { x: number; y: number; angle: number } {
  let left = lengthOf(way) * share;
  let placed = { x: way[0].x, y: way[0].y, angle: angleAt(way[0]) };
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (!from) continue;
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    const part = Math.min(1, left / length);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    placed = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle };
    left -= length;
    if (left <= 0) break;
  }
  return placed;
}

/** A robot that stands looks into its place, or at the door. */
function angleAt({ y, hall }: Spot): number {
  if (y === plantLane.y) return hall === 'store' ? 180 : 0;
  return y < plantLane.y ? -90 : 90;
}

const signals: Readonly<Record<string, string>> = {
  cell: 'a pallet is full',
  line: 'material runs low',
  machine: 'a part is finished',
  table: 'somebody pressed the button',
  dock: 'a lorry has arrived',
};

function textOf(block: Block, before: PlantState, after: PlantState): string {
  const { name } = plantPlaces[block.place];
  const stock = block.place === 'rack' ? ` ${after.stock} in stock.` : '';
  switch (block.kind) {
    case 'signal':
      return `${name} signals: ${signals[block.place] ?? 'something is ready'}.`;
    case 'stock':
      return `The WMS says: ${before.stock} pallets in the rack. Fewer than ${block.limit}? ${before.stock < block.limit ? 'Yes' : 'No'}.`;
    case 'fetch':
      return `Forklift 04 drives to ${name} and picks up the pallet.${stock}`;
    case 'bring':
      return block.place === 'lift'
        ? 'Forklift 04 takes the pallet to the lift, which takes it up.'
        : `Forklift 04 brings the pallet to ${name}.${stock}`;
    case 'door':
      return 'Forklift 04 waits at Door 2, which opens for it alone.';
    case 'lift':
      return 'The lift is called and comes.';
    case 'tell':
      return `The Integrator tells the WMS: ${after.stock} pallets in the rack.`;
    case 'charge':
      return 'Forklift 04 drives to its charger.';
  }
}
