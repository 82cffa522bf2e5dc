import { join } from 'node:path';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../harness/expect-no-violations';
import { checkOutLive, removeSites, runIn } from '../harness/fresh-checkout';
import { startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';

test('what the site consists of can be read at every width: packages, redirects, and why a remote has left', async ({
  page,
}) => {
  // A checkout of its own: a remote that is retired leaves it.
  const folder = checkOutLive(['mfe-partners', 'mfe-products']);
  const message = 'Partners are found by the sales teams from now on (No 7)';
  const retired = runIn(folder, 'delivery/src/main.ts', [
    'retire',
    'mfe-partners',
    '--to',
    '/products/syncos',
    '--message',
    message,
  ]);
  expect(retired.output).toContain('mfe-partners has left the site');
  const server = await startSiteServer(join(folder, 'site'));
  try {
    for (const width of isThorough ? [390, 800, 1130, 1440] : [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${server.address}/__composition`);
      const rowOf = (table: string, name: string) =>
        page
          .getByRole('table', { name: table })
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name }) });
      await expect(rowOf('Packages', 'mfe-products')).toContainText('/products/syncos');
      await expect(rowOf('Redirects', '/tech-partner')).toContainText('/products/syncos');
      await expect(rowOf('Redirects', '/tech-partner')).toContainText('mfe-partners, retired');
      await expect(rowOf('Retired remotes', 'mfe-partners')).toContainText(message);
      // Nothing but the picture has to be scrolled sideways, and no cell is a column of single letters.
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
      const widths = await page
        .locator('tbody :is(th, td)')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
      expect(Math.min(...widths), `narrowest cell at ${width}`).toBeGreaterThan(40);
      await expectNoViolations(page);
    }
  } finally {
    await server.stop();
    removeSites(folder);
  }
});
