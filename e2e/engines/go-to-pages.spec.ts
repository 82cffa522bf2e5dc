import { expect } from '@playwright/test';
import { faultMessages, startFaultProxy } from '../harness/fault-proxy';
import { composedSite, startSiteServer } from '../harness/site-server';
import type { Tab } from './tab';
import { test } from './test';

/** Waits for a page with its heading, which is at its top and stays there, in the document that is there already. */
async function expectAtTop(tab: Tab, heading: string): Promise<void> {
  await tab.see('h1', heading);
  // Whatever brings it elsewhere comes behind.
  await new Promise((passed) => setTimeout(passed, 500));
  expect(await tab.evaluate(() => [window.scrollY, 'stayed' in window])).toEqual([0, true]);
}

test('links, back and forward need no new document; every page stands at its top (§2)', async ({ tab }) => {
  await tab.open('/');
  await tab.evaluate(() => Reflect.set(window, 'stayed', true));
  await tab.click('main a', 'MAG Lifter');
  await expectAtTop(tab, 'MAG Lifter');
  expect(await tab.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await tab.click('footer a', 'Terms');
  await expectAtTop(tab, 'Terms');
  await tab.back();
  await expectAtTop(tab, 'MAG Lifter');
  await tab.back();
  await expectAtTop(tab, 'Automation that grows with your business');
  await tab.forward();
  await expectAtTop(tab, 'MAG Lifter');
  expect(await tab.evaluate(() => document.title)).toBe('MAG Lifter mobile robot | Corvane');
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

test('by keyboard a menu opens, closes on Escape, and leads on', async ({ tab }) => {
  await tab.open('/');
  // The link to the content, the logo, the first and the second menu.
  for (const _ of [1, 2, 3, 4]) await tab.press('Tab');
  await tab.press('Enter');
  await tab.see('header a', 'Box Packing');
  await tab.press('Escape');
  await tab.seeNo('header a', 'Box Packing');
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

test('a remote that fails: its page stays readable, a link to it is one full load, the rest is untouched', async ({
  tab,
  allowErrors,
}) => {
  allowErrors(faultMessages);
  allowErrors(/status of 404|hashes in the integrity attribute/);
  const site = await startSiteServer(composedSite());
  const proxy = await startFaultProxy(site.address, 'mfe-partners', 'chunk 404');
  await tab.open(`${proxy.origin}/contact`);
  await tab.hover('header summary', 'Resources');
  await tab.click('header a', 'Partner with Us');
  await tab.see('h1', 'Build the automated plant');
  await tab.hover('header summary', 'Industries');
  await tab.click('header a', 'Distribution Centers');
  await tab.see('h1', 'Distribution');
  expect(site.run('server/src/errors/main.ts').output).toMatch(/team partners: mfe-partners@/);
  await proxy.stop();
  await site.stop();
});
