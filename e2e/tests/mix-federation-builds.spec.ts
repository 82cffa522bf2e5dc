import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { federationHosts } from '../harness/federation-hosts';
import { checkOut, copyReleases, removeSites, runIn } from '../harness/fresh-checkout';
import { readHeading } from '../harness/read-heading';
import { startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';
import { quickRelease } from '../harness/test-delivery';

const root = resolve(import.meta.dirname, '../..');

/** The configuration that docs/add-a-remote.md gives for a remote that is built by the federation plugin. */
function documentedConfiguration(): string {
  const [, configuration] = /```ts\n(.*?)```/s.exec(readFileSync(join(root, 'docs/add-a-remote.md'), 'utf8')) ?? [];
  if (!configuration) throw new Error('docs/add-a-remote.md has no configuration');
  return configuration;
}

test('a remote built by the federation plugin works beside those of the presets', async ({ page }) => {
  const folder = checkOut(['mfe-partners', 'mfe-marketing']);
  copyReleases(folder, ['shell', 'mfe-marketing']);
  const partners = join(folder, 'mfe-partners');
  const manifest = JSON.parse(readFileSync(join(partners, 'package.json'), 'utf8'));
  manifest.devDependencies['@module-federation/enhanced'] = 'catalog:';
  writeFileSync(join(partners, 'package.json'), JSON.stringify(manifest));
  const scope = 'node_modules/@module-federation';
  symlinkSync(join(root, 'shared-config', scope), join(partners, scope));
  writeFileSync(join(partners, 'rspack.config.ts'), documentedConfiguration());
  const { status, output } = runIn(folder, 'delivery/src/main.ts', ['release', ...quickRelease]);
  expect(output).toMatch(/mfe-partners@[0-9a-f]{16} is live/);
  expect(status).toBe(0);

  const server = await startSiteServer(join(folder, 'site'));
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${server.address}/tech-partner`);
  await waitForHydration(page);
  await expect(heading).toHaveText(readHeading('/tech-partner'));
  // One that the presets build has no runtime of its own.
  expect((await federationHosts(page)).map(({ name }) => name).sort()).toEqual(['mfe_partners', 'shell']);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(heading).toHaveText(readHeading('/contact'));
  await page.goBack();
  await expect(heading).toHaveText(readHeading('/tech-partner'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.close();
  await server.stop();
  removeSites(folder);
});
