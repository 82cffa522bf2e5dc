import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { joinRuns, numberRuns } from './runs';

/** Nodes that can stand in the document itself. */
const blockNodes = [
  'paragraph',
  'heading',
  'callout',
  'cta',
  'footnote',
  'bulletList',
  'orderedList',
  'taskList',
  'blockquote',
  'codeBlock',
  'table',
  'horizontalRule',
  'embed',
  'picture',
  'file',
  'unknown',
];

/**
 * `block`: the id of the stored block that a node is; `part`: which part of it, where it was read from there. What is split off or
 * pasted has neither, and gets an id at once, the highest plus one (specification §3), so that a block is known by its id from one
 * save to the next. A new block may get the id of one that was deleted: without a part it is not taken for it.
 */
export const BlockIds = Extension.create({
  name: 'blockIds',
  addGlobalAttributes: () => [{ types: blockNodes, attributes: { block: identity, part: identity } }],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const { doc, tr } = state;
        let position = 0;
        for (const { run, id, part } of numberRuns(joinRuns(doc.children))) {
          for (const node of run) {
            if (node.attrs['block'] !== id)
              tr.setNodeAttribute(position, 'block', id).setNodeAttribute(position, 'part', part);
            position += node.nodeSize;
          }
        }
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});

const identity = { default: null, rendered: false, keepOnSplit: false };
