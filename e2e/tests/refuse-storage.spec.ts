import { expect } from '@playwright/test';
import { countDocuments } from '../harness/count-documents';
import { startFaultProxy } from '../harness/fault-proxy';
import { fillInContact } from '../harness/fill-in-forms';
import { followAddress } from '../harness/follow-address';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
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

test('pages become interactive, silently', async ({ page }) => {
  for (const path of ['/', '/case-study/nordhavn-bottling', '/products/Mag', '/products/syncos'])
    await openPage(page, path);
});

test('the contact form is sent, and typed text stays through a failure', async ({ page, expectConsole }) => {
  expectConsole(/status of 500/);
  expectConsole(/^error: .* was not sent: /);
  await openPage(page, '/tech-partner');
  await fillInContact(page);
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

test('in the blog tool a post can be written, saved and found again', async ({ page, allowConsole }) => {
  // A draft is kept after a pause, which a fast machine does not make.
  allowConsole(/^error: The draft could not be kept in this browser/);
  await openPage(page, '/native-blogs');
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
  await openPage(page, `${proxy.origin}/contact`);
  const documents = countDocuments(page);
  await followAddress(page, '/tech-partner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/tech-partner'));
  expect(documents()).toBe(1);
  await page.close();
  await proxy.stop();
});
