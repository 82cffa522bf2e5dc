import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { openPhone } from '../open-device';
import { isHydrated, waitUntil } from './wait-until';

/** How long in ms a visitor points at a link before they click. */
const pointing = 1000;
/** How long in ms they press it. */
const press = 80;

/** Points at a link until its page is preloaded, and clicks. @returns ms from the click until the next page's heading is painted */
export async function measureNavigation(browser: Browser, origin: string, from: string, to: string): Promise<number> {
  const page = await openPhone(browser, { processor: true });
  try {
    await page.goto(origin + from);
    await waitUntil(page, isHydrated);
    const link = page.locator(`a[href="${to}"]:visible`).last();
    await link.hover();
    await page.waitForTimeout(pointing);
    await page.evaluate(noteHeading);
    await link.click({ delay: press });
    await waitUntil(page, '"shown" in window');
    return v.parse(v.number(), await page.evaluate('shown'));
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. Another page may be laid out out of sight already, so a heading counts once it is visible. */
function noteHeading(): void {
  const before = document.querySelector('main h1');
  addEventListener(
    'click',
    async ({ timeStamp }) => {
      for (let isShown = false; !isShown; ) {
        await new Promise(requestAnimationFrame);
        isShown = Array.from(document.querySelectorAll('main h1')).some(
          (heading) => heading !== before && heading.checkVisibility({ visibilityProperty: true }),
        );
      }
      // A task behind the frame: by then it is painted.
      await new Promise((resolve) => setTimeout(resolve));
      Reflect.set(window, 'shown', performance.now() - timeStamp);
    },
    { capture: true, once: true },
  );
}
