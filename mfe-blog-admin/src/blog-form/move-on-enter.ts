import type { KeyboardEvent } from 'react';
import { textBox } from '../body-editor/block-keys';

/** Fields of one line, in which a browser would send the form when Enter is pressed. */
const oneLine = 'input:not([type=checkbox], [type=radio], [type=file], [data-aside])';
const fields = ':is(input:not([data-aside]), textarea, select, [role=textbox])';

/**
 * Enter in a field of one line goes on: from the title to the first block, from any other to the next field. A post is
 * saved by its button or by Ctrl+S.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form, nativeEvent } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches(oneLine)) return;
  event.preventDefault();
  if (target.getAttribute('name') === 'title') {
    form.querySelector<HTMLElement>(`[data-block] ${textBox}`)?.focus();
    return;
  }
  // Not the choice of a block's type, which stands between the fields of two blocks.
  const all = [...form.querySelectorAll<HTMLElement>(fields)].filter((field) => !field.closest('[role=toolbar]'));
  all[all.indexOf(target) + 1]?.focus();
}
