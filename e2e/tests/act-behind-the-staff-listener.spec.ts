import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { copyDelivery, deliver, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';

test('staff and their commands write through the staff listener; visitors read', async ({ page, expectConsole }) => {
  expectConsole(/status of (401|404)/);
  const folder = copyDelivery();
  const server = await startSiteServer(undefined, {
    PUBLIC_ORIGIN: 'https://www.corvane.example',
    STAFF_PORT: '0',
    DELIVERY_DIR: folder,
  });
  try {
    const [link = ''] = server.staffLinks;
    const { origin: staffListener, port } = new URL(link);
    expect(server.run('platform/server/src/staff-link-command.ts', [], { STAFF_PORT: port }).output).toBe(`${link}\n`);
    const stranger = await page.context().newPage();
    expect((await stranger.goto(`${staffListener}/native-blogs`))?.status()).toBe(401);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      'Open the link that the server has printed when it started',
    );
    await page.goto(link);
    expect(page.url()).toBe(`${staffListener}/native-blogs`);
    await waitForHydration(page);
    // Its text is still the default one; publishing it asks whether that is meant.
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'New Blog Post' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Behind the listener');
    await test.step('a link shows the draft to visitors, until it is withdrawn', async () => {
      await page.locator('summary', { hasText: 'Share' }).click();
      await page.getByRole('button', { name: 'Create a link' }).click();
      const shared = await page.getByRole('textbox', { name: 'Link to the draft' }).inputValue();
      expect(shared).toMatch(/^https:\/\/www\.corvane\.example\/draft#[0-9a-f]{32}$/);
      const { pathname, hash } = new URL(shared);
      await stranger.goto(server.address + pathname + hash);
      await expect(stranger.getByRole('heading', { level: 1, name: 'Behind the listener' })).toBeVisible();
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByText('The link is withdrawn: it no longer works.')).toBeVisible();
      await stranger.reload();
      await expect(stranger.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('article')).toContainText('Behind the listener');
    const read = async (path: string) => (await fetch(server.address + path)).status;
    // The server has composed it by itself, with the token of its data folder.
    await expect.poll(() => read('/blogs/behind-the-listener')).toBe(200);
    await page.goto(`${staffListener}/__composition`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What this site consists of');
    expect([await read('/native-blogs'), await read('/__composition')]).toEqual([404, 404]);

    await page.goto(`${staffListener}/__enquiries`);
    await page.getByRole('button', { name: 'Log out' }).click();
    const way = 'Open the link that the server has printed when it started';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(way);
    await page.goto(link);
    // Its calls are answered before the session ends.
    await expect(page.getByRole('article')).toContainText('Behind the listener');
    const ended = server.run('platform/server/src/staff-link-command.ts', ['--end-sessions'], { STAFF_PORT: port });
    expect(ended.output).toBe(`${link}\n`);
    expect((await page.goto(`${staffListener}/__enquiries`))?.status()).toBe(401);

    const migrate = (dataFolder: string) =>
      deliver(['migrate-posts'], { DOCUMENTS_ORIGIN: staffListener, DATA_DIR: dataFolder });
    expect(migrate(server.dataFolder).output).toContain('Every post has its fields');
    // Without the token of the data folder.
    expect(migrate(folder).status).toBe(1);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
