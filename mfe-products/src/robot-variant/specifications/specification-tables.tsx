import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { useUnits } from 'shared-ui/units/use-units';
import { groupSpecifications, writeRow } from '../../robots/specification-groups';
import styles from './specifications.module.css';

/** Everything that is known of a robot, in tables. */
export default function SpecificationTables({ name }: { name: RobotVariantName }) {
  const units = useUnits();
  return groupSpecifications(name).map(({ title, rows, values }) => (
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
  ));
}
