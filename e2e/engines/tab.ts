import { expect } from '@playwright/test';
import type { EnginePage, Point } from './engine-page';

/** Long enough for a busy machine: a late result there is no defect. */
const patience = { timeout: 60_000, intervals: [50, 100, 250] };

/** How often a document is looked for before the way to it is taken once more: some 3 s. */
const looksBefore = 12;

/** A tab with the site, as somebody uses it. Elements are named by a selector and what they say, or how that begins. */
export type Tab = ReturnType<typeof useTab>;

/** Uses a page as a tab with the site of an origin. */
export function useTab(page: EnginePage, origin: string) {
  /** Runs a function in the page; it knows its arguments alone, and they and its result pass as JSON. */
  const evaluate = <Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given) =>
    page.evaluate(`(${run})(...${JSON.stringify(given)})`) as Promise<Result>;

  /** Waits until something holds; a page that is being left holds nothing. */
  const until = (what: string, holds: () => Promise<boolean>) =>
    expect(async () => expect(await holds(), what).toBe(true)).toPass(patience);

  /** Goes to another document; one driver comes back before it is there, and forgets one way in a hundred. */
  async function arrive(go: () => Promise<unknown>): Promise<void> {
    await evaluate(() => void Reflect.set(window, 'isLeft', true));
    await go();
    let looks = 0;
    await until('there is another document', async () => {
      const isThere = await evaluate(() => !Reflect.has(window, 'isLeft') && document.readyState !== 'loading');
      looks += 1;
      if (!isThere && looks % looksBefore === 0) await go();
      return isThere;
    });
  }
  const untilInteractive = () =>
    until('the page is interactive', () => evaluate(() => document.documentElement.dataset['hydrated'] === 'true'));

  const isSeen = async (selector: string, text: string) =>
    (await evaluate(findElement, selector, text, false)) !== null;

  /** Where the pointer meets an element, once that is there and stands still. */
  async function reach(selector: string, text: string): Promise<Point> {
    let point: Point | null = null;
    await until(`${selector} "${text}" can be reached`, async () => {
      const before = point;
      point = await evaluate(findElement, selector, text, true);
      return point !== null && JSON.stringify(point) === JSON.stringify(before);
    });
    return point ?? { x: 0, y: 0 };
  }

  const click = async (selector: string, text = '') => page.click(await reach(selector, text));

  return {
    ...page,
    evaluate,
    until,
    isSeen,
    click,
    goto: (address: string) => arrive(() => page.goto(address)),
    /** Opens a path of the site, or an address, and waits until its page is interactive. */
    open: async (path: string) => {
      await arrive(() => page.goto(new URL(path, origin).href));
      await untilInteractive();
    },
    reload: async () => {
      await arrive(() => evaluate(() => location.reload()));
      await untilInteractive();
    },
    back: () => evaluate(() => history.back()),
    forward: () => evaluate(() => history.forward()),
    see: (selector: string, text = '') => until(`${selector} "${text}" is seen`, () => isSeen(selector, text)),
    seeNo: (selector: string, text = '') =>
      until(`no ${selector} "${text}" is seen`, async () => !(await isSeen(selector, text))),
    hover: async (selector: string, text = '') => page.moveMouse(await reach(selector, text)),
    /** Types into a field, in place of what stands there. */
    fill: async (label: string, text: string) => {
      await click('input, textarea', label);
      await evaluate(() => (document.activeElement as HTMLInputElement).select());
      await page.type(text);
    },
    /** Chooses an option, without the list of options: each system draws that itself, out of reach of every driver. */
    choose: (selector: string, option: string) => evaluate(chooseOption, selector, option),
  };
}

/**
 * Runs in the page.
 * @param isBrought whether it is brought into view, where it must be met by the pointer
 * @returns the middle of the element; `null` when there is none to be seen
 */
function findElement(selector: string, text: string, isBrought: boolean): Point | null {
  const nameOf = (element: HTMLElement) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
    return (element.ariaLabel ?? label ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const element = shown.find((one) => nameOf(one) === text) ?? shown.find((one) => nameOf(one).startsWith(text));
  if (!element) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  if (!isBrought) return middle();
  const isMet = () => {
    const { x, y } = middle();
    const met = document.elementFromPoint(x, y);
    return met !== null && (element.contains(met) || met.contains(element));
  };
  if (!isMet()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isMet() ? middle() : null;
}

/** Runs in the page. */
function chooseOption(selector: string, option: string): void {
  const select = document.querySelector<HTMLSelectElement>(selector);
  const index = Array.from(select?.options ?? []).findIndex(({ label }) => label === option);
  if (!select || index === -1) throw new Error(`${selector} has no "${option}"`);
  select.selectedIndex = index;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}
