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

/** What axe finds on the page as it stands, a line for each rule. */
export async function findViolations(page: Page): Promise<string[]> {
  // Colours in between have too little contrast.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  // Through the debugger: the page's own policy forbids scripts of others.
  await page.evaluate(axe);
  return page.evaluate(async () =>
    (await window.axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  );
}
