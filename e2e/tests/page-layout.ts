import { expect, type Page } from '@playwright/test';

/**
 * Expects that the page, as it stands, scrolls upwards and downwards alone, that no texts lie on each other, that none is cut off at its side
 * or stands out of its card, and that no word breaks.
 */
export async function expectLayout(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const { scrollWidth, overlaps, cut, beyond, broken } = await page.evaluate(readLayout);
  expect.soft(scrollWidth, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(width);
  expect.soft(overlaps, `texts on each other at ${width} px`).toEqual([]);
  expect.soft(cut, `texts cut off at ${width} px`).toEqual([]);
  expect.soft(beyond, `texts wider than their card at ${width} px`).toEqual([]);
  expect.soft(broken, `words broken at ${width} px`).toEqual([]);
}

/** Runs in the page. */
function readLayout() {
  /** Whether the element, or what it is in, floats above the page by design, as the header does. */
  const floats = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || floats(element.parentElement));
  /** The part of a box that shows: an element around it may cut it off, or scroll it. */
  const clip = (box: DOMRect, element: Element | null): DOMRect => {
    if (element === null || element === document.body) return box;
    const { overflowX, overflowY } = getComputedStyle(element);
    const frame = element.getBoundingClientRect();
    const [left, right] = overflowX === 'visible' ? [box.left, box.right] : [frame.left, frame.right];
    const [top, bottom] = overflowY === 'visible' ? [box.top, box.bottom] : [frame.top, frame.bottom];
    const x = Math.max(box.left, left);
    const y = Math.max(box.top, top);
    const width = Math.max(0, Math.min(box.right, right) - x);
    const rest = new DOMRect(x, y, width, Math.max(0, Math.min(box.bottom, bottom) - y));
    return clip(rest, element.parentElement);
  };
  /** Whether an element around it scrolls or slides sideways: a part cut off there can be brought into view. */
  const slides = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      getComputedStyle(element).animationName !== 'none' ||
      slides(element.parentElement));
  /** Whether a line of text goes beyond a box around it that neither scrolls nor grows with it. */
  const standsOut = (line: DOMRect, element: Element | null): boolean => {
    if (element === null || element === document.body) return false;
    const { display, overflowX } = getComputedStyle(element);
    if (/^table/.test(display) || /auto|scroll/.test(overflowX)) return false;
    const isBox = !/^(inline|contents)$/.test(display);
    return (
      (isBox && line.right > element.getBoundingClientRect().right + 1.5) || standsOut(line, element.parentElement)
    );
  };
  /** The words that begin on one line and end on another. */
  const breakIn = (node: Node, text: string): string[] =>
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(([word], index, found) => {
      const start = found[index]?.index ?? 0;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      const lines = Array.from(range.getClientRects()).filter((box) => box.width > 0);
      return new Set(lines.map((box) => Math.round(box.top))).size > 1 ? [word] : [];
    });
  const beyond: string[] = [];
  const broken: string[] = [];
  const cut: string[] = [];
  const texts: { text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const text = currentNode.textContent?.trim() ?? '';
    const parent = currentNode.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Text for screen readers alone is clipped.
    if (parent.closest('.visually-hidden, .skip-link') || floats(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    // Code and addresses have no syllables.
    if (!parent.closest('code, pre, [href^="http"]'))
      broken.push(...breakIn(currentNode, currentNode.textContent ?? ''));
    for (const whole of range.getClientRects()) {
      if (standsOut(whole, parent)) beyond.push(text);
      const box = clip(whole, parent);
      if (whole.width - box.width > 2 && !slides(parent)) cut.push(text);
      if (box.width > 1 && box.height > 1) texts.push({ text, box });
    }
  }
  const overlaps: string[] = [];
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Lines of one heading are set closer than their boxes are high.
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (one.text !== other.text && wide > 2 && high > Math.min(one.box.height, other.box.height) / 3) {
        overlaps.push(`"${one.text}" and "${other.text}"`);
      }
    }
  });
  return { scrollWidth: document.documentElement.scrollWidth, overlaps, cut, beyond, broken };
}
