import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { compositionElementId, parsePageComposition } from 'shared-config/contract/composition';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { composedSite } from '../harness/site-server';
import { test } from '../harness/test';
import { watchShifts } from '../harness/watch-shifts';

const robotsCompared = (page: Page) => page.getByRole('region', { name: 'Robots compared' }).getByRole('rowheader');

test('a robot is left for another by its link: new words, figures and title, no reload, and it is read out (§2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/products/mag-product?product=fork');
  await waitForHydration(page);
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  const links = page.getByRole('navigation', { name: `${site.robotLineName} robots` });
  await links.getByRole('link', { name: 'Lifter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter');
  await expect(page).toHaveTitle(/MAG Lifter/);
  await expect(page.getByRole('status').filter({ hasText: 'MAG Lifter' })).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  // On a phone the row of links scrolls: the current one is in sight, on arrival as after a change.
  for (const robot of ['lifter', 'fork', 'dualConveyor']) {
    await page.goto(`/products/mag-product?product=${robot}`);
    await waitForHydration(page);
    // Less than all of it: borders lie between pixels.
    await expect(links.locator('[aria-current]')).toBeInViewport({ ratio: 0.95 });
  }
});

test('the robots stand in the order of the menu wherever they stand (§2)', async ({ page }) => {
  const order = ['lifter', 'singleConveyor', 'dualConveyor', 'fork', 'agvTugger', 'counterBalance'];
  const robotsIn = (place: Locator) =>
    place
      .locator('a[href^="/products/mag-product"]')
      .evaluateAll((links) => links.map((link) => new URL(Object(link).href).searchParams.get('product')));
  await page.goto('/');
  expect(await robotsIn(page.getByRole('navigation', { name: 'Main', includeHidden: true }).first())).toEqual(order);
  expect(await robotsIn(page.getByRole('main').locator('[role=tabpanel]'))).toEqual(order);
  await page.goto('/products/Mag');
  expect(await robotsIn(page.getByRole('region', { name: 'Robots compared' }))).toEqual(order);
  await page.goto('/products/mag-product');
  expect(await robotsIn(page.getByRole('navigation', { name: `${site.robotLineName} robots` }))).toEqual(order);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Fork');
});

test('an unknown robot is the fork, in the address as it was asked for (§2)', async ({ page }) => {
  await page.goto('/products/mag-product?product=submarine');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Fork');
  await expect(page).toHaveURL(/\?product=submarine$/);
});

test('each robot has a page of its own for search engines: canonical, title, Product', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  for (const name of robotVariantNames) {
    const html = await (await request.get(`${baseURL}/products/mag-product?product=${name}`)).text();
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/products/mag-product?product=${name}"`);
    expect(html).toContain('"@type":"Product"');
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(robotVariantNames.length);
});

test('/products/mag is the page of /products/Mag, canonical to it, and stands in the address as such', async ({
  page,
  request,
  baseURL,
}) => {
  const [capital, small] = await Promise.all(
    ['/products/Mag', '/products/mag'].map(async (path) => (await request.get(`${baseURL}${path}`)).text()),
  );
  expect(small).toBe(capital);
  expect(capital).toContain(`<link rel="canonical" href="${site.origin}/products/Mag"`);
  await page.goto('/products/mag');
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/products\/Mag$/);
});

test('the robot line is sorted, filtered, compared and searched by address, and back brings the page before', async ({
  page,
}) => {
  await page.goto('/products/Mag');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Operating Speed' }).click();
  await expect(page.getByRole('columnheader', { name: 'Operating Speed' })).toHaveAttribute('aria-sort', 'descending');
  await expect(robotsCompared(page).last()).toHaveText('MAG AGV Tugger');
  await page.getByRole('combobox', { name: 'Task' }).selectOption('Hand over to conveyors');
  await expect(robotsCompared(page)).toHaveText(['MAG Single Conveyor', 'MAG Dual Conveyor']);
  await page.getByRole('checkbox', { name: 'Compare MAG Single Conveyor' }).check();
  await page.getByRole('checkbox', { name: 'Compare MAG Dual Conveyor' }).check();
  const sideBySide = page.getByRole('region', { name: 'Robots side by side' });
  await expect(sideBySide.getByRole('row', { name: /Payload Capacity/ })).toContainText('1000 kg1500 kg');
  const address = page.url();
  const visitor = await page.context().newPage();
  await visitor.goto(address);
  await expect(robotsCompared(visitor)).toHaveText(['MAG Single Conveyor', 'MAG Dual Conveyor']);
  await expect(visitor.getByRole('region', { name: 'Robots side by side' })).toBeVisible();
  await sideBySide.getByRole('link', { name: 'MAG Dual Conveyor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Dual Conveyor');
  await page.goBack();
  await expect(sideBySide).toBeVisible();
});

test('on paper the table of robots keeps the words of its headers', async ({ page }) => {
  await page.goto('/products/Mag');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Payload Capacity', 'Operating Speed', 'Run Time', 'Charge Time'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
});

test("'Which robot fits?' is answered by keyboard alone, and the answer can be passed on", async ({ page }) => {
  await page.goto('/products/Mag');
  await waitForHydration(page);
  await page.getByRole('spinbutton', { name: 'Load (kg)' }).focus();
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
  await expect(page.getByRole('spinbutton', { name: 'Load (kg)' })).toHaveValue('900');
});

test('the mission is stepped through forwards, backwards and by choosing a step', async ({ page }) => {
  await page.goto('/products/syncos');
  await waitForHydration(page);
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
  await page.waitForTimeout(300);
  await expect(texts.filter({ visible: true })).toHaveCount(6);
  // Far less than the mission: on a busy machine the first view is painted in two pieces.
  expect(await sumShifts()).toBeLessThan(0.002);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(texts.filter({ visible: true })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mission is a list of all its steps, the robot line a whole table, and nothing is offered that cannot work', async ({
    page,
  }) => {
    await page.goto('/products/syncos');
    const mission = page.getByRole('region', { name: 'A mission, step by step' });
    await expect(mission.getByRole('listitem')).toHaveCount(6);
    for (const step of await mission.getByRole('listitem').all()) await expect(step.locator('p').last()).toBeVisible();
    await page.goto('/products/Mag?sort=speed');
    await expect(robotsCompared(page)).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'Find robots' })).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

test('on a slow machine a ticked box stays ticked at once, and two quick ticks both count', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/products/Mag');
  await waitForHydration(page);
  const ticked = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLInputElement>('td input[type=checkbox]'))
      .slice(0, 2)
      .map((box) => {
        box.click();
        return box.checked;
      }),
  );
  expect(ticked).toEqual([true, true]);
  // Nor does it lose its tick for a frame on the way into the address.
  const lost = await page.evaluate(async () => {
    const boxes = Array.from(document.querySelectorAll<HTMLInputElement>('td input[type=checkbox]')).slice(0, 2);
    let frames = 0;
    for (const until = performance.now() + 1500; performance.now() < until; ) {
      await new Promise(requestAnimationFrame);
      if (!boxes.every((box) => box.checked)) frames += 1;
    }
    return frames;
  });
  expect(lost).toBe(0);
  await expect(page).toHaveURL(/compare=\w+&compare=\w+/);
  await expect(page.getByRole('region', { name: 'Robots side by side' })).toBeVisible();
});

for (const [path, open, opened] of [
  ['/products/fleet-manager', 'Start the simulation', 'Skip 10 minutes'],
  ['/products/integrator', 'Open the editor', 'Run the mission'],
] as const) {
  test(`${path}: what is loaded when it is asked for weighs 40 kB at most`, async ({ page }) => {
    // A visitor who saves data: nothing of other pages comes meanwhile.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await page.goto(path);
    await waitForHydration(page);
    // What comes near is fetched, so it may be there before it is asked for.
    const named = await page.locator(`#${compositionElementId}`).evaluate((data) => data.textContent ?? '');
    const before = new Set(parsePageComposition(JSON.parse(named), path).scripts.map(({ src }) => src));
    await page.getByRole('button', { name: open }).click();
    await expect(page.getByRole('button', { name: opened })).toBeVisible();
    const loaded = [...requested].filter((file) => file.endsWith('.js') && !before.has(file));
    expect(loaded).not.toEqual([]);
    expect(loaded.reduce((sum, file) => sum + statSync(join(composedSite(), `${file}.br`)).size, 0)).toBeLessThan(
      40_000,
    );
  });
}

test('blocks of a mission are moved and connected by pointer, and a reload keeps them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto('/products/integrator');
  await waitForHydration(page);
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
