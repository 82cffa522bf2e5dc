import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { startFaultProxy } from '../harness/fault-proxy';
import { test } from '../harness/test';

// A browser whose user has refused storage to sites throws at the first look at it. Nothing is kept; all else works.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException(`Failed to read the '${name}' property: access is denied.`, 'SecurityError');
        },
      });
    }
  });
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

for (const path of ['/', '/case-study/nordhavn-bottling', '/products/Mag', '/products/syncos']) {
  test(`${path} becomes interactive, silently`, async ({ page }) => open(page, path));
}

for (const path of ['/contact', '/tech-partner']) {
  test(`the contact form of ${path} is sent, and what is typed stays through a failure`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 500/);
    expectConsole(/^error: .* was not sent: /);
    await open(page, path);
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
    await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByLabel(/^Country code/).fill('+49');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('30 1234567');
    await page.getByRole('combobox', { name: /^Reason/ }).selectOption('Support');
    await page.route('/', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Sorry, there was an error sending your message. Please try again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Example');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
  });
}

test('the details form of a robot is sent', async ({ page }) => {
  await open(page, '/products/mag-product?product=lifter');
  await page.getByText('Download Product Document').click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Example Works');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Planner');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText("Thank you for your submission. We'll email you with the document")).toBeVisible();
});

test('in the blog tool a post is written, saved and found again', async ({ page, allowConsole }) => {
  // A draft is kept after a pause, which a fast machine does not make.
  allowConsole(/^error: The draft could not be kept in this browser/);
  await open(page, '/native-blogs');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Written without storage');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Written without storage' })).toBeVisible();
});

test('a navigation to a remote that is down is recovered by one full load', async ({
  page,
  siteServer,
  allowConsole,
}) => {
  allowConsole(/status of 404|mfe-partners/);
  const proxy = await startFaultProxy(siteServer.address, 'mfe-partners', 'entry 404');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open(page, `${proxy.address}/contact`);
  await page.evaluate(() => {
    history.pushState(null, '', '/tech-partner');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your product work in every plant');
  expect(documents).toBe(2);
  await page.close();
  await proxy.stop();
});
