/// <reference path="../page-globals.d.ts" />
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { ComposedRemote } from '../../contract/composition';
import { forgetRemote, loadRemoteModule, type RemoteModule } from './federation';
import { loadInTime } from './load-in-time';
import { pageStays } from './page-stays';

// A static host may have added a slash, which the shell takes away. Never slow: hosts take addresses of some kB.
const currentPath = () => location.pathname.replace(/\/+$/, '');

/**
 * Path that this document was loaded for, until the visitor leaves it: another full load would bring the same again.
 * In memory, because storage may be refused.
 */
let loadedPath = typeof window === 'undefined' ? null : currentPath();

/** Path whose full load is under way. */
let reloadingPath: string | null = null;

/** What forgets the pages that wait for it: without it they would wait for ever once the visitor has left and comes back. */
const waitingPages = new Set<() => void>();

type Page = ComponentType | LazyExoticComponent<ComponentType>;

const pages = new Map<string, Page>();
const pending = new Promise<never>(() => {});

// The prerendered page has a component of its own: should its remote fail, it stays pending, and coming
// back to the same address later starts afresh.
const keyOf = (remote: ComposedRemote, expose: string, prerendered: boolean) =>
  `${remote.name}/${expose}/${prerendered}`;

/**
 * The page of a route, lazy unless it was preloaded; the same component each time, until it failed.
 * @param prerendered whether the page's HTML is on screen already: then a failure leaves that as it is.
 */
export function pageComponent(remote: ComposedRemote, expose: string, prerendered: boolean): Page {
  const key = keyOf(remote, expose, prerendered);
  const known = pages.get(key);
  if (known) return known;
  const page = lazy(() => loadOrRecover(remote, expose, prerendered));
  pages.set(key, page);
  return page;
}

/** Forgets a page that failed, so that the next attempt asks the network again. */
export function forgetPage(remote: ComposedRemote, expose: string): void {
  pages.delete(keyOf(remote, expose, false));
  forgetRemote(remote);
}

/**
 * Fetches a page ahead of its navigation, which then shows it at once: a lazy component would begin with its skeleton. Rejects when it
 * fails; the caller decides whether that matters.
 */
export async function preloadPage(remote: ComposedRemote, expose: string): Promise<void> {
  const { default: page } = await loadRemoteModule(remote, expose);
  const key = keyOf(remote, expose, false);
  if (!pages.has(key)) pages.set(key, page);
}

async function loadOrRecover(remote: ComposedRemote, expose: string, prerendered: boolean): Promise<RemoteModule> {
  // Compose must know: a page that does not render is not published.
  if (typeof window === 'undefined') return loadRemoteModule(remote, expose);
  try {
    return await loadInTime(remote, expose);
  } catch (error) {
    if (!prerendered) {
      waitingPages.add(() => forgetPage(remote, expose));
      return recoverByFullLoad(error);
    }
    // The prerendered HTML stays as it is (architecture §9 Hydration), unless its scripts come later than that.
    // Whether they do is for the visitor alone: the failure has been reported.
    await window.scriptsLoaded;
    return loadRemoteModule(remote, expose).catch(() => pending);
  }
}

/** To be called when the path has changed: whatever comes now, a full load may help. */
export function forgetFullLoad(): void {
  if (currentPath() !== loadedPath) loadedPath = null;
  if (currentPath() === reloadingPath) return;
  reloadingPath = null;
  for (const forget of waitingPages) forget();
  waitingPages.clear();
}

/**
 * Loads the address in full, from its top, unless the visitor leaves it: its HTML is prerendered, so it shows even when the remote stays down (architecture §7).
 * @throws the error when the document was loaded for this very address
 */
export function recoverByFullLoad(error: unknown): Promise<never> {
  if (currentPath() === loadedPath) throw error;
  // Asked for again while it is under way, as React does when it renders again, it would begin anew.
  if (currentPath() === reloadingPath) return pending;
  reloadingPath = currentPath();
  void pageStays().then(() => {
    if (currentPath() !== reloadingPath) return;
    // A reload would open the page where the visitor has scrolled the skeleton to.
    history.scrollRestoration = 'manual';
    location.reload();
  });
  return pending;
}
