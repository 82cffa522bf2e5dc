import { type Checkout, findIf, isThere, matchAll } from './checkout';

/** Documents whose statements name the test that holds each, as `path` "beginning of its title". */
const documents = ['docs/footguns.md', 'docs/deploy.md'];

/** A test that a document names is there, and every footgun says what holds it. */
export function checkClaims(checkout: Checkout): string[] {
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
        ...(document.endsWith('footguns.md') ? entries : []).flatMap((entry) =>
          findIf(!/^Held by: /m.test(entry), document, 1, `"${entry.split('\n', 1)}" does not say what holds it`),
        ),
      ];
    });
}
