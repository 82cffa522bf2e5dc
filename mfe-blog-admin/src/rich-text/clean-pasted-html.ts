import { createTrustedTypesPolicy, pastedHtmlPolicy } from 'shared-config/contract/trusted-types';

// DOMParser's document runs no scripts, and the result is sanitised before it is stored or shown.
const policy = createTrustedTypesPolicy(pastedHtmlPolicy, { createHTML: (html) => html });
const trust = (html: string) => policy?.createHTML(html) ?? html;

/** The name of `style` attributes while pasted text is parsed. */
const styleAside = 'data-pasted-style';

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/**
 * Removes comments and stylesheets and renames `style` attributes: the page's policy would refuse each of them while it
 * is parsed and write a message, although none would ever apply.
 */
const setStylesAside = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<style\b.*?<\/style\s*>/gis, '')
    .replace(tag, (element) => element.replace(/(\s)style(\s*=)/gi, `$1${styleAside}$2`));

/**
 * Removes what only the word processor understands: Word's conditional comments, elements and bullets that are text, and
 * the `<b>` that Google Docs puts around everything. Formatting that the editor does not have is dropped by its schema.
 */
export const cleanPastedHtml = (html: string): string => parsePastedHtml(html).innerHTML;

/** Pasted HTML, cleaned, as elements of a document that runs no scripts. Paragraphs that Word means as items of a list have `data-list`. */
export function parsePastedHtml(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(trust(setStylesAside(html)), 'text/html');
  for (const element of [...body.querySelectorAll('*')]) {
    // Word: `<o:p>` and the bullet in front of what it calls a list paragraph.
    if (element.localName.includes(':') && !element.textContent?.trim()) element.remove();
    else if (/mso-list:\s*Ignore/i.test(element.getAttribute(styleAside) ?? '')) element.remove();
    else if (['style', 'script', 'meta', 'link', 'title', 'xml'].includes(element.localName)) element.remove();
    else {
      noteMeaning(element);
      writeAsCharacters(element);
      turnStyleIntoMarks(element);
    }
  }
  return body;
}

/** Google Docs marks bold text as a span with `font-weight:700`, and its `<b>` wrapper is not bold. */
function turnStyleIntoMarks(element: Element): void {
  const style = element.getAttribute(styleAside)?.toLowerCase() ?? '';
  const isNormal = /font-weight:\s*(normal|400)/.test(style);
  if (['b', 'strong'].includes(element.localName) && isNormal) {
    element.replaceWith(...element.childNodes);
    return;
  }
  element.removeAttribute(styleAside);
  element.removeAttribute('class');
  if (element.localName !== 'span') return;
  const marks = [
    ['strong', /font-weight:\s*(bold|[6-9]00)/],
    ['em', /font-style:\s*italic/],
    ['s', /text-decoration[^;]*line-through/],
  ] as const;
  for (const [mark, pattern] of marks) {
    if (!pattern.test(style)) continue;
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

/** Word writes items of lists, and titles, as paragraphs of a class. */
function noteMeaning(element: Element): void {
  if (element.localName !== 'p') return;
  const style = element.getAttribute(styleAside) ?? '';
  if (/MsoListParagraph/i.test(element.className) || /mso-list:\s*l/i.test(style))
    element.setAttribute('data-list', '');
  if (/MsoTitle/i.test(element.className)) element.setAttribute('data-title', '');
}

const raised = new Map([...'0123456789+-=()ni'].map((plain, index) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][index]]));
const lowered = new Map([...'0123456789+-=()'].map((plain, index) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][index]]));

/** Paragraphs have neither sub- nor superscript: both become characters where there are such, or stay plain text. */
function writeAsCharacters(element: Element): void {
  const style = element.getAttribute(styleAside) ?? '';
  const isRaised = element.localName === 'sup' || /vertical-align:\s*super/i.test(style);
  const isLowered = element.localName === 'sub' || /vertical-align:\s*sub(?!\w)/i.test(style);
  if (!isRaised && !isLowered) return;
  const characters = [...(element.textContent ?? '')].map((one) => (isRaised ? raised : lowered).get(one));
  if (characters.every((one) => one !== undefined)) element.textContent = characters.join('');
}
