import { Extension, InputRule } from '@tiptap/core';
import { findLinkProblem, linkTarget } from './link-target';

/** `[text](address)` up to its last parenthesis, which is being typed; a footnote and a picture are none. */
// Never slow: it is tried on the 500 characters before the caret at most.
const typedLink = /(?<!!)\[([^[\]^\n][^[\]\n]*)\]\(([^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)$/;

/** A link in Markdown becomes one as it is typed, where its address is one. The typed text comes back with the first step of undo. */
export const TypedLink = Extension.create({
  name: 'typedLink',
  addInputRules: () => [
    new InputRule({
      find: typedLink,
      handler: ({ state, range: { from, to }, match: [, text = '', address = ''] }) => {
        const { tr, schema, selection } = state;
        const mark = schema.marks['link']?.create({ href: linkTarget(address) });
        if (!mark || findLinkProblem(address) || !selection.$from.parent.type.allowsMarkType(mark.type)) return null;
        tr.delete(from + 1 + text.length, to)
          .delete(from, from + 1)
          .addMark(from, from + text.length, mark)
          .removeStoredMark(mark.type);
        return undefined;
      },
    }),
  ],
});
