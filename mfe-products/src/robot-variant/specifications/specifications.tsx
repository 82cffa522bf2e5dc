import { nearSection } from 'kit/page/near-section';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { useUnits } from 'shared-ui/units/use-units';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/drawing.module.css';
import { groupSpecifications, writeRow } from '../../robots/specification-groups';
import styles from './specifications.module.css';

/** They know the outlines of all robots. */
const Drawings = nearSection(() => import('./drawings'));

/** The dimension drawing of a robot, and everything that is known of it, in tables. */
export function Specifications({ name }: { name: RobotVariantName }) {
  return (
    <div className={styles.specifications}>
      <div className={styles.drawings}>
        <Drawings name={name} />
      </div>
      <Groups name={name} />
    </div>
  );
}

/** On their own, so that a change of units does not reach the drawings. */
function Groups({ name }: { name: RobotVariantName }) {
  const units = useUnits();
  return (
    <div className={styles.groups}>
      {groupSpecifications(name).map(({ title, rows, values }) => (
        <div key={title} className={values && styles[values]}>
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
  );
}
