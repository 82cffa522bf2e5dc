import { chromium } from '@playwright/test';
import { readCounts } from 'shared-config/presets/command-line/read-counts';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { obtainBrowser } from '../harness/obtain-browser';
import { composedSite, startSiteServer } from '../harness/site-server';
import { describeSpread } from './statistics';

// From the click on a link that the visitor has pointed at to the frame with the next page, at 4 × CPU slowdown:
// npx -y pnpm@12 bench:navigation [rounds]. Times in ms, as the browser gives them (Event Timing, in steps of 8). Also
// whether its first picture was there by then, and whether anything was fetched twice.

const { rounds } = readCounts({ rounds: 5 });
const slowdown = 4;
/** How long in ms a visitor points at the link. */
const pointing = 1000;
/** How long in ms they press it, as people do. */
const press = 80;
const links = ['/products/mag', '/products/syncos', '/about-us', '/contact', '/partner-with-us'];

const server = await startSiteServer(composedSite());
const browser = await chromium.launch({
  executablePath: obtainBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

console.log(`Click to next page at ${slowdown} × slowdown, median (least to most) of ${rounds} rounds:`);
for (const path of links) {
  const times: number[] = [];
  let pictures = 0;
  let twice = 0;
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage();
    await page.goto(`${server.address}/terms`);
    await waitForHydration(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const link = page.locator(`a[href="${path}"]:visible`).last();
    await link.hover();
    await page.waitForTimeout(pointing);
    await page.evaluate(() => {
      // One page is shown, another one may be laid out out of sight.
      const before = document.querySelector('main h1');
      const waits: number[] = [];
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'click') waits.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      addEventListener(
        'click',
        async ({ timeStamp }) => {
          let shown: Element | undefined;
          let frames = 0;
          while (!shown) {
            await new Promise(requestAnimationFrame);
            frames += 1;
            shown = Array.from(document.querySelectorAll('main h1')).find(
              (heading) => heading !== before && heading.checkVisibility({ visibilityProperty: true }),
            );
          }
          const now = performance.now() - timeStamp;
          const first = shown.closest('main > *')?.querySelector<HTMLImageElement>('img[fetchpriority=high]');
          const isPictureThere = first?.complete !== false;
          // The browser's own time of the frame behind the click; of a later one, when it begins.
          while (frames === 1 && waits.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
          Reflect.set(window, 'shown', [frames === 1 ? waits[0] : now, isPictureThere]);
        },
        { capture: true, once: true },
      );
    });
    await link.click({ delay: press });
    await page.waitForFunction(() => Reflect.has(window, 'shown'));
    const [time, isPictureThere] = await page.evaluate(() => Reflect.get(window, 'shown') as [number, boolean]);
    times.push(time);
    if (isPictureThere) pictures += 1;
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => name),
    );
    if (new Set(fetched).size < fetched.length) {
      twice += 1;
      if (twice === 1)
        console.log(
          '  fetched twice:',
          fetched.filter((url, index) => fetched.indexOf(url) < index),
        );
    }
    await page.close();
  }
  console.log(
    `${path.padEnd(20)}${describeSpread(times).padEnd(20)}first picture there ${pictures} of ${rounds}, something fetched twice ${twice} of ${rounds}`,
  );
}
await browser.close();
await server.stop();
