import { type Checkout, finding, matchAll } from './checkout';

const quoted = /(['"])(.*?)\1,?$/gm;
/** What is read as a sentence, unless it is a heading. */
const sentence = /\b(?:text|summary|problem|answer):\s+(['"])(.*?)\1,?$/gm;
const headings = /\bheadings: \{[^}]*\}/g;

/** Texts of pages are whole sentences and written out, headings differ, and a case study is neither a note nor a book. */
export function checkContent({ paths, read }: Checkout): string[] {
  const seen = new Set<string>();
  return paths.flatMap((path) => {
    const text = read(path);
    if (/\/case-study\/studies\/[^.]+\.ts$/.test(path)) {
      const words = matchAll(text, quoted).flatMap(({ match }) => `${match[2]}`.split(/\s+/)).length;
      return words < 500 || words > 800 ? [finding(path, 1, `it has ${words} words, and should have 500 to 800`)] : [];
    }
    if (!/\/src\/content\/[^.]+\.ts$/.test(path)) return [];
    const prose = text.replace(headings, (block) => block.replaceAll(/[^\n]/g, ''));
    const repeated = matchAll(text, headings).flatMap(({ match: [block], line }) =>
      matchAll(block, quoted)
        .filter(({ match }) => seen.size === seen.add(`${match[2]}`).size)
        .map((found) => finding(path, line + found.line - 1, 'another page has this heading')),
    );
    const unwritten = matchAll(text, /lorem|todo|tbd|xxx/gi).map(({ line }) => finding(path, line, 'it is unwritten'));
    const open = matchAll(prose, sentence)
      .filter(({ match }) => !/[.?!]$/.test(`${match[2]}`))
      .map(({ line }) => finding(path, line, 'it does not end as a sentence does'));
    return [...repeated, ...unwritten, ...open];
  });
}
