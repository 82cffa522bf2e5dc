import type { Block } from 'kit/posts/block';

/** Words of a section: a heading, paragraphs with a bold word and a link, and a list. */
const ofHeading = 4;
const paragraphs = 3;
const ofParagraph = 66;
const items = 4;
const ofItem = 12;
const ofSection = ofHeading + paragraphs * ofParagraph + items * ofItem;

const vocabulary =
  'a robot lifts the crate from its shelf and carries it through the hall while people plan what comes next without waiting for an answer'.split(
    ' ',
  );

/** The same post for two editors: as blocks of the store, and as HTML. */
export type LongPost = { blocks: Block[]; html: string };

/** A post of a number of words, a multiple of 250: headings, paragraphs and lists in turn. */
export function writeLongPost(words: number): LongPost {
  let count = 0;
  const write = (length: number): string => {
    const first = count;
    count += length;
    // A step of its own for each stretch, or every line would read the same.
    return Array.from({ length }, (_, at) => vocabulary[(first * 7 + at) % vocabulary.length]).join(' ');
  };
  const sections = Array.from({ length: words / ofSection }, () => ({
    heading: write(ofHeading),
    paragraphs: Array.from({ length: paragraphs }, () => {
      const [before, bold, link, after] = [write(20), write(1), write(2), write(ofParagraph - 23)];
      return `<p>${before} <strong>${bold}</strong> <a href="https://example.com/" rel="noopener">${link}</a> ${after}</p>`;
    }),
    items: Array.from({ length: items }, () => write(ofItem)),
  }));
  const blocks = sections.flatMap((section) => [
    { type: 'heading' as const, content: section.heading },
    ...section.paragraphs.map((content) => ({ type: 'paragraph' as const, content })),
    { type: 'list' as const, content: '', items: section.items },
  ]);
  return {
    blocks: blocks.map((block, index) => ({ id: index + 1, ...block })),
    html: sections
      .map(({ heading, paragraphs: texts, items: entries }) => {
        const list = entries.map((item) => `<li><p>${item}</p></li>`).join('');
        return `<h2>${heading}</h2>${texts.join('')}<ul>${list}</ul>`;
      })
      .join(''),
  };
}
