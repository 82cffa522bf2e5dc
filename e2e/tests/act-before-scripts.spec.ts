import { expect } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { faultMessages, startFaultProxy } from '../harness/fault-proxy';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';
import { delayScripts, earlyInteractions } from './early-interactions';

// Where less motion is wished for, the logos stand still and need no button.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

for (const {
  name,
  path,
  remote,
  act,
  check,
  isInField = false,
  isTouch = false,
  isOfProof = false,
} of earlyInteractions) {
  if (isOfProof && !isThorough) continue;
  test.describe(`${name} on ${path}`, () => {
    test.use({ hasTouch: isTouch });

    test('acts once, although the scripts of its page are late', async ({ page, allowConsole }) => {
      // Written by a machine so slow that the remote was given up.
      allowConsole(/did not load|GL Driver Message/);
      const release = await delayScripts(page, remote);
      await page.goto(path, { waitUntil: 'commit' });
      await act(page);
      // On a machine so slow that the remote was given up by then, it is disabled until the scripts come.
      if (!isInField) await expect(page.locator('main [aria-busy], main [aria-disabled]').first()).toBeVisible();
      release();
      await waitForHydration(page);
      await check(page);
      await expect(page.locator('main [aria-busy], main [aria-disabled]')).toHaveCount(0);
      // Nothing that comes after it takes it back.
      await check(page);
    });

    if (!isThorough) return;
    test('acts once, while a slow processor makes the page interactive', async ({ page, allowConsole }) => {
      allowConsole(/did not load|GL Driver Message/);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      // Another moment for each control, and the same one every time.
      await page.waitForTimeout((name.length * 37) % 300);
      await act(page);
      await waitForHydration(page);
      await check(page);
    });
  });
}

test('before hydration menus open and stay open, and a button acts afterwards', async ({ page }) => {
  const release = await delayScripts(page, 'shell');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Pause logos' }).click();
  const menus = page.getByRole('navigation', { name: 'Main' });
  await menus.getByText('Resources', { exact: true }).click();
  await expect(menus.getByRole('link', { name: 'Careers' })).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Pause logos' })).toHaveAttribute('aria-pressed', 'true');
  await expect(menus.getByRole('link', { name: 'Careers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menus.getByRole('link', { name: 'Careers' })).toBeHidden();
  await expect(menus.getByText('Resources', { exact: true })).toBeFocused();
});

test('a page altered by browser extensions hydrates without errors or lost content', async ({ page }) => {
  const release = await delayScripts(page, 'shell');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const { documentElement, head, body } = document;
      for (const [place, names] of [
        [head, ['link', 'meta', 'script']] as const,
        [body, ['div', 'a', 'main']] as const,
      ]) {
        place.prepend(...names.map((name) => document.createElement(name)));
        place.append(...names.map((name) => document.createElement(name)));
      }
      for (const element of [documentElement, body, ...document.querySelectorAll('form, a, input, select, textarea')]) {
        element.setAttribute('data-extended', 'true');
        element.classList.add('extended');
      }
      for (const field of document.querySelectorAll('input, select, textarea')) {
        field.before(document.createElement('extension-mirror'));
        field.after(document.createElement('extension-icon'), document.createElement('div'));
      }
    }),
  );
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  const icons = await page.locator('extension-mirror + * + extension-icon').count();
  expect(icons).toBeGreaterThan(5);
  await page.evaluate(() => Object.assign(window, { before: new Set(document.querySelectorAll('#root *')) }));
  release();
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
  await expect(page.locator('extension-mirror + * + extension-icon')).toHaveCount(icons);
  const rendered = await page.evaluate(() =>
    Array.from(document.querySelectorAll('#root :is(header, h1, form, input, select, textarea)'))
      .filter((element) => !Reflect.get(window, 'before').has(element))
      .map(({ outerHTML }) => outerHTML),
  );
  expect(rendered).toEqual([]);
});

test('controls of a failed remote say so and offer a reload, and work if it comes late', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/did not load|^warning: \[ Federation Runtime \]/);
  const release = await delayScripts(page, 'mfe-products');
  await page.goto('/products/mag-product?product=fork', { waitUntil: 'commit' });
  const view = page.getByRole('button', { name: 'View in 3D' });
  await view.click();
  await expect(view).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').getByText('a part of the page could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
  await expect(view).toHaveAttribute('aria-disabled', 'true');
  await expect(view).not.toHaveAttribute('aria-busy');
  release();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Back to the picture' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload the page' })).toHaveCount(0);
});

test('a page that throws stays readable: its controls say so, its disclosures work', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(faultMessages);
  const proxy = await startFaultProxy(siteServer.address, 'mfe-products', 'throws in render');
  await page.goto(`${proxy.origin}/products/mag-product?product=fork`);
  const view = page.getByRole('button', { name: 'View in 3D' });
  // A click during which the button is replaced by its prerendered copy reaches neither; a visitor presses again.
  await expect(async () => {
    await view.click({ force: true });
    const note = page.getByRole('status').getByText('a part of the page could not be loaded');
    await expect(note).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  // Whether the first click came before the page threw or after: a disabled button takes the second one as well.
  await view.click({ force: true });
  await expect(view).toHaveAttribute('aria-disabled', 'true');
  await page.getByText('Download Product Document').click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await page.close();
  await proxy.stop();
});

test('a search box receives every letter on a slow processor', async ({ page }) => {
  await openPage(page, '/case-studies');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('searchbox').click();
  await page.keyboard.type('gearbox');
  await expect(page).toHaveURL(/\?q=gearbox$/);
  await expect(page.getByRole('searchbox')).toHaveValue('gearbox');
});

test('a double click on the button of a form that posts sends it once', async ({ page }) => {
  await delayScripts(page, 'shell');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.goto('/products/mag-product?product=fork', { waitUntil: 'commit' });
  await page.getByText('Download Product Document').click();
  for (const name of ['Full name', 'Company name', 'Job title'])
    await page.getByRole('textbox', { name }).fill('Early');
  await page.getByRole('textbox', { name: 'Email' }).fill('early@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).dblclick({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(posts).toBe(1);
});
