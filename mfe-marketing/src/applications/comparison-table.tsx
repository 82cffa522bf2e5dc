import { site } from 'shared-config/site';
import type { CountedFact } from '../lists/application';
import type { Comparison } from '../lists/solution';
import styles from './comparison-table.module.css';

/** Today's way of working and the way with robots: one line for each subject, so that they compare line by line on a phone too. */
export function ComparisonTable({ today, robots, measure, rows }: Comparison) {
  return (
    <table className={styles.table}>
      <thead>
        <tr className={styles.row}>
          <td className={styles.corner} />
          <Head kind="Today" way={today} />
          <Head kind={`With ${site.companyName}`} way={robots} className={styles.robots} />
        </tr>
      </thead>
      <tbody>
        <tr className={styles.row}>
          <th scope="row">{measure.label}</th>
          <Figure {...measure.today} />
          <Figure {...measure.robots} className={styles.robots} />
        </tr>
        {rows.map(({ label, ...ways }) => (
          <tr key={label} className={styles.row}>
            <th scope="row">{label}</th>
            <td>{ways.today}</td>
            <td className={styles.robots}>{ways.robots}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ kind, way, className }: { kind: string; way: string; className?: string | undefined }) {
  return (
    <th scope="col" className={className}>
      <span className={styles.kind}>{kind}</span>
      <span className="visually-hidden">: </span>
      {way}
    </th>
  );
}

function Figure({ value, text, className }: CountedFact & { className?: string | undefined }) {
  return (
    <td className={className}>
      <strong className={`${styles.value} measured`}>{value}</strong> {text}
    </td>
  );
}
