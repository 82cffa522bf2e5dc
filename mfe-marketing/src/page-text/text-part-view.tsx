import type { ReactNode } from 'react';
import { FactList } from '../page/fact-list';
import type { TextPart, Words } from './page-text';
import { RichWords } from './rich-words';

/** The classes of texts that a page may have of its own: `points` of a list, `note`, `table`. */
type TextStyles = Readonly<Record<string, string | undefined>>;

/** The elements that a page inserts at `::embed{kind=part name=…}` in its text, by that name. */
export type Inserts = Readonly<Record<string, ReactNode>>;

type TextPartViewProps = { part: TextPart; styles?: TextStyles; inserts?: Inserts };

/** A paragraph, a list, a table or facts of a page. */
export function TextPartView({ part, styles = {}, inserts = {} }: TextPartViewProps) {
  switch (part.type) {
    case 'paragraph':
    case 'note':
      return (
        <p className={part.type === 'note' ? styles.note : undefined}>
          <RichWords words={part.words} />
        </p>
      );
    case 'list': {
      const List = part.isNumbered ? 'ol' : 'ul';
      return (
        <List className={styles.points}>
          {part.items.map((words, key) => (
            <li key={key}>
              <RichWords words={words} />
            </li>
          ))}
        </List>
      );
    }
    case 'facts':
      return <FactList facts={part.facts} />;
    case 'table':
      return (
        <table className={styles.table}>
          <thead>
            <tr>
              {part.names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {part.rows.map((cells, key) => (
              <TableRow key={key} cells={cells} />
            ))}
          </tbody>
        </table>
      );
    case 'insert':
      return inserts[part.name];
  }
}

/** A row: its first cell says what it is about. */
function TableRow({ cells: [first = [], ...others] }: { cells: readonly Words[] }) {
  return (
    <tr>
      <th scope="row">
        <RichWords words={first} />
      </th>
      {others.map((words, key) => (
        <td key={key}>
          <RichWords words={words} />
        </td>
      ))}
    </tr>
  );
}
