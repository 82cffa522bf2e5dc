import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { acceptDialogs } from '../harness/accept-dialogs';
import { bodyOf, openDetails } from '../harness/edit-body';
import { expectNoViolations } from '../harness/expect-no-violations';
import { removeSites } from '../harness/fresh-checkout';
import { copyDelivery, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';

/** Drops a file into the body, as from the desktop. */
const drop = (page: Page, name: string, content: string) =>
  bodyOf(page).evaluate(
    (body, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(file.content, (letter) => letter.charCodeAt(0))], file.name));
      const { left, bottom } = body.getBoundingClientRect();
      const place = { clientX: left + 40, clientY: bottom - 4, bubbles: true, cancelable: true };
      body.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place }));
    },
    { name, content },
  );

test('a PDF that is dropped is published, and downloaded without scripts', async ({ page, browser }) => {
  const folder = copyDelivery();
  const server = await startSiteServer(undefined, {
    PUBLIC_ORIGIN: 'https://www.corvane.example',
    STAFF_PORT: '0',
    DELIVERY_DIR: folder,
  });
  const pdf = `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n<script>document.title = 'run'</script>${'x'.repeat(120_000)}`;
  const path = '/blogs/an-installation-guide';
  const asked = acceptDialogs(page);
  const read = async () => (await fetch(server.address + path)).text();
  const figures = bodyOf(page).locator('figure');
  try {
    await page.goto(server.staffLinks[0] ?? '');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'New Blog Post' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('An installation guide');
    await openDetails(page);
    for (const field of ['Author', 'Category', 'Excerpt']) await page.getByRole('textbox', { name: field }).fill(field);

    await test.step('HTML under the name of a PDF is refused, with the reason and the remedy', async () => {
      await drop(page, 'invoice.pdf', '<!doctype html><script>alert(1)</script>');
      const note = 'invoice.pdf: The file: it is neither PDF, STEP nor ZIP, whatever its name says.';
      await expect(figures.getByText(note)).toBeVisible();
      await figures.getByRole('button', { name: 'Remove' }).click();
      await expect(figures).toHaveCount(0);
    });

    await test.step('a PDF is stored, and named as readers shall see it', async () => {
      await drop(page, 'Maß & Plan (2).pdf', pdf);
      await expect(figures.getByText('Maß & Plan (2) (PDF, 120 kB)')).toBeVisible();
      await figures.click();
      await figures.getByLabel('Title of the file').fill('Installation guide');
      await expect(figures.getByText('Installation guide (PDF, 120 kB)')).toBeVisible();
      await expectNoViolations(page);
    });

    await test.step('readers get a link to it, in the page and in the feed', async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect.poll(read, { timeout: 60_000 }).toContain('Installation guide (PDF, 120 kB)');
      expect(asked.join('\n')).not.toContain('not been sent');
      const feed = await (await fetch(`${server.address}/blogs/rss.xml`)).text();
      expect(feed).toContain('https://www.corvane.example/media/posts/files/');
    });

    await test.step('without scripts it is downloaded as it was, under its name, and never shown', async () => {
      // The tool asks the server again and again what readers have.
      await page.goto('about:blank');
      const context = await browser.newContext({ javaScriptEnabled: false });
      const reader = await context.newPage();
      await reader.goto(server.address + path);
      const link = reader.getByRole('link', { name: 'Installation guide (PDF, 120 kB)' });
      const downloading = reader.waitForEvent('download');
      await link.click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('Maß - Plan (2).pdf');
      expect(readFileSync(await download.path())).toEqual(Buffer.from(pdf, 'latin1'));
      const { headers } = await fetch(new URL((await link.getAttribute('href')) ?? '', server.address));
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''Ma%C3%9F%20-%20Plan%20%282%29.pdf",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      const digest = createHash('sha256').update(Buffer.from(pdf, 'latin1')).digest('hex').slice(0, 32);
      expect(await link.getAttribute('href')).toContain(`/media/posts/files/${digest}/`);
      expect((await fetch(`${server.address}/__pictures/${digest}.pdf`)).status).toBe(404);
      await context.close();
    });
  } finally {
    await server.stop();
    removeSites(folder);
  }
});
