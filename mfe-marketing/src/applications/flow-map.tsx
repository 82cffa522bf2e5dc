import { robotNames } from 'shared-config/robots/robot-names';
import plan from 'shared-ui/plan/plan.module.css';
import { plantLane, plantLoadSpot, plantPlaces, plantRoute } from 'shared-ui/plan/plant';
import { PlantPlan } from 'shared-ui/plan/plant-plan';
import { RobotBody } from 'shared-ui/plan/robot-body';
import type { Flow } from '../lists/application';
import styles from './flow-map.module.css';
import { placeOnPlant } from './place-flow';

/** Places have letters: numbers are those of the steps. */
const letters = 'ABCD';

/** The flow of goods on the floor plan, and beside it its places under the same letters, with what they report and who takes the load on. */
export function FlowMap({ flow: { places, back } }: { flow: Flow }) {
  const stops = placeOnPlant(places);
  const [first, ...others] = stops;
  if (!first) return null;
  return (
    <figure className={styles.map}>
      <PlantPlan className={styles.plan}>
        <path className={plan.route} d={plantRoute([first, ...others])} />
        {others.map((to, index) => {
          const [start, end] = [plantPlaces[stops[index] ?? first].x, plantPlaces[to].x];
          return (
            // A third of the way: where no two of them meet.
            <g
              key={to}
              transform={`translate(${start + (end - start) / 3} ${plantLane.y}) rotate(${start < end ? 0 : 180})`}
            >
              <RobotBody isBusy hasLoad />
            </g>
          );
        })}
        {stops.map((id, index) => {
          const { x, y } = plantLoadSpot(id);
          // A second stop at the same place stands beside the first.
          const shift = stops.indexOf(id) < index ? -34 : 0;
          return (
            <g key={places[index]?.name} transform={`translate(${x + shift} ${y})`}>
              <g className={styles.stop}>
                <circle r="15" />
                <text y="6">{letters[index]}</text>
              </g>
            </g>
          );
        })}
      </PlantPlan>
      <figcaption>
        <ol className={styles.places}>
          {places.map(({ name, signal, next }) => (
            <li key={name} className={styles.place}>
              <strong>{name}</strong>
              <span className={styles.signal}>{signal}</span>
              {next && (
                <span className={styles.move}>
                  {robotNames[next.robot]} takes {next.load} on
                </span>
              )}
            </li>
          ))}
        </ol>
        {back && (
          <p className={styles.move}>
            {robotNames[back.robot]} brings back {back.load}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
