import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openPage } from '../harness/open-page';
import { startTeam, type Team } from '../harness/team';
import { test } from '../harness/test';

// Entries of remotes in the menus of the shell, which no release of it has brought.

let team: Team;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  team = await startTeam();
});
test.afterAll(() => team.stop());

/** Pages of two remotes and of the shell. */
const paths = ['/', '/glocken/es', '/besuch', '/impressum', '/nirgends'];
const links = (page: Page, name: string) =>
  [page.getByRole('banner'), page.getByRole('contentinfo')].map((place) => place.getByRole('link', { name }));

/** How many pages of the site run a version of the team that casts bells. */
function countPagesOf(version: string): number {
  const files = readdirSync(join(team.folder, 'site/'), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  return pages.filter((file) => readFileSync(join(team.folder, 'site', file), 'utf8').includes(version)).length;
}

const service = `{
  seiten: [{ to: '/anfrage', label: 'Service' }],
  haus: [{ to: '/anfrage', label: 'Service', note: 'Tag & Nacht <24 h>', picture: '/media/glocke-c.svg' }],
}`;

test('a remote alone brings its page into all menus, and a rollback takes it away', async ({
  page,
  browser,
  allowConsole,
}) => {
  // Of the page that is not there.
  allowConsole(/404/);
  const [shell, house] = [team.live('shell'), team.live('mfe-house')];
  const before = await Promise.all(paths.map((path) => team.get(path)));
  team.change('mfe-bells/remote.ts', (source) =>
    source.replace("team: 'foundry',", `team: 'foundry',\n  menuEntries: ${service},`),
  );
  // Its own pages, which pin its version, and no other one.
  const { output } = team.deliver('release', 'mfe-bells');
  expect(output).toContain(`, ${countPagesOf(team.live('mfe-bells'))} rendered during the checks`);
  expect([team.live('shell'), team.live('mfe-house')]).toEqual([shell, house]);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScript.newPage();
  for (const path of paths) {
    await plain.goto(team.server.address + path);
    await openPage(page, team.server.address + path);
    for (const link of [...links(plain, 'Service'), ...links(page, 'Service')])
      await expect(link).toHaveAttribute('href', '/anfrage');
    for (const shown of [plain, page]) {
      const item = shown.getByRole('contentinfo').getByRole('listitem').filter({ hasText: 'Service' });
      await expect(item).toHaveText('ServiceTag & Nacht <24 h>');
      await expect(item.locator('img')).toHaveAttribute('src', '/media/glocke-c.svg');
    }
  }
  await withoutScript.close();

  await test.step('it leads to its page within the document, which it is marked in', async () => {
    await openPage(page, `${team.server.address}/besuch`);
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await page.getByRole('banner').getByRole('link', { name: 'Service' }).click();
    await expect(page).toHaveURL(`${team.server.address}/anfrage`);
    for (const link of links(page, 'Service')) await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  });

  await test.step('a rollback takes it away, and the menus are those of before', async () => {
    expect(team.deliver('rollback', 'mfe-bells').status).toBe(0);
    const after = await Promise.all(paths.map((path) => team.get(path)));
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    for (const path of paths) {
      await openPage(page, team.server.address + path);
      for (const link of links(page, 'Service')) await expect(link).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Notizen' })).toHaveAttribute('href', '/notizen');
    }
  });
});
