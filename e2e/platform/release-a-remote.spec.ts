import { cpSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectNoViolations } from '../harness/expect-no-violations';
import { runIn, runInBackground } from '../harness/fresh-checkout';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { serveFiles } from '../harness/serve-files';
import { startTeam, type Team } from '../harness/team';
import { test } from '../harness/test';
import { platformSite, quickRelease } from '../harness/test-delivery';
import { isThorough } from '../harness/thorough';

// Two teams, one of them with a new remote. One copy of the site for all: no test needs what another one has done, or meets it.

const releasesSchema = v.array(v.object({ history: v.array(v.object({ version: v.string() })) }));

let team: Team;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  team = await startTeam();
});
test.afterAll(() => team.stop());

/** Opens a page in a tab of its own, which then knows whether another document is loaded. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await openPage(tab, team.server.address + path);
  await tab.evaluate(() => Reflect.set(window, 'stayed', true));
  return tab;
}

/** Follows a link of the header. */
const followTab = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).click();

async function expectSameDocument(tab: Page, heading: string): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await tab.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
}

test('a new remote, a refusal, a broken live version, a rollback and an old open tab', async ({
  page,
  allowConsole,
}) => {
  const { deliver, live, folder, server } = team;
  // The forced version is broken in the browser; the policy refuses the JSON-LD that React would write again.
  allowConsole(/broken on purpose|'TrustedScript' assignment|favicon/);
  const tab = await openTab(page.context(), '/glocken');
  const [shell, bells] = [live('shell'), live('mfe-bells')];
  const file = 'mfe-bells/src/inquiry/inquiry-page.tsx';
  let version = '';
  let lateTab = tab;

  await test.step('team A: a remote that joins the site without a change of the shell', async () => {
    expect(deliver('create-remote', 'mfe-academy', 'training').output).toContain('mfe-academy/remote.ts');
    expect(deliver('release', 'mfe-academy').output).toMatch(/^mfe-academy@[0-9a-f]{16} is live$/m);
    expect(live('shell')).toBe(shell);
    await openPage(page, `${server.address}/academy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academy');
    await page.goto(`${server.address}/__composition`);
    const row = page.getByRole('row', { name: /^mfe-academy/ });
    for (const shown of ['training', '/academy', live('mfe-academy')]) await expect(row).toContainText(shown);
  });

  await test.step('team A: a second page of its own, live without anybody else', async () => {
    expect(deliver('create-page', 'mfe-academy', '/courses').output).toContain(
      'mfe-academy/src/courses/courses-page.test.tsx',
    );
    const { output } = deliver('release', 'mfe-academy', '--message', 'Courses');
    expect(output).toMatch(/\/courses +\d+ B +new/);
    expect(output).toMatch(/^Composed \d+ pages/m);
    expect([live('shell'), live('mfe-bells')]).toEqual([shell, bells]);
    await openPage(page, `${server.address}/courses`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  });

  const restore = team.change(file, (source) =>
    source
      .replace(
        /export default function InquiryPage\(\) \{/,
        "$&\n  useEffect(() => { throw new Error('broken on purpose'); }, []);",
      )
      .replace(/^/, "import { useEffect } from 'react';\n"),
  );
  await test.step('pages of both teams that readers could not use, or not reach by a link, are refused, with all that is wrong with them', () => {
    const courses = 'mfe-academy/src/courses/courses-page.tsx';
    const academy = 'mfe-academy/src/academy/academy-page.tsx';
    const before = live('mfe-academy');
    const mendLink = team.change(academy, (source) =>
      source.replace('</h1>', "</h1>\n      <p dangerouslySetInnerHTML={{ __html: '<b>By hand</b>' }} />"),
    );
    const mend = team.change(courses, (source) =>
      source
        .replace(
          /export default function CoursesPage\(\) \{/,
          "$&\n  useEffect(() => { console.warn('warned on purpose'); console.error('written on purpose'); }, []);",
        )
        .replace('</h1>', '</h1>\n      <img src="/media/zeichen.svg" />\n      <p>{typeof window}</p>')
        .replace(/^/, "import { useEffect } from 'react';\n"),
    );
    const { status, output } = runIn(folder, 'platform/delivery/src/main.ts', [
      'release',
      'mfe-academy',
      'mfe-bells',
      '--no-lint',
      '--anyway',
    ]);
    mend();
    mendLink();
    expect(status).toBe(1);
    for (const fault of [
      'it renders something else in the browser than was prerendered: in <p> "undefined" was prerendered, the browser renders "object"',
      'warned on purpose',
      'axe: image-alt: <img src="/media/zeichen.svg">',
    ])
      expect(output).toContain(`${courses}: /courses: ${fault}`);
    // The component, by its place in the source.
    expect(output).toMatch(
      new RegExp(`the browser renders "object"\\n(?: +at \\w+ \\(<anonymous>\\)\\n)+ +at .*\\(${courses}:\\d+`),
    );
    expect(output).toMatch(new RegExp(`/courses: written on purpose\\n +at .*${courses}:\\d+`));
    // It can be opened, where the browser takes over the HTML.
    expect(output).toContain(
      `${academy}: /academy: reached by a link: This document requires 'TrustedHTML' assignment`,
    );
    expect(output).not.toContain('/academy: This document requires');
    // A version that throws in the browser alone.
    expect(output).toMatch(/(?:mfe-[a-z]+@[0-9a-f]{16}(?:, |: )){2}it does not pass in the browser:\n/);
    expect(output).toContain(`${file}: /anfrage: Error: broken on purpose\n    at ${file}:`);
    expect([live('mfe-academy'), live('mfe-bells')]).toEqual([before, bells]);
  });

  await test.step('team B forces it: visitors read every page all the same', async () => {
    version = team.publish('mfe-bells');
    const forced = deliver('promote', 'mfe-bells', version, '--force', '--message', 'On purpose');
    expect(forced.output).toContain('is live for everybody');
    const { output } = deliver('releases', 'mfe-bells');
    expect(output).toMatch(new RegExp(`promote +${version} +forced .*"On purpose"`));
    for (const path of ['/anfrage', '/glocken/es', '/academy', '/courses']) {
      await page.goto(server.address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    lateTab = await openTab(page.context(), '/glocken/es');
  });

  await test.step('team B sees which line of its sources has failed for visitors, of which version and where', async () => {
    await page.goto(`${server.address}/anfrage`);
    const list = () =>
      runIn(
        folder,
        'platform/server/src/errors/errors-command.ts',
        ['--version', version.slice(0, 8), '--route', '/anfrage'],
        {
          DATA_DIR: server.dataFolder,
        },
      ).output;
    await expect.poll(list).toMatch(/on \/anfrage: broken on purpose/);
    expect(list()).toMatch(
      new RegExp(`^team foundry: mfe-bells@${version}.*\n.* broken on purpose\n +at .*${file}:\\d+:\\d+`),
    );
  });

  await test.step('team B takes it back: its page works again, and in the tab that was opened before all of it', async () => {
    expect(deliver('rollback', 'mfe-bells').output).toContain(`mfe-bells@${bells} is live again`);
    restore();
    await openPage(page, `${server.address}/anfrage`);
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByRole('textbox', { name: 'Ihr Name' })).toBeFocused();
    await followTab(tab, 'Anfrage');
    await expectSameDocument(tab, readHeading('/anfrage', platformSite));
  });

  await test.step('what was released is compared, and what is not needed any more is removed', () => {
    const listed = JSON.parse(deliver('releases', 'mfe-academy', '--json').output);
    const versions = v.parse(releasesSchema, listed).flatMap(({ history }) => history.map((line) => line.version));
    expect(deliver('diff', 'mfe-academy', ...versions).output).toContain('+ route /courses');
    const unused = 'f'.repeat(16);
    const releases = join(folder, 'releases/mfe-bells');
    cpSync(join(releases, bells), join(releases, unused), { recursive: true });
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of readdirSync(releases)) utimesSync(join(releases, name), hoursAgo, hoursAgo);
    const { output } = deliver('prune', '--keep', '0');
    expect(output).toContain(`mfe-bells@${unused} removed`);
    expect(output).not.toContain(version);
    expect(deliver('compose').status).toBe(0);
  });

  await test.step('the tab of the version that was taken back goes on with it: with a script that it has not loaded before', async () => {
    const asked = lateTab.waitForRequest(new RegExp(`/assets/mfe-bells/${version}/`));
    await followTab(lateTab, 'Glockengießerei Wiedmann');
    await asked;
    await expect(lateTab).toHaveURL(`${server.address}/`);
    await expectSameDocument(lateTab, readHeading('/', platformSite));
  });
});

test('a remote on its own origin is pinned, allowed by the policy, and hydrated', async ({ page }) => {
  const bucket = await serveFiles(() => join(team.folder, 'site'));
  const release = ['release', 'mfe-bells', '--origin', bucket.origin, ...quickRelease];
  expect((await runInBackground(team.folder, 'platform/delivery/src/main.ts', release)).status).toBe(0);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, `${team.server.address}/glocken/es`);
  expect(loaded.some((address) => address.startsWith(`${bucket.origin}/assets/mfe-bells/`))).toBe(true);
  await followTab(page, 'Anfrage');
  await expect(page).toHaveURL(/anfrage$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readHeading('/anfrage', platformSite));
  await bucket.stop();
  expect(team.deliver('rollback', 'mfe-bells').status).toBe(0);
});

test('the composition page lists packages, redirects and departures at every width', async ({ page }) => {
  const message = 'Visits are arranged by the foundry from now on (No 7)';
  const house = team.live('mfe-house');
  const retired = team.deliver('retire', 'mfe-house', '--to', '/glocken', '--yes', '--message', message);
  expect(retired.output).toContain('mfe-house has left the site');
  for (const width of isThorough ? [390, 800, 1130, 1440] : [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${team.server.address}/__composition`);
    const rowOf = (table: string, name: string) =>
      page
        .getByRole('table', { name: table })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) });
    await expect(rowOf('Packages', 'mfe-bells')).toContainText('/glocken');
    await expect(rowOf('Redirects', '/besuch')).toContainText('/glocken');
    await expect(rowOf('Redirects', '/besuch')).toContainText('mfe-house, retired');
    await expect(rowOf('Retired remotes', 'mfe-house')).toContainText(message);
    // Nothing but the picture has to be scrolled sideways, and no cell is a column of single letters.
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
    const widths = await page
      .locator('tbody :is(th, td)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...widths), `narrowest cell at ${width}`).toBeGreaterThan(40);
    await expectNoViolations(page);
  }
  // The remote comes back as it was.
  expect(team.deliver('promote', 'mfe-house', house).output).toContain('is live for everybody');
});
