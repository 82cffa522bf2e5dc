import { Suspense, use } from 'react';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { DrawingView } from 'shared-ui/drawing';
import { groupSpecifications, writeRow } from '../../robots/specification-groups';
import { UnitSwitch } from '../../units/unit-switch';
import { useUnits } from '../../units/use-units';
import { loadDrawRobot } from './load-draw-robot';
import styles from './specifications.module.css';

/** The dimension drawing of a robot, and everything that is known of it, in tables. */
export function Specifications({ name }: { name: RobotVariantName }) {
  const units = useUnits();
  return (
    <div className={styles.specifications}>
      <UnitSwitch />
      <div className={styles.drawings}>
        <Suspense>
          <Drawings name={name} />
        </Suspense>
      </div>
      <div className={styles.groups}>
        {groupSpecifications(name).map(({ title, rows }) => (
          <div key={title} className={styles.group}>
            <table>
              <caption>{title}</caption>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.label}>
                    <th scope="row">{row.label}</th>
                    <td>{writeRow(row, units)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The drawings stand in the HTML; the outlines of all robots come after the script of the first view. */
function Drawings({ name }: { name: RobotVariantName }) {
  const drawRobot = use(loadDrawRobot());
  return drawRobot(name, useUnits()).map((drawing) => <DrawingView key={drawing.title} drawing={drawing} />);
}
