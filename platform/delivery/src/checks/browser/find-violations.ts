import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** There once its source has run in the page. */
    axe: typeof axeCore;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How much of a page axe looks at: everything, or only what another colour scheme can change. */
export type ViolationScope = 'everything' | 'colours';

/** The violations that axe finds on the page in its present state, a line each. */
export async function findViolations(page: Page, scope: ViolationScope = 'everything'): Promise<string[]> {
  // Colours in between have too little contrast.
  await page.evaluate(async () => {
    const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5000);
    await Promise.allSettled(short.map(({ finished }) => finished));
  });
  // Through the debugger: the page's own policy forbids scripts of others.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const options: axeCore.RunOptions = {
    ...(scope === 'colours' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
    resultTypes: ['violations'],
    // No rule that runs reads stylesheets, which axe would fetch again.
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async (given) =>
      (await window.axe.run(given)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    options,
  );
}
