import type { PartProperties } from 'kit/page/contexts';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import type { ComposedRemote } from '../../contract/composition';
import { whenNear } from '../../page/when-near';
import { loadRemoteModule } from './federation';
import { loadInTime } from './load-in-time';
import { loadSiteRemotes } from './site-composition';

/** A part, with its stand-in where no remote has it. */
type Properties = PartProperties & { fallback: ReactNode };
type Part = LazyExoticComponent<ComponentType<Properties>>;

const parts = new Map<string, Part>();
/** The slots whose prerendered parts have their scripts. */
const loaded = new Set<string>();
/** The keys of those that did not load. */
const failed = new Set<string>();
const pending = new Promise<never>(() => {});

/** The remote that fills a slot, and its expose. */
export function findPart(
  remotes: readonly ComposedRemote[],
  slot: string,
): { remote: ComposedRemote; expose: string } | undefined {
  for (const remote of remotes) {
    const { parts: filled = {} } = remote;
    const expose = Object.hasOwn(filled, slot) ? filled[slot] : undefined;
    if (expose !== undefined) return { remote, expose };
  }
  return undefined;
}

/** Finds a part in the whole site: a document names only those for the slots of its own page, and another page may be navigated to. */
export const findPartInSite = async (remotes: readonly ComposedRemote[], slot: string) =>
  findPart(remotes, slot) ?? findPart((await loadSiteRemotes()).remotes, slot);

/**
 * The part for a slot, lazy; the same component each time, until it failed.
 * @param isPrerendered whether its HTML is on screen already: then its scripts come when the visitor comes near, and a failure leaves
 *   the HTML as it is
 */
export function partComponent(slot: string, remotes: readonly ComposedRemote[], isPrerendered: boolean): Part {
  const key = `${slot}/${isPrerendered}`;
  const known = parts.get(key);
  if (known) return known;
  const part = lazy(() => loadPart(slot, remotes, isPrerendered, () => failed.add(key)));
  parts.set(key, part);
  return part;
}

/** The slots whose parts are wanted before a visitor comes near, and the callbacks that let waiting ones load. */
const wanted = new Set<string>();
const waiting = new Map<string, () => void>();

/** Loads the part of a slot although nobody is near: a component waiting for it would hold the whole page back. */
export function loadPartNow(slot: string): void {
  wanted.add(slot);
  waiting.get(slot)?.();
}

/** Whether a prerendered part has its scripts: then it can show other data. */
export const isPartLoaded = (slot: string) => loaded.has(slot);

/** To be called when a page with slots is left: the next one asks the network again for failed ones. */
export function forgetFailedParts(): void {
  for (const key of failed) parts.delete(key);
  failed.clear();
}

async function loadPart(
  slot: string,
  remotes: readonly ComposedRemote[],
  isPrerendered: boolean,
  onFailure: () => void,
): Promise<{ default: ComponentType<Properties> }> {
  const isInBrowser = typeof window !== 'undefined';
  if (isInBrowser && isPrerendered) await untilNear(slot);
  const found = await findPartInSite(remotes, slot);
  if (!found) return { default: ({ fallback }) => fallback };
  const { remote, expose } = found;
  // Compose must know: a page whose part does not render is not published.
  if (!isInBrowser) return loadRemoteModule(remote, expose);
  try {
    const module = await loadInTime(remote, expose);
    if (isPrerendered) loaded.add(slot);
    return module;
  } catch (error) {
    onFailure();
    if (isPrerendered) return pending;
    throw error;
  }
}

/** Resolves when the visitor is less than a screen away from the part. */
function untilNear(slot: string): Promise<void> {
  const element = document.querySelector(`[data-slot="${slot}"]`);
  return new Promise((resolve) => {
    waiting.set(slot, resolve);
    if (element && !wanted.has(slot)) whenNear(element, resolve);
    // Left before it was hydrated, or wanted at once.
    else resolve();
  });
}
