/** One line of the log. What a person typed, and where from, is none of its business. */
export type LogEntry = {
  level: 'info' | 'warning' | 'error';
  message: string;
  [field: string]: string | number | undefined;
};

/** Takes a line of the log. */
export type Log = (entry: LogEntry) => void;

/** Writes the log as JSON lines: to the error output, so that what is said to the person who starts the server stays apart. */
export function createLog(write: (line: string) => void = (line) => console.error(line)): Log {
  return (entry) => write(JSON.stringify({ time: new Date().toISOString(), ...entry }));
}

/** The log of parts that serve a whole process and are handed none, such as the thread of the documents. */
export const processLog = createLog();

/** What a log says of an error that nobody foresaw. */
export const describeError = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
