import styles from './plan-table.module.css';
import { servicePlans, serviceRows } from './service-plans.content';

/** The plans beside each other, a line for each subject. */
export function PlanTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.row}>
          <td className={styles.corner} />
          {servicePlans.map(({ name, plants }) => (
            <th key={name} scope="col">
              <span className={styles.name}>{name}</span>
              <span className="visually-hidden">: </span>
              <span className={styles.plants}>{plants}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {serviceRows.map(({ label, plans, large }) => (
          <tr key={label} className={styles.row}>
            <th scope="row">{label}</th>
            {servicePlans.map(({ name }, index) => (
              <td key={name} className={large ? `${styles.figure} measured` : undefined}>
                {plans[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
