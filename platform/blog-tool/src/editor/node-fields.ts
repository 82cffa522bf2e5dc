import type { NodeViewRendererProps } from '@tiptap/core';
import { withoutTabStop } from './block-controls';
import styles from './body-editor.module.css';

type FieldProps = Pick<NodeViewRendererProps, 'editor' | 'getPos'> & {
  label: string;
  type: 'text' | 'email';
  /** The attribute of the node that it shows. */
  attribute: string;
};

/** A field of a node beside its text. Its value is part of the document, so undo and redo know it. */
export function createNodeField({ editor, getPos, label, type, attribute }: FieldProps) {
  const input = withoutTabStop(document.createElement('input'));
  input.type = type;
  input.className = styles.field ?? '';
  input.setAttribute('data-aside', '');
  input.addEventListener('input', () => {
    const position = getPos();
    if (position === undefined) return;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(position, attribute, input.value));
  });
  const holder = document.createElement('label');
  holder.className = styles.fieldLabel ?? '';
  holder.contentEditable = 'false';
  holder.append(label, input);
  return {
    holder,
    show: (value: unknown) => {
      const text = typeof value === 'string' ? value : '';
      // Setting it would move the caret of whoever types there.
      if (input.value !== text) input.value = text;
    },
  };
}
