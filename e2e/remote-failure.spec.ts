import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { waitForHydration } from './hydration';
import { copySite, type SiteServer, startSiteServer, test } from './site-server';

/** A remote, a page of it, and what that page says. */
const remotes = [
  { name: 'mfe-marketing', path: '/contact', heading: 'Talk to an engineer' },
  { name: 'mfe-products', path: '/products/mag-product?product=lifter', heading: 'MAG Lifter' },
  { name: 'mfe-partners', path: '/tech-partner', heading: 'Make your product part of the flow' },
];

/** What happens to a remote's files after the site was composed. */
const faults = {
  'are gone': (folder: string) => rmSync(folder, { recursive: true }),
  'are not what was published': (folder: string) => {
    for (const version of readdirSync(folder)) {
      for (const file of readdirSync(join(folder, version))) {
        if (/\.js(\.br|\.gz)?$/.test(file)) rmSync(join(folder, version, file));
        if (file.endsWith('.js'))
          writeFileSync(join(folder, version, file), 'window.ran = true; throw new Error("changed");');
      }
    }
  },
};

test('a host that is slower than its remotes: nothing runs before it', async ({
  page,
  consoleMessages,
  siteServer,
}) => {
  await page.route('**/assets/shell/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`${siteServer.address}/tech-partner`);
  await waitForHydration(page);
  expect(consoleMessages).toEqual([]);
});

for (const { name, path, heading } of remotes) {
  for (const [fault, breakFiles] of Object.entries(faults)) {
    test.describe(`the files of ${name} ${fault}`, () => {
      let server: SiteServer;
      let folder: string;

      test.beforeEach(async () => {
        folder = copySite();
        breakFiles(join(folder, 'assets', name));
        server = await startSiteServer(folder);
      });
      test.afterEach(async () => {
        await server.stop();
        rmSync(folder, { recursive: true });
      });

      test('its page stays readable, the shell stays alive, one report names it', async ({ page }) => {
        const reports: unknown[] = [];
        await page.exposeFunction('report', (detail: unknown) => reports.push(detail));
        await page.addInitScript(() =>
          window.addEventListener('remote-error', (event) => Object(window).report((event as CustomEvent).detail)),
        );
        await page.goto(server.address + path);
        await expect
          .poll(() => reports, { timeout: 15_000 })
          .toEqual([expect.objectContaining({ remote: name, team: expect.any(String) })]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(await page.evaluate(() => 'ran' in window)).toBe(false);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.getByRole('navigation', { name: 'Main' }).getByText('Industries', { exact: true }).hover();
        await expect(page.getByRole('link', { name: 'Distribution Centers' })).toBeVisible();
      });

      test('a navigation to it falls back to its prerendered page', async ({ page }) => {
        const start = name === 'mfe-partners' ? '/contact' : '/partner-with-us';
        await page.goto(server.address + start);
        await waitForHydration(page);
        // As the router itself does for a link.
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 15_000 });
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });
    });
  }
}
