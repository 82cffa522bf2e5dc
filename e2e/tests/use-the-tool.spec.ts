import { expect } from '@playwright/test';
import { expectNoViolations } from '../harness/expect-no-violations';
import { openPage } from '../harness/open-page';
import { openStore, storePost } from '../harness/store-post';
import { test } from '../harness/test';

test('the tool has a frame of its own, and the inbox, the trash and the versions pass axe', async ({
  page,
  siteServer,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await storePost(openStore(siteServer.address), 'framed', { title: 'In the frame', slug: 'framed', status: 'draft' });
  await openPage(page, '/native-blogs');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page
    .getByRole('article')
    .filter({ hasText: 'In the frame' })
    .getByRole('button', { name: 'Read Article' })
    .click();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByText('There is no earlier version.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  await page.getByRole('button', { name: 'Delete In the frame' }).click();
  await page.getByRole('button', { name: 'Delete everywhere' }).click();
  await page.getByRole('button', { name: 'Trash' }).click();
  await expect(page.getByRole('button', { name: 'Restore In the frame' })).toBeVisible();
  await expectNoViolations(page);
  const form = { 'form-name': 'home-contact', fullName: 'Ada', companyName: 'B', email: 'a@b.example' };
  await page.request.post('/', { form: { ...form, countryCode: '+1', phoneNumber: '1', reason: 'Support' } });
  await page.getByRole('button', { name: 'Back to Blog List' }).click();
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^Ada/ }).first().click();
  await expectNoViolations(page);
});
