import { expect, type Locator, type Page } from '@playwright/test';
import { bodyOf, moveCaret } from '../harness/edit-body';
import { openPage } from '../harness/open-page';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';

const content = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  type: 'paragraph' as const,
  content: `<p>${`Paragraph ${index + 1} of a long text. `.repeat(8)}</p>`,
}));

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, bottom: box.y + box.height };
}

test('on a phone the bars leave the text most of the screen, and do not overlap', async ({ page, siteServer }) => {
  await storePost(openStore(siteServer.address), 'phone', { title: 'On a phone', slug: 'phone', content });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/native-blogs?edit=phone');
  const toolbar = page.getByRole('toolbar', { name: 'Body' });
  const update = page.getByRole('button', { name: 'Update Blog' });
  const bar = update.locator('xpath=../../..');
  const paragraph = bodyOf(page).getByText(/^Paragraph 20 /);

  await test.step('in the text', async () => {
    await paragraph.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const [above, below] = [await boxOf(toolbar), await boxOf(bar)];
    expect(above.bottom + 844 - below.y).toBeLessThan(0.27 * 844);
    // No line of the text shows between the bars.
    const undo = await boxOf(page.getByRole('button', { name: 'Undo' }));
    expect(above.y - undo.bottom).toBeLessThan(8);
    expect(below.bottom).toBe(844);
    for (const button of await bar.getByRole('button').all())
      expect((await boxOf(button)).height).toBeGreaterThanOrEqual(24);
    const up = await boxOf(page.getByRole('button', { name: 'Scroll to top' }));
    expect(up.bottom).toBeLessThanOrEqual(below.y);
  });

  await test.step('where the toolbar of the body comes up from below', async () => {
    const { y } = await boxOf(bar);
    await toolbar.evaluate((element, top) => scrollTo(0, scrollY + element.getBoundingClientRect().top - top), y + 10);
    const covers = await page.evaluate(
      ({ x, y: top }) => document.elementFromPoint(x, top)?.closest('button')?.textContent,
      { x: (await boxOf(update)).x + 20, y: y + 25 },
    );
    expect(covers).toBe('Update Blog');
  });

  await test.step('a link opens beside the caret, and the page stays where it is', async () => {
    await bodyOf(page).focus();
    await moveCaret(page, 'ControlOrMeta+End');
    await page.keyboard.type('Last words');
    const last = await boxOf(bodyOf(page).getByText(/Last words$/));
    expect(last.bottom).toBeLessThanOrEqual((await boxOf(bar)).y);
    const before = await scrollTop(page);
    await page.keyboard.press('ControlOrMeta+k');
    const link = page.getByRole('textbox', { name: 'Link address' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await scrollTop(page)).toBe(before);
    await page.keyboard.press('Escape');
    expect(await scrollTop(page)).toBe(before);
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`at ${width} px a new post begins in its title, with its body on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, '/native-blogs');
    await page.getByRole('button', { name: 'New Blog Post' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    const bar = page.getByRole('button', { name: 'Save Blog' }).locator('xpath=../../..');
    const { y } = await boxOf(bar);
    expect((await boxOf(bodyOf(page).locator('p').first())).bottom).toBeLessThan(y);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Nothing in the bar is cut at its side.
    for (const part of await bar.locator('button, span').all()) {
      const box = await part.boundingBox();
      if (box) expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });
}
