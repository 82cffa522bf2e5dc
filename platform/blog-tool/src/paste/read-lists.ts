import { styleOf, textsIn } from './parse-pasted-html';
import { type ItemPiece, joinPieces, type Marks, type Piece, type Reading } from './pieces';
import { isSign, readInline } from './read-inline';
import { boxes } from './simplify-tree';

/** A list as items with levels. Content that an item cannot hold goes between them; the numbers go on behind it. */
export function readList(list: Element, marks: Marks, level: number, reading: Reading): Piece[] {
  const isOrdered = list.localName === 'ol';
  if (isOrdered && hasLetters(list)) reading.dropped.add('letters as numbers of a list');
  let number = Number(list.getAttribute('start') ?? 1) || 1;
  return [...list.childNodes].flatMap((node): Piece[] => {
    if (!(node instanceof Element))
      return node.textContent?.trim() ? readItem([node], { level, marker: 'bullet' }, marks, reading) : [];
    // Google Docs and LibreOffice put a nested list behind its item.
    if (node.localName === 'ul' || node.localName === 'ol') return readList(node, marks, level + 1, reading);
    if (node.localName !== 'li') return reading.read([node], marks, level);
    number = Number(node.getAttribute('value')) || number;
    // Word on the web writes each item as a list of its own.
    const told = Number(node.getAttribute('data-aria-level'));
    const item = { level: told > 0 ? told - 1 : level, ...markerOf(node, isOrdered, number) };
    if (isOrdered) number += 1;
    return readItem(node.childNodes, item, marks, reading);
  });
}

const hasLetters = (list: Element) =>
  /^[aAiI]$/.test(list.getAttribute('type') ?? '') ||
  [list, ...list.children].some((element) => /list-style-type:\s*(lower|upper)-/.test(styleOf(element)));

type Marker = Pick<ItemPiece, 'marker' | 'number' | 'isDone'>;

function markerOf(item: Element, isOrdered: boolean, number: number): Marker {
  const isDone = takeTask(item);
  if (isDone !== undefined) return { marker: 'task', isDone };
  return isOrdered ? { marker: 'number', number } : { marker: 'bullet' };
}

/**
 * Takes the box of a task out of its item; other content around the box and its words stays.
 * @returns whether it is done; `undefined` where there is no box
 */
function takeTask(item: Element): boolean | undefined {
  const own = [...item.querySelectorAll(boxes)].filter((one) => one.closest('li') === item);
  const box = own.find(({ localName }) => localName === 'input') ?? own[0];
  if (box) {
    const isSigned = takeSign(box) === true;
    const isDone = isSigned || box.matches('[checked], .checkbox-on, [aria-checked=true]');
    if (!/[\p{L}\p{N}]/u.test(box.textContent ?? '')) box.remove();
    return isDone;
  }
  // Google Docs says it of the item, Notion and plain text write it.
  const state = item.getAttribute('role') === 'checkbox' ? item.getAttribute('aria-checked') : null;
  if (state !== null) {
    item.querySelector(':scope > img')?.remove();
    return state === 'true';
  }
  return takeSign(item);
}

/** Takes a box out that is written before the words. @returns whether it is done; `undefined` where there is none */
function takeSign(element: Element): boolean | undefined {
  const [text] = textsIn(element);
  const [sign] = /^\s*(?:[☐☑☒]\s*|\[[ xX]?\](?:\s+|$))/.exec(text?.data ?? '') ?? [];
  if (!text || sign === undefined) return undefined;
  text.data = text.data.slice(sign.length);
  return /[☑☒xX]/.test(sign);
}

function readItem(
  nodes: Iterable<Node>,
  item: Omit<ItemPiece, 'kind' | 'content'>,
  marks: Marks,
  reading: Reading,
): Piece[] {
  const inner = reading.read(nodes, marks, item.level + 1);
  // Text behind a nested list is a line of its item.
  const texts = inner.filter(({ kind }) => kind === 'text');
  const content = joinPieces(texts, reading.page);
  return [{ kind: 'item', ...item, content }, ...inner.filter(({ kind }) => kind !== 'text')];
}

/**
 * Word writes items of lists as paragraphs, with their level as a style, and their bullet or number as text.
 * @returns whether the paragraph is one
 */
export function readListParagraph(paragraph: Element, marks: Marks, pieces: Piece[], reading: Reading): boolean {
  const level = levelIn(styleOf(paragraph));
  const last = pieces.at(-1);
  const isContinued = /MsoListParagraph/.test(paragraph.className) && last?.kind === 'item';
  if (level === undefined && !isContinued) return false;
  const content = readInline(paragraph.childNodes, marks, reading);
  if (!content.textContent?.trim()) return true;
  if (level === undefined && last?.kind === 'item') {
    // Not a copy: a text of many lines would be copied for each of them.
    last.content.append(reading.page.createElement('br'), content);
    return true;
  }
  const sign = [...paragraph.querySelectorAll('*')].find(isSign);
  pieces.push({
    kind: 'item',
    level: Math.min(Math.max(0, Number(level) - 1), 8),
    ...readSign(sign?.textContent ?? '', reading),
    content,
  });
  return true;
}

/** The level of an item in a style of Word, such as `mso-list:l0 level1 lfo1`. */
const levelIn = (style: string): string | undefined =>
  style
    .split('mso-list:')
    .slice(1)
    .map((list) => /^\s*(?!ignore)\S+\s+level(\d+)/.exec(list)?.[1])
    .find((level) => level !== undefined);

/** Reads the sign that Word has in front of an item: `1.`, `b)`, `iv.`, a bullet or a box. */
function readSign(sign: string, { dropped }: Reading): Marker {
  const [, number] = /^\s*\(?(?:\d+\.)*(\d+)[.)]?\s*$/.exec(sign.replaceAll('\u00a0', ' ')) ?? [];
  if (number !== undefined) return { marker: 'number', number: Number(number) };
  const isLetter = /^\s*\(?([a-z]{1,2}|[ivxlc]+)[.)]\s*$/i.test(sign.replaceAll('\u00a0', ' '));
  if (isLetter) dropped.add('letters as numbers of a list');
  if (isLetter) return { marker: 'number' };
  if (/[☐☑☒]/.test(sign)) return { marker: 'task', isDone: !sign.includes('☐') };
  return { marker: 'bullet' };
}
