import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { startOf } from './block-commands';
import styles from './body-editor.module.css';

/**
 * A handle beside the block under the pointer, to drag it by. For the pointer alone: by keyboard a block is moved with
 * Alt+Shift+Up and Down or in the toolbar. Where it lands is shown by the drop cursor; browsers scroll at the edges.
 */
export const DragHandle = Extension.create({
  name: 'dragHandle',
  addProseMirrorPlugins: () => [
    new Plugin({
      view: (view) => {
        const handle = document.createElement('div');
        handle.className = styles.handle ?? '';
        handle.draggable = true;
        handle.setAttribute('aria-hidden', 'true');
        handle.textContent = '⠿';
        handle.hidden = true;
        let place = 0;
        const follow = (event: PointerEvent) => {
          // A handle that moves is not dragged.
          if (event.buttons !== 0) return;
          const found = blockUnder(view, event.clientY);
          handle.hidden = found === undefined;
          if (!found) return;
          place = found.index;
          handle.style.top = `${found.top - (view.dom.parentElement?.getBoundingClientRect().top ?? 0)}px`;
        };
        const start = (event: DragEvent) => {
          const position = startOf(view.state.doc, place);
          const selection = NodeSelection.create(view.state.doc, position);
          view.dispatch(view.state.tr.setSelection(selection));
          const slice = selection.content();
          const { dom, text } = view.serializeForClipboard(slice);
          event.dataTransfer?.clearData();
          // Firefox does not start a drag without data.
          event.dataTransfer?.setData('text/html', dom.innerHTML);
          event.dataTransfer?.setData('text/plain', text);
          view.dragging = { slice, move: true };
        };
        const holder = view.dom.parentElement;
        holder?.append(handle);
        holder?.addEventListener('pointermove', follow);
        handle.addEventListener('dragstart', start);
        handle.addEventListener('dragend', () => {
          view.dragging = null;
        });
        return {
          destroy: () => {
            holder?.removeEventListener('pointermove', follow);
            handle.remove();
          },
        };
      },
    }),
  ],
});

/** The block at a height of the window. */
function blockUnder({ dom }: EditorView, height: number): { index: number; top: number } | undefined {
  for (const [index, block] of [...dom.children].entries()) {
    const { top, bottom } = block.getBoundingClientRect();
    if (height >= top && height <= bottom) return { index, top };
  }
  return undefined;
}
