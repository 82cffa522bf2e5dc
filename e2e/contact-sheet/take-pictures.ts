import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Template } from '../site/templates';
import type { Picture, ScreenTheme } from './picture';

/**
 * Takes a full-page picture of a page at each width, as a visitor has it who has scrolled through it. Motion is on: what most
 * visitors see is what is judged.
 * @param folder where the PNGs are written
 */
export async function takePictures(
  browser: Browser,
  { name, path }: Template,
  options: { address: string; theme: ScreenTheme; widths: readonly number[]; folder: string; onPicture: () => void },
): Promise<Picture[]> {
  const { address, theme, widths, folder, onPicture } = options;
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', colorScheme: theme });
  const page = await context.newPage();
  await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
  await page.goto(path, { waitUntil: 'networkidle' });
  const pictures: Picture[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    if (pictures.length === 0) await waitForStillText(page);
    const file = `${name}-${theme}-${width}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    pictures.push({ template: name, theme, file, width });
    onPicture();
  }
  await context.close();
  return pictures;
}

/** Scrolls to the end and back, so that pictures are fetched and figures count up. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 30));
    }
    // A picture of a slider that is not in view would never be fetched.
    for (const image of document.images) image.loading = 'eager';
    // One that cannot be loaded is a fault to be seen.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits until figures have counted up. */
async function waitForStillText(page: Page): Promise<void> {
  let [before, text]: (string | undefined)[] = [];
  do {
    before = text;
    await page.waitForTimeout(300);
    text = await page.evaluate(() => document.body.textContent);
  } while (text !== before);
}
