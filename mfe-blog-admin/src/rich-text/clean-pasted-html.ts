import { createTrustedTypesPolicy, pastedHtmlPolicy } from 'shared-config/contract/trusted-types';

// The document that it is parsed into runs nothing, and what comes out is sanitised before it is stored or shown.
const policy = createTrustedTypesPolicy(pastedHtmlPolicy, { createHTML: (html) => html });
const trust = (html: string) => policy?.createHTML(html) ?? html;

/** What stands in for `style` while pasted text is read. */
const styleAside = 'data-pasted-style';

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/**
 * The same text without comments and stylesheets, its `style` attributes under another name: the page's policy refuses
 * every one of them as it is parsed, with a message each, although none would ever apply.
 */
const setStylesAside = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<style\b.*?<\/style\s*>/gis, '')
    .replace(tag, (element) => element.replace(/(\s)style(\s*=)/gi, `$1${styleAside}$2`));

/**
 * Text from a word processor without what only it understands: Word's conditional comments, its own elements and
 * lists made of paragraphs; the bold wrapper that Google Docs puts around everything. What the editor has no mark for
 * is dropped by its schema.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(trust(setStylesAside(html)), 'text/html');
  for (const element of [...body.querySelectorAll('*')]) {
    // Word: `<o:p>` and the bullet in front of what it calls a list paragraph.
    if (element.localName.includes(':') && !element.textContent?.trim()) element.remove();
    else if (/mso-list:\s*Ignore/i.test(element.getAttribute(styleAside) ?? '')) element.remove();
    else if (['style', 'script', 'meta', 'link', 'title', 'xml'].includes(element.localName)) element.remove();
    else turnStyleIntoMarks(element);
  }
  return body.innerHTML;
}

/** Google Docs says bold by `font-weight:700` on a span, and takes it back by `font-weight:normal` on a `<b>`. */
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
