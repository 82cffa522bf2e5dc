import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { joinRuns, numberRuns } from './runs';

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
  'picture',
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
    new Plugin<number>({
      key,
      // The highest id that was ever given here.
      state: {
        init: (_config, { doc }) => highestIn(doc, 0),
        apply: (tr, before) => (tr.docChanged ? highestIn(tr.doc, before) : before),
      },
      appendTransaction: (transactions, _before, state) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const { doc, tr } = state;
        let position = 0;
        for (const { run, id } of numberRuns(joinRuns(doc.children), key.getState(state) ?? 0)) {
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

const key = new PluginKey<number>('blockIds');

const highestIn = (doc: Node, before: number): number =>
  Math.max(before, ...doc.children.map(({ attrs: { block } }) => (typeof block === 'number' ? block : 0)));
