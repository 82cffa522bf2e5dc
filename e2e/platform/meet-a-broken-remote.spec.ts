import { expect } from '@playwright/test';
import { german } from 'kit/words/german';
import { countDocuments } from '../harness/count-documents';
import { type Fault, faultMessages, pageFaults, startFaultProxy } from '../harness/fault-proxy';
import { followAddress } from '../harness/follow-address';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';
import { isThorough } from '../harness/thorough';

/** A page of each remote, and a page of another remote. */
const bells = { name: 'mfe-bells', path: '/glocken/es', heading: 'Die Helle', from: '/besuch', away: 'Besuch' };
const house = {
  name: 'mfe-house',
  path: '/besuch',
  heading: readHeading('/besuch', platformSite),
  from: '/anfrage',
  away: 'Anfrage',
};
const remotes = [bells, house];

/** Longest time in ms from the fault to the state that stays (architecture §7: degraded within 5 s), and room for a busy machine. */
const maxTimeToDegrade = 9_000;

/** One fault of each kind: nothing comes, nothing ends, what comes is not what was released, what comes does not work. */
const onScreen: [typeof bells, Fault][] = isThorough
  ? remotes.flatMap((remote) => pageFaults.map((fault): [typeof bells, Fault] => [remote, fault]))
  : [
      [bells, 'entry 404'],
      [house, 'chunk 404'],
      [house, 'stall'],
      [bells, 'wrong integrity'],
      [bells, 'throws on load'],
      [house, 'throws in render'],
      [house, 'missing expose'],
    ];

for (const [{ name, path, heading, away, from }, fault] of onScreen) {
  test(`${name}, ${fault}: its page stays readable, and one report names it`, async ({
    page,
    siteServer,
    expectConsole,
    allowConsole,
  }) => {
    expectConsole(faultMessages);
    // React says that it gives up a page which throws, when a visitor leaves it.
    if (fault === 'throws in render') allowConsole(/Minified React error #422/);
    const proxy = await startFaultProxy(siteServer.address, name, fault);
    const reports: unknown[] = [];
    await page.exposeFunction('report', (detail: unknown) => reports.push(detail));
    await page.addInitScript(() =>
      window.addEventListener('remote-error', (event) => Object(window).report((event as CustomEvent).detail)),
    );
    // A script that stalls holds the load event back.
    await page.goto(proxy.origin + path, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => reports, { timeout: maxTimeToDegrade })
      .toEqual([expect.objectContaining({ remote: name, team: expect.any(String), version: expect.any(String) })]);
    const documents = countDocuments(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/\| Glockengießerei Wiedmann$/);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    // Out of the page, which is not hydrated, without another document.
    await page.getByRole('banner').getByRole('link', { name: away }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading(from, platformSite));
    expect(documents()).toBe(0);
    expect(reports).toHaveLength(1);
    await page.close();
    await proxy.stop();
  });
}

/** The faults that a navigation meets in a way of its own: what comes does not work, and the styles alone never come. */
const onTheWay: readonly Fault[] = isThorough
  ? [...pageFaults, 'CSS missing', 'CSS stall']
  : ['throws in render', 'CSS stall'];

for (const { name, path, heading, from } of isThorough ? remotes : [house]) {
  for (const fault of onTheWay) {
    test(`a navigation to ${name} with ${fault}: one full load shows the page`, async ({
      page,
      siteServer,
      expectConsole,
    }) => {
      expectConsole(faultMessages);
      const proxy = await startFaultProxy(siteServer.address, name, fault);
      await openPage(page, proxy.origin + from);
      const before = await page.getByRole('heading', { level: 1 }).textContent();
      const documents = countDocuments(page);
      await followAddress(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(documents()).toBe(1);
      await openPage(page, proxy.origin + from);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(before));
      await page.close();
      await proxy.stop();
    });
  }
}

/** The data of a page beside its scripts: that of a route, and that of all pages. */
const data = [
  ['/notizen/posts.json', 'Notizen', '/notizen'],
  ['/composition.json', 'Besuch', '/besuch'],
] as const;
const more = [['/posts.json', 'Glockengießerei Wiedmann', '/']] as const;

for (const [file, link, path] of [...data, ...(isThorough ? more : [])]) {
  test(`a navigation without an answer from ${file} loads the page in full`, async ({ page }) => {
    await openPage(page, '/anfrage');
    await page.route(`**${file}`, () => {});
    const documents = countDocuments(page);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading(path, platformSite), {
      timeout: maxTimeToDegrade,
    });
    expect(documents()).toBe(1);
  });
}

test('a page recovered by a full load opens at its top, wherever its skeleton was', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(faultMessages);
  // Lower than the skeleton.
  await page.setViewportSize({ width: 1280, height: 300 });
  const proxy = await startFaultProxy(siteServer.address, 'mfe-bells', 'stall');
  await openPage(page, `${proxy.origin}/besuch`);
  await page.getByRole('banner').getByRole('link', { name: 'Glocken', exact: true }).click();
  await expect(page.getByText(german.loading)).toBeAttached();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/glocken', platformSite), {
    timeout: maxTimeToDegrade,
  });
  // The shell is there, whoever comes back later finds their place again.
  await page.waitForFunction(() => history.scrollRestoration === 'auto');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.close();
  await proxy.stop();
});

test('a page without prerendered HTML says so, and tries again when asked', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(faultMessages);
  const proxy = await startFaultProxy(siteServer.address, 'mfe-house', 'entry 404');
  await page.goto(`${proxy.origin}/redaktion`);
  const again = page.getByRole('button', { name: german.pageError.retry });
  await expect(again).toBeVisible({ timeout: maxTimeToDegrade });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(`${german.pageError.title} | Glockengießerei Wiedmann`);
  await page.route('**/assets/mfe-house/**', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace(proxy.origin, siteServer.address) }),
    }),
  );
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Management');
  await page.close();
  await proxy.stop();
});

test('a measuring script other than the released one does not run, and is reported', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(/integrity|did not load/);
  await page.route(/measure\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.ran = true; export const measureViews = () => {};' }),
  );
  const reported = page.waitForRequest(/__errors$/);
  await openPage(page, `${siteServer.address}/besuch`);
  expect((await reported).postData()).toMatch(/The page is not measured: its script did not load/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
