import type { SignalRow, SignalStore } from '../signals/signal-store';

/** The rows of a package, or of all, from an hour on, at once. */
export async function readSignals({ read }: Pick<SignalStore, 'read'>, from = 0, remote?: string) {
  const all: SignalRow[] = [];
  for await (const rows of read(from, remote)) all.push(...rows);
  return all;
}
