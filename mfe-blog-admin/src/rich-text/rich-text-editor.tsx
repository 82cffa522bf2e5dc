import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Selected } from '../keyboard-focus/caret';
import type { EditableType } from '../posts/draft-blocks';
import { cleanPastedHtml } from './clean-pasted-html';
import { editorContentOf } from './editor-content';
import { editorExtensions } from './editor-extensions';
import { LinkEditor } from './link-editor';
import { plainTextOf } from './plain-text';
import { type PastedBlocks, pastesBlocks, readPastedBlocks } from './read-pasted-blocks';
import styles from './rich-text-editor.module.css';
import { sanitiseRichText } from './sanitise-rich-text';
import { SlashMenu, type SlashMenuKeys } from './slash-menu';

/** Rich text to edit. */
export type RichTextEditorProps = {
  label: string;
  html: string;
  /** Whether some of it was typed in this field just before the editor took over. */
  isTyped: boolean;
  /** What is selected when it appears, and gets the focus; absent while the focus is elsewhere. */
  selected: Selected | undefined;
  onChange: (html: string) => void;
  /** Another type was chosen by typing `/` and its name. */
  onConvert: (type: EditableType) => void;
  /** More than a piece of a paragraph was pasted. */
  onPaste: (pasted: PastedBlocks) => void;
};

const marks = [
  { name: 'bold', label: 'Bold', toggle: 'toggleBold' },
  { name: 'italic', label: 'Italic', toggle: 'toggleItalic' },
  { name: 'underline', label: 'Underline', toggle: 'toggleUnderline' },
  { name: 'strike', label: 'Strike', toggle: 'toggleStrike' },
  { name: 'code', label: 'Code', toggle: 'toggleCode' },
] as const;

/** A paragraph's editor: marks and links by button and by key, another block type by `/`. */
export function RichTextEditor({ label, html, isTyped, selected, onChange, onConvert, onPaste }: RichTextEditorProps) {
  const lastHtml = useRef(html);
  const slashKeys = useRef<SlashMenuKeys>(null);
  // The slash may have been typed before the editor was there; one that was stored is not being typed.
  const [slash, setSlash] = useState(isTyped ? findSlashCommand(plainTextOf(html)) : undefined);
  const [address, setAddress] = useState<string>();
  const editor = useEditor({
    extensions: editorExtensions,
    content: editorContentOf(html),
    // The security policy would block the stylesheet that it injects; ours is beside this file.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        class: styles.text ?? '',
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_view, event) => {
        const html = event.clipboardData?.getData('text/html') ?? '';
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!pastesBlocks(html, text)) return false;
        event.preventDefault();
        void readPastedBlocks(html, text).then((pasted) => latest.current.onPaste(pasted));
        return true;
      },
      handleKeyDown: (_view, event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
          event.preventDefault();
          latest.current.openLink();
          return true;
        }
        return slashKeys.current?.(event) ?? false;
      },
    },
    onUpdate: ({ editor: current }) => {
      lastHtml.current = sanitiseRichText(current.getHTML());
      setSlash(findSlashCommand(current.getText()));
      onChange(lastHtml.current);
    },
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries([...marks, { name: 'link' }].map(({ name }) => [name, current?.isActive(name) ?? false])),
  });

  // Undo changes the text from outside.
  useEffect(() => {
    if (!editor || html === lastHtml.current) return;
    lastHtml.current = html;
    editor.commands.setContent(editorContentOf(html), { emitUpdate: false });
  }, [editor, html]);

  const openLink = () => setAddress(String(editor?.getAttributes('link')['href'] ?? ''));
  const latest = useRef({ onPaste, openLink });
  useLayoutEffect(() => {
    latest.current = { onPaste, openLink };
  });

  // At once: what is typed between two frames must not be lost.
  useLayoutEffect(() => {
    if (!editor || !selected) return;
    const { doc } = editor.state;
    editor.view.focus();
    editor.commands.setTextSelection({
      from: positionAt(doc, Math.min(selected.anchor, selected.head)),
      to: positionAt(doc, Math.max(selected.anchor, selected.head)),
    });
  }, [editor]);

  /** @param target of the link, or '' to remove it; `undefined` leaves everything as it is */
  const closeLink = (target?: string) => {
    setAddress(undefined);
    const chain = editor?.chain().focus();
    if (target === undefined) chain?.run();
    else if (target === '') chain?.extendMarkRange('link').unsetLink().run();
    else chain?.extendMarkRange('link').setLink({ href: target }).run();
  };

  return (
    <div className={styles.editor}>
      <div className={styles.toolbar} role="toolbar" aria-label={`${label}: format`}>
        {marks.map(({ name, label: mark, toggle }) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={active?.[name] ?? false}
            onClick={() => editor?.chain().focus()[toggle]().run()}
          >
            {mark}
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          aria-pressed={active?.['link'] ?? false}
          aria-expanded={address !== undefined}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openLink}
        >
          Link
        </button>
      </div>
      {address !== undefined && <LinkEditor target={address} onClose={closeLink} />}
      <EditorContent editor={editor} />
      {slash !== undefined && (
        <SlashMenu keys={slashKeys} typed={slash} onClose={() => setSlash(undefined)} onChoose={onConvert} />
      )}
    </div>
  );
}

/** What was typed after a slash that begins the paragraph; `undefined` when there is none. */
const findSlashCommand = (text: string): string | undefined => /^\/(\w*)$/.exec(text)?.[1];

/** The position in a document of an offset in its text, where ends of paragraphs count as one. */
function positionAt(doc: ProseMirrorNode, offset: number): number {
  let rest = offset;
  let position = doc.content.size - 1;
  let isFound = false;
  doc.forEach((paragraph, start) => {
    if (isFound) return;
    const { size } = paragraph.content;
    isFound = rest <= size;
    if (isFound) position = start + 1 + rest;
    rest -= size + 1;
  });
  return Math.max(1, position);
}
