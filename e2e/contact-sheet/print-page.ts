import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PDFiumLibrary, PDFiumPageRenderOptions } from '@hyzyla/pdfium';
import type { Browser } from '@playwright/test';
import type { Template } from '../site/templates';
import type { Picture } from './picture';

/** CSS px in a point of a PDF. */
const scale = 96 / 72;

/**
 * Prints a page to A4 as a visitor does who has not scrolled, without backgrounds, and takes a picture of each sheet of paper.
 * @param folder where the PNGs are written
 */
export async function printPage(
  browser: Browser,
  { name, path }: Template,
  { pdfium, address, folder }: { pdfium: PDFiumLibrary; address: string; folder: string },
): Promise<Picture[]> {
  const page = await browser.newPage({ baseURL: address, locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  await page.goto(path, { waitUntil: 'networkidle' });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.close();

  const canvas = await browser.newPage();
  /** The browser compresses the picture: it can, and Node cannot without one more dependency. */
  const encode = async ({ data, width, height }: PDFiumPageRenderOptions) => {
    const url = await canvas.evaluate(
      ([base64, columns, rows]) => {
        const element = document.createElement('canvas');
        element.width = columns;
        element.height = rows;
        const bytes = Uint8ClampedArray.from(atob(base64), (character) => character.charCodeAt(0));
        element.getContext('2d')?.putImageData(new ImageData(bytes, columns, rows), 0, 0);
        return element.toDataURL('image/png');
      },
      [Buffer.from(data).toString('base64'), width, height] as const,
    );
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  };
  const pictures: Picture[] = [];
  const printed = await pdfium.loadDocument(pdf);
  for (const sheet of printed.pages()) {
    const file = `${name}-print-${String(pictures.length + 1).padStart(2, '0')}.png`;
    const { data, width } = await sheet.render({ scale, render: encode });
    writeFileSync(join(folder, file), data);
    pictures.push({ template: name, theme: 'print', file, width });
  }
  printed.destroy();
  await canvas.close();
  return pictures;
}
