import { type PlantPlaceId, plantLane, plantPlaces } from 'shared-ui/plan/plant';
import type { Block, Mission } from './mission';

/** A point of the plan, and the hall that it lies in. */
export type Spot = { x: number; y: number; hall: 'production' | 'store' };

/** The state of the plant between two blocks of a mission. */
export type PlantState = {
  robot: Spot;
  hasLoad: boolean;
  isDoorOpen: boolean;
  isLiftHere: boolean;
  stock: number;
  /** Places where a pallet of this mission stands. */
  pallets: readonly PlantPlaceId[];
};

type Obstacle = { reason: string; remedy: string };

/** How far before the door a robot waits, in units of the drawing. */
const waitsBefore = 44;

/** The plant before a mission: the robot stands at its charger, and what will be fetched stands where it is. */
export const stateAtStart = ({ stock, blocks }: Mission): PlantState => ({
  robot: plantPlaces.charger,
  pallets: blocks.flatMap(({ kind, place }) => (kind === 'fetch' ? [place] : [])),
  hasLoad: false,
  isDoorOpen: false,
  isLiftHere: false,
  stock,
});

/** Where a block sends the robot; `undefined` if it stays where it is. */
export function spotOf({ kind, place }: Block, { robot }: PlantState): Spot | undefined {
  if (kind === 'fetch' || kind === 'bring') return plantPlaces[place];
  if (kind === 'charge') return plantPlaces.charger;
  if (kind !== 'door') return undefined;
  const side = robot.hall === 'store' ? 1 : -1;
  return { x: plantLane.doorX + side * waitsBefore, y: plantLane.y, hall: robot.hall };
}

const isLift = ({ kind, place }: Block) =>
  (kind === 'fetch' || kind === 'bring') && place === ('lift' satisfies PlantPlaceId);

/** The obstacle to running a block in a state; `undefined` if there is none. */
export function obstacleTo(block: Block, state: PlantState): Obstacle | undefined {
  if (block.kind === 'fetch' && state.hasLoad)
    return { reason: 'the robot already carries a pallet', remedy: 'Put "Bring to" before it' };
  if (block.kind === 'bring' && !state.hasLoad)
    return { reason: 'the robot has nothing to deliver', remedy: 'Put "Fetch from" before it' };
  const to = spotOf(block, state);
  if (to && to.hall !== state.robot.hall && !state.isDoorOpen)
    return { reason: 'Door 2 is in the way', remedy: 'Put "Wait for door" before it' };
  if (isLift(block) && !state.isLiftHere)
    return { reason: 'the lift has not been called', remedy: 'Put "Call lift" before it' };
  return undefined;
}

/** The plant after a block. A door that was opened is shut once the robot has driven on, and a lift with a pallet goes up. */
export function stateAfter(block: Block, state: PlantState): PlantState {
  const to = spotOf(block, state);
  const moved = { ...state, robot: to ?? state.robot, isDoorOpen: to ? block.kind === 'door' : state.isDoorOpen };
  if (block.kind === 'lift') return { ...moved, isLiftHere: true };
  if (block.kind !== 'fetch' && block.kind !== 'bring') return moved;
  const isFetch = block.kind === 'fetch';
  return {
    ...moved,
    hasLoad: isFetch,
    pallets: isFetch
      ? state.pallets.filter((_, index) => index !== state.pallets.indexOf(block.place))
      : [...state.pallets, block.place],
    isLiftHere: state.isLiftHere && !isLift(block),
    stock: block.place === 'rack' ? Math.max(0, state.stock + (isFetch ? -1 : 1)) : state.stock,
  };
}

/** The block that follows in a state of the plant; `null` at the end. */
export const followerOf = (block: Block, { stock }: PlantState): number | null =>
  block.kind === 'stock' && stock >= block.limit ? block.otherwise : block.next;
