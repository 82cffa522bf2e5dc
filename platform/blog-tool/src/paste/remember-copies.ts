import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** The last copy or cut in an editor, if it has blocks that HTML never expresses. */
export type Copies = {
  /** Keeps what is selected, as it is copied or cut. */
  keep: (view: EditorView) => void;
  /** The slice that was copied here, if the clipboard still has it. */
  find: (html: string, document: Node) => Slice | undefined;
};

/**
 * Remembers copies with blocks that the tool cannot edit. They come back from here alone: the clipboard only says whether it still
 * has the same HTML, and what is pasted can never say what is stored.
 */
export function rememberCopies(): Copies {
  let copied: { html: string; slice: Slice } | undefined;
  return {
    keep: (view) => {
      const slice = view.state.selection.content();
      const isWhole = !slice.content.content.some(isUnknown);
      copied = isWhole ? undefined : { html: view.serializeForClipboard(slice).dom.innerHTML, slice };
    },
    find: (html, document) => {
      // Systems put comments and a document around it.
      if (!copied || !html.includes(copied.html)) return undefined;
      const there = new Set(document.children.map(({ attrs }) => attrs['block']));
      const { content, openStart, openEnd } = copied.slice;
      return new Slice(Fragment.from(content.content.map((node) => withoutId(node, there))), openStart, openEnd);
    },
  };
}

const isUnknown = ({ type }: Node) => type.name === 'unknown';

/** A block as it is pasted: a new one; but one that was cut is the stored one, so that it is stored again as it was. */
const withoutId = (node: Node, there: ReadonlySet<unknown>): Node =>
  isUnknown(node) && !there.has(node.attrs['block'])
    ? node
    : node.type.create(
        { ...node.attrs, ...('block' in node.attrs && { block: null, part: null }) },
        node.content,
        node.marks,
      );
