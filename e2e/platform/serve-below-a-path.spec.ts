import { request } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parseSiteComposition, siteCompositionPath } from 'kit/contract/composition';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { removeSites } from '../harness/fresh-checkout';
import { type Listening, listen } from '../harness/listen';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { copyDelivery, deliver, type SiteServer, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';

/** A host that has the site below a path, and nothing of it elsewhere. */
let host: Listening;
let server: SiteServer;
let folder: string;
/** The paths that the host was asked for beside the site. */
const beside: string[] = [];

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  host = await listen((asked, answer) => {
    const { url = '', method, headers } = asked;
    if (!url.startsWith('/glockenbau/')) {
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
  folder = copyDelivery({ RELEASE_BASE_PATH: '/glockenbau/' }, platformSite);
  server = await startSiteServer(
    join(folder, 'site'),
    { PUBLIC_ORIGIN: host.origin, STAFF_PORT: '0' },
    platformSite.folder,
  );
});
test.afterAll(async () => {
  await server.stop();
  await host.stop();
  removeSites(folder);
});
test.beforeEach(() => void beside.splice(0));

const headingOf = (path: string) => readHeading(path, platformSite);

test('a visitor goes through the site and sends a form, all below the path', async ({ page, expectConsole }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const inHeader = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await openPage(page, `${host.origin}/glockenbau/`);
  await expect(heading).toHaveText(headingOf('/'));
  // The prerendered head is the one that the page makes itself: else there would be two links now.
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', 'https://www.wiedmann-glocken.example/glockenbau/');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await inHeader('Notizen').click();
  await expect(page).toHaveURL(`${host.origin}/glockenbau/notizen`);
  await expect(heading).toHaveText(headingOf('/notizen'));
  await inHeader('Anfrage').click();
  await expect(heading).toHaveText(headingOf('/anfrage'));
  await page.getByRole('textbox', { name: 'Ihr Name' }).fill('Ada Beispiel');
  await page.getByRole('textbox', { name: 'Gemeinde oder Einrichtung' }).fill('Beispielstadt');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ada@example.com');
  await page.getByRole('combobox', { name: 'Turm oder Glockenträger' }).selectOption('Kirchturm');
  await page.getByRole('textbox', { name: 'Was läuten soll' }).fill('Eine Glocke im Herbst.');
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  expect([(await sent).url(), (await sent).status()]).toEqual([`${host.origin}/glockenbau/`, 200]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${host.origin}/glockenbau/`);
  await expect(heading).toHaveText(headingOf('/'));
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);

  // By an address with a query, which a form of another remote leads to.
  await openPage(page, `${host.origin}/glockenbau/besuch?personen=4`);
  await expect(page.getByRole('combobox', { name: 'Personen' })).toHaveValue('3–5');

  expectConsole(/404/);
  await openPage(page, `${host.origin}/glockenbau/notizn`);
  await page.getByRole('main').getByRole('link', { name: 'Notizen' }).click();
  await expect(page).toHaveURL(`${host.origin}/glockenbau/notizen`);
  expect(beside).toEqual([]);
});

test('without a script every address of a page answers, below the path', async () => {
  const addresses = new Set<string>();
  for (const path of ['', 'glocken/es', 'besuch?personen=4', 'notizen', 'impressum', 'nowhere']) {
    const response = await fetch(`${host.origin}/glockenbau/${path}`);
    // A page with an address beside the site would have been left out.
    expect([path, response.status]).toEqual([path, path === 'nowhere' ? 404 : 200]);
    const html = await response.text();
    const found = html.matchAll(/\s(?:href|src|srcset|imagesrcset|action)="([^"]*)"|url\("?(\/[^")]*)/gi);
    for (const [, attribute = '', style] of found)
      for (const [address = ''] of (style ?? attribute).split(/,\s+/).map((one) => one.split(/[\s#]/)))
        if (address.startsWith('/')) addresses.add(address.replaceAll('&amp;', '&'));
    expect(html).not.toContain('/glockenbau/glockenbau/');
    expect(html).not.toMatch(/https:\/\/www\.wiedmann-glocken\.example\/(?!glockenbau\/)[a-z]/);
  }
  addresses.add('/glockenbau/speculation-rules.json').add('/glockenbau/sitemap.xml').add('/glockenbau/__health');
  const answers = await Promise.all(
    [...addresses].map(async (address) => `${(await fetch(host.origin + address)).status} ${address}`),
  );
  expect(answers.length).toBeGreaterThan(15);
  expect(answers.filter((answer) => !/^200 \/glockenbau\//.test(answer))).toEqual([]);
  expect(beside).toEqual([]);
});

test('staff open the tool; a command that names no path leaves the site where it is', async ({ page }) => {
  const [link = ''] = server.staffLinks;
  const { origin } = new URL(link);
  await page.goto(link);
  await expect(page).toHaveURL(`${origin}/glockenbau/redaktion`);
  await waitForHydration(page);
  await expect(page.getByText('No blog posts yet')).toBeVisible();
  const data: unknown = await (await fetch(server.address + siteCompositionPath)).json();
  const override = parseSiteComposition(data, siteCompositionPath)
    .remotes.filter(({ name }) => name === 'mfe-bells')
    .map(({ name, version }) => `${name}@${version}`)[0];
  await openPage(page, `${origin}/glockenbau/?override=${override}`);
  await expect(page.getByText(`Overridden: ${override}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
  expect(deliver(['compose'], { DELIVERY_DIR: folder }, platformSite).output).toMatch(/^Nothing changed/m);
});
