import { PageSection } from 'shared-ui/page/page-section';
import { useUnits } from 'shared-ui/units/use-units';
import { fromUnits, unitOf } from '../../query/quantities';
import { ScrollTable } from '../../scroll-table/scroll-table';
import { formatNumber } from '../figure-field';
import { countRobots, type Transport } from './count-robots';
import styles from './other-counts.module.css';

const movesAnHour = [10, 20, 40, 60, 80, 120];
/** In m or ft. */
const distances = { metric: [50, 100, 200, 400], imperial: [150, 300, 600, 1200] } as const;

/** Robots for other distances and moves an hour; the other entered figures stay. */
export function OtherCounts({ transport, robot }: { transport: Transport; robot: string }) {
  const units = useUnits();
  const countAt = (moves: number, metres: number) =>
    countRobots({ ...transport, moves, loaded: metres, empty: metres }).robots;
  return (
    <PageSection id="other-figures" title="Robots needed at other rates and distances" layout="beside">
      <p className={styles.text}>
        {robot}, with handling, charging and limits as above. The distance is driven once loaded and once empty.
      </p>
      <ScrollTable label="Robots by moves and distance">
        <thead>
          <tr>
            <th scope="col">Moves per hour</th>
            {distances[units].map((distance) => (
              <th key={distance} scope="col" className="measured">
                {`${distance} ${unitOf('distance', units)}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {movesAnHour.map((moves) => (
            <tr key={moves}>
              <th scope="row" className="measured">
                {moves}
              </th>
              {distances[units].map((distance) => (
                <td key={distance} className="measured">
                  {formatNumber(countAt(moves, fromUnits('distance', distance, units)))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </PageSection>
  );
}
