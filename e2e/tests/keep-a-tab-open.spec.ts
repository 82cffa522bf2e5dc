import { expect, type Page } from '@playwright/test';
import { siteCompositionPath } from 'shared-config/contract/composition';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { test } from '../harness/test';

// What is promised to a tab that is older than the site (docs/release.md, Open tabs).

// One of them sets the clock.
test.use({ hasOwnProfile: true });

type SiteData = { shell: string; remotes: { name: string; version: string; entry: string }[] };

/** From now on the site has another composition. */
async function changeSite(page: Page, change: (site: SiteData) => SiteData): Promise<void> {
  // Read before: a test may end while the page asks for it, and then nothing can be fetched for it any more.
  const site: SiteData = await (await page.request.get(siteCompositionPath)).json();
  await page.route(`**${siteCompositionPath}`, (route) => route.fulfill({ json: change(site) }));
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

/** Serves a version of a remote that nobody released: the live one's files under another name. */
async function publishAs(page: Page, name: string, version: string): Promise<void> {
  await page.route(`**/assets/${name}/${version}/**`, async (route) => {
    const { version: live } = await readLive(page, name);
    return route.fulfill({ response: await route.fetch({ url: route.request().url().replace(version, live) }) });
  });
}

async function readLive(page: Page, name: string) {
  const site: SiteData = await (await page.request.get(siteCompositionPath)).json();
  const remote = site.remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not in the site`);
  return remote;
}

test('over three generations of the site a tab keeps the versions it uses, also when the network is lost', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const began = Date.now();
  /** The composition is asked for again after a minute. */
  const passMinutes = (minutes: number) => page.clock.setFixedTime(began + minutes * 60_000);
  const [second, third] = ['2', '3'].map((digit) => digit.repeat(16)) as [string, string];
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, name, version] = /\/assets\/(mfe-[a-z]+)\/([0-9a-f]+)\//.exec(request.url()) ?? [];
    if (name && (version === second || version === third) && !loaded.includes(`${name}@${version}`))
      loaded.push(`${name}@${version}`);
  });
  /** A generation in which every remote has another version. */
  const release = async (version: string) => {
    for (const name of ['mfe-marketing', 'mfe-products', 'mfe-partners']) await publishAs(page, name, version);
    await changeSite(page, (site) => ({
      ...site,
      remotes: site.remotes.map((remote) => ({
        ...remote,
        version,
        entry: remote.entry.replace(remote.version, version),
      })),
    }));
  };
  const documents = await open(page, '/terms');
  const go = async (name: string, text: string | RegExp) => {
    await footerLink(page, name).click();
    await expect(heading(page)).toHaveText(text);
  };
  await release(second);
  await go('MAG Robots', 'Six robots that lift, convey, pull and stack');
  await release(third);
  await passMinutes(2);
  await go('SyncOS Platform', /./);
  await go('Partner with Us', /./);
  await go('Contact', /./);
  // Marketing was in use before, products since the second generation; partners are as the site has them by now.
  expect(loaded).toEqual([`mfe-products@${second}`, `mfe-partners@${third}`]);
  await page.route(`**${siteCompositionPath}`, (route) => route.abort());
  await passMinutes(4);
  await go('MAG Robots', 'Six robots that lift, convey, pull and stack');
  expect(documents()).toBe(0);
});
