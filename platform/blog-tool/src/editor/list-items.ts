import { Paragraph } from '@tiptap/extension-paragraph';
import { PostTaskItem } from '../document/extensions';
import { isOfControl, withoutTabStop } from './block-controls';
import { textbox } from './textbox';

/** A paragraph; that of an item of a list is a text field of the specification. */
export const ParagraphInEditor = Paragraph.extend({
  addNodeView:
    () =>
    ({ view, getPos, HTMLAttributes }) => {
      const dom = document.createElement('p');
      const position = getPos();
      const around = position === undefined ? '' : view.state.doc.resolve(position).parent.type.name;
      const isItem = around === 'listItem' || around === 'taskItem';
      for (const [name, value] of Object.entries({ ...HTMLAttributes, ...(isItem ? textbox('List item') : {}) }))
        if (value !== null && value !== undefined) dom.setAttribute(name, String(value));
      return { dom, contentDOM: dom };
    },
});

/** An item of a task list, whose checkbox keys reach from its text. */
export const TaskItemInEditor = PostTaskItem.extend({
  addNodeView() {
    const create = this.parent?.();
    if (!create) return null;
    return (props) => {
      const made = create(props);
      const checkbox = made.dom instanceof Element ? made.dom.querySelector('input') : null;
      if (checkbox) withoutTabStop(checkbox);
      return { ...made, stopEvent: isOfControl };
    };
  },
});
