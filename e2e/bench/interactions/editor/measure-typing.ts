import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { openDesk } from '../../open-device';
import { pressKeys, type Rhythm } from '../press-keys';
import { isHydrated, waitUntil } from '../wait-until';

/** The rhythm of a typist, and the number of keys. */
type Typist = Rhythm & { keys: number };

/** Keys before any is measured: by then the engine has compiled what a key runs. */
const warmUp: Typist = { keys: 20, pause: 150, stretch: 10, rest: 1000 };

/** 75 words a minute, and stretches at twice that pace. */
const paces = {
  steady: { keys: 60, pause: 160, stretch: 20, rest: 1000 },
  bursts: { keys: 64, pause: 80, stretch: 8, rest: 1000 },
} as const satisfies Record<string, Typist>;

/** How keys come. */
export type Pace = keyof typeof paces;

/** Each of them. */
export const paceNames: readonly Pace[] = ['steady', 'bursts'];

/** The words of a document before anything was typed, and waits of keys until their next paint, in ms. */
export type Typing = { text: string; waits: Record<Pace, number[]> };

/** Time in ms after which a page that has loaded has done what it puts off. */
const settling = 3000;

const editor = `document.querySelector('[contenteditable=true]')`;
const typed = 'and so on with words ';

/**
 * Types in the middle of the document that a page edits, on a slow processor, by real input.
 * @throws {Error} when there is no document, or a key is lost
 */
export async function measureTyping(browser: Browser, address: string): Promise<Typing> {
  const page = await openDesk(browser);
  try {
    await page.addInitScript(noteKeys);
    await page.goto(address);
    if (!(await waitUntil(page, `${isHydrated} && ${editor}.childElementCount > 1`)))
      throw new Error(`${address}: there is no document to edit`);
    await page.waitForTimeout(settling);
    const text = v.parse(v.string(), await page.evaluate(`${editor}.textContent`));
    await clickMiddle(page);
    await type(page, warmUp);
    const steady = await type(page, paces.steady);
    const bursts = await type(page, paces.bursts);
    const grown = v.parse(v.number(), await page.evaluate(`${editor}.textContent.length`)) - text.length;
    const keys = warmUp.keys + steady.length + bursts.length;
    if (grown !== keys) throw new Error(`${address}: ${keys} keys were typed, and ${grown} characters came of them`);
    return { text, waits: { steady, bursts } };
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page. A task behind the frame: by then what a key changed is laid out and painted. What the browser notes itself as
 * the duration of an event is rounded to 8 ms.
 */
function noteKeys(): void {
  const waits: number[] = [];
  Reflect.set(window, 'waits', waits);
  addEventListener(
    'keypress',
    ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - timeStamp)));
    },
    { capture: true },
  );
}

const placeSchema = v.object({ x: v.number(), y: v.number() });

/** Puts the caret into the paragraph in the middle of the document. */
async function clickMiddle(page: Page): Promise<void> {
  const place = await page.evaluate(`(() => {
    const paragraphs = ${editor}.querySelectorAll(':scope > p');
    const middle = paragraphs[Math.floor(paragraphs.length / 2)];
    middle.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = middle.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  const { x, y } = v.parse(placeSchema, place);
  await page.mouse.click(x, y);
}

/** @returns ms until the next paint, key by key */
async function type(page: Page, { keys, ...rhythm }: Typist): Promise<number[]> {
  const texts = Array.from({ length: keys }, (_, key) => typed[key % typed.length] ?? ' ');
  await pressKeys(page, texts, rhythm);
  return v.parse(v.array(v.number()), await page.evaluate('waits.splice(0)'));
}
