/// <reference path="../page-globals.d.ts" />
/**
 * Takes out of the page what others have put into it since it was parsed, above all the icons that browser extensions put beside fields:
 * React renders a page anew in which it finds elements that it does not know. Readable text stays: it may be a translation.
 * @returns puts all of it back in its place
 */
export function setStrangersAside(root: Element): () => void {
  const places = Array.from(root.querySelectorAll('*'))
    .filter((element) => window.parsedElements?.has(element) === false && element.textContent === '')
    .map((element) => ({ element, parent: element.parentNode, before: element.previousSibling }));
  for (const { element } of places) element.remove();
  return () => {
    for (const { element, parent, before } of places)
      parent?.insertBefore(element, before ? before.nextSibling : parent.firstChild);
  };
}
