import plan from 'shared-ui/plan/plan.module.css';
import { type PlantPlaceId, plantLane, plantLoadSpot, plantPlaces, plantRoute } from 'shared-ui/plan/plant';
import { PlantPlan } from 'shared-ui/plan/plant-plan';
import { RobotBody } from 'shared-ui/plan/robot-body';
import type { FlowPlace } from '../lists/application';
import styles from './flow-plan.module.css';
import { placesOfKind } from './place-flow';

/** The same flow on the floor plan of the plant, under the numbers of its places; nothing for a flow that has more places of a kind than the plant. */
export function FlowPlan({ places }: { places: readonly FlowPlace[] }) {
  const [first, second, ...others] = placeFlow(places);
  if (!first || !second) return null;
  const stops = [first, second, ...others] as const;
  const [from, to] = [plantPlaces[first], plantPlaces[second]];
  return (
    <PlantPlan className={styles.plan}>
      <path className={plan.route} d={plantRoute(stops)} />
      <g transform={`translate(${(from.x + to.x) / 2} ${plantLane.y}) rotate(${from.x < to.x ? 0 : 180})`}>
        <RobotBody isBusy hasLoad />
      </g>
      {stops.map((id, index) => {
        const { x, y } = plantLoadSpot(id);
        return (
          <g key={id} className={styles.stop} transform={`translate(${x} ${y})`}>
            <circle r="15" />
            <text y="6">{index + 1}</text>
          </g>
        );
      })}
    </PlantPlan>
  );
}

/** A place of the plant for each place of a flow, none twice; empty where they do not suffice. */
export function placeFlow(places: readonly FlowPlace[]): readonly PlantPlaceId[] {
  const found = places.flatMap(({ kind }, index) => {
    const nth = places.slice(0, index).filter((before) => before.kind === kind).length;
    return placesOfKind[kind][nth] ?? [];
  });
  return found.length === places.length ? found : [];
}
