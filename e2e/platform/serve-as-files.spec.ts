import { expect } from '@playwright/test';
import type { Listening } from '../harness/listen';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { serveFiles } from '../harness/serve-files';
import { composedSite } from '../harness/site-server';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';

let host: Listening;
test.beforeAll(async () => {
  host = await serveFiles(() => composedSite(platformSite));
});
test.afterAll(() => host.stop());

test('on a plain static file server pages hydrate, with and without a slash', async ({ page }) => {
  await openPage(page, `${host.origin}/anfrage`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/anfrage', platformSite));
  await expect(page).toHaveURL(`${host.origin}/anfrage`);
});

test('whoever finds a weakness finds a contact there, valid for most of a year', async () => {
  const text = await (await fetch(`${host.origin}/.well-known/security.txt`)).text();
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeGreaterThan(300);
  const [, policy = ''] = /^Policy: https:\/\/www\.wiedmann-glocken\.example(.*)$/m.exec(text) ?? [];
  const [path = '', part = ''] = policy.split('#');
  const page = await (await fetch(host.origin + path)).text();
  expect(page).toContain(`id="${part}"`);
});
