import type { KeyboardEvent } from 'react';
import { isTextControl, readCaret } from '../keyboard-focus/caret';

/** What a key asks for at the edge of a block's text: the next block, to join the one before, or the field before or after. */
export type EdgeKey = 'next' | 'join' | 'up' | 'down';

/** The text boxes of blocks; the field for a link's target is beside the text. */
export const textBox = ':is(input:not([data-aside]), textarea, [role=textbox])';

/** What a key that was pressed in a block's text asks for; `undefined` for all that belongs to the text itself. */
export function findEdgeKey({ key, target, nativeEvent, ...event }: KeyboardEvent): EdgeKey | undefined {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (hasModifier || nativeEvent.isComposing || !(target instanceof HTMLElement) || !target.matches(textBox)) {
    return undefined;
  }
  // While a type is being chosen, its menu has the keys.
  if (!isTextControl(target) && /^\/\w*$/.test(target.textContent ?? '')) return undefined;
  const caret = readCaret(target);
  if (!caret?.isCollapsed) return undefined;
  const isOneLine = target instanceof HTMLInputElement;
  switch (key) {
    case 'Enter':
      return caret.isAtEnd ? 'next' : undefined;
    case 'Backspace':
      return caret.isAtStart ? 'join' : undefined;
    case 'ArrowUp':
      return isOneLine || caret.isAtStart ? 'up' : undefined;
    case 'ArrowDown':
      return isOneLine || caret.isAtEnd ? 'down' : undefined;
    default:
      return undefined;
  }
}
