import { expect, type Page } from '@playwright/test';
import { reportAddress } from 'shared-config/contract/error-report-path';
import { waitForHydration } from '../delivery/src/checks/browser/wait-for-hydration';
import {
  expectReadablePage,
  faultMessages,
  faults,
  faultyRemotes,
  maxTimeToDegrade,
  navigationFaults,
} from './browser/remote-faults';
import { test } from './browser/test';
import { startFaultProxy } from './site/fault-proxy';

test('a host that is slower than its remotes: nothing runs before it', async ({ page, siteServer }) => {
  await page.route('**/assets/shell/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`${siteServer.address}/tech-partner`);
  await waitForHydration(page);
});

/** As the router itself does for a link. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

// Each fault with one of the remotes in turn; each with every remote is `npx -y pnpm@12 test:faults`.
for (const [index, fault] of faults.entries()) {
  const remote = faultyRemotes[index % faultyRemotes.length] ?? faultyRemotes[0];
  test(`${remote.name}, ${fault}: its page stays readable, the shell stays alive, one report names it`, async ({
    page,
    siteServer,
    expectConsole,
  }) => {
    expectConsole(faultMessages);
    await expectReadablePage(page, siteServer.address, remote, fault);
  });
}

for (const fault of navigationFaults) {
  test(`a navigation to a remote with ${fault}: one full load shows the page, the rest of the site is untouched`, async ({
    page,
    siteServer,
    expectConsole,
  }) => {
    expectConsole(faultMessages);
    const { name, path, heading, from } = faultyRemotes[2];
    const proxy = await startFaultProxy(siteServer.address, name, fault);
    await page.goto(proxy.address + from);
    await waitForHydration(page);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 15_000 });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(loads).toBe(1);
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
  expectConsole,
}) => {
  expectConsole(faultMessages);
  const proxy = await startFaultProxy(siteServer.address, 'mfe-products', 'stall');
  await page.goto(`${proxy.address}/`);
  await waitForHydration(page);
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
  await page.goto(`${proxy.address}/native-blogs`);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: maxTimeToDegrade });
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

test('what pages report is kept, and listed by team and version', async ({ page, siteServer, expectConsole }) => {
  expectConsole(faultMessages);
  const proxy = await startFaultProxy(siteServer.address, 'mfe-products', 'throws in render');
  // The command runs in this process' time, in which the proxy does not answer.
  const reported = page.waitForResponse((response) => response.url().endsWith(reportAddress));
  await page.goto(`${proxy.address}/products/syncos`);
  await reported;
  await expect
    .poll(() => siteServer.run('server/src/errors/main.ts').output, { timeout: maxTimeToDegrade })
    .toMatch(
      /team products: mfe-products@[0-9a-f]{16}\n {2}\d+ times, last .* on \/products\/syncos: broken in render/,
    );
  expect(siteServer.run('server/src/errors/main.ts', ['--team', 'nobody']).output).toBe('No failure was reported\n');
  await page.close();
  await proxy.stop();
});
