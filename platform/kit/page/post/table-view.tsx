import { useWords } from 'kit/page/contexts';
import type { Block } from '../../posts/block';
import styles from './block-view.module.css';
import { InlineRichText } from './rich-text';

/** The table, and its name among the others of a page; its caption when absent. */
type TableViewProps = { table: Extract<Block, { type: 'table' }>; name?: string | undefined };

/** A table as readers see it; one that is wider than the page scrolls by itself. */
export function TableView({ table: { rows, hasHeader, caption }, name = caption }: TableViewProps) {
  const kind = useWords().post.table;
  const [header, ...body] = hasHeader ? rows : [undefined, ...rows];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys
    <section className={styles.tableFrame} aria-label={name ? `${kind}: ${name}` : kind} tabIndex={0}>
      <table className={styles.table}>
        {caption && <caption dir="auto">{caption}</caption>}
        {header && (
          <thead>
            <tr>
              {header.cells.map((cell, column) =>
                // The corner of a table of two dimensions names nothing.
                cell === '' ? (
                  <td key={column} />
                ) : (
                  <th key={column} scope="col" dir="auto">
                    <InlineRichText html={cell} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, place) => (
            <tr key={place}>
              {row?.cells.map((cell, column) => (
                <td key={column} dir="auto">
                  <InlineRichText html={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
