import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';
import { type LoadCost, readLoadCost, slowdown } from './read-trace';

/** A page of a phone, in a context of its own: nothing is cached. */
const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();

const isHydrated = 'document.documentElement.dataset.hydrated === "true"';

async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  return (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
}

/** Waits until an expression is true. Playwright's own waiting compiles a library in the page: a long task, which no visitor has. */
async function waitUntil(session: CDPSession, expression: string): Promise<void> {
  while ((await evaluate(session, expression)) !== true) await setTimeout(50);
}

/** Opens a page and measures what it costs the main thread between its first paint and half a second after it is interactive. */
export async function measureLoad(browser: Browser, address: string): Promise<LoadCost> {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await page.goto(address);
  await waitUntil(session, isHydrated);
  await page.waitForTimeout(500);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  return readLoadCost(trace, address);
}

/** Something a visitor does with a page: a click on an element, and what is typed then. `target` is an expression of the element, undefined or null while it is not there. */
export type Interaction = { name: string; path: string; target: string; typed?: string };

/**
 * Interacts with a page and measures the longest wait for the next frame (Event Timing, as INP does), in ms. Everything goes through the
 * protocol: Playwright's locators compile a library in the page, for which the visitor's click would wait.
 * @param when right after the first paint, or once the page is interactive
 */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, target, typed = '' }: Interaction,
  when: 'painted' | 'interactive',
): Promise<number> {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `var durations = [0]; new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });`,
  });
  await session.send('Page.navigate', { url: origin + path });
  await waitUntil(session, 'performance.getEntriesByName("first-contentful-paint").length > 0');
  if (when === 'interactive') await waitUntil(session, isHydrated);
  await click(session, target);
  for (const key of typed) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  await waitUntil(session, isHydrated);
  await page.waitForTimeout(500);
  const longest = v.parse(v.number(), await evaluate(session, 'Math.max(...durations)'));
  await page.context().close();
  return longest;
}

/** Clicks an element once it is there, scrolled into view and has stayed where it is: before that no visitor could. */
async function click(session: CDPSession, target: string): Promise<void> {
  await waitUntil(session, `Boolean(${target})`);
  await evaluate(session, `(${target}).scrollIntoView({ block: 'nearest', behavior: 'instant' })`);
  let point = await readCentre(session, target);
  for (let before = { x: NaN, y: NaN }; point.x !== before.x || point.y !== before.y; ) {
    await setTimeout(50);
    [before, point] = [point, await readCentre(session, target)];
  }
  const isHit = await evaluate(session, `(${target}).contains(document.elementFromPoint(${point.x}, ${point.y}))`);
  if (!isHit)
    throw new Error(`${target} is covered by something else. Give the bench an element that a visitor can click`);
  await session.send('Input.dispatchMouseEvent', { ...point, type: 'mouseMoved' });
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed' });
  await session.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased' });
}

const pointSchema = v.object({ x: v.number(), y: v.number() });

async function readCentre(session: CDPSession, target: string) {
  const centre = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))((${target}).getBoundingClientRect())`;
  return v.parse(pointSchema, await evaluate(session, centre));
}
