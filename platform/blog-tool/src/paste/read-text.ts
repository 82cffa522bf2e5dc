import type { Piece, Reading } from './pieces';

/**
 * A text with a tag; two line breaks in it begin another one. Empty ones are left out.
 * @param isLoose whether it stands in no block: a part of one, whose spaces count
 */
export function readText(
  tag: 'p' | 'h2' | 'h3',
  content: DocumentFragment,
  { page }: Reading,
  isLoose = false,
): Piece[] {
  const texts = [page.createDocumentFragment()];
  let breaks: Node[] = [];
  let isBegun = isLoose;
  for (const node of [...content.childNodes]) {
    if (node instanceof Element && node.localName === 'br') breaks.push(node);
    else if (breaks.length > 0 && !node.textContent?.trim()) continue;
    else {
      if (breaks.length > 1) texts.push(page.createDocumentFragment());
      else if (isBegun) texts.at(-1)?.append(...breaks);
      isBegun ||= node.textContent?.trim() !== '';
      breaks = [];
      texts.at(-1)?.append(node);
    }
  }
  if (!isLoose) for (const text of texts) trimEnd(text);
  return texts
    .filter(({ textContent }) => textContent?.trim())
    .map((text) => ({ kind: 'text', tag, content: tag === 'p' ? text : withoutBold(text) }));
}

/** Word puts a space that does not break at the end of texts. */
function trimEnd(text: Node): void {
  const { lastChild } = text;
  if (lastChild instanceof Text) lastChild.data = lastChild.data.trimEnd();
  else if (lastChild) trimEnd(lastChild);
  if (lastChild && !lastChild.textContent && lastChild.nodeName !== 'BR') {
    lastChild.remove();
    trimEnd(text);
  }
}

/** Headings are bold anyway: only a bold part says something. */
function withoutBold(text: DocumentFragment): DocumentFragment {
  const bold = [...text.querySelectorAll('strong')];
  const words = bold.map(({ textContent }) => textContent).join('');
  if (words.trim() === text.textContent?.trim()) for (const mark of bold) mark.replaceWith(...mark.childNodes);
  return text;
}
