import { execFile } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { waitForHydration } from '../../delivery/src/checks/browser/wait-for-hydration';
import { isInShare, visitorBuckets } from '../../server/src/site/is-in-share';
import { checkOut, copyBuilds, linkDependencies, quickRelease, removeSites, runIn } from '../harness/fresh-checkout';
import { hashFiles } from '../harness/hash-files';
import { serveFiles } from '../harness/serve-files';
import { type SiteServer, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';

// Two teams with a checkout, one of them with a new remote, the delivery commands as they would type them, and a server
// over what they make live. One checkout for all: each test leaves the sources and what is live as it found them.

const root = resolve(import.meta.dirname, '../..');
let folder: string;
let server: SiteServer;
/** What the commands printed that made the new remote, and the shell's version before. */
let academy: { shell: string; created: string; released: string };

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = checkOut(['mfe-partners']);
  copyBuilds(folder);
  expect(deliver('release').output).toContain('shell@');
  const shell = live('shell');
  const { output: created } = deliver('create-remote', 'mfe-academy', 'training');
  linkDependencies(join(root, 'mfe-partners/node_modules'), join(folder, 'mfe-academy/node_modules'), folder, [
    'shared-config',
    'shared-ui',
  ]);
  academy = { shell, created, released: deliver('release', 'mfe-academy').output };
  server = await startSiteServer(join(folder, 'site'));
});
test.afterAll(async () => {
  await server.stop();
  removeSites(folder);
});

/** Runs a command without the checks that take seconds. */
const deliver = (...words: string[]) => {
  const [command] = words;
  const omitted = command === 'release' ? quickRelease : command === 'promote' ? ['--no-browser'] : [];
  return runIn(folder, 'delivery/src/main.ts', [...words, ...omitted]);
};
const releaseInBrowser = (name: string) => runIn(folder, 'delivery/src/main.ts', ['release', name, '--no-lint']);

const releasesSchema = v.array(
  v.object({ name: v.string(), live: v.string(), history: v.array(v.object({ version: v.string() })) }),
);
const registrySchema = v.object({ packages: v.record(v.string(), v.object({ live: v.string() })) });
const live = (name: string) => {
  const registry = JSON.parse(readFileSync(join(folder, 'releases/registry.json'), 'utf8'));
  return v.parse(registrySchema, registry).packages[name]?.live ?? '';
};
const change = (file: string, edit: (source: string) => string) => {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(edit(source)).not.toBe(source);
  writeFileSync(path, edit(source));
  return () => writeFileSync(path, source);
};
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.address + path, { headers: { Accept: 'text/html', ...headers } });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

/** Opens a page in a tab of its own, which then knows whether another document is loaded. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(server.address + path);
  await waitForHydration(tab);
  await tab.evaluate(() => Reflect.set(window, 'stayed', true));
  return tab;
}
const hasStayed = (tab: Page) => tab.evaluate(() => Reflect.get(window, 'stayed'));
const waysToPartner = (tab: Page) => tab.getByRole('navigation', { name: 'Ways to partner' });

test('the story: a new page, a refusal, a broken version forced live, a rollback, and a tab that was open all the time', async ({
  page,
  allowConsole,
}) => {
  // The forced version is broken in the browser; the policy refuses the JSON-LD that React would write again.
  allowConsole(/broken on purpose|'TrustedScript' assignment/);
  const tab = await openTab(page.context(), '/partner-with-us');
  const [shell, partners] = [live('shell'), live('mfe-partners')];

  // Team A: a page of its own, live without anybody else.
  expect(deliver('create-page', 'mfe-academy', '/courses').output).toContain(
    'mfe-academy/src/courses/courses-page.test.tsx',
  );
  const { output: released } = deliver('release', 'mfe-academy', '--message', 'Courses');
  expect(released).toMatch(/\/courses +\d+ B +new/);
  expect(released).toMatch(/^Composed \d+ pages/m);
  expect((await get('/courses')).text).toContain('<h1');
  expect([live('shell'), live('mfe-partners')]).toEqual([shell, partners]);
  await page.goto(`${server.address}/courses`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');

  // Team B: a version that throws in the browser alone is refused.
  const restore = change('mfe-partners/src/our-solution/our-solution-page.tsx', (source) =>
    source
      .replace(
        /export default function OurSolutionPage\(\) \{/,
        "$&\n  useEffect(() => { throw new Error('broken on purpose'); }, []);",
      )
      .replace(/^/, "import { useEffect } from 'react';\n"),
  );
  const refused = releaseInBrowser('mfe-partners');
  expect(refused.status).toBe(1);
  const file = 'mfe-partners/src/our-solution/our-solution-page.tsx';
  expect(refused.output).toMatch(/mfe-partners@[0-9a-f]{16}: it does not pass in the browser:\n/);
  expect(refused.output).toContain(`${file}: /our-solution: Error: broken on purpose\n    at ${file}:`);
  expect(live('mfe-partners')).toBe(partners);

  // Team B forces it: visitors read every page all the same.
  const published = deliver('release', 'mfe-partners', '--publish-only', '--json');
  const [{ version }] = v.parse(v.tuple([v.object({ version: v.string() })]), JSON.parse(published.output));
  const forced = deliver('promote', 'mfe-partners', version, '--force', '--message', 'On purpose');
  expect(forced.output).toContain('is live for everybody');
  expect(deliver('releases', 'mfe-partners').output).toMatch(new RegExp(`promote +${version} +forced .*"On purpose"`));
  for (const path of ['/our-solution', '/tech-partner', '/academy', '/courses']) {
    await page.goto(server.address + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  expect(live('mfe-partners')).toBe(version);
  const lateTab = await openTab(page.context(), '/tech-partner');

  // And takes it back.
  expect(deliver('rollback', 'mfe-partners').output).toContain(`mfe-partners@${partners} is live again`);
  restore();
  await page.goto(`${server.address}/our-solution`);
  await waitForHydration(page);
  const types = page.getByRole('region', { name: 'Types of Commercial Partners' });
  await types.getByText('Referral Partner', { exact: true }).click();
  await expect(types.locator('details[open]')).toHaveCount(2);

  // The tab that was opened before all of it.
  await waysToPartner(tab).getByRole('link', { name: 'Integrate with us' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Make your product work in every plant');
  expect(await hasStayed(tab)).toBe(true);

  // What was released is compared, and what is not needed any more is removed.
  const [before, after] = v
    .parse(releasesSchema, JSON.parse(deliver('releases', 'mfe-academy', '--json').output))
    .flatMap(({ history }) => history.map(({ version }) => version));
  expect(deliver('diff', 'mfe-academy', before ?? '', after ?? '').output).toContain('+ route /courses');
  const unused = 'f'.repeat(16);
  const releases = join(folder, 'releases/mfe-partners');
  cpSync(join(releases, partners), join(releases, unused), { recursive: true });
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of readdirSync(releases)) utimesSync(join(releases, name), hoursAgo, hoursAgo);
  const pruned = deliver('prune', '--keep', '0').output;
  expect(pruned).toContain(`mfe-partners@${unused} removed`);
  expect(pruned).not.toContain(version);
  expect(deliver('compose').status).toBe(0);

  // The tab of the version that was taken back goes on with it: with a script that it has not loaded before.
  const asked = lateTab.waitForRequest(new RegExp(`/assets/mfe-partners/${version}/`));
  await waysToPartner(lateTab)
    .getByRole('link', { name: /^Partner with/ })
    .click();
  await asked;
  await expect(lateTab).toHaveURL(/\/partner-with-us$/);
  await expect(lateTab.getByRole('heading', { level: 1 })).toHaveText('Build the automated plant with us');
  expect(await hasStayed(lateTab)).toBe(true);
});

test('another major of React is refused before any visitor meets it', () => {
  const version = live('mfe-partners');
  const file = join(folder, 'releases/mfe-partners', version, 'release.json');
  const source = readFileSync(file, 'utf8');
  chmodSync(file, 0o644);
  writeFileSync(file, source.replace(/"react": "19/, '"react": "18'));
  const { status, output } = deliver('promote', 'mfe-partners', version);
  writeFileSync(file, source);
  expect(status).toBe(1);
  expect(output).toMatch(
    /mfe-partners\/release.json, field "shared.react": it was built with 18\S+, and the live shell brings 19/,
  );
});

// Without its compressed media as well: `npx -y pnpm@12 test:faults`.
test('pages that come from the cache are those that are rendered, byte for byte', () => {
  const compose = () => {
    removeSites(join(folder, '.sites'));
    expect(deliver('compose').status).toBe(0);
    return hashFiles(join(folder, 'site'));
  };
  const cached = compose();
  rmSync(join(folder, '.cache/pages'), { recursive: true });
  expect(compose()).toBe(cached);
});

test('a build that is not live is seen by a teammate, then by a share of the visitors, and is withdrawn', async ({
  page,
}) => {
  const before = live('mfe-partners');
  const restore = change('mfe-partners/src/tech-partner/tech-partner-page.tsx', (source) =>
    source.replace('Make your product work in every plant', 'Gradually another heading'),
  );
  const published = deliver('release', 'mfe-partners', '--publish-only', '--json');
  restore();
  const [{ version }] = v.parse(v.tuple([v.object({ version: v.string() })]), JSON.parse(published.output));

  await test.step('a teammate loads it into the served site for one session, with a badge, and removes it', async () => {
    const { server: teammate, origin } = await serveFiles(() => join(folder, 'mfe-partners/dist/web'));
    await page.goto(`${server.address}/tech-partner?override=mfe_partners@${origin}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gradually another heading');
    const badge = page.getByRole('complementary', { name: 'Overridden remotes' });
    await expect(badge).toContainText(`mfe_partners from ${origin}`);
    await page.goto(`${server.address}/our-solution`);
    await expect(badge).toBeVisible();
    await badge.getByRole('link', { name: 'Remove' }).click();
    await expect(badge).toHaveCount(0);
    await page.goto(`${server.address}/tech-partner`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your product work in every plant');
    teammate.close();
    // Nothing but this machine, and nobody else's session.
    expect((await get('/tech-partner?override=mfe_partners@https://evil.example')).text).not.toContain('evil.example');
    expect((await get('/tech-partner')).text).not.toContain('override-badge');
  });

  // Each visitor stays on his side while the share is raised.
  expect(deliver('promote', 'mfe-partners', version, '--share', '10').output).toContain(
    'is live for 10 % of the visitors',
  );
  const heading = async (bucket: number) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec((await get('/tech-partner', { Cookie: `release-group=${bucket}` })).text)?.[1];
  const bucketIn = (share: number, isIn: boolean) =>
    Array.from({ length: visitorBuckets }, (_, bucket) => bucket).findLast(
      (bucket) => isInShare(bucket, { package: 'mfe-partners', version, share }) === isIn,
    ) ?? 0;
  expect(await heading(bucketIn(10, true))).toBe('Gradually another heading');
  expect(await heading(bucketIn(10, false))).toBe('Make your product work in every plant');
  expect((await get('/tech-partner')).headers.get('set-cookie')).toMatch(
    /^release-group=\d+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  deliver('promote', 'mfe-partners', version, '--share', '50');
  for (const bucket of [bucketIn(50, true), bucketIn(10, true)])
    expect(await heading(bucket)).toBe('Gradually another heading');
  expect(deliver('rollback', 'mfe-partners').output).toContain(`mfe-partners@${before} is live again`);
  expect(await heading(bucketIn(10, true))).toBe('Make your product work in every plant');
  expect((await get('/tech-partner')).headers.get('set-cookie')).toBeNull();
});

test('a remote on an origin of its own: pinned, allowed by the policy, and hydrated', async ({ page }) => {
  const { server: bucket, origin } = await serveFiles(() => join(folder, 'site'));
  // This process serves the origin, which the release looks at: it must not wait for the command in one piece.
  const args = [
    join(folder, 'run.cjs'),
    join(folder, 'delivery/src/main.ts'),
    'release',
    'mfe-partners',
    '--origin',
    origin,
    '--no-lint',
  ];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${server.address}/tech-partner`);
  await waitForHydration(page);
  expect(loaded.some((address) => address.startsWith(`${origin}/assets/mfe-partners/`))).toBe(true);
  await page
    .getByRole('navigation', { name: 'Ways to partner' })
    .getByRole('link', { name: 'Sell our solutions' })
    .click();
  await expect(page).toHaveURL(/our-solution$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell what plants are asking for');
  bucket.close();
  expect(deliver('rollback', 'mfe-partners').status).toBe(0);
});

test('a new remote is in the site with no change of the shell, and among those that /__composition lists', async ({
  page,
  allowConsole,
}) => {
  expect(academy.created).toContain('mfe-academy/remote.ts');
  expect(academy.released).toMatch(/^mfe-academy@[0-9a-f]{16} is live$/m);
  expect(live('shell')).toBe(academy.shell);
  await page.goto(`${server.address}/academy`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Academy');

  await test.step('/__composition shows who owns what, in which version', async () => {
    allowConsole(/favicon/);
    await page.goto(`${server.address}/__composition`);
    const row = page.getByRole('row', { name: /^mfe-academy/ });
    await expect(row).toContainText('training');
    await expect(row).toContainText('/academy');
    await expect(row).toContainText(live('mfe-academy'));
    await expect(page.getByRole('img', { name: /The shell around 2 remotes/ })).toBeVisible();
  });
});

test('each command prints what it does, and refuses what it does not know', () => {
  const { output } = deliver('--help');
  for (const command of ['release', 'promote', 'rollback', 'releases', 'diff', 'prune', 'compose', 'preview'])
    expect(output).toMatch(new RegExp(`^  ${command} .*\\w`, 'm'));
  expect(deliver('promote', '--help').output).toContain('Usage: npx -y pnpm@12 delivery promote <remote> <version>');
  expect(deliver('rollback').output).toContain('rollback: <remote> is missing');
  expect(deliver('promote', 'mfe-partners', 'f'.repeat(16)).output).toMatch(
    /mfe-partners@f{16}: there is no such version. Use one of these, newest first: [0-9a-f]{16}/,
  );
  expect(deliver('prune', '--force').output).toContain("prune: Unknown option '--force'");
});
