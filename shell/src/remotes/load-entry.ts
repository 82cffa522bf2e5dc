import type { ComposedRemote } from 'shared-config/contract/composition';
import { federationName } from 'shared-config/contract/remote-definition';
import { type Container, isContainer } from './container';

/** Timeout in ms of a remote's entry. */
const entryTimeout = 4000;

/** What became of the scripts that were begun. */
const runs = new WeakMap<HTMLScriptElement, Promise<void>>();

/** Follows the entry that the page itself has begun to load; to be called before it can have run. */
export function trackEntry({ entry }: ComposedRemote): void {
  const script = findScript(entry);
  // Whoever loads it is told.
  if (script) followScript(script, entry).catch(() => {});
}

/**
 * Runs a remote's entry, unless that has begun, and gives the container that it defines.
 * @throws {Error} when it does not come in time, or defines none
 */
export async function loadEntry(remote: ComposedRemote): Promise<Container> {
  const name = federationName(remote.name);
  const begun = findScript(remote.entry);
  if (remote.needsRuntime) {
    const { provideFederationRuntime } = await import('./provide-federation-runtime');
    provideFederationRuntime();
  }
  // One that has come later than it was waited for is there by now.
  if (!begun || !isContainer(Reflect.get(window, name)))
    await followScript(begun ?? appendScript(remote), remote.entry);
  const container: unknown = Reflect.get(window, name);
  if (!isContainer(container)) throw new Error(`${remote.entry} defines no container`);
  return container;
}

/** Forgets what a remote's entry has defined, so that it is run anew. */
export function forgetEntry({ name, entry }: ComposedRemote): void {
  findScript(entry)?.remove();
  Reflect.set(window, federationName(name), undefined);
}

const findScript = (entry: string) => document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(entry)}"]`);

/**
 * A script with the hash that compose wrote down. Without one it does not run: optional integrity is no integrity (design §4).
 * In development entries change with every save and have none.
 */
function appendScript({ name, entry, integrity, isOverride }: ComposedRemote): HTMLScriptElement {
  if (!integrity && !isOverride && process.env.NODE_ENV !== 'development')
    throw new Error(`${entry} has no pinned integrity; compose the site again`);
  // Of another version of the remote, which could not be used.
  Reflect.set(window, federationName(name), undefined);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  script.src = entry;
  document.head.append(script);
  return script;
}

function followScript(script: HTMLScriptElement, entry: string): Promise<void> {
  const known = runs.get(script);
  if (known) return known;
  const run = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // The next attempt asks the network again.
      script.remove();
      reject(new Error(`${entry} could not be loaded`));
    });
    setTimeout(() => reject(new Error(`${entry} did not come within ${entryTimeout / 1000} s`)), entryTimeout);
  });
  runs.set(script, run);
  return run;
}
