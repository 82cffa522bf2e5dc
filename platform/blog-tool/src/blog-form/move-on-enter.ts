import type { KeyboardEvent } from 'react';

/** Fields of one line, in which a browser would send the form when Enter is pressed. */
const oneLine = 'input:not([type=checkbox], [type=radio], [type=file], [data-aside])';
const body = '[contenteditable=true]';
const fields = `:is(input, textarea, select):not([data-aside]), ${body}`;

/**
 * Enter in a field of one line goes on: from the title to the body, from any other to the next field. A post is
 * saved by its button or by Ctrl+S.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, nativeEvent } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches(oneLine)) return;
  event.preventDefault();
  if (target.getAttribute('name') === 'title') {
    form.querySelector<HTMLElement>(body)?.focus();
    return;
  }
  const all = [...form.querySelectorAll<HTMLElement>(fields)];
  all[all.indexOf(target) + 1]?.focus();
}
