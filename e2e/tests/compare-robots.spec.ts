import { expect, type Page } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

const robotsCompared = (page: Page) => page.getByRole('region', { name: 'Robots compared' }).getByRole('rowheader');

test('the robot line is sorted, filtered, compared and searched by its address', async ({ page }) => {
  await openPage(page, '/products/Mag');
  await page.getByRole('button', { name: 'Operating Speed' }).click();
  await expect(page.getByRole('columnheader', { name: 'Operating Speed' })).toHaveAttribute('aria-sort', 'descending');
  await expect(robotsCompared(page).last()).toHaveText('MAG AGV Tugger');
  await page.getByRole('combobox', { name: 'Task' }).selectOption('Hand over to conveyors');
  await expect(robotsCompared(page)).toHaveText(['MAG Single Conveyor', 'MAG Dual Conveyor']);
  await page.getByRole('checkbox', { name: 'Compare MAG Single Conveyor' }).check();
  await page.getByRole('checkbox', { name: 'Compare MAG Dual Conveyor' }).check();
  const address = page.url();
  await page.getByRole('link', { name: 'Compare 2 side by side' }).click();
  const sideBySide = (of: Page) => of.getByRole('region', { name: 'Robots side by side' });
  const columns = (of: Page) => sideBySide(of).getByRole('columnheader');
  await expect(columns(page)).toHaveText(['MAG Single Conveyor', 'MAG Dual Conveyor']);
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  await expect(sideBySide(page).getByRole('row', { name: 'Payload Capacity' })).toBeVisible();
  await expect(sideBySide(page).getByRole('row', { name: 'Run Time' })).toBeHidden();
  await expect(page).toHaveURL(/show=differences/);
  const visitor = await page.context().newPage();
  await visitor.goto(page.url());
  await expect(columns(visitor)).toHaveText(['MAG Single Conveyor', 'MAG Dual Conveyor']);
  await expect(sideBySide(visitor).getByRole('row', { name: 'Run Time' })).toBeHidden();
  await visitor.close();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(robotsCompared(page)).toHaveText(['MAG Single Conveyor', 'MAG Dual Conveyor']);
});

test('on paper the table of robots keeps its header texts', async ({ page }) => {
  await page.goto('/products/Mag');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Payload Capacity', 'Operating Speed', 'Run Time', 'Charge Time'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
});

test("'Which robot fits?' works by keyboard alone, and its answer can be shared", async ({ page }) => {
  await openPage(page, '/products/Mag');
  await page.getByRole('textbox', { name: 'Load (kg)' }).focus();
  await page.keyboard.type('900');
  await page.keyboard.press('Tab');
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Conv');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Conv');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Find robots' }).press('Enter');
  const answer = page.getByText('3 robots fit, fastest first');
  await expect(answer).toBeVisible();
  await page.reload();
  await expect(answer).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Load (kg)' })).toHaveValue('900');
});

test("in feet, going back restores the figures of the address, not the browser's", async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('units', 'imperial'));
  await openPage(page, '/products/robot-count?loaded=120');
  const distance = page.getByRole('textbox', { name: 'Distance with load (ft)' });
  await expect(distance).toHaveValue('393.7');
  await openPage(page, '/service');
  await page.goBack();
  await expect(distance).toHaveValue('393.7');
  await expect(page).toHaveURL(/\?loaded=120$/);
});

test('on a slow machine two quick ticks both count and reach the address', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await openPage(page, '/products/Mag');
  const wereTicked = await page.evaluate(async () => {
    const boxes = Array.from(document.querySelectorAll<HTMLInputElement>('td input[type=checkbox]')).slice(0, 2);
    for (const box of boxes) box.click();
    const frames: boolean[] = [];
    while (frames.length < 30) {
      await new Promise(requestAnimationFrame);
      frames.push(boxes.every((box) => box.checked));
    }
    return frames;
  });
  expect(wereTicked).not.toContain(false);
  await expect(page).toHaveURL(/compare=\w+&compare=\w+/);
  await expect(page.getByRole('link', { name: 'Compare 2 side by side' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the robot line is a whole table, without controls that cannot work', async ({ page }) => {
    await page.goto('/products/Mag?sort=speed');
    await expect(robotsCompared(page)).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'Find robots' })).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('a link that names robots shows all six, and says how to see only those', async ({ page }) => {
    await page.goto('/products/compare?compare=lifter&compare=fork');
    await expect(page.getByRole('region', { name: 'Robots side by side' }).getByRole('columnheader')).toHaveCount(6);
    await expect(page.getByText('a link that names robots shows all six: tick those robots here')).toBeVisible();
  });

  test('all six are side by side, chosen ones alone, and equal rows can be hidden', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/products/Mag');
    await page.getByRole('link', { name: 'Compare all six side by side' }).click();
    const columns = page.getByRole('region', { name: 'Robots side by side' }).getByRole('columnheader');
    await expect(columns).toHaveCount(6);
    await page.getByRole('checkbox', { name: 'Lifter' }).check();
    await expect(columns).toHaveCount(6);
    await expect(page.getByText('The address of this page contains your choice')).toBeHidden();
    await page.getByRole('checkbox', { name: 'AGV Tugger' }).check();
    await expect(columns).toHaveText(['MAG Lifter', 'MAG AGV Tugger']);
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    await expect(page.getByRole('row', { name: 'Emergency stop' })).toBeHidden();
    await expect(page.getByRole('row', { name: 'Length' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
