import { ScrollTable } from './scroll-table';

/** The columns, and the cells of each row, of which the first is its heading. */
type FigureTableProps = {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number | undefined)[])[];
};

/** A table of figures. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <ScrollTable label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...figures], row) => (
          <tr key={row}>
            <th scope="row" className="measured">
              {heading}
            </th>
            {figures.map((figure, column) => (
              <td key={columns[column + 1]} className="measured">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
