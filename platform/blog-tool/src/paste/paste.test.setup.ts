import { Editor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import { readDocument, readOrigins } from '../document/read-document';
import { writeDocument } from '../document/write-document';
import { editorExtensions } from '../editor/editor-extensions';
import type { DraftBlock } from '../posts/draft-blocks';
import { createPasteProps } from './create-paste-props';

/** The place of the caret in a text of the document; two of them are a selection. */
const caret = '|';

/** jsdom has none; the editor makes one for a paste that no clipboard had. */
Object.assign(globalThis, { ClipboardEvent: class extends Event {} });

type Clip = { html?: string; text?: string; vscode?: string; files?: number };

/** An editor in which one can paste as a program puts it into the clipboard. `|` in the body is the caret. */
export function openEditor(blocks: readonly DraftBlock[] = [{ id: 1, type: 'paragraph', content: '<p>|</p>' }]) {
  let dropped: string[] = [];
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: editorExtensions,
    content: readDocument(blocks),
    injectCSS: false,
    enablePasteRules: ['link'],
    editorProps: {
      ...createPasteProps((names) => {
        dropped = names;
      }),
      // There is no layout.
      handleScrollToSelection: () => true,
    },
  });
  const origins = readOrigins(editor.schema, blocks);
  placeCaret(editor);
  const write = () => writeDocument(editor.state.doc, origins);
  return {
    editor,
    write,
    /** The blocks without ids. */
    blocks: () => write().map(({ id: _id, ...block }) => block),
    dropped: () => dropped,
    /** Cuts or copies what is selected. @returns what the clipboard has then */
    take: (type: 'cut' | 'copy'): Clip => {
      const data = new Map<string, string>();
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, {
        clipboardData: {
          clearData: () => data.clear(),
          setData: (name: string, value: string) => data.set(name, value),
        },
      });
      editor.view.dom.dispatchEvent(event);
      return { html: data.get('text/html') ?? '', text: data.get('text/plain') ?? '' };
    },
    paste: async ({ html = '', text = '', vscode = '', files = 0 }: Clip) => {
      const data: Readonly<Record<string, string>> = {
        'text/html': html,
        'text/plain': text,
        'vscode-editor-data': vscode,
      };
      const event = new Event('paste', { bubbles: true, cancelable: true });
      Object.assign(event, {
        clipboardData: { getData: (type: string) => data[type] ?? '', files: { length: files } },
      });
      editor.view.dom.dispatchEvent(event);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function placeCaret(editor: Editor): void {
  const places: number[] = [];
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    for (const { index } of node.text?.matchAll(/\|/g) ?? [])
      places.push(position + index - places.length * caret.length);
  });
  for (const place of places) tr.delete(place, place + caret.length);
  const [from, to = from] = places;
  const selection = from === undefined ? Selection.atStart(tr.doc) : TextSelection.create(tr.doc, from, to);
  editor.view.dispatch(tr.setSelection(selection).setMeta('addToHistory', false));
}
