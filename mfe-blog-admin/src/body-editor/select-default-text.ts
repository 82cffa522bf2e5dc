import type { FocusEvent, MouseEvent } from 'react';
import { isDefaultText } from '../posts/blocks';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const select = ({ currentTarget: control }: FocusEvent<TextControl> | MouseEvent<TextControl>) => {
  if (isDefaultText(control.value)) control.select();
};

/** Selects a text that a new block begins with, so that typing replaces it. A click sets the caret after the focus. */
export const selectDefaultText = { onFocus: select, onClick: select };
