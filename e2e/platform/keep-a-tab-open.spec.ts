import { expect, type Page } from '@playwright/test';
import { siteCompositionPath } from 'kit/contract/composition';
import { thankYouPath } from 'kit/forms/thank-you-path';
import { countDocuments } from '../harness/count-documents';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';

// The promises to a tab that is older than the site (docs/release.md, Open tabs).

type SiteData = { shell: string; remotes: { name: string; version: string; entry: string }[] };

const readSite = async (page: Page): Promise<SiteData> => (await page.request.get(siteCompositionPath)).json();

/** From now on the site has another composition. */
async function changeSite(page: Page, change: (site: SiteData) => SiteData): Promise<void> {
  // Read before: a test may end while the page asks for it, and then nothing can be fetched for it any more.
  const site = await readSite(page);
  await page.route(`**${siteCompositionPath}`, (route) => route.fulfill({ json: change(site) }));
}

/** Follows a link of the header. */
async function go(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading(path, platformSite));
}
const goToBells = (page: Page) => go(page, 'Glocken', '/glocken');

test('only the first navigation fetches the composition, once, without a new document', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === siteCompositionPath) asked.push(request.url());
  });
  await openPage(page, '/besuch');
  const documents = countDocuments(page);
  expect(asked).toEqual([]);
  await goToBells(page);
  await go(page, 'Anfrage', '/anfrage');
  expect([asked.length, documents()]).toEqual([1, 0]);
});

test('with another shell the navigation is a full load', async ({ page }) => {
  await changeSite(page, (site) => ({ ...site, shell: '0'.repeat(16) }));
  await openPage(page, '/besuch');
  const documents = countDocuments(page);
  await goToBells(page);
  expect(documents()).toBe(1);
});

test('without a composition the navigation is a full load', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route(`**${siteCompositionPath}`, (route) => route.abort());
  await openPage(page, '/besuch');
  const documents = countDocuments(page);
  await goToBells(page);
  expect(documents()).toBe(1);
});

test.describe('with a set clock', () => {
  test.use({ hasOwnProfile: true });

  const [second, third] = ['2222222222222222', '3333333333333333'] as const;
  for (const { path, loads } of [
    // The remote of the first page was in use before, the other one since the second generation.
    { path: '/besuch', loads: [`mfe-bells@${second}`] },
    // A page of the shell: one remote is used since the second generation, the other one is as the site has it by then.
    { path: thankYouPath, loads: [`mfe-bells@${second}`, `mfe-house@${third}`] },
  ])
    test(`a tab begun at ${path} keeps its versions over three releases, even offline`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/Failed to load resource/);
      const began = Date.now();
      /** The composition is asked for again after a minute. */
      const passMinutes = (minutes: number) => page.clock.setFixedTime(began + minutes * 60_000);
      const { remotes } = await readSite(page);
      /** A generation in which every remote has another version: the live one's files under another name. */
      const release = async (version: string) => {
        for (const { name, version: live } of remotes) {
          await page.route(`**/assets/${name}/${version}/**`, async (route) =>
            route.fulfill({ response: await route.fetch({ url: route.request().url().replace(version, live) }) }),
          );
        }
        await changeSite(page, (site) => ({
          ...site,
          remotes: site.remotes.map((remote) => ({
            ...remote,
            version,
            entry: remote.entry.replace(remote.version, version),
          })),
        }));
      };
      const loaded = new Set<string>();
      page.on('request', (request) => {
        const [, name, version] = /\/assets\/(mfe-[a-z]+)\/([23]+)\//.exec(request.url()) ?? [];
        if (name) loaded.add(`${name}@${version}`);
      });
      await openPage(page, path);
      const documents = countDocuments(page);
      await release(second);
      await goToBells(page);
      await release(third);
      await passMinutes(2);
      await go(page, 'Anfrage', '/anfrage');
      await go(page, 'Notizen', '/notizen');
      await go(page, 'Besuch', '/besuch');
      expect([...loaded]).toEqual(loads);
      await page.route(`**${siteCompositionPath}`, (route) => route.abort());
      await passMinutes(4);
      await goToBells(page);
      expect(documents()).toBe(0);
    });
});
