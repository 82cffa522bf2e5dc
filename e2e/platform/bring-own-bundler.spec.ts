import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { federationHosts } from '../harness/federation-hosts';
import { copyPlatformSite, copyReleases, linkDependencies, removeSites, runIn } from '../harness/fresh-checkout';
import { readHeading } from '../harness/read-heading';
import { type SiteServer, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';
import { platformSite, quickRelease } from '../harness/test-delivery';

const root = resolve(import.meta.dirname, '../..');
const examples = join(root, 'examples');

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

/** The configuration that docs/add-a-remote.md gives for a remote that is built by the federation plugin. */
function documentedConfiguration(): string {
  const [, configuration] = /```ts\n(.*?)```/s.exec(readFileSync(join(root, 'docs/add-a-remote.md'), 'utf8')) ?? [];
  if (!configuration) throw new Error('docs/add-a-remote.md has no configuration');
  return configuration;
}

/** The second site, one of its remotes built by the federation plugin, with the remotes of the examples in it. */
function copySiteWithExamples(): string {
  const folder = copyPlatformSite();
  copyReleases(folder, ['shell', 'mfe-house'], platformSite);
  for (const { name } of remotes) {
    const from = join(examples, name);
    cpSync(from, join(folder, name), {
      recursive: true,
      filter: (file) => !/^(?:dist|node_modules)$/.test(basename(file)),
    });
    linkDependencies(join(from, 'node_modules'), join(folder, name, 'node_modules'), root);
    const shared = join(folder, name, 'node_modules/shared-config');
    rmSync(shared);
    symlinkSync(join(folder, 'shared-config'), shared);
  }
  const scope = 'node_modules/@module-federation';
  symlinkSync(join(root, 'platform/kit', scope), join(folder, scope));
  writeFileSync(join(folder, 'mfe-bells/rspack.config.ts'), documentedConfiguration());
  return folder;
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

let folder: string;
let server: SiteServer;

// One after the other: all are built into one site.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = copySiteWithExamples();
  const { status, output } = release();
  for (const name of ['mfe-bells', ...remotes.map((remote) => remote.name)])
    expect(output).toMatch(new RegExp(`${name}@[0-9a-f]{16} is live`));
  expect(status).toBe(0);
  server = await startSiteServer(join(folder, 'site'), {}, folder);
});
test.afterAll(async () => {
  await server.stop();
  removeSites(folder);
});

const homeHeading = readHeading('/', platformSite);

const release = (...names: string[]) =>
  runIn(folder, 'platform/delivery/src/main.ts', ['release', ...names, ...quickRelease]);

test('remotes built by Vite and webpack without the presets work beside the others', {
  tag: '@nightly',
}, async ({ page, browser, expectConsole, allowConsole }) => {
  await test.step('they are prerendered, with their styles', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    for (const { path, heading } of remotes) {
      await plain.goto(`${server.address}${path}`);
      await expect(headingOf(plain)).toHaveText(heading);
      await expect(headingOf(plain).locator('..')).toHaveCSS('padding-top', '64px');
    }
    await plain.close();
  });

  for (const { name, path, heading, button, list } of remotes) {
    await test.step(`${name} is hydrated, loads a chunk when it is asked for, and leads to another remote and back`, async () => {
      await page.goto(`${server.address}${path}`);
      await waitForHydration(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('list', { name: list })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('main').getByRole('link').click();
      await expect(headingOf(page)).toHaveText(homeHeading);
      await page.goBack();
      await expect(headingOf(page)).toHaveText(heading);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }

  await test.step('they are loaded from a page of another remote', async () => {
    await page.goto(`${server.address}/anfrage`);
    await waitForHydration(page);
    for (const { path, heading, button, list } of remotes) {
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(headingOf(page)).toHaveText(heading);
      await expect(headingOf(page).locator('..')).toHaveCSS('padding-top', '64px');
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('list', { name: list })).toBeVisible();
    }
  });

  await test.step('a module that is not what was released does not run, and the page stays as it is', async () => {
    expectConsole(/vite-remote@\w+ \(team surveys\) failed: .*/);
    allowConsole(/integrity|Integrity/);
    await page.route('**/vite-remote/*/assets/site-survey-page.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.stolen = true;${await response.text()}` });
    });
    const failed = page.waitForEvent('console', (message) => message.text().includes('(team surveys) failed'));
    await page.goto(`${server.address}/site-survey`);
    await failed;
    await expect(headingOf(page)).toHaveText('Site survey');
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
  // Whatever else a build may lack: the tests in platform/delivery/src/releases/own-build.
  const refusals = [
    { file: 'vite.config.ts', without: 'modulePreload: false,', line: 'build: { modulePreload: false }' },
    { file: 'package.json', without: ' && vite build --configLoader runner --ssr', line: 'vite build --ssr' },
  ];
  for (const { file, without, line } of refusals) {
    await test.step(`without "${without}" a release is refused, and told to add it`, async () => {
      const path = join(folder, 'vite-remote', file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(without);
      writeFileSync(path, text.replace(without, ''));
      const refused = release('vite-remote');
      expect(refused.output).toContain(line);
      expect(refused.status).toBe(1);
      writeFileSync(path, text);
    });
  }
});

test('a remote built by the federation plugin works beside those of the presets', { tag: '@nightly' }, async ({
  page,
}) => {
  const heading = readHeading('/anfrage', platformSite);
  await page.goto(`${server.address}/anfrage`);
  await waitForHydration(page);
  await expect(headingOf(page)).toHaveText(heading);
  // One that the presets build has no runtime of its own.
  expect((await federationHosts(page)).map(({ name }) => name).sort()).toEqual(['mfe_bells', 'shell']);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Besuch' }).click();
  await expect(headingOf(page)).toHaveText(readHeading('/besuch', platformSite));
  await page.goBack();
  await expect(headingOf(page)).toHaveText(heading);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
