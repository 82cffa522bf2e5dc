import { lazy, memo, Suspense } from 'react';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { useUnits } from 'shared-ui/units/use-units';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/drawing.module.css';
import { groupSpecifications, writeRow } from '../../robots/specification-groups';
import styles from './specifications.module.css';

/** The drawings stand in the HTML; the outlines of all robots come after the script of the first view. */
const Drawings = lazy(() => import('./drawings'));

/**
 * The dimension drawing of a robot, and everything that is known of it, in tables. Memoised, because an update of the page that
 * reaches the drawings before they are hydrated would take them away until their script is there.
 */
export const Specifications = memo(function Specifications({ name }: { name: RobotVariantName }) {
  return (
    <div className={styles.specifications}>
      <div className={styles.drawings}>
        <Suspense>
          <Drawings name={name} />
        </Suspense>
      </div>
      <Groups name={name} />
    </div>
  );
});

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
