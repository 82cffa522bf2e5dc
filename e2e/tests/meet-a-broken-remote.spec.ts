import { expect } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { startFaultProxy } from '../harness/fault-proxy';
import { test } from '../harness/test';
import {
  expectNavigationRecovers,
  expectReadablePage,
  faultMessages,
  faultyRemotes,
  maxTimeToDegrade,
  sampleFaults,
  sampleNavigationFaults,
} from './remote-faults';

test('a host that is slower than its remotes: nothing runs before it', async ({ page, siteServer }) => {
  await page.route('**/assets/shell/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`${siteServer.address}/tech-partner`);
  await waitForHydration(page);
});

// One fault of each kind with one of the remotes in turn; each with every remote is `npx -y pnpm@12 test:faults`.
for (const [index, fault] of sampleFaults.entries()) {
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

for (const fault of sampleNavigationFaults) {
  test(`a navigation to a remote with ${fault}: one full load shows the page, the rest of the site is untouched`, async ({
    page,
    siteServer,
    expectConsole,
  }) => {
    expectConsole(faultMessages);
    await expectNavigationRecovers(page, siteServer.address, faultyRemotes[2], fault);
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
  // The command that lists the reports blocks this process, and the proxy with it: it runs once the report is sent.
  const sent = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'ping');
  await page.goto(`${proxy.address}/products/syncos`);
  await sent;
  await expect
    .poll(() => siteServer.run('server/src/errors/main.ts').output)
    .toMatch(
      /team products: mfe-products@[0-9a-f]{16}\n {2}\d+ times, last .* on \/products\/syncos: broken in render/,
    );
  expect(siteServer.run('server/src/errors/main.ts', ['--team', 'nobody']).output).toBe('No failure was reported\n');
  await page.close();
  await proxy.stop();
});

test('what a page does not survive unharmed is known: a handler that throws, a promise nobody waits for, HTML that differs', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(/broken in a handler|broken in a promise|React error #418/);
  await page.route('**/tech-partner', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('Make your product work in every plant</h1>', 'Not that</h1>'),
    });
  });
  await page.goto('/tech-partner');
  await waitForHydration(page);
  const script = `//# sourceURL=${siteServer.address}/assets/mfe-partners/${'0'.repeat(16)}/page.js`;
  await page.evaluate(`onclick = () => { throw new Error('broken in a handler'); }\n${script}`);
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(`void Promise.reject(new Error('broken in a promise'))\n${script}`);
  // As the server keeps them: the browser does not tell of every beacon that it sends.
  const kept = () => siteServer.run('server/src/errors/main.ts', ['--team', 'partners']).output;
  const of = (message: string) => expect.stringMatching(new RegExp(`on /tech-partner: .*${message}`));
  await expect
    .poll(() => kept().split('\n'))
    .toEqual(expect.arrayContaining([of('React error #418'), of('broken in a handler'), of('broken in a promise')]));
});
