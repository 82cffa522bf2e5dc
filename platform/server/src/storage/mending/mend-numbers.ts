import * as v from 'valibot';
import type { DataConnection } from '../data-connection';
import { maxNumber, numberedTables } from '../schema/tables';

type Database = Pick<DataConnection, 'prepare'> & { exec: (sql: string) => unknown };
type Column = readonly [table: string, column: string];

/** The columns that refer to the entries of a table by their numbers. */
const references: Readonly<Record<(typeof numberedTables)[number], readonly Column[]>> = {
  submissions: [
    ['enquiries', 'submission'],
    ['mails', 'submission'],
    ['outbox', 'submission'],
  ],
  trapped_submissions: [],
  collections: [['documents', 'collection']],
  withdrawals: [],
};

const countSchema = v.object({ count: v.number() });
const lastSchema = v.object({ last: v.nullable(v.number()) });

/** The columns with the numbers of a table, of those that there are: a database of an older version lacks some. */
const columnsWith = (database: Database, table: (typeof numberedTables)[number]): readonly Column[] => {
  const find = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
  const columns: readonly Column[] = [[table, 'id'], ...references[table]];
  return columns.filter(([name]) => find.get([name]) !== undefined);
};

/**
 * Selects the numbers of a table that are below 1 or above a limit (`?1`). A row that refers to none of its entries stays as it is: it
 * belongs to nothing, and SQLite lets it refer to none other.
 */
const selectOdd = (table: string) =>
  ['< 1', '> ?1'].map((range) => `SELECT id AS former FROM ${table} WHERE id ${range}`).join(' UNION ALL ');

const countOdd = (database: Database, table: string, columns: readonly Column[], limit: number): number =>
  columns.some(([name]) => name === table)
    ? v.parse(countSchema, database.prepare(`SELECT count(*) AS count FROM (${selectOdd(table)})`).get([limit])).count
    : 0;

/** The largest number up to a limit that an entry has, or had. */
function findLast(database: Database, table: string, columns: readonly Column[], limit: number): number {
  const given = `SELECT max(seq) AS last FROM sqlite_sequence WHERE name = '${table}' AND typeof(seq) IN ('integer', 'real') AND seq <= ?1`;
  const stored = columns.map(([name, column]) => `SELECT max(${column}) AS last FROM ${name} WHERE ${column} <= ?1`);
  const select = `SELECT max(last) AS last FROM (${[given, ...stored].join(' UNION ALL ')})`;
  return Math.max(0, v.parse(lastSchema, database.prepare(select).get([limit])).last ?? 0);
}

/** The table of an entry whose number this server never gives; `undefined` when there is none. */
export const findOddNumbers = (database: Database): string | undefined =>
  numberedTables.find((table) => countOdd(database, table, columnsWith(database, table), maxNumber) > 0);

/**
 * Gives entries whose number this server never gives, as a damaged disk or another program leaves them, the next ones that are free, and what
 * refers to them along with them: JavaScript rounds numbers beyond 2^53, and would take one entry for another. Looks at the ends of indexes
 * alone when there are none. In SQL alone, so that nothing is rounded on the way.
 * @returns the findings, one line each
 */
export const mendNumbers = (database: Database): string[] =>
  numberedTables.flatMap((table) => {
    const columns = columnsWith(database, table);
    for (let limit = maxNumber; ; ) {
      const count = countOdd(database, table, columns, limit);
      if (count === 0) return [];
      const last = findLast(database, table, columns, limit);
      if (last + count <= maxNumber) {
        renumber(database, { table, columns, limit, last });
        const [first, others] = [last + 1, count > 1 ? ` to ${last + count}` : ''];
        return [
          `Table ${table}: numbers that this server never gives are ${first}${others} now, with all that belongs to them`,
        ];
      }
      // There is no room behind the last one: it is none that this server has come to.
      limit = Math.floor(last / 2);
    }
  });

function renumber(
  database: Database,
  { table, columns, limit, last }: { table: string; columns: readonly Column[]; limit: number; last: number },
): void {
  database.exec('SAVEPOINT renumbering');
  try {
    database.exec('PRAGMA defer_foreign_keys = ON');
    database.exec('CREATE TEMP TABLE renumbered (former INTEGER PRIMARY KEY, number INTEGER NOT NULL)');
    database
      .prepare(
        `INSERT INTO renumbered SELECT former, ?2 + row_number() OVER (ORDER BY former) FROM (${selectOdd(table)})`,
      )
      .run([limit, last]);
    for (const [name, column] of columns)
      database.exec(
        `UPDATE ${name} SET ${column} = (SELECT number FROM renumbered WHERE former = ${column})
         WHERE ${column} IN (SELECT former FROM renumbered)`,
      );
    database.exec(
      `UPDATE sqlite_sequence SET seq = (SELECT max(number) FROM renumbered) WHERE name = '${table}';
       DROP TABLE renumbered`,
    );
  } catch (error) {
    database.exec('ROLLBACK TO renumbering; RELEASE renumbering');
    throw error;
  }
  database.exec('RELEASE renumbering');
}
