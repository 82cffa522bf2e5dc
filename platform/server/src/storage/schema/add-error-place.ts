import type { Connection } from '../connection';

/**
 * Step of the database's migrations: the line that throws a failure distinguishes it, too. Does nothing where the step before has done so,
 * as it did in one version. A released step is never changed.
 */
export function addErrorPlace(database: Connection): void {
  const isThere = database.prepare("SELECT 1 FROM pragma_table_info('error_reports') WHERE name = 'place'").get([]);
  if (isThere !== undefined) return;
  database.exec(`
    ALTER TABLE error_reports RENAME TO former_error_reports;
    CREATE TABLE error_reports (
      remote TEXT NOT NULL,
      version TEXT NOT NULL,
      team TEXT NOT NULL,
      message TEXT NOT NULL,
      page TEXT NOT NULL,
      stack TEXT NOT NULL,
      place TEXT NOT NULL,
      first_at TEXT NOT NULL,
      last_at TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (remote, version, message, page, place)
    );
    INSERT INTO error_reports
      SELECT remote, version, team, message, page, stack, substr(stack, 1, instr(stack || char(10), char(10)) - 1),
        first_at, last_at, count
      FROM former_error_reports;
    DROP TABLE former_error_reports;
    CREATE INDEX error_reports_by_time ON error_reports (last_at);
  `);
}
