import { linkPattern } from 'kit/posts/rich-text';
import { styleOf } from './parse-pasted-html';
import { elementOf, type Mark, type Marks, type Reading } from './pieces';

/** Elements that have no place in a post, and their names in the notice. */
const unsupported: Readonly<Record<string, string>> = {
  img: 'a picture',
  picture: 'a picture',
  svg: 'a picture',
  canvas: 'a picture',
  video: 'a film',
  audio: 'a sound',
  iframe: 'embedded content',
  object: 'embedded content',
  embed: 'embedded content',
  input: 'a form field',
  textarea: 'a form field',
  select: 'a form field',
  math: 'a formula',
};

const headings = 'h1,h2,h3,h4,h5,h6';
const headingsOfPages = `:is(${headings},[role=heading])`;

/** Word: the bullet or number in front of a text, as text. */
export const isSign = (element: Element): boolean => /mso-list:\s*ignore/.test(styleOf(element));

/** The link to a heading in or beside it, of which a page shows a sign at most. */
function isAnchorSign(element: Element): boolean {
  if (element.localName !== 'a' || !element.getAttribute('href')?.includes('#')) return false;
  const isAtHeading =
    element.closest(headingsOfPages) ?? element.parentElement?.querySelector(`:scope > ${headingsOfPages}`);
  return (
    isAtHeading != null &&
    !element.querySelector('img') &&
    /^(?:[#¶§🔗⚓][\ufe0e\ufe0f]?)?$/u.test(element.textContent.replaceAll('\u200b', '').trim())
  );
}

/** Whether an element is left out whole; the names of notable ones are noted. */
export function isLeftOut(element: Element, { dropped }: Reading): boolean {
  if ((isSign(element) && !element.closest(headings)) || isAnchorSign(element)) return true;
  // Word: comments stand beside the text and at the end.
  const isComment = /mso-element:\s*comment/.test(styleOf(element)) || /MsoCommentReference/.test(element.className);
  const words = isComment ? 'a comment' : unsupported[element.localName];
  if (words === undefined) return false;
  dropped.add(words);
  return true;
}

const markTags: Readonly<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

const styleMarks: readonly (readonly [Mark, (style: string) => boolean])[] = [
  ['strong', (style) => /(?<![-\w])font-weight:\s*(bold|[6-9]00)/.test(style)],
  ['em', (style) => /(?<![-\w])font-style:\s*(italic|oblique)/.test(style)],
  ['u', (style) => hasLine(style, 'underline')],
  ['s', (style) => hasLine(style, 'line-through')],
];

/** Whether a style decorates text with a line. */
const hasLine = (style: string, line: string) =>
  style.split(';').some((declaration) => {
    const start = declaration.indexOf('text-decoration');
    return start >= 0 && declaration.includes(line, start);
  });

const styleWithout: readonly (readonly [Mark, RegExp])[] = [
  ['strong', /(?<![-\w])font-weight:\s*(normal|[1-4]00)/],
  ['em', /(?<![-\w])font-style:\s*normal/],
];

/** The marks of an element's text, and its link. Google Docs and others write marks as styles, and put a `<b>` that is none around all. */
export function marksIn(element: Element, outer: Marks, reading: Reading): Marks {
  const style = styleOf(element);
  const marks = new Map(outer);
  const own = markTags[element.localName];
  if (own) marks.set(own, '');
  for (const [mark, isIn] of styleMarks) if (isIn(style)) marks.set(mark, '');
  for (const [mark, pattern] of styleWithout) if (pattern.test(style)) marks.delete(mark);
  const address = element.localName === 'a' ? addressOf(element, reading) : undefined;
  if (address !== undefined) marks.set('a', address);
  return marks;
}

/** Whether somebody marked a text in colour: Word says so, Google Docs has a ground other than white; other grounds are of the page. */
function isHighlight(element: Element): boolean {
  const style = styleOf(element);
  if (!element.textContent?.trim()) return false;
  return (
    element.localName === 'mark' ||
    /mso-highlight:(?!\s*(none|white))/.test(style) ||
    /(?<![-\w])background-color:\s*#(?!f{3}\b|f{6})/.test(style)
  );
}

/** Nodes without blocks as inline content: text, marks, links and line breaks, and nothing else. */
export function readInline(nodes: Iterable<Node>, marks: Marks, reading: Reading): DocumentFragment {
  const content = reading.page.createDocumentFragment();
  for (const node of nodes) {
    if (node instanceof Text) content.append(markText(node.data, marks, reading));
    else if (node instanceof Element && !isLeftOut(node, reading)) content.append(readElement(node, marks, reading));
  }
  return content;
}

function readElement(element: Element, marks: Marks, reading: Reading): Node {
  const { page } = reading;
  if (element.localName === 'br') return page.createElement('br');
  // Word writes a tab as some spaces.
  if (/mso-tab-count/.test(styleOf(element))) return page.createTextNode(' ');
  // The number of a heading.
  if (isSign(element)) return page.createTextNode(`${element.textContent?.trim()} `);
  const characters = asCharacters(element, reading);
  if (characters !== undefined) return markText(characters, marks, reading);
  if (isHighlight(element)) reading.dropped.add('a highlight');
  return readInline(element.childNodes, marksIn(element, marks, reading), reading);
}

function markText(text: string, marks: Marks, { page }: Reading): Node {
  let node: Node = page.createTextNode(text);
  for (const [mark, address] of marks) {
    // Links are underlined anyway.
    if (mark === 'u' && marks.has('a')) continue;
    const element = elementOf(page, mark, node);
    if (address) element.setAttribute('href', address);
    node = element;
  }
  return node;
}

/** Where a link leads, if a reader of the post would get there. */
function addressOf(link: Element, { dropped }: Reading): string | undefined {
  const written = link.getAttribute('href')?.trim();
  if (!written) return undefined;
  // Google Docs leads through a page of its own.
  const [, through] = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(written) ?? [];
  const address = through === undefined ? written : decode(through);
  // Notes and bookmarks: their places are not in the post, but for notes that Markdown has.
  const isLost = address.startsWith('#') && !link.hasAttribute('data-footnote-sign');
  if (linkPattern.test(address) && !isLost && !/[<>"]/.test(address)) return address;
  if (link.textContent?.trim())
    dropped.add(isLost ? 'a link to a place in the text' : 'a link with an address that posts cannot have');
  return undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const raised = new Map([...'0123456789+-=()ni'].map((plain, index) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index]]));
const lowered = new Map([...'0123456789+-=()'].map((plain, index) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index]]));

/** Posts have neither sub- nor superscript: both become characters where there are such, or plain text, which is named. */
function asCharacters(element: Element, { dropped }: Reading): string | undefined {
  const style = styleOf(element);
  const isRaised = element.localName === 'sup' || /vertical-align:\s*super/.test(style);
  const isLowered = element.localName === 'sub' || /vertical-align:\s*sub(?!\w)/.test(style);
  const text = element.textContent ?? '';
  if ((!isRaised && !isLowered) || !text.trim() || element.querySelector('a, img')) return undefined;
  const characters = [...text].map((one) => (isRaised ? raised : lowered).get(one));
  if (characters.every((one) => one !== undefined)) return characters.join('');
  dropped.add(isRaised ? 'superscript' : 'subscript');
  return undefined;
}
