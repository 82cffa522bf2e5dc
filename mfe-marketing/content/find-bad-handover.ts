import { robotNames } from 'shared-config/robots/robot-names';
import { robotPlaces } from 'shared-config/robots/robot-places';
import type { Flow, FlowMove, FlowPlace } from '../src/lists/application';

/** Here a load stays as it was set down: nothing moves it on but the next robot. */
const restingKinds: readonly FlowPlace['kind'][] = ['floor', 'rack'];

/** The problem at the first place of a flow that one of its robots does not serve; nothing where all can hand over. */
export function findBadHandover({ places, back }: Flow): string | undefined {
  const [first, last] = [places[0], places.at(-1)];
  const legs = places.flatMap((from, index): Leg[] => {
    const to = places[index + 1];
    return from.next && to ? [{ from, to, move: from.next }] : [];
  });
  if (back && first && last) legs.push({ from: last, to: first, move: back });
  for (const { from, to, move } of legs) {
    if (!serves(move, from.gives))
      return `the ${robotNames[move.robot]} cannot pick up at "${from.name}", which gives ${from.gives}`;
    if (!serves(move, to.takes))
      return `the ${robotNames[move.robot]} cannot deliver to "${to.name}", which takes ${to.takes}`;
  }
  const parted = places.slice(1, -1).find((place, index) => !staysWithin(place, [places[index]?.next, place.next]));
  return parted && `nothing moves a load at "${parted.name}" from ${parted.takes} to ${parted.gives}`;
}

type Leg = { from: FlowPlace; to: FlowPlace; move: FlowMove };

const serves = ({ robot }: FlowMove, place: FlowPlace['takes']) =>
  place !== undefined && robotPlaces[robot].includes(place);

/** Whether a load is picked up where it was set down, or one of the robots there can move it. */
const staysWithin = ({ kind, takes, gives }: FlowPlace, moves: readonly (FlowMove | undefined)[]) =>
  takes === gives ||
  !restingKinds.includes(kind) ||
  moves.some((move) => move && serves(move, takes) && serves(move, gives));
