/** A part of pasted HTML, in the order of the page, before it becomes the elements that the document is read from. */
export type Piece = TextPiece | ItemPiece | { kind: 'block'; element: Element };

/** A text of its own: its inline content. */
type TextPiece = { kind: 'text'; tag: 'p' | 'h2' | 'h3' | 'aside'; content: DocumentFragment };

/** An item of a list. Programs write nested lists in many ways: they share levels and numbers. */
export type ItemPiece = {
  kind: 'item';
  /** 0 for an item of the list itself. */
  level: number;
  marker: 'bullet' | 'number' | 'task';
  number?: number | undefined;
  isDone?: boolean;
  content: DocumentFragment;
};

/** The state that reading pasted HTML shares. */
export type Reading = {
  /** The document that new elements belong to: it runs nothing. */
  page: Document;
  /** The names of content that has no place in a post. */
  dropped: Set<string>;
  /** Reads nodes that stand together. @param level of the list that they are in */
  read: (nodes: Iterable<Node>, marks: Marks, level?: number) => Piece[];
  /** The heading that one of a page becomes. */
  headingTag: (level: number) => 'h2' | 'h3';
};

/** A mark of text, by the name of its element. */
export type Mark = 'strong' | 'em' | 'u' | 's' | 'code' | 'a';

/** Marks, each with the address of a link. */
export type Marks = ReadonlyMap<Mark, string>;

/** An element with content. */
export function elementOf(page: Document, name: string, ...content: (Node | string)[]): Element {
  const element = page.createElement(name);
  element.append(...content);
  return element;
}

function fragmentOf(page: Document, ...content: (Node | string)[]): DocumentFragment {
  const fragment = page.createDocumentFragment();
  fragment.append(...content);
  return fragment;
}

/** Pieces as elements: items become lists. */
export function buildPieces(pieces: readonly Piece[], page: Document): Element[] {
  const built: Element[] = [];
  let open: OpenList[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'item') {
      open = addItem(piece, open, built, page);
      continue;
    }
    open = [];
    built.push(piece.kind === 'block' ? piece.element : elementOf(page, piece.tag, piece.content));
  }
  return built;
}

type OpenList = { list: Element; level: number; marker: ItemPiece['marker']; number: number };

/** Adds an item to the lists that are open. @returns those that are open then */
function addItem(item: ItemPiece, open: readonly OpenList[], built: Element[], page: Document): OpenList[] {
  const outer = open.filter(({ level }) => level <= item.level);
  const last = outer.at(-1);
  const isNext =
    last?.level === item.level &&
    last.marker === item.marker &&
    (item.number === undefined || item.number === last.number + 1 || item.marker !== 'number');
  const around = isNext ? outer : outer.filter(({ level }) => level < item.level);
  const number = item.number ?? (isNext && last ? last.number + 1 : 1);
  const current = isNext && last ? { ...last, number } : startList(item, number, page);
  if (!isNext) {
    const parent = around.at(-1)?.list.lastElementChild;
    if (parent) parent.append(current.list);
    else built.push(current.list);
  }
  const element = elementOf(page, 'li', elementOf(page, 'p', item.content));
  if (item.marker === 'task') {
    element.setAttribute('data-type', 'taskItem');
    element.setAttribute('data-checked', String(item.isDone ?? false));
  }
  current.list.append(element);
  return [...(isNext ? outer.slice(0, -1) : around), current];
}

function startList({ marker, level }: ItemPiece, number: number, page: Document): OpenList {
  const list = page.createElement(marker === 'number' ? 'ol' : 'ul');
  if (marker === 'task') list.setAttribute('data-type', 'taskList');
  if (marker === 'number' && number !== 1) list.setAttribute('start', String(number));
  return { list, level, marker, number };
}

/** Pieces as lines, where nothing else can stand: in an item, a cell or a quote. Items keep their marker as a character. */
export function linesOf(pieces: readonly Piece[], page: Document): DocumentFragment[] {
  return pieces.flatMap((piece): DocumentFragment[] => {
    if (piece.kind === 'text') return [piece.content];
    if (piece.kind === 'block') return linesOfBlock(piece.element, page);
    const signs = { bullet: '• ', number: `${piece.number ?? 1}. `, task: piece.isDone ? '☑ ' : '☐ ' };
    return [fragmentOf(page, '\u2003'.repeat(piece.level), signs[piece.marker], piece.content)];
  });
}

function linesOfBlock(element: Element, page: Document): DocumentFragment[] {
  switch (element.localName) {
    case 'p':
      return [fragmentOf(page, ...element.childNodes)];
    case 'blockquote':
      return [
        ...[...element.children].map(({ childNodes }) => fragmentOf(page, ...childNodes)),
        ...lineOfAttribute(element, 'data-source', '— '),
      ];
    case 'pre':
      return (element.textContent ?? '')
        .split('\n')
        .map((text) => fragmentOf(page, text && elementOf(page, 'code', text)));
    case 'table':
      return [
        ...lineOfAttribute(element, 'data-caption'),
        ...[...element.querySelectorAll('tr')].map((row) => {
          const line = page.createDocumentFragment();
          for (const [index, cell] of [...row.children].entries()) {
            if (index > 0) line.append(' | ');
            line.append(...(cell.firstElementChild?.childNodes ?? []));
          }
          return line;
        }),
      ];
    default:
      return [];
  }
}

/** The text of a block's attribute as a line, for a place that takes lines alone. */
function lineOfAttribute(element: Element, name: string, before = ''): DocumentFragment[] {
  const words = element.getAttribute(name);
  if (!words) return [];
  return [fragmentOf(element.ownerDocument, before, words)];
}

/** Pieces as one run of inline content, with line breaks between their lines. */
export function joinPieces(pieces: readonly Piece[], page: Document): DocumentFragment {
  const joined = page.createDocumentFragment();
  for (const [index, line] of linesOf(pieces, page).entries())
    joined.append(...(index > 0 ? [page.createElement('br')] : []), line);
  return joined;
}
