import { cpSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { expectNoViolations } from '../harness/expect-no-violations';
import { linkNewRemote, runIn, runInBackground } from '../harness/fresh-checkout';
import { openPage } from '../harness/open-page';
import { readHeading } from '../harness/read-heading';
import { serveFiles } from '../harness/serve-files';
import { startTeam, type Team } from '../harness/team';
import { test } from '../harness/test';
import { quickRelease } from '../harness/test-delivery';
import { isThorough } from '../harness/thorough';

// Two teams, one of them with a new remote. One checkout for all: each test but the last leaves the sources and what is live as it
// found them.

const releasesSchema = v.array(v.object({ history: v.array(v.object({ version: v.string() })) }));

let team: Team;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  team = await startTeam(['mfe-partners']);
});
test.afterAll(() => team.stop());

/** Opens a page in a tab of its own, which then knows whether another document is loaded. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await openPage(tab, team.server.address + path);
  await tab.evaluate(() => Reflect.set(window, 'stayed', true));
  return tab;
}

/** Follows a link between the partner pages. */
const followTab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Ways to partner' }).getByRole('link', { name }).click();

async function expectSameDocument(tab: Page, heading: string): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await tab.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
}

test('a new remote is in the site with no change of the shell, and among those that /__composition lists', async ({
  page,
  allowConsole,
}) => {
  const shell = team.live('shell');
  expect(team.deliver('create-remote', 'mfe-academy', 'training').output).toContain('mfe-academy/remote.ts');
  linkNewRemote(team.folder, 'mfe-academy');
  expect(team.deliver('release', 'mfe-academy').output).toMatch(/^mfe-academy@[0-9a-f]{16} is live$/m);
  expect(team.live('shell')).toBe(shell);
  await openPage(page, `${team.server.address}/academy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academy');

  allowConsole(/favicon/);
  await page.goto(`${team.server.address}/__composition`);
  const row = page.getByRole('row', { name: /^mfe-academy/ });
  await expect(row).toContainText('training');
  await expect(row).toContainText('/academy');
  await expect(row).toContainText(team.live('mfe-academy'));
});

test('the story: a new page, a refusal, a broken version forced live, a rollback, and a tab that was open all the time', async ({
  page,
  allowConsole,
}) => {
  const { deliver, live, folder, server } = team;
  // The forced version is broken in the browser; the policy refuses the JSON-LD that React would write again.
  allowConsole(/broken on purpose|'TrustedScript' assignment/);
  const tab = await openTab(page.context(), '/partner-with-us');
  const [shell, partners] = [live('shell'), live('mfe-partners')];
  const file = 'mfe-partners/src/our-solution/our-solution-page.tsx';
  let version = '';
  let lateTab = tab;

  await test.step('team A: a page of its own, live without anybody else', async () => {
    expect(deliver('create-page', 'mfe-academy', '/courses').output).toContain(
      'mfe-academy/src/courses/courses-page.test.tsx',
    );
    const { output } = deliver('release', 'mfe-academy', '--message', 'Courses');
    expect(output).toMatch(/\/courses +\d+ B +new/);
    expect(output).toMatch(/^Composed \d+ pages/m);
    expect([live('shell'), live('mfe-partners')]).toEqual([shell, partners]);
    await openPage(page, `${server.address}/courses`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  });

  const restore = team.change(file, (source) =>
    source
      .replace(
        /export default function OurSolutionPage\(\) \{/,
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
        .replace('</h1>', '</h1>\n      <img src="/media/favicon.svg" />\n      <p>{typeof window}</p>')
        .replace(/^/, "import { useEffect } from 'react';\n"),
    );
    const { status, output } = runIn(folder, 'platform/delivery/src/main.ts', [
      'release',
      'mfe-academy',
      'mfe-partners',
      '--no-lint',
      '--anyway',
    ]);
    mend();
    mendLink();
    expect(status).toBe(1);
    for (const fault of [
      'it renders something else in the browser than was prerendered: in <p> "undefined" was prerendered, the browser renders "object"',
      'warned on purpose',
      'axe: image-alt: <img src="/media/favicon.svg">',
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
    expect(output).toContain(`${file}: /our-solution: Error: broken on purpose\n    at ${file}:`);
    expect([live('mfe-academy'), live('mfe-partners')]).toEqual([before, partners]);
  });

  await test.step('team B forces it: visitors read every page all the same', async () => {
    version = team.publish('mfe-partners');
    const forced = deliver('promote', 'mfe-partners', version, '--force', '--message', 'On purpose');
    expect(forced.output).toContain('is live for everybody');
    const { output } = deliver('releases', 'mfe-partners');
    expect(output).toMatch(new RegExp(`promote +${version} +forced .*"On purpose"`));
    for (const path of ['/our-solution', '/tech-partner', '/academy', '/courses']) {
      await page.goto(server.address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    lateTab = await openTab(page.context(), '/tech-partner');
  });

  await test.step('team B sees which line of its sources has failed for visitors, of which version and where', async () => {
    await page.goto(`${server.address}/our-solution`);
    const list = () =>
      runIn(
        folder,
        'platform/server/src/errors/main.ts',
        ['--version', version.slice(0, 8), '--route', '/our-solution'],
        {
          DATA_DIR: server.dataFolder,
        },
      ).output;
    await expect.poll(list).toMatch(/on \/our-solution: broken on purpose/);
    expect(list()).toMatch(
      new RegExp(`^team partners: mfe-partners@${version}.*\n.* broken on purpose\n +at .*${file}:\\d+:\\d+`),
    );
  });

  await test.step('team B takes it back: its page works again, and in the tab that was opened before all of it', async () => {
    expect(deliver('rollback', 'mfe-partners').output).toContain(`mfe-partners@${partners} is live again`);
    restore();
    await openPage(page, `${server.address}/our-solution`);
    const types = page.getByRole('region', { name: 'Types of Commercial Partners' });
    await types.getByText('Referral Partner', { exact: true }).click();
    await expect(types.locator('details[open]')).toHaveCount(2);
    await followTab(tab, 'Integrate with us');
    await expectSameDocument(tab, readHeading('/tech-partner'));
  });

  await test.step('what was released is compared, and what is not needed any more is removed', () => {
    const listed = JSON.parse(deliver('releases', 'mfe-academy', '--json').output);
    const versions = v.parse(releasesSchema, listed).flatMap(({ history }) => history.map((line) => line.version));
    expect(deliver('diff', 'mfe-academy', ...versions).output).toContain('+ route /courses');
    const unused = 'f'.repeat(16);
    const releases = join(folder, 'releases/mfe-partners');
    cpSync(join(releases, partners), join(releases, unused), { recursive: true });
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of readdirSync(releases)) utimesSync(join(releases, name), hoursAgo, hoursAgo);
    const { output } = deliver('prune', '--keep', '0');
    expect(output).toContain(`mfe-partners@${unused} removed`);
    expect(output).not.toContain(version);
    expect(deliver('compose').status).toBe(0);
  });

  await test.step('the tab of the version that was taken back goes on with it: with a script that it has not loaded before', async () => {
    const asked = lateTab.waitForRequest(new RegExp(`/assets/mfe-partners/${version}/`));
    await followTab(lateTab, /^Partner with/);
    await asked;
    await expect(lateTab).toHaveURL(/\/partner-with-us$/);
    await expectSameDocument(lateTab, 'Build the automated plant with us');
  });
});

test('a remote on an origin of its own: pinned, allowed by the policy, and hydrated', async ({ page }) => {
  const bucket = await serveFiles(() => join(team.folder, 'site'));
  const release = ['release', 'mfe-partners', '--origin', bucket.origin, ...quickRelease];
  expect((await runInBackground(team.folder, 'platform/delivery/src/main.ts', release)).status).toBe(0);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, `${team.server.address}/tech-partner`);
  expect(loaded.some((address) => address.startsWith(`${bucket.origin}/assets/mfe-partners/`))).toBe(true);
  await followTab(page, 'Sell our solutions');
  await expect(page).toHaveURL(/our-solution$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell what plants are asking for');
  await bucket.stop();
  expect(team.deliver('rollback', 'mfe-partners').status).toBe(0);
});

// The last one: what is retired is gone.
test('what the site consists of can be read at every width: packages, redirects, and why a remote has left', async ({
  page,
}) => {
  const message = 'Partners are found by the sales teams from now on (No 7)';
  const retired = team.deliver('retire', 'mfe-partners', '--to', '/academy', '--message', message);
  expect(retired.output).toContain('mfe-partners has left the site');
  for (const width of isThorough ? [390, 800, 1130, 1440] : [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${team.server.address}/__composition`);
    const rowOf = (table: string, name: string) =>
      page
        .getByRole('table', { name: table })
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name }) });
    await expect(rowOf('Packages', 'mfe-academy')).toContainText('/academy');
    await expect(rowOf('Redirects', '/tech-partner')).toContainText('/academy');
    await expect(rowOf('Redirects', '/tech-partner')).toContainText('mfe-partners, retired');
    await expect(rowOf('Retired remotes', 'mfe-partners')).toContainText(message);
    // Nothing but the picture has to be scrolled sideways, and no cell is a column of single letters.
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
    const widths = await page
      .locator('tbody :is(th, td)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...widths), `narrowest cell at ${width}`).toBeGreaterThan(40);
    await expectNoViolations(page);
  }
});
