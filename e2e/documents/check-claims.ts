import { type Checkout, findIf, isThere, matchAll } from './checkout';

/** Documents whose statements name the test that holds each, as `path` "beginning of its title". */
const documents = ['docs/footguns.md', 'docs/deploy.md', 'docs/runbooks.md'];

/** Those of which every section says what holds it. */
const heldWhole = ['docs/footguns.md', 'docs/runbooks.md'];

/** Documents whose tables have a column that names what holds each row, with the head of that column. */
const tables = { 'docs/threat-model.md': 'held by', 'docs/attacks.md': 'run again by' };

/** A test, one of the tool that proves, or the word for that of the row before. */
const holds = /^the (?:same|tests named there)$|`[^`\s]+\.(?:test|spec)\.tsx?`|`npx -y pnpm@12 prove [\w-]+`/;

/** A row of a table that names no test in the column that is for it. That the test is there is for the check of links. */
function findUnheldRows(text: string, head: string): { row: string; line: number }[] {
  let column = -1;
  return text.split('\n').flatMap((row, at) => {
    const [, ...cells] = row.split('|').map((cell) => cell.trim());
    if (cells.length === 0) column = -1;
    else if (cells.includes(head)) column = cells.indexOf(head);
    else if (column >= 0 && !/^-*$/.test(cells[0] ?? '') && !holds.test(cells[column] ?? ''))
      return [{ row: cells[0] ?? '', line: at + 1 }];
    return [];
  });
}

/** A test that a document names is there, and every footgun and every row of the tables of defences says what holds it. */
export function checkClaims(checkout: Checkout): string[] {
  return [...findUnheldClaims(checkout), ...findUnheldTables(checkout)];
}

const findUnheldTables = ({ paths, read }: Checkout) =>
  Object.entries(tables)
    .filter(([document]) => paths.includes(document))
    .flatMap(([document, head]) =>
      findUnheldRows(read(document), head).map(
        ({ row, line }) => `${document}:${line}: "${row}" does not say which test holds it`,
      ),
    );

function findUnheldClaims(checkout: Checkout): string[] {
  const { paths, read } = checkout;
  return documents
    .filter((document) => paths.includes(document))
    .flatMap((document) => {
      const text = read(document);
      const [, ...entries] = text.split(/^## /m);
      return [
        ...matchAll(text, /`([^`\s]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g).flatMap(
          ({ match: path, other: title, line }) =>
            findIf(
              isThere(checkout, path) && !read(path).includes(title),
              document,
              line,
              `${path} has no test "${title}"`,
            ),
        ),
        ...(heldWhole.includes(document) ? entries : []).flatMap((entry) =>
          findIf(!/^Held by: /m.test(entry), document, 1, `"${entry.split('\n', 1)}" does not say what holds it`),
        ),
      ];
    });
}
