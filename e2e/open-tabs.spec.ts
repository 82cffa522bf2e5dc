import { expect, type Page } from '@playwright/test';
import { siteCompositionPath } from 'shared-config/contract/composition';
import { waitForHydration } from '../delivery/src/checks/browser/wait-for-hydration';
import { test } from './browser/test';

// What is promised to a tab that is older than the site (docs/release.md, Open tabs).

type SiteData = { shell: string; remotes: { name: string; version: string; entry: string }[] };

/** From now on the site has another composition. */
async function changeSite(page: Page, change: (site: SiteData) => SiteData): Promise<void> {
  await page.route(`**${siteCompositionPath}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: change(await response.json()) });
  });
}

/** Opens a page and counts the documents that are loaded from then on. */
async function open(page: Page, path: string): Promise<() => number> {
  await page.goto(path);
  await waitForHydration(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the first view asks for no composition; the first navigation does, once, and loads no document', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === siteCompositionPath) asked.push(request.url());
  });
  const documents = await open(page, '/terms');
  expect(asked).toEqual([]);
  await footerLink(page, 'MAG Robots').click();
  await expect(heading(page)).toHaveText('Six robots that lift, convey, pull and stack');
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveURL(/\/contact$/);
  expect([asked.length, documents()]).toEqual([1, 0]);
});

test('with another shell the navigation is a full load', async ({ page }) => {
  await changeSite(page, (site) => ({ ...site, shell: '0'.repeat(16) }));
  const documents = await open(page, '/terms');
  await footerLink(page, 'MAG Robots').click();
  await expect(heading(page)).toHaveText('Six robots that lift, convey, pull and stack');
  expect(documents()).toBe(1);
});

test('a remote that the tab uses stays at its version, and its next page is no full load', async ({ page }) => {
  const documents = await open(page, '/products/mag');
  await changeSite(page, (site) => ({
    ...site,
    remotes: site.remotes.map((remote) =>
      remote.name === 'mfe-products' ? { ...remote, version: 'f'.repeat(16), entry: '/assets/gone/entry.js' } : remote,
    ),
  }));
  await footerLink(page, 'SyncOS Platform').click();
  await expect(page).toHaveURL(/syncos$/);
  await expect(heading(page)).toBeFocused();
  expect(documents()).toBe(0);
});

test('without a composition the navigation is a full load', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route(`**${siteCompositionPath}`, (route) => route.abort());
  const documents = await open(page, '/terms');
  await footerLink(page, 'MAG Robots').click();
  await expect(heading(page)).toHaveText('Six robots that lift, convey, pull and stack');
  expect(documents()).toBe(1);
});
