import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { type LoadCost, readLoadCost, slowdown } from './read-trace';

/** A page of a phone, in a context of its own: nothing is cached. */
const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();

async function openSlowly(browser: Browser): Promise<Page> {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Waits until the page is interactive. Playwright's own waiting compiles a library in the page: a long task, which no visitor has. */
async function waitForHydrationOutside(session: CDPSession): Promise<void> {
  const expression = 'document.documentElement.dataset.hydrated';
  while ((await session.send('Runtime.evaluate', { expression })).result.value !== 'true') await setTimeout(50);
}

/** Opens a page and measures what it costs the main thread between its first paint and half a second after it is interactive. */
export async function measureLoad(browser: Browser, address: string): Promise<LoadCost> {
  const page = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await page.goto(address);
  await waitForHydrationOutside(session);
  await page.waitForTimeout(500);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  await page.context().close();
  return readLoadCost(trace, address);
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
