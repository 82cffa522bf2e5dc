import { ScrollTable } from '../../scroll-table/scroll-table';
import styles from './connection-diagram.module.css';
import { connections } from './connections';

/** The connections of the diagram, with the data of each: the row that the diagram leads to stands out. */
export function ConnectionTable() {
  return (
    <ScrollTable label="Connections">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">By</th>
          <th scope="col">What you get</th>
        </tr>
      </thead>
      <tbody>
        {connections.map(({ what, by, gives }, index) => (
          <tr key={what} id={`connection-${index}`} className={styles.row}>
            <th scope="row">{what}</th>
            <td>{by}</td>
            <td>{gives}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
