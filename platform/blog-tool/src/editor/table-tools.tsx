import type { Editor } from '@tiptap/core';
import styles from './editor-toolbar.module.css';

const tools = [
  { label: 'Add row', run: 'addRowAfter' },
  { label: 'Add column', run: 'addColumnAfter' },
  { label: 'Delete row', run: 'deleteRow' },
  { label: 'Delete column', run: 'deleteColumn' },
  { label: 'Header row', run: 'toggleHeaderRow' },
] as const;

/** The editor, and the caption of the table at its caret. */
type TableToolsProps = { editor: Editor; caption: string };

/** The buttons for the table at the caret. */
export function TableTools({ editor, caption }: TableToolsProps) {
  return (
    <>
      {tools.map(({ label, run }) => (
        <button key={label} type="button" className={styles.tool} onClick={() => editor.chain().focus()[run]().run()}>
          {label}
        </button>
      ))}
      <input
        className={styles.field}
        data-aside
        aria-label="Caption of the table"
        placeholder="Caption"
        value={caption}
        onChange={({ target }) => editor.commands.updateAttributes('table', { caption: target.value })}
      />
    </>
  );
}
