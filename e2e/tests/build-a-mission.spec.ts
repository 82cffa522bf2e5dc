import { expect, type Locator } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test('blocks of a mission can be dragged and connected, and a reload keeps them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await openPage(page, '/products/integrator');
  await page.getByRole('button', { name: 'Open the editor' }).click();
  const blocks = page.getByRole('list', { name: 'Blocks of the mission' });
  const block = (name: string) => blocks.getByRole('listitem').filter({ hasText: new RegExp(`^\\W*${name}`) });
  const drag = async (from: Locator, to: { x: number; y: number }) => {
    await from.hover();
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const middleOf = async (locator: Locator) => {
    await locator.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2, width };
  };
  const tell = block('Tell the WMS');
  const before = await middleOf(tell);
  await drag(tell.getByRole('button'), { x: before.x - before.width, y: before.y });
  await expect.poll(async () => (await middleOf(tell)).x).toBeLessThan(before.x - 100);
  // Back to the start: the loop is named, and undone.
  await drag(tell.locator('[aria-hidden]'), await middleOf(block('Fetch from')));
  await expect(page.getByRole('region', { name: 'Before it can run' })).toContainText(
    'Loop: "Tell the WMS" leads back to "Fetch from Palletiser"',
  );
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Run the mission' })).toBeEnabled();
  const moved = (await middleOf(tell)).x;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Run the mission' })).toBeVisible();
  expect((await middleOf(tell)).x).toBe(moved);
});
