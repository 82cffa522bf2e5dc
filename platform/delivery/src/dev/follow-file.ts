import { type FSWatcher, watch } from 'node:fs';
import { basename } from 'node:path';

/** How long in ms nothing has to happen to a file until it counts as saved: a formatter writes it once more. */
const settleTime = 150;

/**
 * Watches a file, also one that is replaced by another of its name, as editors save.
 * @param folders in each of which it is watched. @param changed called with the folder, once for each save
 * @returns a function that ends the watch
 */
export function followFile(file: string, folders: readonly string[], changed: (folder: string) => void): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const watchers: FSWatcher[] = folders.map((folder) =>
    watch(folder, (_event, name) => {
      if (name !== null && basename(name) !== file) return;
      clearTimeout(timers.get(folder));
      timers.set(
        folder,
        setTimeout(() => changed(folder), settleTime),
      );
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
