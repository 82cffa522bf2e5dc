import createPurifier, { type WindowLike } from 'dompurify';
import { escapeHtml } from '../http/escape-html';
import { countReopened } from './count-reopened';
import { parseRichText } from './parse-rich-text';
import { linkPattern, richTextTags } from './rich-text';

/** Other names of marks that posts have: what was bold in another program stays so. */
const names: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' };
const otherNames = /(<\/?)(b|i|strike|del|ins)(?=[\s/>])/gi;

/** Most attributes of a text that is sanitised. Removing those of one tag takes time with their square: a second for these. */
const maxAttributes = 10_000;

/**
 * How many attributes a text of HTML has at most, without parsing it, which takes time with the square of those of a tag. Words
 * behind a quotation mark count, too: what stands from a `>` to the next `<` or quotation mark is surely none, wherever that `>` is,
 * and elsewhere each begins behind a space, a slash or a quotation mark.
 */
const countAttributes = (html: string): number => html.replace(/>[^<"']*/g, '>').split(/[\s/"'](?![\s/>])/).length - 1;

/**
 * Most work of a rich text that is still sanitised, of all those of a post, and of all posts together: 1,000 tags, 5,000 attributes or
 * 5,000 marks that a parser opens again are a second at most. The document that the sanitiser works on takes time with the square
 * of the tags, so what people write costs next to nothing.
 */
const maxWork = { text: 5_000, post: 30_000, posts: 150_000 };

/** Tables in tables take most time of all, and no rich text has one. */
const tableTag = /^\/?(?:table|caption|col|t[bdhr]|tfoot)/i;

function workOf(html: string): number {
  const tags = html.split('<').slice(1);
  const tables = tags.filter((tag) => tableTag.test(tag)).length;
  return tags.length ** 2 / 200 + 20 * tables + countAttributes(html) + countReopened(html);
}

/** What is done with a rich text: it is as the sanitiser leaves texts; it is to be sanitised; or that would take too long. */
export type Treatment = 'keep' | 'sanitise' | 'leave';

/** Work that sanitising takes. */
export type SanitisingWork = { done: number };

/** Most work for all posts that are sanitised together. */
export const maxWorkOfPosts = maxWork.posts;

/**
 * Decides it for the rich texts of one post, in their order: what is beyond the limit readers see as the characters that it consists of.
 * @param work counts what those take that are to be sanitised
 */
export function createTreatment(work: SanitisingWork = { done: 0 }): (html: string) => Treatment {
  return (html) => {
    if (parseRichText(html) !== null) return 'keep';
    const more = workOf(html);
    if (more > Math.min(maxWork.text, maxWork.post - work.done)) return 'leave';
    work.done += more;
    return 'sanitise';
  };
}

/**
 * Creates a sanitiser of rich text: it keeps a few inline marks and links, and no script in any form (architecture §9 Trust).
 * What has more than 10,000 attributes, and is not as it leaves texts anyway, becomes the characters that it consists of.
 * Each has a DOMPurify instance of its own, because hooks are global to an instance and remotes share modules.
 * @param window the browser's, or jsdom's when the site is composed
 */
export function createRichTextSanitiser(window: WindowLike): (html: string) => string {
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return;
    // Attributes in a fixed order, so that the result is the same whatever the source was.
    const address = node.getAttribute('href');
    node.removeAttribute('rel');
    node.removeAttribute('href');
    // DOMPurify lets spaces around an address pass; brackets and quotes are valid in no address.
    if (address === null || !linkPattern.test(address) || /[<>"]/.test(address)) return;
    node.setAttribute('href', address);
    node.setAttribute('rel', 'noopener');
  });
  return (html) => {
    if (countAttributes(html) > maxAttributes && parseRichText(html) === null) return escapeHtml(html);
    const named = html.replace(otherNames, (_tag, open: string, name: string) => `${open}${names[name.toLowerCase()]}`);
    const clean = purifier.sanitize(named, {
      ALLOWED_TAGS: [...richTextTags, 'br', 'a'],
      ALLOWED_ATTR: ['href', 'rel'],
      ALLOWED_URI_REGEXP: linkPattern,
    });
    // A link without an address is only text. Never slow: every link is closed and no address has a bracket, so the pattern reads
    // each character once.
    return clean.replace(/<a>(.*?)<\/a>/gs, '$1');
  };
}
