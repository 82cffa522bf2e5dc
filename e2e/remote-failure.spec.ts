import { expect, type Page } from '@playwright/test';
import { type Fault, startFaultProxy } from './fault-proxy';
import { waitForHydration } from './hydration';
import { test } from './site-server';

/** A remote, a page of it, and what that page says. */
const remotes = [
  { name: 'mfe-marketing', path: '/contact', heading: 'Talk to an engineer', from: '/partner-with-us' },
  { name: 'mfe-products', path: '/products/mag-product?product=lifter', heading: 'MAG Lifter', from: '/contact' },
  { name: 'mfe-partners', path: '/tech-partner', heading: 'Make your product part of the flow', from: '/contact' },
];

/** Faults that a page meets while it is on screen, and those that only a navigation to it meets. */
const faults: readonly Fault[] = [
  'entry 404',
  'chunk 404',
  'connection reset',
  'stall',
  'truncated file',
  'HTML instead of JavaScript',
  'wrong integrity',
  'throws on load',
  'throws in render',
  'throws in effect',
  'missing expose',
];
const navigationFaults: readonly Fault[] = [...faults, 'CSS missing'];

/** Longest time in ms from the fault to the state that stays (design §5: degraded within 5 s), and room for a busy machine. */
const degraded = 9_000;

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

/** As the router itself does for a link. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

for (const { name, path, heading } of remotes) {
  for (const fault of faults) {
    test(`${name}, ${fault}: its page stays readable, the shell stays alive, one report names it`, async ({
      page,
      siteServer,
    }) => {
      const proxy = await startFaultProxy(siteServer.address, name, fault);
      const reports: unknown[] = [];
      await page.exposeFunction('report', (detail: unknown) => reports.push(detail));
      await page.addInitScript(() =>
        window.addEventListener('remote-error', (event) => Object(window).report((event as CustomEvent).detail)),
      );
      await page.goto(proxy.address + path);
      await expect
        .poll(() => reports, { timeout: degraded })
        .toEqual([expect.objectContaining({ remote: name, team: expect.any(String), version: expect.any(String) })]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await page.getByRole('navigation', { name: 'Main' }).getByText('Industries', { exact: true }).hover();
      await expect(page.getByRole('link', { name: 'Distribution Centers' })).toBeVisible();
      expect(reports).toHaveLength(1);
      await page.close();
      await proxy.stop();
    });
  }
}

for (const fault of navigationFaults) {
  test(`a navigation to a remote with ${fault}: one full load shows the page, the rest of the site is untouched`, async ({
    page,
    siteServer,
  }) => {
    const { name, path, heading, from } = remotes[2] ?? { name: '', path: '', heading: '', from: '' };
    const proxy = await startFaultProxy(siteServer.address, name, fault);
    await page.goto(proxy.address + from);
    await waitForHydration(page);
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 15_000 });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.goto(proxy.address + from);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to an engineer');
    await page.close();
    await proxy.stop();
  });
}

test('the page that a full load has recovered opens at its top, wherever its skeleton was scrolled to', async ({
  page,
  siteServer,
}) => {
  const proxy = await startFaultProxy(siteServer.address, 'mfe-products', 'stall');
  await page.goto(`${proxy.address}/`);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'MAG Lifter' }).click();
  await expect(page.getByText('Loading…')).toBeAttached();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MAG Lifter', { timeout: degraded });
  // The shell is there, whoever comes back later finds their place again.
  await page.waitForFunction(() => history.scrollRestoration === 'auto');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.close();
  await proxy.stop();
});

test('a page that has no prerendered HTML says so, and tries again when asked', async ({ page, siteServer }) => {
  const proxy = await startFaultProxy(siteServer.address, 'mfe-blog-admin', 'entry 404');
  await page.goto(`${proxy.address}/native-blogs`);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: degraded });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.route('**/assets/mfe-blog-admin/**', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: route.request().url().replace(proxy.address, siteServer.address) }),
    }),
  );
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Management');
  await page.close();
  await proxy.stop();
});

test('what pages report is kept, and listed by team and version', async ({ page, siteServer }) => {
  const proxy = await startFaultProxy(siteServer.address, 'mfe-products', 'throws in render');
  await page.goto(`${proxy.address}/products/syncos`);
  await expect
    .poll(async () => (await fetch(`${siteServer.address}/__health`)).status, { timeout: degraded })
    .toBe(200);
  await expect
    .poll(() => siteServer.run('server/src/errors/main.ts').output, { timeout: degraded })
    .toMatch(
      /team products: mfe-products@[0-9a-f]{16}\n {2}\d+ times, last .* on \/products\/syncos: broken in render/,
    );
  expect(siteServer.run('server/src/errors/main.ts', ['--team', 'nobody']).output).toBe('No failure was reported\n');
  await page.close();
  await proxy.stop();
});
