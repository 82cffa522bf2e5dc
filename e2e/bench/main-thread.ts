import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';

/** How many times slower than this processor the one is that is measured for. */
const slowdown = 4;

/** From this length on (ms) a task makes a visitor wait. */
const longTask = 50;

/** What a page costs the main thread between its first paint and half a second after it is interactive, in ms. */
export type LoadCost = { blocking: number; longest: number; longTasks: number };

const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ts: v.number(),
      pid: v.number(),
      tid: v.number(),
      tdur: v.optional(v.number()),
      args: v.optional(v.looseObject({ data: v.optional(v.looseObject({})) })),
    }),
  ),
});

/** A page of a phone, in a context of its own: nothing is cached. */
const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();

async function openSlowly(browser: Browser): Promise<Page> {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Opens a page and measures what it costs the main thread until it is interactive. Tasks are measured in CPU time and multiplied: other
 * work of the machine lengthens them little, and much more when the browser slows them down itself.
 * @param untilInteractive waits for that, once the page has loaded
 */
export async function measureLoad(
  browser: Browser,
  address: string,
  untilInteractive: (page: Page) => Promise<void> = waitForHydration,
): Promise<LoadCost> {
  const page = await openPage(browser);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await page.goto(address);
  await untilInteractive(page);
  await page.waitForTimeout(500);
  const { traceEvents } = v.parse(traceSchema, JSON.parse((await browser.stopTracing()).toString()));
  await page.context().close();
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) throw new Error(`${address} was never painted. Measure again`);
  const lengths = traceEvents
    .filter(
      ({ name, pid, tid, ts }) => /RunTask$/.test(name) && pid === paint.pid && tid === paint.tid && ts > paint.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown);
  const long = lengths.filter((length) => length > longTask);
  return {
    blocking: long.reduce((sum, length) => sum + length - longTask, 0),
    longest: Math.max(0, ...lengths),
    longTasks: long.length,
  };
}

/** Something a visitor does with a page. */
export type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> };

/**
 * Interacts with a page and measures the longest wait for the next frame (Event Timing, as INP does), in ms.
 * @param when right after the first paint, or once the page is interactive
 */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, act }: Interaction,
  when: 'painted' | 'interactive',
): Promise<number> {
  const page = await openSlowly(browser);
  await page.addInitScript(() => {
    const durations: number[] = [0];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (when === 'interactive') await waitForHydration(page);
  await act(page);
  await waitForHydration(page);
  await page.waitForTimeout(500);
  const longest = await page.evaluate(() => Math.max(...(Reflect.get(window, 'durations') as number[])));
  await page.context().close();
  return longest;
}
