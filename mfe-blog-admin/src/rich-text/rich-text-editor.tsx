import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { BlockType } from 'shared-config/posts/post';
import { linkPattern } from 'shared-config/posts/rich-text';
import { cleanPastedHtml } from './clean-pasted-html';
import { editorContentOf } from './editor-content';
import { editorExtensions } from './editor-extensions';
import styles from './rich-text-editor.module.css';
import { sanitiseRichText } from './sanitise-rich-text';
import { SlashMenu, type SlashMenuKeys } from './slash-menu';

/** Rich text to edit. */
type RichTextEditorProps = {
  label: string;
  html: string;
  onChange: (html: string) => void;
  /** Another type was chosen by typing `/` and its name. */
  onConvert: (type: BlockType) => void;
};

const marks = [
  { name: 'bold', label: 'Bold', toggle: 'toggleBold' },
  { name: 'italic', label: 'Italic', toggle: 'toggleItalic' },
  { name: 'underline', label: 'Underline', toggle: 'toggleUnderline' },
  { name: 'strike', label: 'Strike', toggle: 'toggleStrike' },
  { name: 'code', label: 'Code', toggle: 'toggleCode' },
] as const;

/** A paragraph's editor: marks and links by button and by key, another block type by `/`. */
export function RichTextEditor({ label, html, onChange, onConvert }: RichTextEditorProps) {
  const lastHtml = useRef(html);
  const slashKeys = useRef<SlashMenuKeys>(null);
  const [slash, setSlash] = useState<string>();
  const [address, setAddress] = useState<string>();
  const editor = useEditor({
    extensions: editorExtensions,
    content: editorContentOf(html),
    autofocus: 'end',
    // The security policy would block the stylesheet that it injects; ours is beside this file.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.text ?? '' },
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown: (_view, event) => slashKeys.current?.(event) ?? false,
    },
    onUpdate: ({ editor: current }) => {
      lastHtml.current = sanitiseRichText(current.getHTML());
      const [, typed] = /^\/(\w*)$/.exec(current.getText()) ?? [];
      setSlash(typed);
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

  const setLink = (given: string) => {
    setAddress(undefined);
    if (!editor) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (given.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: linkPattern.test(given) ? given : `https://${given}` }).run();
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
          onClick={() => setAddress(String(editor?.getAttributes('link')['href'] ?? ''))}
        >
          Link
        </button>
      </div>
      {address !== undefined && (
        <p className={styles.link}>
          <input
            className={styles.address}
            aria-label="Address of the link"
            placeholder="https://"
            // biome-ignore lint/a11y/noAutofocus: it opens when the Link button is pressed, to type here
            autoFocus
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setAddress(undefined);
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setLink(address);
            }}
          />
          <button type="button" className={styles.tool} onClick={() => setLink(address)}>
            Set link
          </button>
          <button type="button" className={styles.tool} onClick={() => setLink('')}>
            Remove link
          </button>
        </p>
      )}
      <EditorContent editor={editor} />
      {slash !== undefined && (
        <SlashMenu keys={slashKeys} typed={slash} onClose={() => setSlash(undefined)} onChoose={onConvert} />
      )}
    </div>
  );
}
