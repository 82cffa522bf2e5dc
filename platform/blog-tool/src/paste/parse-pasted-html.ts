import { createTrustedTypesPolicy, pastedHtmlPolicy } from 'kit/contract/trusted-types';

// DOMParser's document runs no scripts, and what is read of it are words and a few elements made anew.
const policy = createTrustedTypesPolicy(pastedHtmlPolicy, { createHTML: (html) => html });
const trust = (html: string) => policy?.createHTML(html) ?? html;

/** The name of `style` attributes while pasted text is parsed. */
const styleAside = 'data-pasted-style';

// Never slow: a quote ends at the next one of its kind, so each is read from one tag alone.
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/** HTML without its comments; one without an end stays. */
export const withoutComments = (html: string): string =>
  // The end may begin with the hyphens of the beginning, as in `<!-->`.
  removeBetween(html, /<!(?=--)/g, /-->/g);

/**
 * Text without the parts from a beginning to the next end. A part without an end stays, as does all behind it: one expression for both
 * would look for an end once for each beginning.
 */
function removeBetween(text: string, beginning: RegExp, end: RegExp): string {
  let kept = '';
  let from = 0;
  for (let found = beginning.exec(text); found; found = beginning.exec(text)) {
    end.lastIndex = beginning.lastIndex;
    if (!end.test(text)) break;
    kept += text.slice(from, found.index);
    from = end.lastIndex;
    beginning.lastIndex = from;
  }
  return kept + text.slice(from);
}

/**
 * Removes comments and stylesheets and renames `style` attributes: the page's policy would refuse each of them while it
 * is parsed and write a message, although none would ever apply.
 */
export const setStylesAside = (html: string): string =>
  removeBetween(withoutComments(html), /<style\b/gi, /<\/style\s*>/gi).replace(tag, (element) =>
    element.replace(/([\s/"'])style(\s*=)/gi, `$1${styleAside}$2`),
  );

/** HTML from elsewhere as elements of a document that runs no scripts and loads nothing. Styles are read with `styleOf`. */
export const parsePastedHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trust(setStylesAside(html)), 'text/html').body;

/** The style that an element was pasted with, in lower case. */
export const styleOf = (element: Element): string => element.getAttribute(styleAside)?.toLowerCase() ?? '';

/** The elements that begin and end a text, by their names. */
export const blocks =
  'h1,h2,h3,h4,h5,h6,p,ul,ol,menu,dl,dt,dd,table,blockquote,pre,hr,div,section,article,main,header,footer,center,aside,details,summary,figure,figcaption,address,form,fieldset';

/** The texts in an element that are not blank, as they are asked for. */
export function* textsIn(element: Element): Generator<Text, void> {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text instanceof Text && text.data.trim()) yield text;
}

/** Whether an element is a block, or has one in it. */
export const isBlock = (element: Element) => element.matches(blocks) || element.querySelector(blocks) !== null;

/** The words of an element that is a plain line in a post. Its own line breaks and blocks are taken out. */
export function wordsIn(part: Element | DocumentFragment): string {
  for (const end of part.querySelectorAll(`br,${blocks}`)) end.replaceWith(' ', ...end.childNodes, ' ');
  return part.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Whether HTML has one picture and no text. */
export const isPictureAlone = (html: string): boolean =>
  /<img\b/i.test(html) && !withoutComments(html).split('<').slice(0, -1).some(hasTextBehindTag);

/** @param part from one `<` to the next */
const hasTextBehindTag = (part: string) => part.includes('>') && part.slice(part.indexOf('>') + 1).trim() !== '';
