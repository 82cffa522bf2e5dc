import { Parser } from 'htmlparser2';
import { maxDepth, parseRichText } from './parse-rich-text';
import { linkPattern, richTextTags } from './rich-text';

/** Other names of marks that posts have: bold text of another program stays so. */
const names: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' };

/** Elements whose content is no text for readers. */
const contentIsNoText = new Set(
  'audio iframe math noembed noframes noscript object script select style svg template textarea title video'.split(' '),
);

/** Most tags of a text that is read: the parser goes through all that are open for each. A text by a person has a few. */
const maxTags = 10_000;

/** Rich text as the sanitiser leaves it. */
export type SanitisedText = {
  /** In the one form that rich text is stored and shown in, unless it was left. */
  html: string;
  /** The text says the same as before; something was removed; or it has too many tags, and is as it was: readers see the characters. */
  kind: 'kept' | 'changed' | 'left';
};

/**
 * Reads HTML of any program as rich text: it keeps a few inline marks and links, and no script in any form (architecture §9 Trust). Its
 * result is written from what was read, and nothing of the HTML passes through; pages parse it once more before they show it. It needs no
 * DOM, which takes minutes for 5 kB of marks that begin anew in each block, and its time is linear in the length of the text.
 */
export function sanitiseRichText(html: string): SanitisedText {
  if (parseRichText(html) !== null) return { html, kind: 'kept' };
  if (html.split('<', maxTags + 2).length > maxTags + 1) return { html, kind: 'left' };
  let clean = '';
  let kind: SanitisedText['kind'] = 'kept';
  /** Whether each of the elements that are open is written. */
  const open: boolean[] = [];
  /** The names of those that are written. */
  const written: string[] = [];
  /** How many are open whose content is no text. */
  let hidden = 0;

  const write = (name: string, { href, ...others }: Readonly<Record<string, string>>): boolean => {
    if (hidden > 0) return false;
    if (name === 'br') clean += '<br>';
    if (written.length === maxDepth || (written.includes(name) && (name === 'p' || name === 'a'))) return false;
    if (name === 'a' && isAddress(href)) clean += `<a href="${escapeText(href)}" rel="noopener">`;
    else if (richTextTags.some((tag) => tag === name)) clean += `<${name}>`;
    else return false;
    if (Object.keys(others).some((attribute) => attribute !== 'rel')) kind = 'changed';
    written.push(name);
    return true;
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const isWritten = write(names[name] ?? name, attributes);
      if ((!isWritten && name !== 'br') || name in names) kind = 'changed';
      if (contentIsNoText.has(name)) hidden += 1;
      open.push(isWritten);
    },
    onclosetag: (name) => {
      if (contentIsNoText.has(name)) hidden -= 1;
      if (open.pop()) clean += `</${written.pop()}>`;
    },
    // A browser shows its text from the first `>` on.
    oncomment: (text) => {
      if (text.startsWith('[CDATA[')) kind = 'changed';
    },
    ontext: (text) => {
      if (hidden === 0) clean += escapeText(text);
    },
  });
  parser.end(html);
  return { html: clean, kind };
}

/** Whether it may be the address of a link: brackets and quotes are valid in none. */
const isAddress = (address: string | undefined): address is string =>
  address !== undefined && linkPattern.test(address) && !/[<>"]/.test(address);

/** Escapes text as a browser does (HTML standard, "escaping a string"). */
const escapeText = (text: string) => text.replace(/[&<>\u00a0]/g, (character) => escapes[character] ?? character);
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };
