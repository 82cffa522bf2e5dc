import { type Checkout, findIf, matchAll } from './checkout';

const quoted = /['"](.*?)['"],?$/gm;
/** What is read as a sentence, unless it is a heading. */
const sentence = /\b(?:text|summary|problem|answer):\s+['"](.*?)['"],?$/gm;
const headings = /\b(headings: \{[^}]*\})/g;

/** Texts of pages are whole sentences and written out, headings differ, and a case study is neither a note nor a book. */
export function checkContent({ paths, read }: Checkout): string[] {
  const seen = new Set<string>();
  return paths.flatMap((path) => {
    const text = read(path);
    if (/\/content\/case-studies\/[^.]+\.md$/.test(path)) {
      // Without the names of fields.
      const words = text.split(/\s+/).filter((word) => /\w/.test(word) && !word.endsWith(':')).length;
      return findIf(words < 500 || words > 800, path, 1, `it has ${words} words, and should have 500 to 800`);
    }
    if (!/\/src\/content\/[^.]+\.ts$/.test(path)) return [];
    const prose = text.replace(headings, (block) => block.replaceAll(/[^\n]/g, ''));
    return [
      ...matchAll(text, headings).flatMap(({ match: block, line }) =>
        matchAll(block, quoted).flatMap((one) =>
          findIf(seen.size === seen.add(one.match).size, path, line + one.line - 1, 'another page has this heading'),
        ),
      ),
      ...matchAll(text, /lorem|todo|tbd|xxx/gi).flatMap(({ line }) => findIf(true, path, line, 'it is unwritten')),
      ...matchAll(prose, sentence).flatMap(({ match, line }) =>
        findIf(!/[.?!]$/.test(match), path, line, 'it does not end as a sentence does'),
      ),
    ];
  });
}
