import type { NodeViewRendererProps } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { isOfControl, withoutTabStop } from './block-controls';
import styles from './body-editor.module.css';

type NodeInEditor = Pick<NodeViewRendererProps, 'editor' | 'getPos'>;

/** Sets attributes of a node, as one step. */
export function setAttributes({ editor, getPos }: NodeInEditor, attributes: Readonly<Record<string, unknown>>): void {
  const position = getPos();
  if (position === undefined) return;
  const { tr } = editor.state;
  for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(position, name, value);
  editor.view.dispatch(tr);
}

/** Selects a node when it is clicked: the editor alone does not while a field has the focus. */
export function selectOnClick(dom: HTMLElement, { editor, getPos }: NodeInEditor): void {
  dom.addEventListener('click', (event) => {
    const position = getPos();
    if (position === undefined || isOfControl(event)) return;
    const { tr, doc } = editor.state;
    editor.view.focus();
    editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, position)));
  });
}

type FieldProps = NodeInEditor & {
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
