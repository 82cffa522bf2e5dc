import type { PlaceKind } from 'shared-ui/plan/place-drawings';
import type { PlantPlaceId } from 'shared-ui/plan/plant';
import type { FlowPlace } from '../lists/application';

/** Where the plant has places of a kind. */
export const placesOfKind: Readonly<Record<PlaceKind, readonly [PlantPlaceId, ...PlantPlaceId[]]>> = {
  cell: ['cell'],
  dock: ['dock'],
  floor: ['floor-1', 'floor-2'],
  line: ['line'],
  machine: ['machine'],
  rack: ['rack'],
  table: ['table'],
  wrapper: ['wrapper'],
};

/** A place of the plant for each place of a flow: the next of its kind, or the same once more where there is no other, as at the one dock. */
export function placeOnPlant(places: readonly FlowPlace[]): readonly PlantPlaceId[] {
  return places.map(({ kind }, index) => {
    const [only, ...others] = placesOfKind[kind];
    const nth = places.slice(0, index).filter((before) => before.kind === kind).length;
    return nth === 0 ? only : (others[nth - 1] ?? others.at(-1) ?? only);
  });
}
