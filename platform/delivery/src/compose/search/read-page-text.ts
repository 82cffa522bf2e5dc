import { Parser } from 'htmlparser2';
import type { SiteDefinition } from 'kit/contract/site-definition';
import type { SearchablePage } from 'kit/search/search-texts';
import { copyBeginning } from '../copy-beginning';

/** The text of a page, without its address. */
export type PageText = Omit<SearchablePage, 'path'>;

/** Longest text of a page in characters, five times that of a long article: no page makes the search slow for all. Headings are part of it. */
export const maxPageText = 50_000;

/**
 * Longest title in characters: pages of other remotes list it, and the server compares its words with each address at which there is
 * nothing. The longest of this site has 72.
 */
export const maxTitle = 300;

/** Longest heading, and longest anchor, in characters. */
const maxHeading = 300;

/** The size of a section besides its words, in characters: no page has many empty ones. */
const sectionSize = 50;

/** To be raised with each change of the reading of a page: pages that are in the store are then read again. */
export const readingVersion = 6;

/** Elements that say nothing of the page: controls, drawings, ways to other pages. */
const unread = new Set(
  'script style template noscript svg nav button label legend select option textarea output'.split(' '),
);

/** The elements that begin a section, with their rank: a heading, or the line of an accordion. */
const ranks = new Map([...[1, 2, 3, 4, 5, 6].map((rank): [string, number] => [`h${rank}`, rank]), ['summary', 7]]);

/** Elements within a word or a sentence; any other one ends it. */
const inline = new Set('abbr b bdi code em i kbd mark s small strong sub sup u'.split(' '));

type Section = PageText['sections'][number];
type Heading = { element: string; rank: number; text: string; anchor: string | undefined; isLink: boolean };
/** An open element: the state that its content inherits, and its id until a heading has taken that. */
type Open = { isUnread: boolean; isLink: boolean; id: string | undefined };

/**
 * Reads what a rendered page says in its `main` element, divided by its headings, each with the anchor that leads there or to the section
 * around it. A card whose heading leads to another page is left out: its text is on that page. So is what has the attribute
 * `data-nosnippet`, as for other search engines (developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
 * @param definition of the site: each title ends with its name
 */
export function readPageText(html: string, { name }: Pick<SiteDefinition, 'name'>): PageText {
  const sections: Section[] = [];
  const open: Open[] = [];
  let title = '';
  let isInTitle = false;
  let isInMain = false;
  let length = 0;
  let section: Section | undefined;
  let heading: Heading | undefined;
  let anchored: Pick<Heading, 'anchor' | 'rank'> = { anchor: undefined, rank: 0 };
  const add = (text: string) => {
    if (heading) heading.text += text;
    else if (section) {
      const taken = copyBeginning(text, Math.max(0, maxPageText - length));
      section.text += taken;
      length += taken.length;
    }
  };
  const endHeading = ({ rank, text, anchor, isLink }: Heading) => {
    heading = undefined;
    if (anchor !== undefined || rank <= anchored.rank) anchored = { anchor, rank };
    section = undefined;
    if (isLink || length >= maxPageText) return;
    const cut = copyBeginning(tidy(text), maxHeading);
    length += cut.length + sectionSize;
    section = { heading: cut, ...(anchored.anchor === undefined ? {} : { anchor: anchored.anchor }), text: '' };
    sections.push(section);
  };
  const parser = new Parser({
    onopentag: (element, { id, href, hidden, 'aria-hidden': ariaHidden, 'data-nosnippet': noSnippet }) => {
      isInTitle = element === 'title' && title === '';
      if (element === 'main') {
        isInMain = true;
        section = undefined;
        if (length >= maxPageText) return;
        length += sectionSize;
        section = { heading: '', text: '' };
        sections.push(section);
      } else if (isInMain) {
        const around = open.at(-1);
        const isUnread =
          around?.isUnread ||
          noSnippet !== undefined ||
          unread.has(element) ||
          hidden !== undefined ||
          ariaHidden === 'true';
        const isLink = around?.isLink || (element === 'a' && href !== undefined && !href.startsWith('#'));
        // Ids that React makes begin so.
        const isAnchor = id !== undefined && !id.startsWith('_') && id.length <= maxHeading;
        open.push({ isUnread, isLink, id: isAnchor ? id : undefined });
        if (isUnread) return;
        const rank = ranks.get(element);
        if (rank !== undefined && !heading) {
          const named = open.findLast((one) => one.id !== undefined);
          heading = { element, rank, text: '', anchor: named?.id, isLink };
          if (named) named.id = undefined;
        } else if (heading) {
          // In the line of an accordion the heading has the rank.
          heading.rank = Math.min(heading.rank, rank ?? heading.rank);
          heading.isLink ||= isLink;
        }
        if (!inline.has(element)) add(' ');
      }
    },
    ontext: (text) => {
      if (isInTitle) title += text;
      else if (isInMain && !open.at(-1)?.isUnread) add(text);
    },
    onclosetag: (element) => {
      isInTitle = false;
      if (!isInMain) return;
      if (element === 'main') isInMain = false;
      else if (open.pop()?.isUnread) return;
      else if (heading?.element === element) endHeading(heading);
      else if (!inline.has(element)) add(' ');
    },
  });
  parser.end(html);
  return {
    title: copyBeginning(tidy(title).replace(` | ${name}`, ''), maxTitle),
    sections: sections
      // A heading may end with a link to itself.
      .map((one) => ({ ...one, heading: one.heading.replace(/ ?#$/, ''), text: tidy(one.text) }))
      .filter((one) => one.heading !== '' || one.text !== ''),
  };
}

/** A text in one line, without the gaps that elements have left. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?)])/g, '')
    .trim();
