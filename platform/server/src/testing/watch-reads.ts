import type { DataConnection } from '../storage/data-connection';

/** The same connection, which tells how many rows each `all` has read. */
export function watchReads(connection: DataConnection, onRead: (rows: number) => void): DataConnection {
  return {
    ...connection,
    prepare: (sql) => {
      const statement = connection.prepare(sql);
      return {
        ...statement,
        all: (parameters) => {
          const rows = statement.all(parameters);
          onRead(rows.length);
          return rows;
        },
      };
    },
  };
}
