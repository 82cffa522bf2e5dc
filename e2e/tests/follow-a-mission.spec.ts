import { expect } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';
import { watchShifts } from '../harness/watch-shifts';

test('the mission is stepped through forwards, backwards and by choosing a step', async ({ page }) => {
  await openPage(page, '/products/syncos');
  const mission = page.getByRole('region', { name: 'A mission, step by step' });
  const current = mission.locator('button[aria-current=step]');
  const first = await current.textContent();
  await expect(mission.getByRole('button', { name: 'Previous step' })).toBeDisabled();
  await mission.getByRole('button', { name: 'Next step' }).click();
  await expect(current).not.toHaveText(first ?? '');
  await mission.getByRole('button', { name: 'Previous step' }).click();
  await expect(current).toHaveText(first ?? '');
  const steps = mission.getByRole('listitem');
  await steps.last().getByRole('button').click();
  await expect(steps.last().locator('p').last()).toBeVisible();
  await expect(steps.first().locator('p').last()).toBeHidden();
  await expect(mission.getByRole('button', { name: 'Next step' })).toBeDisabled();
});

test.describe('with scripts that no visit before has left in the cache', () => {
  test.use({ hasOwnProfile: true });

  test('while the scripts are not there every step of the mission can be read; then one is shown at a time', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_FAILED/);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/products/syncos');
    // All scripts have been refused: none is asked for once they may come.
    await page.waitForLoadState('networkidle');
    const texts = page.getByRole('region', { name: 'A mission, step by step' }).locator('li p:last-child');
    await expect(texts.filter({ visible: true })).toHaveCount(6);
    await page.unrouteAll();
    // Below the window, where nobody sees the page move.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.reload();
    await waitForHydration(page);
    await expect(texts.filter({ visible: true })).toHaveCount(1);
  });
});

test('a mission that is in view when the page hydrates does not move; it folds when it is used', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  const sumShifts = await watchShifts(page);
  await page.goto('/products/syncos');
  const texts = page.getByRole('region', { name: 'A mission, step by step' }).locator('li p:last-child');
  await waitForHydration(page);
  await expect(texts.filter({ visible: true })).toHaveCount(6);
  // Far less than the mission: on a busy machine the first view is painted in two pieces.
  expect(await sumShifts()).toBeLessThan(0.002);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(texts.filter({ visible: true })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mission is a list of all its steps', async ({ page }) => {
    await page.goto('/products/syncos');
    const steps = page.getByRole('region', { name: 'A mission, step by step' }).getByRole('listitem');
    await expect(steps).toHaveCount(6);
    for (const step of await steps.all()) await expect(step.locator('p').last()).toBeVisible();
  });
});
