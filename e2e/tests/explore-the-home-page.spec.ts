import { expect } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test('hotspots explain themselves on hover, focus and tap, on wide screens (§2, §9)', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const spots = page.getByRole('region', { name: 'A warehouse that runs as one' }).getByRole('button');
  await expect(spots).toHaveCount(13);
  const text = page.locator('p', { hasText: 'Robots charge when demand is lowest' }).first();
  await expect(text).toBeHidden();
  const charging = page.getByRole('button', { name: 'Charging bay' });
  await charging.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(0, 0);
  await charging.focus();
  await expect(text).toBeVisible();
  await waitForHydration(page);
  await charging.focus();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
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

test('the logos move until paused, hovered or focused, except with less motion (§9)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  const logos = page.getByRole('region', { name: 'Client logos' });
  const pause = page.getByRole('button', { name: 'Pause logos' });
  await logos.scrollIntoViewIfNeeded();
  const movement = () =>
    logos.evaluate((section) => {
      const [movement] = section.getAnimations({ subtree: true });
      return movement && `${movement.playState} ${movement.effect?.getTiming().duration}`;
    });
  await page.mouse.move(0, 0);
  await expect.poll(movement).toBe('running 34000');
  await logos.hover();
  await expect.poll(movement).toBe('paused 34000');
  await page.mouse.move(0, 0);
  await expect.poll(movement).toBe('running 34000');
  await pause.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(logos).toBeFocused();
  await expect.poll(movement).toBe('paused 34000');
  await page.keyboard.press('Tab');
  await expect.poll(movement).toBe('running 34000');
  await page.keyboard.press('Enter');
  await expect.poll(movement).toBe('paused 34000');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(movement).toBeUndefined();
  await expect(pause).toBeHidden();
});

test('Latest Blogs are 500 px high on wide screens, and the first is largest (§9)', async ({ page }) => {
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

test('one use case is open at a time, before and after hydration (§4)', async ({ page }) => {
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

test('the case-study slider loads when reached, and moves by its buttons', async ({ page }) => {
  await openPage(page, '/');
  // The section is in the HTML; only its script comes later.
  await expect(page.getByRole('list', { name: 'Case studies' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Next case studies' })).toHaveCount(0);
  await page.getByRole('heading', { name: 'Case Studies' }).scrollIntoViewIfNeeded();
  const row = page.getByRole('list', { name: 'Case studies' });
  const moved = () => row.evaluate((list) => list.scrollLeft);
  await page.getByRole('button', { name: 'Next case studies' }).click();
  await expect.poll(moved).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Previous case studies' }).click();
  await expect.poll(moved).toBe(0);
});

test('before the scripts every robot can be read, and the numbers show their claims', async ({
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
  await openPage(page, '/');
  await expect(panels.filter({ visible: true })).toHaveCount(1);
});

test('a hero film that fails to load brings the poster and its button back (§4)', async ({ page, expectConsole }) => {
  expectConsole(/The hero film did not play/);
  expectConsole(/Failed to load resource/);
  await page.route('**/media/film-hero-home*.{webm,mp4}', (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/');
  const play = page.getByRole('button', { name: 'Play film' });
  await play.click();
  await expect(play).toBeVisible();
  await page.unrouteAll();
  await play.click();
  await expect(page.getByLabel('Mobile robots at work in a warehouse')).toHaveAttribute('controls');
});
