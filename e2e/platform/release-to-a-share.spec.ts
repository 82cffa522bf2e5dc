import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isInShare, visitorBuckets } from '../../platform/server/src/site/is-in-share';
import { readHeading } from '../harness/read-heading';
import { serveFiles } from '../harness/serve-files';
import { startTeam } from '../harness/team';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';

const [heading, other] = [readHeading('/anfrage', platformSite), 'Gradually another heading'];

test('a build not yet live is seen by a teammate, then some visitors, then withdrawn', {
  tag: '@nightly',
}, async ({ page, allowConsole }) => {
  const { folder, server, deliver, live, change, publish, get, stop } = await startTeam();
  const before = live('mfe-bells');
  change('mfe-bells/src/inquiry/inquiry-page.tsx', (source) => source.replace(heading, other));
  const version = publish('mfe-bells');
  // A version with a page more, which never goes live; its build is what a teammate has.
  const route = "{ path: '/anfrage',";
  const undo = change('mfe-bells/remote.ts', (source) =>
    source.replace(route, `${route} aliases: ['/glocken-vorschau'],`),
  );
  const previewed = publish('mfe-bells');
  undo();

  await test.step('a teammate loads it into the served site for one session, with a badge, and removes it', async () => {
    const { origin, stop: stopTeammate } = await serveFiles(() => join(folder, 'mfe-bells/dist/web'));
    await page.goto(`${server.address}/anfrage?override=mfe-bells@${origin}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    const badge = page.getByRole('complementary', { name: 'Overridden remotes' });
    await expect(badge).toContainText(`mfe-bells from ${origin}`);
    await page.goto(`${server.address}/glocken`);
    await expect(badge).toBeVisible();
    // A page that the live site lacks, which the browser asks for by the session alone.
    await page.goto(`${server.address}/glocken-vorschau`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    await expect(page).not.toHaveTitle(/nicht gefunden/);
    allowConsole(/404/);
    await badge.getByRole('link', { name: 'Remove' }).click();
    await expect(badge).toHaveCount(0);
    await expect(page).toHaveTitle(/nicht gefunden/);
    await page.goto(`${server.address}/anfrage`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await stopTeammate();
    // A version that was never live, by its first digits.
    await page.goto(`${server.address}/anfrage?override=mfe-bells@${version.slice(0, 7)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    await expect(badge).toContainText(`mfe-bells@${version}`);
    await page.goto(`${server.address}/anfrage?override=`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.goto(`${server.address}/glocken-vorschau?override=mfe-bells@${previewed}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    await page.goto(`${server.address}/anfrage?override=`);
    // A name that was misspelt is said, with the right one.
    allowConsole(/400/);
    await page.goto(`${server.address}/anfrage?override=mfe_bells@${version}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Did you mean mfe-bells\?$/);
    // Nothing but this machine, and nobody else's session.
    expect((await get('/anfrage?override=mfe-bells@https://evil.example')).text).not.toContain('evil.example');
    expect((await get('/anfrage')).text).not.toContain('override-badge');
  });

  await test.step('each visitor stays on one side while the share is raised', async () => {
    const headingIn = async (bucket: number) =>
      /<h1[^>]*>(.*?)<\/h1>/.exec((await get('/anfrage', { Cookie: `release-group=${bucket}` })).text)?.[1];
    const bucketIn = (share: number, isIn: boolean) =>
      Array.from({ length: visitorBuckets }, (_, bucket) => bucket).findLast(
        (bucket) => isInShare(bucket, { package: 'mfe-bells', version, share }) === isIn,
      ) ?? 0;
    const { output } = deliver('promote', 'mfe-bells', version, '--share', '10');
    expect(output).toContain('is live for 10 % of the visitors');
    expect(await headingIn(bucketIn(10, true))).toBe(other);
    expect(await headingIn(bucketIn(10, false))).toBe(heading);
    expect((await get('/anfrage')).headers.get('set-cookie')).toMatch(
      /^release-group=\d+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    deliver('promote', 'mfe-bells', version, '--share', '50');
    for (const bucket of [bucketIn(50, true), bucketIn(10, true)]) expect(await headingIn(bucket)).toBe(other);
    expect(deliver('rollback', 'mfe-bells').output).toContain(
      `The share of mfe-bells@${version} has ended: everybody gets ${before}, in site `,
    );
    expect(await headingIn(bucketIn(10, true))).toBe(heading);
    expect((await get('/anfrage')).headers.get('set-cookie')).toBeNull();
  });
  await stop();
});
