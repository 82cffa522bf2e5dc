import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEmbeds } from '../site/tool-site';
import { blockAtCaret, deleteBlock, describePlace, duplicateBlock, moveBlock } from './block-commands';
import styles from './editor-toolbar.module.css';
import { addFootnote, canAddFootnote } from './footnotes';
import { kindAtCaret } from './kind-at-caret';
import { kinds } from './kinds';
import { PictureTools } from './picture-tools';
import { TableTools } from './table-tools';
import { turnInto } from './turn-into';

const marks = [
  { name: 'bold', label: 'Bold', keys: 'Control+B', toggle: 'toggleBold' },
  { name: 'italic', label: 'Italic', keys: 'Control+I', toggle: 'toggleItalic' },
  { name: 'underline', label: 'Underline', keys: 'Control+U', toggle: 'toggleUnderline' },
  { name: 'strike', label: 'Strikethrough', keys: 'Control+Shift+S', toggle: 'toggleStrike' },
  { name: 'code', label: 'Code', keys: 'Control+E', toggle: 'toggleCode' },
] as const;

/** The kinds of block that a text can be turned into. */
const texts = kinds.filter(({ convert }) => convert);

/** The editor, and the callbacks of its tools. */
type EditorToolbarProps = {
  editor: Editor;
  onLink: () => void;
  /** @param done the action on a block, in words */
  onDone: (done: string) => void;
};

/** The buttons for the text and the block at the caret. One row for the whole body, reached by Tab from it. */
export function EditorToolbar({ editor, onLink, onDone }: EditorToolbarProps) {
  const { kinds: embeds } = useEmbeds();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => {
      const { index } = blockAtCaret(current);
      return {
        marks: marks.filter(({ name }) => current.isActive(name)).map(({ name }) => name as string),
        isLink: current.isActive('link'),
        isTable: current.isActive('table'),
        caption: String(current.getAttributes('table')['caption'] ?? ''),
        picture: current.isActive('picture') ? String(current.getAttributes('picture')['picture']) : undefined,
        isList: current.isActive('listItem') || current.isActive('taskItem'),
        canNote: canAddFootnote(current),
        kind: kindAtCaret(current, embeds),
        isFirst: index === 0,
        isLast: index === current.state.doc.childCount - 1,
      };
    },
  });
  const move = (by: -1 | 1) => {
    moveBlock(editor, by);
    onDone(describePlace(editor, 'moved'));
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Body">
      <select
        className={styles.kind}
        data-aside
        aria-label="Type of block"
        // The text of a cell is no block.
        disabled={active.isTable}
        value={active.kind}
        onChange={({ target }) => {
          const kind = kinds.find(({ label }) => label === target.value);
          if (kind) turnInto(editor, kind);
        }}
      >
        {texts.every(({ label }) => label !== active.kind) && <option>{active.kind}</option>}
        {texts.map(({ label }) => (
          <option key={label} value={label}>
            {label}
          </option>
        ))}
      </select>
      {marks.map(({ name, label, keys, toggle }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-pressed={active.marks.includes(name)}
          aria-keyshortcuts={keys}
          onClick={() => editor.chain().focus()[toggle]().run()}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className={styles.tool}
        aria-pressed={active.isLink}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onLink}
      >
        Link
      </button>
      <button type="button" className={styles.tool} disabled={!active.canNote} onClick={() => addFootnote(editor)}>
        Footnote
      </button>
      {active.isList && (
        <>
          <button type="button" className={styles.tool} onClick={() => addItem(editor)}>
            Add item
          </button>
          <button type="button" className={styles.tool} onClick={() => removeItem(editor)}>
            Remove item
          </button>
        </>
      )}
      {active.isTable && <TableTools editor={editor} caption={active.caption} />}
      {active.picture !== undefined && <PictureTools editor={editor} name={active.picture} />}
      <span className={styles.block}>
        <button type="button" className={styles.tool} disabled={active.isFirst} onClick={() => move(-1)}>
          <span aria-hidden="true">↑</span>
          <span className="visually-hidden">Move block up</span>
        </button>
        <button type="button" className={styles.tool} disabled={active.isLast} onClick={() => move(1)}>
          <span aria-hidden="true">↓</span>
          <span className="visually-hidden">Move block down</span>
        </button>
        <button
          type="button"
          className={styles.tool}
          onClick={() => {
            duplicateBlock(editor);
            onDone(describePlace(editor, 'copied'));
          }}
        >
          Duplicate<span className="visually-hidden"> block</span>
        </button>
        <button
          type="button"
          className={styles.delete}
          disabled={active.isFirst && active.isLast}
          onClick={() => {
            deleteBlock(editor);
            onDone('Block deleted');
          }}
        >
          Delete block
        </button>
      </span>
    </div>
  );
}

const itemAtCaret = (editor: Editor) => (editor.isActive('taskItem') ? 'taskItem' : 'listItem');

/** A new item behind the one at the caret. */
function addItem(editor: Editor): void {
  const { $from } = editor.state.selection;
  editor.chain().focus().setTextSelection($from.end()).splitListItem(itemAtCaret(editor)).run();
}

/** Removes the item at the caret; of the last one its text alone. */
function removeItem(editor: Editor): void {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name !== itemAtCaret(editor)) continue;
    if ($from.node(depth - 1).childCount === 1) break;
    editor
      .chain()
      .focus()
      .deleteRange({ from: $from.before(depth), to: $from.after(depth) })
      .run();
    return;
  }
  editor.chain().focus().deleteRange({ from: $from.start(), to: $from.end() }).run();
}
