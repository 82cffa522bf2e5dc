import { createTrustedTypesPolicy, pastedHtmlPolicy } from 'shared-config/contract/trusted-types';

// DOMParser's document runs no scripts, and what is read of it are words and a few elements made anew.
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
    .replace(tag, (element) => element.replace(/([\s/"'])style(\s*=)/gi, `$1${styleAside}$2`));

/** HTML from elsewhere as elements of a document that runs no scripts and loads nothing. Styles are read with `styleOf`. */
export const parsePastedHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trust(setStylesAside(html)), 'text/html').body;

/** The style that an element was pasted with, in lower case. */
export const styleOf = (element: Element): string => element.getAttribute(styleAside)?.toLowerCase() ?? '';
