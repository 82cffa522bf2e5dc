import { request } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parseSiteComposition, siteCompositionPath } from 'kit/contract/composition';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { fillInContact } from '../harness/fill-in-forms';
import { removeSites } from '../harness/fresh-checkout';
import { type Listening, listen } from '../harness/listen';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { copyDelivery, deliver, type SiteServer, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';

/** A host that has the site below a path, and nothing of it elsewhere. */
let host: Listening;
let server: SiteServer;
let folder: string;
/** What the host was asked for beside the site. */
const beside: string[] = [];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  host = await listen((asked, answer) => {
    const { url = '', method, headers } = asked;
    if (!url.startsWith('/robots/')) {
      beside.push(url);
      answer.writeHead(404).end();
      return;
    }
    const { hostname, port } = new URL(server.address);
    const options = { hostname, port, path: url, method, headers: { ...headers, 'x-forwarded-for': '192.0.2.1' } };
    const passed = request(options, (answered) => {
      answer.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(answer);
    });
    // A page that was left waits for nothing any more.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  folder = copyDelivery({ RELEASE_BASE_PATH: '/robots/' });
  server = await startSiteServer(join(folder, 'site'), { PUBLIC_ORIGIN: host.origin, STAFF_PORT: '0' });
});
test.afterAll(async () => {
  await server.stop();
  await host.stop();
  removeSites(folder);
});
test.beforeEach(() => void beside.splice(0));

test('a visitor goes through the site, sends a form and comes back, and nothing is asked for beside it', async ({
  page,
  expectConsole,
}) => {
  await openPage(page, `${host.origin}/robots/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/'));
  // What was prerendered is what the page makes itself: else a head would have two of them now.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.corvane.example/robots/');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(`${host.origin}/robots/blogs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/blogs'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/contact'));
  await fillInContact(page);
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  expect([(await sent).url(), (await sent).status()]).toEqual([`${host.origin}/robots/`, 200]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${host.origin}/robots/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/'));
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);

  await openPage(page, `${host.origin}/robots/products/mag-product?product=fork`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fork');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  expectConsole(/404/);
  await openPage(page, `${host.origin}/robots/nowhere`);
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(`${host.origin}/robots/contact`);
  expect(beside).toEqual([]);
});

test('without a script every address of a page answers, below the path', async () => {
  const addresses = new Set<string>();
  for (const path of ['', 'products/mag-product?product=fork', 'product-documentation', 'partner-with-us', 'nowhere']) {
    const response = await fetch(`${host.origin}/robots/${path}`);
    // A page with an address beside the site would have been left out.
    expect([path, response.status]).toEqual([path, path === 'nowhere' ? 404 : 200]);
    const html = await response.text();
    const found = html.matchAll(/\s(?:href|src|srcset|imagesrcset|action)="([^"]*)"|url\("?(\/[^")]*)/gi);
    for (const [, attribute = '', style] of found)
      for (const [address = ''] of (style ?? attribute).split(/,\s+/).map((one) => one.split(/[\s#]/)))
        if (address.startsWith('/')) addresses.add(address.replaceAll('&amp;', '&'));
    expect(html).not.toContain('/robots/robots/');
    expect(html).not.toMatch(/https:\/\/www\.corvane\.example\/(?!robots\/)[a-z]/);
  }
  addresses.add('/robots/speculation-rules.json').add('/robots/sitemap.xml').add('/robots/__health');
  const answers = await Promise.all(
    [...addresses].map(async (address) => `${(await fetch(host.origin + address)).status} ${address}`),
  );
  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter((answer) => !/^200 \/robots\//.test(answer))).toEqual([]);
  expect(beside).toEqual([]);
});

test('staff open the blog tool there; a command that names no path leaves the site where it is', async ({ page }) => {
  const [link = ''] = server.staffLinks;
  const { origin } = new URL(link);
  await page.goto(link);
  await expect(page).toHaveURL(`${origin}/robots/native-blogs`);
  await waitForHydration(page);
  await expect(page.getByText('No blog posts yet')).toBeVisible();
  const data: unknown = await (await fetch(server.address + siteCompositionPath)).json();
  const override = parseSiteComposition(data, siteCompositionPath)
    .remotes.filter(({ name }) => name === 'mfe-marketing')
    .map(({ name, version }) => `${name}@${version}`)[0];
  await openPage(page, `${origin}/robots/?override=${override}`);
  await expect(page.getByText(`Overridden: ${override}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/'));
  expect(deliver(['compose'], { DELIVERY_DIR: folder }).output).toMatch(/^Nothing changed/m);
});
