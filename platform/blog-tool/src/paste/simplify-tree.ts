import { blocks, styleOf, textsIn } from './parse-pasted-html';
import { readEmoji } from './read-emoji';

/** Elements that readers never see, whatever is in them. */
const silent = 'script,style,meta,link,title,xml,template,noscript,head,base,rp,source,track,param';

/** How deep elements may be nested. Readers visit the content of each, and the content of that again. */
const maxDepth = 100;

/** The boxes of tasks. Pages hide them, and draw others in their place. */
export const boxes = 'li input[type=checkbox], li .checkbox, li [role=checkbox]';

/** The marks of Word and Word on the web for the deletions of a tracked change. Pages strike through with `del` alone. */
const deleted = '.msoDel, .TrackChangeTextDeletion, del[cite^="mailto:"]';

/** Line breaks that are made of characters: those of a paste whose elements are counted as well. */
const maxBreaks = 10_000;

/**
 * Makes a tree simple to read, in its place: elements that readers of its page do not see are removed, and those that programs write in
 * ways of their own (line breaks, pictures of characters, tracked changes) are written as most do. Hidden rows, cells and columns stay,
 * marked `hidden` and without words: the place of others is counted by them.
 * @param dropped gets the names of content that has no place in a post
 */
export function simplifyTree(body: Element, dropped: Set<string>): void {
  let left = maxBreaks;
  const visit = (parent: Element, depth: number, hasLines: boolean) => {
    for (const node of [...parent.childNodes]) {
      if (node instanceof Text) left -= breakLines(node, hasLines, left, dropped);
      else if (node instanceof Element && !takeOut(node, dropped)) {
        if (depth === maxDepth && node.childElementCount > 0) flatten(node, dropped);
        else visit(node, depth + 1, hasLinesIn(node, hasLines));
        rewrite(node);
      }
    }
  };
  visit(body, 1, false);
}

/** Makes text of elements that are too deep; of a whole table, because only its cells have text. */
function flatten(element: Element, dropped: Set<string>): void {
  const table = element.matches('table,thead,tbody,tfoot,tr,colgroup') ? element.closest('table') : null;
  const texts = [...textsIn(table ?? element)].filter(({ parentElement }) => !parentElement?.matches(silent));
  const holder = table ? element.ownerDocument.createElement('div') : element;
  holder.textContent = texts.map(({ data }) => data).join(' ');
  table?.replaceWith(holder);
  dropped.add(`the structure of what is nested more than ${maxDepth} levels deep (it is text now)`);
}

/** @returns whether nothing of an element is left to read */
function takeOut(element: Element, dropped: Set<string>): boolean {
  const isDeleted = element.matches(deleted);
  if (isDeleted && element.textContent?.trim()) dropped.add('text that tracked changes have deleted');
  if (!isDeleted && !isUnseen(element)) return false;
  if (!element.matches('tr,td,th,col,colgroup')) element.remove();
  else {
    element.setAttribute('hidden', '');
    for (const cell of element.matches('td,th') ? [element] : element.children) cell.textContent = '';
  }
  return true;
}

function isUnseen(element: Element): boolean {
  // Word has elements of its own.
  if (element.matches(silent) || (element.localName.includes(':') && !element.textContent?.trim())) return true;
  if (element.matches(boxes) && !element.textContent?.trim()) return false;
  if (element.hasAttribute('hidden') || /(?<![-\w])display:\s*none|mso-hide:\s*all/.test(styleOf(element))) return true;
  // To hide it from screen readers alone says that it is no text; Slack does it to line breaks.
  return element.getAttribute('aria-hidden') === 'true' && !element.matches('br,li,tr,td,th');
}

/** Whether line feeds in an element are line breaks, as its own style says or that of an element around it. */
function hasLinesIn(element: Element, outer: boolean): boolean {
  const [, value] = /(?<![-\w])white-space(?:-collapse)?:\s*([a-z-]+)/.exec(styleOf(element)) ?? [];
  return value === undefined || value === 'inherit'
    ? outer
    : /^(pre|pre-wrap|pre-line|break-spaces|preserve|preserve-breaks)$/.test(value);
}

/** Makes elements of line breaks that are characters. @returns how many */
function breakLines(text: Text, hasLines: boolean, left: number, dropped: Set<string>): number {
  const parts = text.data.split(hasLines ? /[\n\v\u0085\u2028\u2029]/ : /[\v\u0085\u2028\u2029]/);
  if (parts.length === 1 || text.parentElement?.closest('pre') || isBetweenBlocks(text)) return 0;
  if (parts.length - 1 > left) {
    text.data = parts.join(' ');
    dropped.add(`line breaks of texts that have more than ${maxBreaks.toLocaleString('en')} (they are spaces now)`);
    return 0;
  }
  const lines = parts.flatMap((part, index) => (index > 0 ? [text.ownerDocument.createElement('br'), part] : [part]));
  text.replaceWith(...lines);
  return parts.length - 1;
}

const isBetweenBlocks = (text: Text) =>
  !text.data.trim() &&
  [text.previousSibling, text.nextSibling].some((node) => node instanceof Element && node.matches(blocks));

function rewrite(element: Element): void {
  switch (element.localName) {
    case 'img':
      element.replaceWith(readEmoji(element) ?? element);
      break;
    case 'ins':
      // Word underlines what a tracked change has added.
      if (element.matches('[cite^="mailto:"]')) element.replaceWith(...element.childNodes);
      break;
    case 'q':
      putBetween(element, element.parentElement?.closest('q') ? '‘’' : '“”');
      break;
    case 'rt':
      if (element.textContent?.trim()) putBetween(element, '()');
      break;
    default:
      setBlockApart(element);
  }
}

function putBetween(element: Element, [before = '', after = '']: string): void {
  element.prepend(before);
  element.append(after);
}

/** Elements that are no blocks by their names, and can be by their style. */
const inline = `:not(${blocks},li,tr,td,th,thead,tbody,tfoot,caption,br,svg,canvas,video,input)`;

/** Puts a block around what is shown as one, such as the empty `span` that Slack has between paragraphs. */
function setBlockApart(element: Element): void {
  const isShownAsBlock = /(?<![-\w])display:\s*(block|flex|grid|table|list-item|flow-root)/.test(styleOf(element));
  if (!isShownAsBlock || !element.matches(inline)) return;
  const block = element.ownerDocument.createElement('div');
  element.replaceWith(block);
  block.append(element);
}
