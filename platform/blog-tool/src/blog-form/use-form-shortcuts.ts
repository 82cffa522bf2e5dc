import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FormShortcut, findShortcut } from './form-shortcuts';

/**
 * Takes the shortcuts of the form wherever the focus is on its screen, also in the preview or where a click has left it: on nothing.
 * @param actions of the shortcuts that have one now
 */
export function useFormShortcuts(
  screen: RefObject<HTMLElement | null>,
  actions: Readonly<Record<FormShortcut, (() => void) | undefined>>,
): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const shortcut = findShortcut(event);
    if (!shortcut || !(target instanceof Node)) return;
    if (target !== document.body && !screen.current?.contains(target)) return;
    // Even when there is nothing to undo: the browser's own undo knows one field and not the post.
    event.preventDefault();
    actions[shortcut]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => take(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
