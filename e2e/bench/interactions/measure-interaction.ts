import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { openPhone } from '../open-device';
import type { Interaction } from './interactions';
import { isHydrated, waitUntil } from './wait-until';

/** The browser notes no interaction that waits for less, in ms. */
export const shortest = 16;

/** When a visitor interacts: right after the first paint, once the page is interactive, or up to five seconds after the first paint. */
export type Moment = 'painted' | 'interactive' | 'at random';

/** ms */
const latest = 5000;

/** The result of an interaction. @property wait ms until the next paint, as INP counts it */
export type InteractionResult = { wait: number; isLost: boolean };

/**
 * Interacts with a page on a slow processor, by real input. Nothing slows down the network: scripts then run just when the visitor
 * interacts, which is the worst that can happen.
 * @throws {Error} when there is nothing to interact with
 */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, target, key, isDone }: Interaction,
  moment: Moment,
): Promise<InteractionResult> {
  const page = await openPhone(browser, { processor: true });
  try {
    await page.addInitScript(noteWaits, shortest);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await waitUntil(page, 'performance.getEntriesByName("first-contentful-paint").length > 0');
    if (moment === 'interactive') await waitUntil(page, isHydrated);
    if (moment === 'at random') await page.waitForTimeout(Math.random() * latest);
    const { x, y } = await waitForPlace(page, target);
    await page.mouse.click(x, y);
    if (key) await page.keyboard.press(key);
    await waitUntil(page, isHydrated);
    await waitUntil(page, isDone);
    // Whatever is done a second time, or undone, would be by then.
    await page.waitForTimeout(500);
    const isLost = (await page.evaluate(isDone)) !== true;
    const longest = v.parse(v.nullable(v.string()), await page.evaluate(`sessionStorage.getItem('longest')`));
    return { wait: Number(longest ?? shortest), isLost };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page; the longest wait is kept where the document that a link leads to finds it. */
function noteWaits(durationThreshold: number): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const longest = Math.max(entry.duration, Number(window.sessionStorage.getItem('longest')));
      if (Reflect.get(entry, 'interactionId')) window.sessionStorage.setItem('longest', String(longest));
    }
  });
  const options = { type: 'event', durationThreshold, buffered: true };
  observer.observe(options);
}

const placeSchema = v.object({ x: v.number(), y: v.number(), isHit: v.boolean() });

/** The centre of an element, scrolled into view, once it stays where it is: before that no visitor would click. */
async function waitForPlace(page: Page, target: string): Promise<{ x: number; y: number }> {
  if (!(await waitUntil(page, `Boolean(${target})`))) throw new Error(`${page.url()}: there is no ${target} to click`);
  let before = { x: NaN, y: NaN };
  for (let attempts = 0; attempts < 200; attempts += 1) {
    // Content that is laid out once it comes near moves the element that is to be clicked.
    await page.evaluate(`(${target}).scrollIntoView({ block: 'nearest', behavior: 'instant' })`);
    const { isHit, ...place } = v.parse(placeSchema, await page.evaluate(findPlace(target)));
    if (isHit && place.x === before.x && place.y === before.y) return place;
    before = place;
    await page.waitForTimeout(50);
  }
  throw new Error(`${page.url()}: ${target} never comes to rest where it can be clicked`);
}

const findPlace = (target: string) => `(() => {
  const { x, y, width, height } = (${target}).getBoundingClientRect();
  const centre = { x: x + width / 2, y: y + height / 2 };
  return { ...centre, isHit: (${target}).contains(document.elementFromPoint(centre.x, centre.y)) };
})()`;
