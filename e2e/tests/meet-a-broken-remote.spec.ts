import { expect } from '@playwright/test';
import { countDocuments } from '../harness/count-documents';
import { type Fault, faultMessages, pageFaults, startFaultProxy } from '../harness/fault-proxy';
import { followAddress } from '../harness/follow-address';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { test } from '../harness/test';
import { isThorough } from '../harness/thorough';

/** A page of each remote, and a page of another remote. */
const marketing = {
  name: 'mfe-marketing',
  path: '/contact',
  heading: readHeading('/contact'),
  from: '/partner-with-us',
};
const products = {
  name: 'mfe-products',
  path: '/products/mag-product?product=lifter',
  heading: 'MAG Lifter',
  from: '/contact',
};
const partners = {
  name: 'mfe-partners',
  path: '/tech-partner',
  heading: readHeading('/tech-partner'),
  from: '/contact',
};
const remotes = [marketing, products, partners];

/** Longest time in ms from the fault to the state that stays (architecture §7: degraded within 5 s), and room for a busy machine. */
const maxTimeToDegrade = 9_000;

/** One fault of each kind: nothing comes, nothing ends, what comes is not what was released, what comes does not work. */
const onScreen: [typeof marketing, Fault][] = isThorough
  ? remotes.flatMap((remote) => pageFaults.map((fault): [typeof marketing, Fault] => [remote, fault]))
  : [
      [marketing, 'entry 404'],
      [products, 'chunk 404'],
      [partners, 'stall'],
      [marketing, 'wrong integrity'],
      [products, 'throws on load'],
      [partners, 'throws in render'],
      [marketing, 'missing expose'],
    ];

for (const [{ name, path, heading }, fault] of onScreen) {
  test(`${name}, ${fault}: its page stays readable, the shell stays alive, one report names it`, async ({
    page,
    siteServer,
    expectConsole,
  }) => {
    expectConsole(faultMessages);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/\| Corvane$/);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    // Out of the page, which is not hydrated.
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Industries', { exact: true }).hover();
    await expect(page.getByRole('link', { name: 'Distribution Centers' })).toBeVisible();
    expect(reports).toHaveLength(1);
    await page.close();
    await proxy.stop();
  });
}

/** Those that a navigation meets in a way of its own: what comes does not work, and the styles alone never come. */
const onTheWay: readonly Fault[] = isThorough
  ? [...pageFaults, 'CSS missing', 'CSS stall']
  : ['throws in render', 'CSS stall'];

for (const { name, path, heading, from } of isThorough ? remotes : [partners]) {
  for (const fault of onTheWay) {
    test(`a navigation to ${name} with ${fault}: one full load shows the page, the rest of the site is untouched`, async ({
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

/** What a page is made of beside its scripts: what a route has, and what all pages have. */
const data = [
  ['/blogs/posts.json', 'Blogs', 'Blogs'],
  ['/composition.json', 'MAG Robots', 'Six robots that lift, convey, pull and stack'],
] as const;
const more = [['/posts.json', 'Corvane, home', 'Automation that grows with your business']] as const;

for (const [file, link, heading] of [...data, ...(isThorough ? more : [])]) {
  test(`a navigation that ${file} never answers: one full load shows the page`, async ({ page }) => {
    await openPage(page, '/partner-with-us');
    await page.route(`**${file}`, () => {});
    const documents = countDocuments(page);
    await page.getByRole('link', { name: link }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: maxTimeToDegrade });
    expect(documents()).toBe(1);
  });
}

test('the page that a full load has recovered opens at its top, wherever its skeleton was scrolled to', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(faultMessages);
  const proxy = await startFaultProxy(siteServer.address, 'mfe-products', 'stall');
  await openPage(page, `${proxy.origin}/`);
  await page.getByRole('main').getByRole('link', { name: 'MAG Lifter' }).click();
  await expect(page.getByText('Loading…')).toBeAttached();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter', { timeout: maxTimeToDegrade });
  // The shell is there, whoever comes back later finds their place again.
  await page.waitForFunction(() => history.scrollRestoration === 'auto');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.close();
  await proxy.stop();
});

test('a page that has no prerendered HTML says so, and tries again when asked', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(faultMessages);
  const proxy = await startFaultProxy(siteServer.address, 'mfe-blog-admin', 'entry 404');
  await page.goto(`${proxy.origin}/native-blogs`);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: maxTimeToDegrade });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle('This page could not be loaded | Corvane');
  await page.route('**/assets/mfe-blog-admin/**', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace(proxy.origin, siteServer.address) }),
    }),
  );
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Management');
  await page.close();
  await proxy.stop();
});
