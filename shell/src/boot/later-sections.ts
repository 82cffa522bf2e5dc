/**
 * Keeps the sections behind the first view without layout, as `global.css` does for what follows the link of the later
 * styles, when that link goes: React must find the page without it, and hydration would wait for the layout of all of it.
 * @param link stands in front of these sections
 * @param sheet takes the rule; an attribute would be one that React does not know
 * @returns lays them out, one a frame, so that none makes a visitor wait
 */
export function putOffSections(link: Element, sheet: CSSStyleSheet): () => Promise<void> {
  const block = link.parentElement;
  // Nothing of a page whose first view is all of it.
  if (block?.parentElement?.localName !== 'main') return async () => {};
  const before = placeOf(link) - 1;
  const place = placeOf(block);
  const ruleFrom = (section: number) =>
    `main>:nth-child(${place})>:nth-child(n+${section}){content-visibility:var(--later-sections)}`;
  sheet.insertRule(ruleFrom(before + 1));
  return async () => {
    for (let section = before + 1; section <= block.childElementCount; section += 1) {
      await new Promise(requestAnimationFrame);
      sheet.deleteRule(0);
      sheet.insertRule(ruleFrom(section + 1));
    }
    sheet.deleteRule(0);
  };
}

/** The place of an element among its siblings, from 1, as `:nth-child` counts. */
const placeOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
