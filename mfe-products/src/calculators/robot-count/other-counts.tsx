import { PageSection } from 'shared-ui/page/page-section';
import { ScrollTable } from '../../scroll-table/scroll-table';
import { formatNumber } from '../figure-field';
import { countRobots, type Transport } from './count-robots';
import styles from './other-counts.module.css';

const movesAnHour = [10, 20, 40, 60, 80, 120];
const metres = [50, 100, 200, 400];

/** Robots for other distances and moves an hour; what else was entered stays. */
export function OtherCounts({ transport, robot }: { transport: Transport; robot: string }) {
  return (
    <PageSection id="other-figures" title="Robots needed at other rates and distances" layout="beside">
      <p className={styles.text}>
        {robot}, with handling, charging and limits as above. The distance is driven once loaded and once empty.
      </p>
      <ScrollTable label="Robots by moves and distance">
        <thead>
          <tr>
            <th scope="col">Moves per hour</th>
            {metres.map((distance) => (
              <th key={distance} scope="col" className="measured">
                {distance} m
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
              {metres.map((distance) => (
                <td key={distance} className="measured">
                  {formatNumber(countRobots({ ...transport, moves, loaded: distance, empty: distance }).robots)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </PageSection>
  );
}
