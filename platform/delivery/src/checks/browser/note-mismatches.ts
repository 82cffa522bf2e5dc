import type { Page } from 'playwright-core';

/**
 * Has a page say on its console what it renders differently from what was prerendered: the text, both values, and the components
 * from the inside out. React's own message is a number (418 or 425), which the shell prints with the components. Any other error that
 * a page writes gets the place that writes it: the browser would name the one in here.
 * @param page not opened yet
 */
export const noteMismatches = (page: Page): Promise<unknown> => page.addInitScript(explainMismatch);

/** Runs in the page before its scripts. As text: the loader of this process puts calls of its own into functions. */
const explainMismatch = `(() => {
  // The texts of the page, each with the element that it is in.
  const readTexts = () => {
    const texts = [];
    const walker = document.createTreeWalker(document.getElementById('root') ?? document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      texts.push({
        text: node.nodeValue,
        tag: element.localName,
        isOfPage: element.closest('main') !== null,
        element: element.cloneNode().outerHTML.replace(/<[/].*/, ''),
      });
    }
    return texts;
  };
  let prerendered = [];
  document.addEventListener('DOMContentLoaded', () => {
    prerendered = readTexts();
  });
  const print = console.error;
  const withPlace = (values) => {
    const isPlaced = (value) => typeof value === 'string' && value.includes('/assets/');
    if (values.some((value) => isPlaced(value instanceof Error ? value.stack : value))) return values;
    const place = new Error().stack.split('\\n').find((line) => line.includes('/assets/'));
    return place ? [...values, '\\n' + place] : values;
  };
  console.error = (...values) => {
    const [error, components] = values;
    if (!(error instanceof Error) || !/Minified React error #(418|425);/.test(error.message)) return print(...withPlace(values));
    // React has just replaced the prerendered content by its own.
    const rendered = readTexts();
    // Other texts may have changed since, so those of the innermost element that React names come first.
    const [, innermost] = /^\\s*at (\\S+)/.exec(components) ?? [];
    const findDifference = (isMeant) => {
      const [before, after] = [prerendered.filter(isMeant), rendered.filter(isMeant)];
      const at = before.findIndex(({ text }, index) => text !== after[index]?.text);
      return at < 0 ? undefined : { ...before[at], now: after[at]?.text ?? '' };
    };
    const found =
      findDifference(({ tag, isOfPage }) => isOfPage && tag === innermost) ??
      findDifference(({ tag }) => tag === innermost) ??
      findDifference(() => true);
    const difference = found
      ? 'in ' + found.element + ' "' + found.text + '" was prerendered, the browser renders "' + found.now + '"'
      : 'its elements differ, its texts are the same';
    print('it renders something else in the browser than was prerendered: ' + difference + components);
  };
})();`;
