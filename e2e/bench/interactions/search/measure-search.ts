import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { openPhone } from '../../open-device';
import { shortest } from '../measure-interaction';
import { pressKeys } from '../press-keys';
import { isHydrated, waitUntil } from '../wait-until';

const keySchema = v.object({ painted: v.number(), answered: v.optional(v.number()) });

/**
 * A key, in ms: to the next paint, and to that of the last change of the page before the next key. That is missing when the key
 * changes nothing, or the next one comes first.
 */
export type SearchedKey = v.InferOutput<typeof keySchema>;

/** 75 words a minute, with a look at the results now and then: the address is changed meanwhile. */
const rhythm = { pause: 160, stretch: 7, rest: 470 };

const field = `document.querySelector('main [type=search]')`;

/**
 * Types a query into the search on a slow processor, by real input.
 * @param wait ms from when the page is interactive to the first key
 * @throws {Error} when a key is lost
 */
export async function measureSearch(
  browser: Browser,
  origin: string,
  query: string,
  wait: number,
): Promise<SearchedKey[]> {
  const page = await openPhone(browser, { processor: true });
  try {
    await page.addInitScript(noteKeys, shortest);
    await page.goto(`${origin}/search`, { waitUntil: 'commit' });
    await waitUntil(page, isHydrated);
    await page.waitForTimeout(wait);
    await page.evaluate(`${field}.focus()`);
    const keys = Array.from(query, (key) => (key === '<' ? 'Backspace' : key));
    await pressKeys(page, keys, rhythm);
    await waitUntil(page, `new URLSearchParams(location.search).get('q') === ${field}.value`);
    // The wait of a slow key is noted after its paint.
    await page.waitForTimeout(500);
    const noted = v.parse(v.array(keySchema), await page.evaluate('keys'));
    if (noted.length !== keys.length) throw new Error(`${query}: ${keys.length} keys were typed, ${noted.length} came`);
    return noted;
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. */
function noteKeys(least: number): void {
  const keys: { at: number; painted: number; answered?: number }[] = [];
  Reflect.set(window, 'keys', keys);
  addEventListener('keydown', ({ timeStamp }) => keys.push({ at: timeStamp, painted: least }), { capture: true });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const key = keys.findLast(({ at }) => at <= entry.startTime);
      if (key && Reflect.get(entry, 'interactionId')) key.painted = Math.max(key.painted, entry.duration);
    }
  });
  const options = { type: 'event', durationThreshold: least, buffered: true };
  observer.observe(options);
  const changes = new MutationObserver(() => {
    const key = keys.at(-1);
    // A task behind the frame: by then it is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (key === keys.at(-1) && key) key.answered = performance.now() - key.at;
      }),
    );
  });
  addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector('main');
    if (main) changes.observe(main, { subtree: true, childList: true, characterData: true });
  });
}
