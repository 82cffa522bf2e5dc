import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { idOf, joinRuns } from './runs';

/** Nodes that can stand in the document itself. */
const blockNodes = [
  'paragraph',
  'heading',
  'callout',
  'cta',
  'bulletList',
  'orderedList',
  'taskList',
  'blockquote',
  'codeBlock',
  'table',
  'horizontalRule',
  'embed',
  'unknown',
];

/**
 * `block`: the id of the stored block that a node is. What is split off or pasted has none, and gets one at once, the highest
 * plus one (specification §3), so that a block is known by its id from one save to the next.
 */
export const BlockIds = Extension.create({
  name: 'blockIds',
  addGlobalAttributes: () => [
    { types: blockNodes, attributes: { block: { default: null, rendered: false, keepOnSplit: false } } },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const runs = joinRuns(doc.children);
        const used = new Set<number>();
        const ids = runs.map((run) => {
          const id = idOf(run);
          if (id === undefined || used.has(id)) return undefined;
          used.add(id);
          return id;
        });
        let highest = Math.max(0, ...used);
        let position = 0;
        for (const [index, run] of runs.entries()) {
          let id = ids[index];
          if (id === undefined) {
            highest += 1;
            id = highest;
          }
          for (const node of run) {
            if (node.attrs['block'] !== id) tr.setNodeAttribute(position, 'block', id);
            position += node.nodeSize;
          }
        }
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
