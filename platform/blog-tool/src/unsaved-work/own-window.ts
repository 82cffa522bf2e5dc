import { keepItem, readItem } from 'kit/page/browser-storage';

const storedName = 'blog-window';

/**
 * The name of this window among others that have the same post open. A window that comes back, by a reload, Back or an address, is the
 * same one: its writer would read that another one has the post open. A tab that is duplicated has the storage of the first one,
 * and is another; the lock tells the two apart, for the browser ends it with its page.
 */
export async function nameOwnWindow(): Promise<string> {
  const before = readItem('sessionStorage', storedName);
  const isSame = before !== null && ((await takeName(before)) || isReload());
  if (isSame) return before;
  const name = crypto.randomUUID();
  keepItem('sessionStorage', storedName, name);
  await takeName(name);
  return name;
}

/** Takes a name for as long as the page is there. @returns whether no other page has it; `false` where a browser has no locks */
const takeName = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    // Nothing has them where a page is not served over TLS or by this very machine.
    if (!('locks' in navigator)) return resolve(false);
    navigator.locks
      .request(`${storedName} ${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => {});
      })
      .catch(() => resolve(false));
  });

/** Whether the page was loaded again, which a duplicated tab is not. */
function isReload(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && 'type' in load && load.type === 'reload';
}
