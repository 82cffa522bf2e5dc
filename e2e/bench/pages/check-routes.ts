import type { Browser } from '@playwright/test';
import { checkPage } from './check-page';
import { type CheckedRoute, judgePages } from './judge-pages';
import type { Variant } from './variants';

/**
 * Opens every page in every variant before anything is measured.
 * @param addressOf origin that serves a variant
 * @throws {Error} with a line for each thing that is wrong: what is broken is quick.
 */
export async function checkRoutes(
  browser: Browser,
  routes: readonly string[],
  addressOf: (variant: Variant) => string,
): Promise<CheckedRoute[]> {
  const checked: CheckedRoute[] = [];
  for (const route of routes) {
    const check = (variant: Variant) => checkPage(browser, variant, addressOf(variant) + route);
    checked.push({
      route,
      pages: {
        floor: await check('floor'),
        composed: await check('composed'),
        'hydrated-at-load': await check('hydrated-at-load'),
        monolith: await check('monolith'),
        federation: await check('federation'),
      },
    });
  }
  const reasons = checked.flatMap(judgePages);
  if (reasons.length === 0) return checked;
  throw new Error(`Nothing was measured: pages are not as they must be. Correct them first:\n${reasons.join('\n')}`);
}
