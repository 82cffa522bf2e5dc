import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Listening } from '../../harness/listen';
import { serveFiles } from '../../harness/serve-files';
import { composedSite, deliver, type SiteServer, startSiteServer } from '../../harness/site-server';
import { authOrigin, createAccount, deleteAccounts, project, readLastLink } from './auth-emulator';

// Staff sign in, against Firebase's own Auth emulator; documents are the embedded server's.

let folder: string;
let documents: SiteServer;
let staff: Listening;
let address: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
  staff = await serveFiles(() => join(folder, 'standalone', 'mfe-blog-admin'));
  address = staff.origin;
  documents = await startSiteServer(composedSite(), { STAFF_ORIGIN: address });
  const config = {
    apiKey: 'demo-key',
    authDomain: '127.0.0.1',
    projectId: project,
    emulators: { auth: authOrigin, documents: documents.address },
  };
  const built = deliver(['standalone', 'mfe-blog-admin'], {
    DELIVERY_DIR: folder,
    SITE_FIREBASE_CONFIG: JSON.stringify(config),
  });
  expect(built.status, built.output).toBe(0);
});
test.afterAll(async () => {
  await staff.stop();
  await documents.stop();
  rmSync(folder, { recursive: true });
});
test.beforeEach(async () => {
  await deleteAccounts();
  await createAccount('ada@example.com', 'correct horse', { staff: true });
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Blog Management' });

test('the tool needs a sign-in: a wrong password is refused, the right one opens it', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sign in to the blog tool' })).toBeVisible();
  await signIn(page, 'ada@example.com', 'wrong');
  await expect(page.getByText('Email and password do not match. Check both.')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  await signIn(page, 'ada@example.com', 'correct horse');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Signed in as ada@example.com, publisher')).toBeVisible();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the blog tool' })).toBeVisible();
});

test('an account without the claim is told so, and what to do', async ({ page }) => {
  await createAccount('guest@example.com', 'secret words', {});
  await page.goto(address);
  await signIn(page, 'guest@example.com', 'secret words');
  await expect(page.getByText('guest@example.com is not staff')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

test('a link sent by e-mail signs in whoever opens it', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('A link was sent to ada@example.com. Open it in this browser.')).toBeVisible();
  await page.goto(await readLastLink());
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page)).toBeVisible();
});

test('a session that ends during writing loses no word: sign in again, and save', async ({ page }) => {
  await page.goto(address);
  await signIn(page, 'ada@example.com', 'correct horse');
  await page.getByRole('button', { name: 'New Blog Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Written in two sessions');
  await deleteAccounts();
  // The response of a real project's rules once the token is worth nothing.
  await page.route('**/documents:commit*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 401,
          headers: { 'Access-Control-Allow-Origin': address },
          json: { error: { code: 401, message: 'expired', status: 'UNAUTHENTICATED' } },
        })
      : route.continue(),
  );
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Save Blog' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await createAccount('ada@example.com', 'correct horse', { staff: true });
  await page.unroute('**/documents:commit*');
  await signIn(page, 'ada@example.com', 'correct horse');
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written in two sessions');
  await page.getByRole('button', { name: 'Save Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Written in two sessions' })).toBeVisible();
});
