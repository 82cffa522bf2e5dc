import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import styles from './rich-text-editor.module.css';
import { sanitiseRichText } from './sanitise-rich-text';

/** Rich text to edit. */
export type RichTextEditorProps = { label: string; html: string; onChange: (html: string) => void };

const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  UndoRedo,
  Link.configure({
    openOnClick: false,
    protocols: ['mailto', 'tel'],
    HTMLAttributes: { rel: 'noopener', target: null },
  }),
];

/** A paragraph's editor: bold, italic and links, by button and by key. */
export function RichTextEditor({ label, html, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: sanitiseRichText(html),
    // Its runtime stylesheet would be blocked by the security policy; ours stands beside this file.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.text ?? '' },
    },
    onUpdate: ({ editor: current }) => onChange(sanitiseRichText(current.getHTML())),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current?.isActive('bold') ?? false,
      italic: current?.isActive('italic') ?? false,
      link: current?.isActive('link') ?? false,
    }),
  });

  const toggleLink = () => {
    if (!editor) return;
    if (active?.link) {
      editor.chain().focus().unsetLink().run();
      return;
    }
    const href = window.prompt('Address of the link');
    if (href) editor.chain().focus().setLink({ href }).run();
  };

  return (
    <div className={styles.editor}>
      <div className={styles.toolbar} role="toolbar" aria-label={`${label}: format`}>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={active?.bold ?? false}
          onClick={() => editor?.chain().focus().toggleBold().run()}
        >
          Bold
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={active?.italic ?? false}
          onClick={() => editor?.chain().focus().toggleItalic().run()}
        >
          Italic
        </button>
        <button type="button" className={styles.tool} aria-pressed={active?.link ?? false} onClick={toggleLink}>
          Link
        </button>
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
