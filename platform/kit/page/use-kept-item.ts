import { useSyncExternalStore } from 'react';
import { forgetItem, keepItem, readItem } from './browser-storage';

/** Calls a listener when what is kept changes, here or in another tab. @returns ends it */
export function subscribeToKeptItems(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * The text that is kept on the visitor's device under a key, followed as any part of the page or another tab changes it; `null` when there is
 * nothing, in the prerendered HTML, and while hydrating. It comes from anybody: parse it.
 */
export const useKeptItem = (key: string): string | null =>
  useSyncExternalStore(
    subscribeToKeptItems,
    () => readItem('localStorage', key),
    () => null,
  );

/**
 * Keeps a text on the visitor's device, or forgets it with `null`, and tells every part of the page. Browsers tell other tabs alone.
 * @returns whether it is kept: there may be no room, or the storage is refused
 */
export function changeKeptItem(key: string, text: string | null): boolean {
  const isDone = text === null ? true : keepItem('localStorage', key, text);
  if (text === null) forgetItem('localStorage', key);
  window.dispatchEvent(new Event('storage'));
  return isDone;
}
