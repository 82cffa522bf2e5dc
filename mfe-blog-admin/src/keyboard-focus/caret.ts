/** A selection in a text box, as offsets in its characters; line breaks and ends of paragraphs count as one. */
export type Selected = { anchor: number; head: number };

/** A caret, or what is selected, in a text box, and where that is. */
export type Caret = Selected & { isCollapsed: boolean; isAtStart: boolean; isAtEnd: boolean };

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether an element is a field whose selection can be read: a text area, or an input of text. */
export const isTextControl = (element: Element | null): element is TextControl =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ['text', 'email', 'search', 'url', 'tel'].includes(element.type));

/** The selection of the text box that has the focus; `undefined` in an element without one. */
export function readCaret(box: HTMLElement): Caret | undefined {
  if (isTextControl(box)) {
    // An e-mail field does not tell its selection: then it is taken to be at its end.
    const { value } = box;
    const start = box.selectionStart ?? value.length;
    const end = box.selectionEnd ?? value.length;
    return describe({ anchor: start, head: end }, value.length);
  }
  const selection = box.ownerDocument.getSelection();
  if (!selection?.anchorNode || !selection.focusNode || !box.contains(selection.anchorNode)) return undefined;
  const anchor = offsetOf(box, selection.anchorNode, selection.anchorOffset);
  const head = offsetOf(box, selection.focusNode, selection.focusOffset);
  return describe({ anchor, head }, lengthOf(box));
}

const describe = ({ anchor, head }: Selected, length: number): Caret => ({
  anchor,
  head,
  isCollapsed: anchor === head,
  isAtStart: Math.min(anchor, head) === 0,
  isAtEnd: Math.max(anchor, head) >= length,
});

/** Selects in a text box and gives it the focus. */
export function placeCaret(box: HTMLElement, { anchor, head }: Selected): void {
  box.focus();
  if (isTextControl(box)) {
    // An e-mail field has no selection that could be set.
    if (box.selectionStart !== null) box.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head));
    return;
  }
  const [from, to] = [pointAt(box, anchor), pointAt(box, head)];
  box.ownerDocument.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/** Beyond the end of every text. */
export const textEnd: Selected = { anchor: Number.MAX_SAFE_INTEGER, head: Number.MAX_SAFE_INTEGER };

/** All of a text. */
export const wholeText: Selected = { anchor: 0, head: Number.MAX_SAFE_INTEGER };

/** The breaks and texts of rich text, in their order; a paragraph behind another one begins with a break. */
function* walk(box: HTMLElement): Generator<{ node: Node; length: number; isText: boolean }> {
  const walker = box.ownerDocument.createTreeWalker(box, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let isFirst = true;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) yield { node, length: node.data.length, isText: true };
    else if (node instanceof HTMLParagraphElement) {
      if (!isFirst) yield { node, length: 1, isText: false };
      isFirst = false;
      // ProseMirror puts a break into an empty paragraph, so that it has a height; it is no character.
    } else if (node instanceof HTMLBRElement && !node.classList.contains('ProseMirror-trailingBreak')) {
      yield { node, length: 1, isText: false };
    }
  }
}

const lengthOf = (box: HTMLElement) => [...walk(box)].reduce((sum, { length }) => sum + length, 0);

function offsetOf(box: HTMLElement, node: Node, offset: number): number {
  const range = box.ownerDocument.createRange();
  range.setStart(box, 0);
  range.setEnd(node, offset);
  let sum = 0;
  for (const part of walk(box)) {
    if (part.isText && part.node === node) return sum + offset;
    if (range.comparePoint(part.node, 0) > 0) break;
    sum += part.length;
  }
  return sum;
}

function pointAt(box: HTMLElement, offset: number): { node: Node; offset: number } {
  let rest = offset;
  let point: { node: Node; offset: number } = { node: box.querySelector('p') ?? box, offset: 0 };
  for (const { node, length, isText } of walk(box)) {
    if (isText && rest <= length) return { node, offset: rest };
    if (rest === 0) return point;
    rest -= length;
    point = isText || node instanceof HTMLParagraphElement ? { node, offset: isText ? length : 0 } : behind(node);
  }
  return point;
}

function behind(node: Node): { node: Node; offset: number } {
  const parent = node.parentNode ?? node;
  const siblings: Node[] = [...parent.childNodes];
  return { node: parent, offset: siblings.indexOf(node) + 1 };
}
