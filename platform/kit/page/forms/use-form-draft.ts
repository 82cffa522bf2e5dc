import { type RefObject, useEffect } from 'react';
import { forgetItem, keepItem, readItem } from '../browser-storage';

/** Whether a draft keeps an element: one to type or choose in, but no checkbox. */
const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement && !['hidden', 'checkbox'].includes(element.type) && element.name !== '') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Under this name a draft has the initial value of a field, to tell it from typed text. */
const startOf = (name: string) => `start of ${name}`;

/**
 * Fills a field from a draft. The initial text in the draft stays an initial text, and gives way to another one; typed text stays, below
 * the present initial text. Text typed before hydration stays as it is.
 */
function fill(control: ReturnType<typeof listTyped>[number], draft: URLSearchParams) {
  const kept = draft.get(control.name);
  if (!kept) return;
  if (!(control instanceof HTMLTextAreaElement)) {
    control.value ||= kept;
    return;
  }
  const { value, defaultValue: start } = control;
  if (value !== start) return;
  const before = draft.get(startOf(control.name)) ?? '';
  if (kept !== before) control.value = start === before || kept.includes(start) ? kept : beginWith(start, kept, before);
  else if (start === '') control.defaultValue = kept;
}

/** Moves text that was typed below another beginning below this one. Of two lines about one matter, the one stays that the visitor has changed, or else the new one. */
function beginWith(start: string, kept: string, before: string): string {
  const lines = start.split('\n');
  const said = lines.map(matterOf);
  const given = before.split('\n').filter((line) => said.includes(matterOf(line)));
  const rest = kept.split('\n').filter((line) => !given.includes(line));
  const own = rest.map(matterOf);
  const beginning = lines.filter((line) => !own.includes(matterOf(line)));
  return `${beginning.join('\n')}\n\n${rest.join('\n').trim()}`.trim();
}

/** The subject of a line: in a list, the text before its colon. */
const matterOf = (line: string) => line.split(': ', 1)[0];

/** The initial value of a field; a select begins empty. */
const beginningOf = (control: ReturnType<typeof listTyped>[number]) =>
  'defaultValue' in control ? control.defaultValue : '';

const isChanged = (control: ReturnType<typeof listTyped>[number]) => control.value !== beginningOf(control);

const listTyped = (form: HTMLFormElement) => [...form.elements].filter(isTyped);

/**
 * Keeps what is typed into a form in session storage, so that neither a reload nor a look at another page loses anything.
 * @returns forgets the draft; call it when the form was sent
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, key: string): () => void {
  const storageKey = `draft:${key}`;

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = new URLSearchParams(readItem('sessionStorage', storageKey) ?? '');
    for (const control of listTyped(element)) fill(control, draft);
    const save = (kept: ReturnType<typeof listTyped>) => {
      const entries = kept.flatMap((control) => [
        [control.name, control.value],
        [startOf(control.name), beginningOf(control)],
      ]);
      keepItem('sessionStorage', storageKey, new URLSearchParams(entries).toString());
    };
    const saveAll = () => save(listTyped(element));
    // Text that was typed before the script was there has sent no event.
    if (listTyped(element).some(isChanged)) saveAll();
    element.addEventListener('input', saveAll);
    return () => {
      element.removeEventListener('input', saveAll);
      // An initial text outlives a reload, but not another page: a visitor may come back for something else.
      if (readItem('sessionStorage', storageKey) !== null) save(listTyped(element).filter(isChanged));
    };
  }, [form, storageKey]);

  return () => forgetItem('sessionStorage', storageKey);
}
