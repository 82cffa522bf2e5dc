import { expect, type Page } from '@playwright/test';

/** Expects that a palette of the visitor's own leaves an edge or a text to every control, and shows which are chosen. */
export async function expectForcedColours(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  const picture = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' });
  const { blank, alike } = await page.evaluate(readControls, picture.toString('base64'));
  expect.soft(blank, `controls that are not seen in forced colours at ${width} px`).toEqual([]);
  expect.soft(alike, `chosen, and not seen to be, in forced colours at ${width} px`).toEqual([]);
}

/** Runs in the page, with a picture of all of it. */
async function readControls(picture: string): Promise<{ blank: string[]; alike: string[] }> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const pixels = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  if (!pixels) throw new Error('There is no canvas');
  pixels.drawImage(image, 0, 0);
  const isPlain = ({ left, top, width, height }: DOMRect) => {
    const { data } = pixels.getImageData(left + scrollX, top + scrollY, width, height);
    const colours = new Uint32Array(data.buffer);
    return colours.every((colour) => colour === colours[0]);
  };
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => {
      const { left, right, bottom, width, height } = one.getBoundingClientRect();
      const isThere = one.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      // Leaves out elements that are scrolled out of their box, and the link that shows with the focus.
      return isThere && left >= 0 && right <= innerWidth && bottom > 0;
    });
  const describe = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200));
  const controls = seen('a, button, summary, input, select, textarea');
  const chosen = seen(
    'a[aria-current], [aria-current=true], [aria-current=step], [aria-pressed=true], [aria-selected=true]',
  );
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return {
    blank: describe(
      controls.filter((one) => getComputedStyle(one).opacity === '0' || isPlain(one.getBoundingClientRect())),
    ),
    alike: describe(
      chosen.filter((one) => [ground, 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(one).backgroundColor)),
    ),
  };
}
