import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { checkOut, copyReleases, linkDependencies, removeSites, runIn } from '../harness/fresh-checkout';
import { readHeading } from '../harness/read-heading';
import { startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';
import { quickRelease } from '../harness/test-delivery';

const examples = resolve(import.meta.dirname, '../../examples');

/** The remotes that other bundlers build, and what their pages have. */
const remotes = [
  {
    name: 'vite-remote',
    path: '/site-survey',
    heading: 'Site survey',
    button: 'Show the checklist',
    list: 'Checklist',
  },
  { name: 'webpack-remote', path: '/commissioning', heading: 'Commissioning', button: 'Show the plan', list: 'Plan' },
];

/** A checkout with the site's own remotes and those of the examples, as their teams would have them. */
function checkOutWithExamples(): string {
  const folder = checkOut(['mfe-marketing']);
  copyReleases(folder, ['shell', 'mfe-marketing']);
  for (const { name } of remotes) {
    const from = join(examples, name);
    mkdirSync(join(folder, name));
    for (const entry of readdirSync(from).filter((one) => one !== 'dist')) {
      if (entry === 'node_modules')
        linkDependencies(join(from, entry), join(folder, name, entry), folder, ['shared-config']);
      else cpSync(join(from, entry), join(folder, name, entry), { recursive: true });
    }
  }
  return folder;
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('remotes built by Vite and by webpack, without the presets, work beside those of the site', async ({
  page,
  browser,
}) => {
  const folder = checkOutWithExamples();
  const { status, output } = runIn(folder, 'delivery/src/main.ts', ['release', ...quickRelease]);
  for (const { name } of remotes) expect(output).toMatch(new RegExp(`${name}@[0-9a-f]{16} is live`));
  expect(status).toBe(0);
  const server = await startSiteServer(join(folder, 'site'));

  const plain = await browser.newPage({ javaScriptEnabled: false });
  for (const { path, heading } of remotes) {
    await plain.goto(`${server.address}${path}`);
    await expect(headingOf(plain)).toHaveText(heading);
    await expect(headingOf(plain).locator('..')).toHaveCSS('padding-top', '64px');
  }
  await plain.close();

  for (const { path, heading, button, list } of remotes) {
    // Prerendered: hydrated in place, with a chunk that comes when it is asked for.
    await page.goto(`${server.address}${path}`);
    await waitForHydration(page);
    await expect(headingOf(page)).toHaveText(heading);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('list', { name: list })).toBeVisible();

    // Away and back within one document, as any page of the site.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('main').getByRole('link').click();
    await expect(headingOf(page)).toHaveText(readHeading('/contact'));
    await page.goBack();
    await expect(headingOf(page)).toHaveText(heading);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }
  await page.close();
  await server.stop();
  removeSites(folder);
});
