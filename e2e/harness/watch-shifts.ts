import type { Page } from '@playwright/test';

/**
 * Adds up how far what a visitor sees moves by itself on the pages that are opened from now on.
 * @returns asks for the sum of the current page's layout shifts (https://wicg.github.io/layout-instability/)
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(shift, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async (): Promise<number> => {
      // The shifts of a frame are reported after it.
      for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
      return Reflect.get(window, 'shifts');
    });
}
