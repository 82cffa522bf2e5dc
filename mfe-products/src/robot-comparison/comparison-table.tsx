import { Link } from 'react-router-dom';
import { type RobotVariantName, robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { useUnits } from 'shared-ui/units/use-units';
import { robotTitle } from '../robots/line-names';
import { RobotPicture } from '../robots/robot-picture';
import { ScrollTable } from '../scroll-table/scroll-table';
import { type ComparedRow, comparedGroups, isDifferent, writeCompared } from './comparison-rows';
import styles from './comparison-table.module.css';

/**
 * All that is known of the robots, one column each. The columns of all six are in the HTML, and the boxes of `RobotChoice` hide those that
 * are not chosen by CSS, so that choosing needs no script. @param shown those that are not hidden
 */
export function ComparisonTable({ shown }: { shown: readonly RobotVariantName[] }) {
  return (
    <div className={styles.comparison}>
      <ScrollTable label="Robots side by side">
        <caption className="visually-hidden">
          Figures of the robots, a column each. Lines in which the robots shown differ are marked.
        </caption>
        <thead>
          <tr className={styles.pictures}>
            <td />
            {robotVariantNames.map((name, index) => (
              <td key={name}>
                {/* On a wide screen they are in the first view. */}
                <RobotPicture
                  name={name}
                  sizes="10rem"
                  loading={index === 0 ? 'eager' : 'lazy'}
                  className={styles.picture}
                />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td />
            {robotVariantNames.map((name) => (
              <th key={name} scope="col">
                <Link to={robotPath(name)}>{robotTitle(name)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        {comparedGroups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup">{title}</th>
              {robotVariantNames.map((name) => (
                <td key={name}>
                  <span>{robotNames[name]}</span>
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <Line key={row.label} row={row} shown={shown} />
            ))}
          </tbody>
        ))}
      </ScrollTable>
    </div>
  );
}

function Line({ row, shown }: { row: ComparedRow; shown: readonly RobotVariantName[] }) {
  const units = useUnits();
  const differs = isDifferent(row, shown);
  const applies = shown.some((name) => row.of[name]);
  return (
    <tr className={differs ? styles.different : undefined} hidden={!applies}>
      <th scope="row">
        {row.label}
        {differs && <span className="visually-hidden">: different</span>}
      </th>
      {robotVariantNames.map((name) => {
        const said = row.of[name];
        return (
          <td key={name} className={said && 'figure' in said ? 'measured' : undefined}>
            {said ? writeCompared(row, name, units) : '—'}
          </td>
        );
      })}
    </tr>
  );
}
