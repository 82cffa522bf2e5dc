import type { Browser } from '@playwright/test';
import { noteHydration, readFirstViewScripts } from '../../harness/first-view-scripts';
import { type DeviceLimits, openPhone } from '../open-device';

/** How long in ms a page is watched after its last request: by then everything is painted, and a late shift seen. */
const watchedFor = 1000;

/** The figures of a visitor's browser for a page that it has loaded. */
export type Load = {
  /** The text of the page's heading. */
  heading: string;
  /** ms */
  largestPaint: number;
  /** ms that the longest task took; 0 where none took 50 (https://w3c.github.io/longtasks/). */
  longestTask: number;
  /** Sum of all layout shifts (https://wicg.github.io/layout-instability/). */
  shift: number;
  /** Bytes over the network: of the document, and of the scripts that it began to fetch before it was interactive. */
  html: number;
  scripts: number;
};

/** Loads a page as a browser does that has nothing of it. @throws {Error} when a script of the page throws */
export async function measureLoad(browser: Browser, address: string, limits: DeviceLimits): Promise<Load> {
  const page = await openPhone(browser, limits);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await noteHydration(page);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    // A page that draws its heading late, such as the bundle on a busy machine, is waited for.
    await page.waitForFunction(hasHeading);
    await page.waitForTimeout(watchedFor);
    const scripts = await readFirstViewScripts(page);
    const figures = await page.evaluate(() => {
      const [paints = [], shifts = [], tasks = []] = ['largest-contentful-paint', 'layout-shift', 'longtask'].map(
        (type) => {
          const observer = new PerformanceObserver(() => {});
          observer.observe({ type, buffered: true });
          return observer.takeRecords();
        },
      );
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const heading = Array.from(document.querySelectorAll('h1')).find((one) => one.checkVisibility());
      return {
        heading: heading?.textContent ?? '',
        largestPaint: paints.at(-1)?.startTime ?? 0,
        longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
        shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
        html: navigation?.encodedBodySize ?? 0,
      };
    });
    if (errors.length > 0) throw new Error(`${address}: a script of the page threw: ${errors.join('; ')}`);
    return { ...figures, scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await page.context().close();
  }
}

/** Whether a page shows a heading. Runs in the page. */
const hasHeading = () =>
  Array.from(document.querySelectorAll('h1')).some((one) => one.checkVisibility() && one.textContent !== '');
