import type { NodeViewRendererProps } from '@tiptap/core';
import type { PictureState } from '../pictures/picture-states';
import type { Pictures } from '../pictures/pictures';
import { isWaitingName } from '../posts/waiting-name';
import { withoutTabStop } from './block-controls';
import styles from './picture-view.module.css';

/** An element with a class and a text. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className?: string, text = '') => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
};

const createButton = (text: string, act: () => void) => {
  const button = withoutTabStop(createElement('button', styles.button, text));
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
};

type UploadNoteProps = Pick<NodeViewRendererProps, 'editor' | 'getPos'> & {
  pictures: Pictures | undefined;
  /** What is sent, where its file has no name: 'the picture'. */
  thing: string;
  /** Which files can be chosen in its place. */
  accept: string;
  /** Puts another file in its place. */
  replace: (file: File) => void;
};

/** The note in a block on how far its upload is, with what can be done about it. */
export function createUploadNote({ editor, getPos, pictures, thing, accept, replace }: UploadNoteProps) {
  /** The shown state: its buttons are made anew only when that changes, so that they keep the focus. */
  let shown = '';
  const note = createElement('p', styles.note);
  const chooseAnother = () => {
    const input = createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) replace(file);
    });
    input.click();
  };
  const remove = () => {
    const position = getPos();
    if (position === undefined) return;
    const { tr, doc, schema } = editor.state;
    const end = position + (doc.nodeAt(position)?.nodeSize ?? 0);
    const empty = doc.childCount === 1 ? schema.nodes['paragraph']?.create() : undefined;
    editor.view.dispatch(empty ? tr.replaceWith(position, end, empty) : tr.delete(position, end));
    editor.view.focus();
  };
  const showNote = (kind: string, text: string, ...buttons: HTMLButtonElement[]) => {
    if (shown === kind) return;
    shown = kind;
    note.hidden = text === '';
    note.replaceChildren(text, ...buttons);
  };
  const showState = (name: string, state: PictureState) => {
    const { kind, fileName } = state;
    note.dataset['kind'] = kind;
    const about = fileName ? `${fileName}: ` : '';
    switch (kind) {
      case 'looking':
      case 'stored':
        return showNote(kind, '');
      case 'fetching':
        return showNote(
          kind,
          `${about}being fetched… `,
          createButton('Stop', () => pictures?.stop(name)),
        );
      case 'sending': {
        showNote(
          kind,
          `${about}being sent… `,
          createButton('Stop', () => pictures?.stop(name)),
        );
        const bar = note.querySelector('progress') ?? createElement('progress');
        bar.setAttribute('aria-label', `Sending ${fileName || thing}`);
        bar.max = 1;
        // Sent, but not read yet by the store: that takes as long as it takes.
        if (state.sent < 1) bar.value = state.sent;
        else bar.removeAttribute('value');
        if (!bar.isConnected || bar.parentElement !== note) note.insertBefore(bar, note.querySelector('button'));
        return;
      }
      case 'waiting': {
        const loss = state.isKept ? '' : ' This browser has no room to keep it: stay on this page until it is sent.';
        return showNote(
          `${kind} ${state.reason}${loss}`,
          `${about}${state.reason}.${loss} `,
          createButton('Send again', () => pictures?.sendAgain(name)),
          createButton('Remove', remove),
        );
      }
      case 'failed':
        return showNote(
          `${kind} ${state.reason}`,
          `${about}${state.reason}. `,
          ...(state.canRetry ? [createButton('Send again', () => pictures?.sendAgain(name))] : []),
          createButton('Choose another file', chooseAnother),
          createButton('Remove', remove),
        );
    }
  };
  return {
    note,
    /** Shows how far one is; nothing about a stored one. */
    show: (name: string): void => {
      if (!isWaitingName(name) || !pictures) showNote('none', '');
      else showState(name, pictures.stateOf(name));
    },
    say: (text: string): void => showNote(text, text),
  };
}
