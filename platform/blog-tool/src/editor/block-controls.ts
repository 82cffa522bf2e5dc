import { Extension, type KeyboardShortcutCommand } from '@tiptap/core';
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { placeholderEmail } from '../posts/blocks';

const controls = ':is(input, select, button, summary)';

/** Whether an event is one of a control in a block, which is none of the text's. */
export const isOfControl = ({ target }: Event) =>
  target instanceof Element && target.closest(`label, ${controls}`) !== null;

/**
 * Takes a control of a block out of the order of Tab: all text of the body is one stop, however many blocks it has. Keys lead to it
 * from the text.
 */
export function withoutTabStop<Control extends HTMLElement>(control: Control): Control {
  control.tabIndex = -1;
  return control;
}

/**
 * The way by keys from the text to what stands in a block beside it (an address, a source, a checkbox, the fields of a picture) and
 * back: Ctrl+Enter, or Enter where the block as a whole is selected; Tab between the controls of one block; Escape.
 */
export const BlockControls = Extension.create({
  name: 'blockControls',
  addKeyboardShortcuts: () => ({
    Enter: (props) => props.editor.state.selection instanceof NodeSelection && goIntoBlock(props),
    'Mod-Enter': goIntoBlock,
    'Ctrl-Enter': goIntoBlock,
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      view: (view) => {
        const take = (event: KeyboardEvent) => takeKeyOfControl(view, event);
        view.dom.addEventListener('keydown', take);
        return { destroy: () => view.dom.removeEventListener('keydown', take) };
      },
    }),
  ],
});

const goIntoBlock: KeyboardShortcutCommand = ({ editor: { state, view } }) => {
  const { $from, from } = state.selection;
  const places = Array.from({ length: $from.depth }, (_, above) => $from.before($from.depth - above));
  for (const place of state.selection instanceof NodeSelection ? [from, ...places] : places) {
    const block = view.nodeDOM(place);
    const found = block instanceof Element ? controlsIn(block) : [];
    // The details of a picture have buttons before their fields.
    const control = found.find((one) => !one.matches('button')) ?? found[0];
    control?.focus();
    // The address is a placeholder: typing replaces it.
    if (control instanceof HTMLInputElement && control.value === placeholderEmail) control.select();
    if (control) return true;
  }
  return false;
};

const controlsIn = (block: Element) =>
  [...block.querySelectorAll<HTMLElement>(controls)].filter((control) => control.closest('[hidden]') === null);

function takeKeyOfControl(view: EditorView, event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(controls) || event.isComposing) return;
  if (key === 'Tab') {
    const all = controlsIn(target.closest('figure') ?? target);
    const next = all[all.indexOf(target) + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  } else if (key === 'Escape' || (key === 'Enter' && target instanceof HTMLInputElement)) {
    // Enter would send the form.
    event.preventDefault();
    goBackToText(view, target);
  }
}

/** Gives the focus back to the text: to the block of a control, also where somebody came to it with a pointer. */
function goBackToText(view: EditorView, control: HTMLElement): void {
  const { doc, selection, tr } = view.state;
  const place = doc.resolve(view.posAtDOM(control, control.childNodes.length, 1));
  if (place.pos < selection.from || place.pos > selection.to)
    view.dispatch(tr.setSelection(Selection.near(place, place.nodeBefore ? -1 : 1)));
  view.focus();
}
