import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { faultMessages } from '../harness/fault-proxy';
import { everyChange } from './engines';
import type { Tab } from './tab';
import { test } from './test';

/**
 * Begins to note where the page stands in each frame that is painted. A task may run between the browser's own scrolling and the frame that
 * puts it right, which nobody sees; a change of size is reported after all that a frame does, and before it is painted.
 */
const watchFrames = (tab: Tab) =>
  tab.evaluate(() => {
    const positions: number[] = [];
    Reflect.set(window, 'positions', positions);
    const observed = document.body.appendChild(document.createElement('div'));
    observed.style.position = 'fixed';
    new ResizeObserver(() => positions.push(window.scrollY)).observe(observed);
    const change = () => {
      observed.style.width = `${1 + (positions.length % 2)}px`;
      requestAnimationFrame(change);
    };
    change();
  });

/** Expects a page that is at its top, and stays there. */
async function expectAtTop(tab: Tab, heading: string): Promise<void> {
  await tab.see('h1', heading);
  await setTimeout(500);
  expect(await tab.evaluate(() => window.scrollY)).toBe(0);
}

test('links, back and forward load no new document, and pages start at the top (§2)', { tag: everyChange }, async ({
  tab,
}) => {
  await tab.open('/');
  await tab.click('main a', 'MAG Lifter');
  await expectAtTop(tab, 'MAG Lifter');
  expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await tab.click('footer a', 'Terms');
  await expectAtTop(tab, 'Terms');
  await watchFrames(tab);
  await tab.back();
  await expectAtTop(tab, 'MAG Lifter');
  await tab.back();
  await expectAtTop(tab, 'Automation that grows with your business');
  await tab.forward();
  await expectAtTop(tab, 'MAG Lifter');
  // Neither is it seen elsewhere on the way. They are kept as long as the document is the same.
  expect(new Set(await tab.evaluate((): number[] => Reflect.get(window, 'positions')))).toEqual(new Set([0]));
});

test('a menu opens under the mouse, closes behind it, and leads on', async ({ tab }) => {
  await tab.open('/contact');
  await tab.hover('header summary', 'Industries');
  await tab.see('header a', 'Distribution Centers');
  await tab.moveMouse({ x: 20, y: 880 });
  await tab.seeNo('header a', 'Distribution Centers');
  await tab.hover('header summary', 'Resources');
  await tab.click('header a', 'Careers');
  await tab.see('h1', 'Robots and software for real plants');
  await tab.seeNo('header a', 'Careers');
});

test('by keyboard a menu opens, closes on Escape, and leads on', { tag: everyChange }, async ({ tab }) => {
  await tab.open('/');
  // The link to the content, the logo, the first and the second menu.
  for (const _ of [1, 2, 3, 4]) await tab.press('Tab');
  await tab.press('Enter');
  await tab.see('header a', 'Box Packing');
  // Again, where the first one was faster than the menu.
  await tab.until('Escape closes it', async () => {
    await tab.press('Escape');
    return !(await tab.isSeen('header a', 'Box Packing'));
  });
  await tab.press('Enter');
  await tab.see('header a', 'Box Packing');
  await tab.press('Tab');
  await tab.press('Enter');
  await tab.see('h1', 'End of Line');
});

test('on a phone the menu covers the page, and closes on the way to another', async ({ tab }) => {
  await tab.resize(390, 800);
  await tab.open('/');
  await tab.click('header summary', 'Menu');
  await tab.click('header summary', 'Resources');
  await tab.click('header a', 'Partner with Us');
  await tab.see('h1', 'Build the automated plant');
  await tab.seeNo('header a', 'Partner with Us');
});

test('a link to a failed remote loads its page in full, and the team gets a report', async ({
  tab,
  brokenSite,
  allowErrors,
}) => {
  allowErrors(faultMessages);
  allowErrors(/status of 404/);
  const { origin, listErrors } = await brokenSite('mfe-partners', 'chunk 404');
  await tab.open(`${origin}/contact`);
  await tab.hover('header summary', 'Resources');
  await tab.click('header a', 'Partner with Us');
  await tab.see('h1', 'Build the automated plant');
  await tab.hover('header summary', 'Industries');
  await tab.click('header a', 'Distribution Centers');
  await tab.see('h1', 'Distribution Centers');
  expect(listErrors()).toMatch(/team partners: mfe-partners@/);
});

test("leaving while a page's scripts load reports no failure of its remote", {
  tag: everyChange,
}, async ({ tab, brokenSite }) => {
  const { origin, listErrors } = await brokenSite('mfe-products', 'stall');
  await tab.goto(`${origin}/products/syncos`);
  await setTimeout(300);
  await tab.goto(`${origin}/thank-you`);
  // As long as a page takes to report.
  await setTimeout(1000);
  expect(listErrors()).toBe('No failure was reported');
});
