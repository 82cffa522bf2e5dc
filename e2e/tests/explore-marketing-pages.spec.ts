import { readFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { createGate } from '../harness/create-gate';
import { serveInPieces } from '../harness/serve-in-pieces';
import { test } from '../harness/test';
import { watchShifts } from '../harness/watch-shifts';

for (const width of [800, 1440]) {
  test(`the cards of a list stay where they are while the rest of it arrives, ${width} px wide`, async ({
    page,
    siteServer,
    expectConsole,
  }) => {
    // The page alone is served.
    expectConsole(/Failed to load resource/);
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole('main').getByRole('heading', { level: 2 });
    await page.goto('/blogs');
    const cut = await serveInPieces(`${siteServer.address}/blogs`, `>${await cards.nth(1).textContent()}<`);
    const sumShifts = await watchShifts(page);
    await page.goto(cut.address, { waitUntil: 'commit' });
    await expect(cards).toHaveCount(2);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    cut.sendRest();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await sumShifts()).toBeLessThan(0.002);
    await cut.stop();
  });
}

test('hotspots explain themselves on hover, focus and tap, and hide on Escape; below 768 px there are none (§2, §9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const spots = page.getByRole('region', { name: 'A warehouse that runs as one' }).getByRole('button');
  await expect(spots).toHaveCount(13);
  const text = page.getByText('Robots charge when demand is lowest');
  await expect(text.first()).toBeHidden();
  const charging = page.getByRole('button', { name: 'Charging bay' });
  await charging.hover();
  await expect(page.locator('p', { hasText: 'Robots charge when demand is lowest' }).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await charging.focus();
  await expect(page.locator('p', { hasText: 'Robots charge when demand is lowest' }).first()).toBeVisible();
  await waitForHydration(page);
  await charging.focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('p', { hasText: 'Robots charge when demand is lowest' }).first()).toBeHidden();
  await test.step('every description fits into the window, at the narrowest width that has them', async () => {
    for (const spot of await spots.all()) {
      await spot.focus();
      const box = await spot.locator('xpath=following-sibling::p').boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 768).toBe(true);
    }
  });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(spots).toHaveCount(0);
});

test('Latest Blogs are 500 px high from medium screens up, the first larger than the two beside it (§9)', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const list = page.getByRole('region', { name: 'Latest Blogs' }).getByRole('list');
    expect((await list.boundingBox())?.height).toBe(500);
    const [first, second, third] = await Promise.all(
      (await list.getByRole('listitem').all()).map((item) => item.boundingBox()),
    );
    expect(first?.height).toBe(500);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
    expect(third?.x).toBe(second?.x);
  }
});

test('use cases: one is open at a time, the open one closes on click, before the script as after it (§4)', async ({
  page,
}) => {
  await page.goto('/');
  const cases = page.getByRole('region', { name: 'Use Cases' });
  const open = () => cases.locator('details[open] h3').allTextContents();
  expect(await open()).toEqual(['End of Line']);
  await cases.getByText('Box Packing', { exact: true }).click();
  expect(await open()).toEqual(['Box Packing']);
  await waitForHydration(page);
  await cases.getByText('Box Packing', { exact: true }).click();
  expect(await open()).toEqual([]);
});

test('the case-study slider loads when it is reached, and moves by its buttons', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Next case studies' })).toHaveCount(0);
  await page.getByRole('heading', { name: 'Case Studies' }).scrollIntoViewIfNeeded();
  const row = page.getByRole('list', { name: 'Case studies' });
  await expect(row.getByRole('link')).toHaveCount(6);
  await page.getByRole('button', { name: 'Next case studies' }).click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
});

test('while the scripts are not there every robot can be read of, and the numbers are the claims', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  const panels = page.locator('[role=tabpanel]');
  await expect(panels.filter({ visible: true })).toHaveCount(6);
  await page.goto('/lp1');
  await expect(page.getByText('150+').filter({ visible: true }).first()).toBeVisible();
  await page.unrouteAll();
  await page.goto('/');
  await waitForHydration(page);
  await expect(panels.filter({ visible: true })).toHaveCount(1);
});

test.describe('a hero film that cannot be loaded: the poster and the button come back (§4)', () => {
  const films = '**/media/film-hero-home*.{webm,mp4}';
  for (const [failure, fail] of [
    ['is missing', (route) => route.fulfill({ status: 404 })],
    ['loses its connection', (route) => route.abort('connectionreset')],
    ['is no film', (route) => route.fulfill({ contentType: 'video/webm', body: 'This is not a film.' })],
  ] satisfies [string, (route: Route) => Promise<void>][]) {
    test(`when it ${failure}; the next press plays it`, async ({ page, expectConsole, allowConsole }) => {
      expectConsole(/The hero film did not play/);
      allowConsole(/Failed to load resource/);
      await page.route(films, fail);
      await page.goto('/');
      await waitForHydration(page);
      const play = page.getByRole('button', { name: 'Play film' });
      await play.click();
      await expect(play).toBeVisible();
      await page.unrouteAll();
      await play.click();
      await expect(page.getByLabel('Mobile robots at work in a warehouse')).toHaveAttribute('controls');
    });
  }

  test.describe('with a clock of its own', () => {
    test.use({ hasOwnProfile: true });

    test('when nothing arrives for 15 s', async ({ page, expectConsole }) => {
      expectConsole(/The hero film did not play: .*nothing arrived for 15 s/);
      await page.clock.install();
      await page.route(films, () => {});
      await page.goto('/');
      await waitForHydration(page);
      const play = page.getByRole('button', { name: 'Play film' });
      await play.click();
      await page.clock.fastForward(10_000);
      await expect(page.getByText('Loading the film…')).toBeVisible();
      await page.clock.fastForward(5000);
      await expect(play).toBeVisible();
    });
  });
});

test('a search is shared by its address', async ({ page }) => {
  await page.goto('/news');
  await waitForHydration(page);
  await page.getByRole('searchbox').fill('VDA');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'SyncOS connects more fleets through VDA 5050',
    'Next',
  ]);
  await expect(page).toHaveURL(/\/news\?q=VDA$/);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('searchbox')).toHaveValue('VDA');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
});

test('an unknown case study is a 404, on the server and in the browser, and no failure', async ({ page, request }) => {
  expect((await request.get('/case-study/no-such-plant')).status()).toBe(404);
  await page.goto('/case-studies');
  await waitForHydration(page);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  page.on('request', (request) => {
    if (['document', 'ping'].includes(request.resourceType())) told.push(request.url());
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/case-study/no-such-plant');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  // Nothing is logged or reported, and no document loaded.
  expect(told).toEqual([]);
});

test.describe('the texts of a case study, in a script of their own', () => {
  const texts = /Two lines, a full pallet every 90 seconds/;
  const part = (page: Page) => page.getByRole('region', { name: texts });
  /** Does with the script of the texts what it is told, and lets all others through. */
  const meetTexts = (page: Page, meet: (route: Route) => Promise<void>) =>
    page.route('**/assets/mfe-marketing/**/*.js', async (route) => {
      const response = await route.fetch();
      await (texts.test(await response.text()) ? meet(route) : route.fulfill({ response }));
    });

  test('may come late: the words stay, also when the address within the page changes', async ({ page }) => {
    let isAsked = false;
    const gate = createGate();
    await meetTexts(page, async (route) => {
      isAsked = true;
      await gate.opened;
      await route.continue();
    });
    // What is pressed below must not be on its way across the screen: on a busy machine it is for seconds.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/case-study/nordhavn-bottling');
    await waitForHydration(page);
    await expect.poll(() => isAsked).toBe(true);
    await page.evaluate(() => location.assign('#setbacks'));
    await page.getByRole('button', { name: 'Download Case Study' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(part(page)).toBeVisible();
    const element = await part(page).elementHandle();
    gate.open();
    await expect
      .poll(() => element?.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
      .toBe(true);
  });

  test('may fail: the page stays as it is, and asks for them once or twice', async ({ page, expectConsole }) => {
    let count = 0;
    await meetTexts(page, async (route) => {
      count += 1;
      await route.abort();
    });
    expectConsole(/ERR_FAILED/);
    expectConsole(/Loading chunk/);
    // Of the page's JSON-LD, which its copy has as well.
    expectConsole(/requires 'TrustedScript'/);
    await page.goto('/case-study/nordhavn-bottling');
    await expect.poll(() => count).toBeGreaterThan(0);
    await page.waitForTimeout(1500);
    expect(count).toBeLessThanOrEqual(2);
    await expect(part(page)).toBeVisible();
  });
});

test.describe('the details form in its dialog (§4)', () => {
  test('keeps the focus, gives it back, closes on Escape and by its button', async ({ page }) => {
    await page.goto('/case-study/nordhavn-bottling');
    await waitForHydration(page);
    const opener = page.getByRole('button', { name: 'Download Case Study' }).first();
    const dialog = page.getByRole('dialog', { name: 'Case study: Nordhavn Foods' });
    await opener.click();
    await expect(dialog).toBeVisible();
    for (let count = 0; count < 12; count += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toBe('DIALOG');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('ends with the PDF, under its own name, and closes by itself', async ({ page }) => {
    await page.goto('/case-study/nordhavn-bottling');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Download Case Study' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
    await dialog.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await dialog.getByRole('textbox', { name: 'Job title' }).fill('Planner');
    await dialog.getByRole('checkbox').check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Case Study' }).click();
    await expect(
      dialog.getByText('Your form has been submitted successfully and your download will start shortly.'),
    ).toBeVisible();
    expect((await download).suggestedFilename()).toBe('nordhavn-bottling.pdf');
    expect(
      readFileSync(await (await download).path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect(dialog).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('stands in the page and is sent from there', async ({ page }) => {
      await page.goto('/case-study/nordhavn-bottling');
      await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
      await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await page.getByRole('textbox', { name: 'Job title' }).fill('Planner');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Download Case Study' }).click();
      await expect(page).toHaveURL(/\/thank-you$/);
    });
  });
});

test('every PDF that a case study names is there', async ({ request }) => {
  for (const name of [
    'nordhavn-bottling',
    'helix-gearbox-line',
    'orban-cross-dock',
    'boxharbour-packing',
    'solvane-drum-store',
    'stahlwerk-palletising',
  ]) {
    const response = await request.get(`/pdfs/${name}.pdf`);
    expect([name, response.status(), response.headers()['content-type']]).toEqual([name, 200, 'application/pdf']);
  }
});
