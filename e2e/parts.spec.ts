import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { test } from './browser/test';
import { comparePart } from './parts/compare-part';
import { partSchema, readPart } from './parts/read-part';

// Parts that stand on many pages and must not drift: where everything in them is, and how it looks, is compared with a record
// (docs/decisions/0080-parts-are-recorded-as-boxes.md). `npx -y pnpm@12 record-parts` writes
// the records anew.
test.use({ javaScriptEnabled: false });

const main = (selector: string) => (page: Page) => page.getByRole('main').locator(selector).first();
const labelled = (id: string) => main(`section[aria-labelledby="${id}"]`);

/** The pages, and the parts that are read on each. */
const pages: Readonly<Record<string, Readonly<Record<string, (page: Page) => Locator | Promise<Locator>>>>> = {
  '/': {
    header: (page) => page.getByRole('banner'),
    figures: main('section[aria-label="In numbers"]'),
    'robot-tabs': labelled('robots'),
    industries: labelled('industries'),
    questions: labelled('questions'),
    footer: (page) => page.getByRole('contentinfo'),
    menu: async (page) => {
      const header = page.getByRole('banner');
      await header.locator('summary').filter({ visible: true }).first().click();
      return header.locator('details[open]').first();
    },
  },
  '/products/Mag': { finder: labelled('finder'), comparison: labelled('compare') },
  '/partner-with-us': { ways: main('nav'), partners: labelled('partners') },
  '/case-studies': { cards: main('ul:has(img)') },
  '/contact': { form: main('form') },
};

for (const [path, parts] of Object.entries(pages)) {
  test(`the parts of ${path} look as they were recorded`, async ({ page }) => {
    // What moves is recorded where it comes to rest.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isUpdate = test.info().config.updateSnapshots === 'all';
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const [name, find] of Object.entries(parts)) {
        const file = join(import.meta.dirname, 'parts/recorded', `${name}-${width}.jsonl`);
        const part = await find(page);
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        const now = await part.evaluate(readPart);
        if (isUpdate) {
          mkdirSync(join(file, '..'), { recursive: true });
          writeFileSync(file, now.map((box) => `${JSON.stringify(box)}\n`).join(''));
        }
        const lines = readFileSync(file, 'utf8').trim().split('\n');
        const recorded = v.parse(
          partSchema,
          lines.map((line) => JSON.parse(line)),
        );
        expect.soft(comparePart(recorded, now), `${name} at ${width} px`).toEqual([]);
      }
    }
  });
}
