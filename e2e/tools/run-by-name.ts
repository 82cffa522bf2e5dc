import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Folder of the checkout. */
export const root = resolve(import.meta.dirname, '../..');

/** A named program with its arguments, worked out when it is wanted. */
export type Entry = { summary: string; call: () => readonly [file: string, ...words: string[]] };

/** The call of a script of the checkout. */
export const script = (path: string) => () => [process.execPath, '--import', 'tsx', path] as const;

/**
 * Runs what the first argument of this process names, with the other arguments behind its own; without a name, or with one that
 * nobody knows, it lists what there is.
 */
export function runByName(entries: Readonly<Record<string, Entry>>, environment: NodeJS.ProcessEnv = {}): void {
  const [name, ...more] = process.argv.slice(2);
  const entry = name === undefined ? undefined : entries[name];
  if (!entry) {
    for (const [known, { summary }] of Object.entries(entries)) console.log(`${known.padEnd(14)}${summary}`);
    process.exitCode = name === undefined || name === '--help' ? 0 : 1;
    return;
  }
  const [file, ...words] = entry.call();
  const { status } = spawnSync(file, [...words, ...more], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  process.exitCode = status ?? 1;
}
