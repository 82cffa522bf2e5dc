import { expect, type Page } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { test } from '../harness/test';

// At night the model has the processor to itself: software that draws beside other tests may lose its context, and then, as it should,
// the picture comes back.
test.use({
  drawsByWebGL: true,
  // The narrowest phone, and half of its pixels each way: software draws each of them in place of a graphics card.
  viewport: { width: 320, height: 480 },
  deviceScaleFactor: 0.5,
});

const robot = '/products/mag-product?product=lifter';
const model = (page: Page) => page.getByRole('img', { name: /^3D model: MAG Lifter/ });

async function open(page: Page) {
  // Then it neither comes by itself nor turns by itself: only what is done here changes the view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, robot);
}

test('with reduced motion the model loads only when asked for, and can be controlled', {
  tag: '@nightly',
}, async ({ page, allowConsole }) => {
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
  // The others: show-model.test.ts.
  for (const key of ['ArrowRight', '+']) {
    await page.keyboard.press(key);
    expect([key, await look()]).toEqual([key, true]);
  }
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.mouse.move(0, 0);
  expect(await look()).toBe(true);
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect(async () => expect(await look()).toBe(true)).toPass();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Turn' })).toBeFocused();
  await model(page).hover();
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 4 });
  await page.mouse.up();
  expect(await look()).toBe(true);

  await page.getByRole('button', { name: 'Back to the picture' }).click();
  await expect(page.getByRole('img', { name: /^Lifter: a low white/ })).toBeVisible();
});

test('with a graphics card the model replaces the picture by itself, and stands still', {
  tag: '@nightly',
}, async ({ page, allowConsole }) => {
  allowConsole(/GL Driver Message/);
  // The browser of the tests draws by software: here it says nothing of that.
  await page.addInitScript(() => {
    WebGL2RenderingContext.prototype.getExtension = new Proxy(WebGL2RenderingContext.prototype.getExtension, {
      apply: (getExtension, context, [name]) =>
        name === 'WEBGL_debug_renderer_info' ? null : Reflect.apply(getExtension, context, [name]),
    });
  });
  await openPage(page, robot);
  const picture = page.getByRole('img', { name: /^Lifter: a low white/ });
  const place = await picture.boundingBox();
  const words = page.getByText('A low platform robot');
  const below = await words.boundingBox();
  await expect(model(page)).toBeVisible({ timeout: 60_000 });
  await expect(picture).toBeHidden();
  expect(await model(page).boundingBox()).toEqual(place);
  expect(await words.boundingBox()).toEqual(below);
  await expect(page.getByRole('button', { name: 'Turn' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the picture' }).click();
  await expect(picture).toBeVisible();
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible();
});

test('without WebGL the picture stays, and the page says why', async ({ page, expectConsole, allowConsole }) => {
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
