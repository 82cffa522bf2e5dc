import type { Connection } from '../storage/open-database';

/** Where enquiries are kept. Each call returns when its row is on disk. */
export type SubmissionStore = {
  add: (form: string, fields: Readonly<Record<string, string>>) => void;
  /** What a robot sent: kept apart, so that a person who was taken for one is not lost. */
  addTrapped: (body: string) => void;
};

/** Enquiries in SQLite. */
export function createSubmissionStore(connection: Connection): SubmissionStore {
  const insert = connection.prepare('INSERT INTO submissions (form, received_at, fields) VALUES (?, ?, ?)');
  const insertTrapped = connection.prepare('INSERT INTO trapped_submissions (received_at, body) VALUES (?, ?)');
  const now = () => new Date().toISOString();
  return {
    add: (form, fields) => void insert.run([form, now(), JSON.stringify(fields)]),
    addTrapped: (body) => void insertTrapped.run([now(), body]),
  };
}
