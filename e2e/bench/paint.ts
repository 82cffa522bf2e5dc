import type { Browser } from '@playwright/test';
import { slowdown } from './read-trace';

/** When a page is painted, in ms, and how far what was painted moves (layout shift, in thousandths). */
type PaintTimes = { 'first paint': number; 'largest paint': number; 'shift / 1000': number };

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a page as a phone with a slow connection and processor does, with nothing cached, and reads when it is painted. */
export async function measurePaint(browser: Browser, address: string): Promise<PaintTimes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  // What the browser renders is painted long after the page has loaded.
  await page.waitForFunction(() => (Reflect.get(window, 'seen') as { largest: number }).largest > 0);
  await page.waitForTimeout(1500);
  const times = await page.evaluate(() => {
    const { largest, shift } = Reflect.get(window, 'seen') as { largest: number; shift: number };
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { 'first paint': first?.startTime ?? 0, 'largest paint': largest, 'shift / 1000': shift * 1000 };
  });
  await context.close();
  return times;
}
