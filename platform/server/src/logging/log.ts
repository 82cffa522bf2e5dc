import { leaveOutTokens } from './leave-out-tokens';

/** One line of the log. It never contains what a person typed, nor an address of a client; anything that looks like a token is left out. */
export type LogEntry = {
  level: 'info' | 'warning' | 'error';
  message: string;
  [field: string]: string | number | undefined;
};

/** Writes one line to the log. */
export type Log = (entry: LogEntry) => void;

/** Creates a log of JSON lines. They go to the error output; the standard output is for the person who starts the server. */
export function createLog(write: (line: string) => void = (line) => console.error(line)): Log {
  const leaveOut = (_name: string, value: unknown) => (typeof value === 'string' ? leaveOutTokens(value) : value);
  return (entry) => write(JSON.stringify({ time: new Date().toISOString(), ...entry }, leaveOut));
}

/** The log of parts that get none passed in, such as the documents thread. */
export const processLog = createLog();

/** An unexpected error as it is logged: with its stack. */
export const describeError = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
