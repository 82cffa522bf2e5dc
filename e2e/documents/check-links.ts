import { posix } from 'node:path';
import { type Checkout, finding, isThere, matchAll } from './checkout';

/** What a document lets its reader make. */
const examples = /mfe-academy|partner-stories|media\/renders/;

/** Links between documents, and the paths that they name, lead somewhere. */
export function checkLinks(checkout: Checkout): string[] {
  const { paths, read } = checkout;
  const folders = [...new Set(paths.flatMap((path) => (path.includes('/') ? path.split('/', 1) : [])))];
  const named = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+)\``, 'g');
  return paths
    .filter((path) => path.endsWith('.md'))
    .flatMap((document) => {
      const text = read(document);
      const links = matchAll(text, /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?[^)]*\)/g).flatMap(
        ({ match: [, link = '', anchor], line }) => {
          const target = link === '' ? document : posix.join(posix.dirname(document), link);
          if (!isThere(checkout, target)) return [finding(document, line, `there is no ${target}`)];
          const isFound = anchor === undefined || listAnchors(read(target)).includes(anchor);
          return isFound ? [] : [finding(document, line, `${target} has no heading #${anchor}`)];
        },
      );
      const missing = matchAll(text, named).flatMap(({ match: [, path = ''], line }) =>
        examples.test(path) || asImported(path).some((one) => isThere(checkout, one))
          ? []
          : [finding(document, line, `there is no ${path}`)],
      );
      return [...links, ...missing];
    });
}

/** The files that a path may be, which is one or what an import of another package says. */
function asImported(path: string): string[] {
  const source = path.replace('/', '/src/');
  return [path, source, `${source}.ts`, `${source}.tsx`];
}

/** The anchors that GitHub gives the headings of a document. */
const listAnchors = (text: string) =>
  matchAll(text, /^#+ (.+)$/gm).map(({ match: [, heading = ''] }) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
