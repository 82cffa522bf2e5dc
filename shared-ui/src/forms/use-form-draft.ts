import { type RefObject, useEffect } from 'react';
import { forgetItem, keepItem, readItem } from 'shared-config/browser-storage';

/** Whether a draft keeps an element: what a visitor types or chooses, but no tick. */
const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement && !['hidden', 'checkbox'].includes(element.type) && element.name !== '') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * Keeps what is typed into a form in session storage, so that a reload loses nothing. Only empty fields are filled from
 * it: what was typed before hydration stays.
 * @returns forgets the draft; call it when the form was sent
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  const storageKey = `draft:${key}`;

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typed = () => [...element.elements].filter(isTyped);
    const stored = new URLSearchParams(readItem('sessionStorage', storageKey) ?? '');
    for (const control of typed()) control.value ||= stored.get(control.name) ?? '';
    const save = () => {
      const entries = typed().map(({ name, value }): [string, string] => [name, value]);
      keepItem('sessionStorage', storageKey, new URLSearchParams(entries).toString());
    };
    // What was typed before the script was there has told nobody.
    save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, storageKey]);

  return () => forgetItem('sessionStorage', storageKey);
}
