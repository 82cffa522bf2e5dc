import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';
import { watchShifts } from '../harness/watch-shifts';

const missionOf = (page: Page) => page.getByRole('region', { name: 'A mission, step by step' });

test('a mission can be stepped both ways and by choice, without layout shifts', async ({ page }) => {
  for (const width of isThorough ? [390, 800, 1024, 1440] : [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/products/syncos');
    const mission = missionOf(page);
    const current = mission.locator('[aria-current=step]');
    const first = await current.textContent();
    const next = mission.getByRole('button', { name: 'Next step' });
    const before = await mission.boundingBox();
    await expect(mission.getByRole('button', { name: 'Previous step' })).toBeDisabled();
    for (const step of [1, 2, 3, 4, 5]) {
      await next.click();
      await expect(mission.getByRole('listitem').nth(step).locator('p').last()).toBeVisible();
      expect((await mission.boundingBox())?.height, `step ${step} at ${width} px`).toBe(before?.height);
    }
    await expect(next).toBeDisabled();
    await mission.getByRole('button', { name: 'Previous step' }).click();
    await mission.getByRole('listitem').first().locator('summary').click();
    await expect(current).toHaveText(first ?? '');
    await expect(mission.getByRole('listitem').last().locator('p').last()).toBeHidden();
  }
});

for (const path of ['/products/syncos', '/products/fleet-manager'])
  test(`the screen on ${path} plays where it is, and pauses`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const sumShifts = await watchShifts(page);
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    // On a busy machine the first view is painted in two pieces.
    expect(await sumShifts()).toBeLessThan(0.002);
  });

test.describe('with scripts that no earlier visit has cached', () => {
  test.use({ hasOwnProfile: true });

  test('before the scripts load every step of the mission can be read', async ({ page, expectConsole }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/products/syncos');
    const storyboard = missionOf(page).getByRole('list').last().getByRole('listitem');
    await expect(storyboard).toHaveCount(6);
    for (const step of await storyboard.all()) {
      await step.scrollIntoViewIfNeeded();
      await expect(step.getByRole('img')).toBeInViewport();
      await expect(step.locator('p').last()).toBeVisible();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mission is a list of all its steps, with a picture each', async ({ page }) => {
    await page.goto('/products/syncos');
    const steps = missionOf(page).getByRole('listitem');
    await expect(steps).toHaveCount(6);
    for (const step of await steps.all()) {
      await expect(step.getByRole('img')).toBeVisible();
      await expect(step.locator('p').last()).toBeVisible();
    }
  });
});
