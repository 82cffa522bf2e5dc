import type { Editor } from '@tiptap/core';
import styles from './editor-toolbar.module.css';

const tools = [
  { label: 'Add row', run: 'addRowAfter' },
  { label: 'Add column', run: 'addColumnAfter' },
  { label: 'Delete row', run: 'deleteRow' },
  { label: 'Delete column', run: 'deleteColumn' },
  { label: 'Header row', run: 'toggleHeaderRow' },
] as const;

/** What can be done with the table at the caret. */
export function TableTools({ editor }: { editor: Editor }) {
  return tools.map(({ label, run }) => (
    <button key={label} type="button" className={styles.tool} onClick={() => editor.chain().focus()[run]().run()}>
      {label}
    </button>
  ));
}
