import { expect } from '@playwright/test';
import { german } from 'kit/words/german';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';

test('an error in a handler, a rejected promise and mismatched HTML are reported', async ({
  page,
  siteServer,
  expectConsole,
}) => {
  expectConsole(/broken in a handler|broken in a promise|React error #418/);
  await page.route('**/besuch', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(`${readHeading('/besuch', platformSite)}</h1>`, 'Not that</h1>'),
    });
  });
  await openPage(page, '/besuch');
  const script = `//# sourceURL=${siteServer.address}/assets/mfe-house/${'0'.repeat(16)}/page.js`;
  await page.evaluate(`onclick = () => { throw new Error('broken in a handler'); }\n${script}`);
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(`void Promise.reject(new Error('broken in a promise'))\n${script}`);
  // The reports that the server keeps: the browser does not report every beacon that it sends.
  const kept = () => siteServer.run('platform/server/src/errors/errors-command.ts', ['--team', 'house']).output;
  const of = (message: string) => expect.stringMatching(new RegExp(`on /besuch: .*${message}`));
  await expect
    .poll(() => kept().split('\n'))
    .toEqual(expect.arrayContaining([of('React error #418'), of('broken in a handler'), of('broken in a promise')]));
});

test('a build tried in place of the live one is reported as itself', async ({ page, siteServer, expectConsole }) => {
  expectConsole(/net::ERR_|mfe-house|Failed to load/);
  // Nothing answers there.
  await page.goto(`${siteServer.address}/besuch?override=mfe-house@http://127.0.0.1:9`);
  await expect(page.getByRole('heading', { name: german.pageError.title })).toBeVisible();
  await expect
    .poll(() => siteServer.run('platform/server/src/errors/errors-command.ts').output)
    .toContain('mfe-house, a build that was not released');
});
