import { expect, type Page } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

test.use({
  drawsByWebGL: true,
  // A phone's width: software draws each pixel in place of a graphics card.
  viewport: { width: 390, height: 700 },
});

const robot = '/products/mag-product?product=lifter';
const model = (page: Page) => page.getByRole('img', { name: /^3D model: MAG Lifter/ });

async function open(page: Page) {
  // Without the camera's move at the start only what is done here changes the view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, robot);
}

test('a robot is turned and zoomed in 3D by keys, buttons and pointer; nothing of it loads before it is asked for', async ({
  page,
  allowConsole,
}) => {
  // Written by the driver when screenshots are read back.
  allowConsole(/GL Driver Message/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page);
  expect(requests.filter((url) => url.endsWith('.glb'))).toEqual([]);
  const before = requests.length;
  await page.getByRole('button', { name: 'View in 3D' }).click();
  // Software that draws in place of a graphics card takes its time.
  await expect(model(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(requests.slice(before).filter((url) => url.endsWith('.glb'))).toHaveLength(1);

  let seen = await model(page).screenshot();
  const look = async () => {
    const now = await model(page).screenshot();
    const isOther = !now.equals(seen);
    seen = now;
    return isOther;
  };
  await model(page).focus();
  for (const key of ['ArrowRight', 'ArrowUp', '+', '-']) {
    await page.keyboard.press(key);
    expect([key, await look()]).toEqual([key, true]);
  }
  const press = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.mouse.move(0, 0);
    expect([name, await look()]).toEqual([name, true]);
  };
  for (const [there, back] of [
    ['Turn left', 'Turn right'],
    ['Zoom in', 'Zoom out'],
  ] as const) {
    await press(there);
    const first = seen;
    await press(back);
    await press(there);
    expect([back, seen.equals(first)]).toEqual([back, true]);
  }
  await model(page).hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 4 });
  await page.mouse.up();
  expect(await look()).toBe(true);

  await page.getByRole('button', { name: 'Back to the picture' }).click();
  await expect(page.getByRole('img', { name: /^Lifter: a low white/ })).toBeVisible();
});

test('where there is no WebGL the picture stays, and the page says why', async ({
  page,
  expectConsole,
  allowConsole,
}) => {
  expectConsole(/^warning: The 3D model .* is not shown/);
  allowConsole(/WebGL/);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page);
  await page.getByRole('button', { name: 'View in 3D' }).click();
  await expect(page.getByText('The 3D view is not available in this browser')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Lifter: a low white/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toHaveCount(0);
});
