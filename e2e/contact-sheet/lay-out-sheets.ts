import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { type Picture, themes } from './picture';

/** Pictures that are looked at together. */
type Sheet = { name: string; title: string; pictures: readonly Picture[]; scale: number };

/** The widest page on the sheet that shows all templates. */
const overviewWidth = 1440;

const style = `
  body { margin: 24px; font: 14px/1.4 sans-serif; color: #222; background: #ccc; }
  section { width: max-content; max-width: 1640px; padding: 16px; margin-bottom: 24px; background: #ccc; }
  section > div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; }
  h2 { margin: 0 0 12px; font-size: 20px; }
  figure { margin: 0; }
  img { display: block; }`;

/**
 * Writes `index.html`, which shows every sheet, and each sheet as one PNG in the folder `sheets`: one for each template and theme,
 * and for each theme one with all templates.
 * @returns the paths of the sheets
 */
export async function layOutSheets(browser: Browser, pictures: readonly Picture[], folder: string): Promise<string[]> {
  const sheets = listSheets(pictures);
  const index = join(folder, 'index.html');
  writeFileSync(index, toHtml(sheets));
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 } });
  await page.goto(pathToFileURL(index).href);
  const files: string[] = [];
  for (const { name } of sheets) {
    const file = join(folder, 'sheets', `${name}.png`);
    await page.locator(`[id="${name}"]`).screenshot({ path: file });
    files.push(file);
  }
  await page.close();
  return files;
}

function listSheets(pictures: readonly Picture[]): Sheet[] {
  const names = [...new Set(pictures.map(({ template }) => template))];
  return themes.flatMap((theme) => {
    const ofTheme = pictures.filter((picture) => picture.theme === theme);
    if (ofTheme.length === 0) return [];
    const sheetOf = (template: string): Sheet => ({
      name: `${template}-${theme}`,
      title: `${template}, ${theme}`,
      pictures: ofTheme.filter((picture) => picture.template === template),
      scale: 1 / 3,
    });
    const widths = ofTheme.map(({ width }) => width);
    const width = widths.includes(overviewWidth) ? overviewWidth : Math.max(...widths);
    const overview: Sheet = {
      name: `all-${theme}`,
      title: `All templates, ${theme}${theme === 'print' ? '' : `, ${width} px`}`,
      pictures: ofTheme.filter((picture) => picture.width === width),
      scale: theme === 'print' ? 1 / 6 : 1 / 7,
    };
    return [...(names.length > 1 ? [overview] : []), ...names.map(sheetOf)];
  });
}

const toHtml = (sheets: readonly Sheet[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>
${sheets
  .map(
    ({ name, title, pictures, scale }) =>
      `<section id="${name}"><h2>${title}</h2><div>${pictures
        .map(
          ({ file, width }) =>
            `<figure><a href="${file}"><img src="${file}" width="${Math.round(width * scale)}" alt="${file}"></a>${file.slice(0, -'.png'.length)}</figure>`,
        )
        .join('')}</div></section>`,
  )
  .join('\n')}
</html>
`;
