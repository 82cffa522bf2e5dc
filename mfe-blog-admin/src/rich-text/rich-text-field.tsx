import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RichText } from 'shared-ui/post/rich-text';
import { placeCaret, readCaret, wholeText } from '../keyboard-focus/caret';
import { isDefaultText } from '../posts/blocks';
import type { EditableType } from '../posts/draft-blocks';
import type { PastedBlocks } from './read-pasted-blocks';
import type { RichTextEditorProps } from './rich-text-editor';
import styles from './rich-text-editor.module.css';
import { sanitiseRichText } from './sanitise-rich-text';

/** Fetches the editor, the largest part of the tool, before its first use, so that nobody has to wait for it. */
export const loadEditor = () => import('./rich-text-editor');

/** Rich text, and whether it is the one being edited. */
type RichTextFieldProps = {
  label: string;
  html: string;
  isEditing: boolean;
  /** It got the focus. */
  onEdit: () => void;
  onChange: (html: string) => void;
  onConvert: (type: EditableType) => void;
  onPaste: (pasted: PastedBlocks) => void;
};

/** The editor, and what it took over; nothing is selected when the focus had gone elsewhere. */
type Taken = { Editor: ComponentType<RichTextEditorProps> } & Pick<RichTextEditorProps, 'selected' | 'isTyped'>;

/**
 * A paragraph: text that becomes an editor when it gets the focus. It stays an editor until another paragraph gets the
 * focus, so that a click elsewhere does not move the page under the pointer. Until the editor is loaded, the browser
 * takes what is typed; the editor takes over text, caret and selection.
 */
export function RichTextField({ isEditing, onEdit, ...field }: RichTextFieldProps) {
  const [taken, setTaken] = useState<Taken>();
  if (!isEditing && taken) setTaken(undefined);
  if (isEditing && taken) {
    const { Editor, ...before } = taken;
    return <Editor {...field} {...before} />;
  }
  return <RestingText {...field} isEditing={isEditing} onEdit={onEdit} onTaken={setTaken} />;
}

type RestingTextProps = Pick<RichTextFieldProps, 'label' | 'html' | 'isEditing' | 'onEdit' | 'onChange'> & {
  onTaken: (taken: Taken) => void;
};

function RestingText({ label, html, isEditing, onEdit, onChange, onTaken }: RestingTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPointerDown = useRef(false);
  const isTyped = useRef(false);
  /** Whether a text that only stands in for another one has yet to be selected, so that typing replaces it. */
  const isArriving = useRef(false);
  const [typed, setTyped] = useState<string>();
  // The browser changes the box while somebody types, so React leaves it alone until the text comes from elsewhere.
  const [shown, setShown] = useState({ html, version: 0 });
  if (html !== shown.html && html !== typed) setShown({ html, version: shown.version + 1 });

  const selectDefaultText = () => {
    const current = box.current;
    if (!isArriving.current || !current || document.activeElement !== current) return;
    isArriving.current = false;
    if (isDefaultText(current.textContent ?? '')) placeCaret(current, wholeText);
  };

  useEffect(() => {
    if (!isEditing) return;
    let isCancelled = false;
    isArriving.current = true;
    const takeOver = async () => {
      await settle(isPointerDown);
      selectDefaultText();
      const { RichTextEditor: Editor } = await loadEditor();
      await settle(isPointerDown);
      if (isCancelled || !box.current) return;
      const selected = document.activeElement === box.current ? readCaret(box.current) : undefined;
      // In one step, so that no key falls between the two.
      flushSync(() => onTaken({ Editor, selected, isTyped: isTyped.current }));
    };
    takeOver().catch((error: unknown) => {
      // The text can be written all the same, only without marks; the next focus tries again.
      console.error('The editor of paragraphs could not be loaded:', error);
    });
    return () => {
      isCancelled = true;
    };
  }, [isEditing]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold rich text
    <div
      key={shown.version}
      ref={box}
      className={`${styles.editor} ${styles.text}`}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      dir="auto"
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onFocus={onEdit}
      onPointerDown={() => {
        isPointerDown.current = true;
        addEventListener('pointerup', () => (isPointerDown.current = false), { once: true });
        addEventListener('pointercancel', () => (isPointerDown.current = false), { once: true });
      }}
      // On a busy machine a key comes before the timers that wait for the caret of a click.
      onKeyDown={selectDefaultText}
      onInput={({ currentTarget }) => {
        const changed = sanitiseRichText(currentTarget.innerHTML);
        setTyped(changed);
        isTyped.current = true;
        onChange(changed);
      }}
    >
      <RichText html={sanitiseRichText(shown.html)} />
    </div>
  );
}

/** Waits until the browser has set the caret of a click, and a selection that is being drawn is complete. */
async function settle(isPointerDown: { current: boolean }): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (isPointerDown.current);
}
