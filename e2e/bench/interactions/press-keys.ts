import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How keys follow each other: `pause` ms from one to the next, and after each `stretch` of them a rest, in ms. */
export type Rhythm = { pause: number; stretch: number; rest: number };

/** Presses keys without waiting for what comes of each, as people do. Ends a rest after the last. */
export async function pressKeys(page: Page, keys: readonly string[], { pause, stretch, rest }: Rhythm): Promise<void> {
  const presses: Promise<void>[] = [];
  let due = performance.now();
  for (const [index, key] of keys.entries()) {
    await wait(Math.max(0, due - performance.now()));
    presses.push(page.keyboard.press(key));
    due += (index + 1) % stretch === 0 ? rest : pause;
  }
  await Promise.all(presses);
  await wait(rest);
}
