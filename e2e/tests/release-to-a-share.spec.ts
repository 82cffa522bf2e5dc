import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isInShare, visitorBuckets } from '../../platform/server/src/site/is-in-share';
import { readHeading } from '../harness/read-heading';
import { serveFiles } from '../harness/serve-files';
import { startTeam } from '../harness/team';
import { test } from '../harness/test';

const [heading, other] = [readHeading('/tech-partner'), 'Gradually another heading'];

test('a build that is not live is seen by a teammate, then by a share of the visitors, and is withdrawn', {
  tag: '@nightly',
}, async ({ page, allowConsole }) => {
  const { folder, server, deliver, live, change, publish, get, stop } = await startTeam(['mfe-partners']);
  const before = live('mfe-partners');
  change('mfe-partners/src/tech-partner/tech-partner-page.tsx', (source) => source.replace(heading, other));
  const version = publish('mfe-partners');
  // A version with a page more, which never goes live; its build is what a teammate has.
  const route = "{ path: '/tech-partner',";
  const undo = change('mfe-partners/remote.ts', (source) =>
    source.replace(route, `${route} aliases: ['/partner-preview'],`),
  );
  const previewed = publish('mfe-partners');
  undo();

  await test.step('a teammate loads it into the served site for one session, with a badge, and removes it', async () => {
    const { origin, stop: stopTeammate } = await serveFiles(() => join(folder, 'mfe-partners/dist/web'));
    await page.goto(`${server.address}/tech-partner?override=mfe-partners@${origin}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    const badge = page.getByRole('complementary', { name: 'Overridden remotes' });
    await expect(badge).toContainText(`mfe-partners from ${origin}`);
    await page.goto(`${server.address}/our-solution`);
    await expect(badge).toBeVisible();
    // A page that the live site lacks, which the browser asks for by the session alone.
    await page.goto(`${server.address}/partner-preview`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    await expect(page).not.toHaveTitle(/not found/i);
    allowConsole(/404/);
    await badge.getByRole('link', { name: 'Remove' }).click();
    await expect(badge).toHaveCount(0);
    await expect(page).toHaveTitle(/not found/i);
    await page.goto(`${server.address}/tech-partner`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await stopTeammate();
    // A version that was never live, by its first digits.
    await page.goto(`${server.address}/tech-partner?override=mfe-partners@${version.slice(0, 7)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    await expect(badge).toContainText(`mfe-partners@${version}`);
    await page.goto(`${server.address}/tech-partner?override=`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.goto(`${server.address}/partner-preview?override=mfe-partners@${previewed}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    await page.goto(`${server.address}/tech-partner?override=`);
    // A name that was misspelt is said, with the right one.
    allowConsole(/400/);
    await page.goto(`${server.address}/tech-partner?override=mfe_partners@${version}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Did you mean mfe-partners\?$/);
    // Nothing but this machine, and nobody else's session.
    expect((await get('/tech-partner?override=mfe-partners@https://evil.example')).text).not.toContain('evil.example');
    expect((await get('/tech-partner')).text).not.toContain('override-badge');
  });

  await test.step('each visitor stays on one side while the share is raised', async () => {
    const headingIn = async (bucket: number) =>
      /<h1[^>]*>(.*?)<\/h1>/.exec((await get('/tech-partner', { Cookie: `release-group=${bucket}` })).text)?.[1];
    const bucketIn = (share: number, isIn: boolean) =>
      Array.from({ length: visitorBuckets }, (_, bucket) => bucket).findLast(
        (bucket) => isInShare(bucket, { package: 'mfe-partners', version, share }) === isIn,
      ) ?? 0;
    const { output } = deliver('promote', 'mfe-partners', version, '--share', '10');
    expect(output).toContain('is live for 10 % of the visitors');
    expect(await headingIn(bucketIn(10, true))).toBe(other);
    expect(await headingIn(bucketIn(10, false))).toBe(heading);
    expect((await get('/tech-partner')).headers.get('set-cookie')).toMatch(
      /^release-group=\d+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    deliver('promote', 'mfe-partners', version, '--share', '50');
    for (const bucket of [bucketIn(50, true), bucketIn(10, true)]) expect(await headingIn(bucket)).toBe(other);
    expect(deliver('rollback', 'mfe-partners').output).toContain(
      `The share of mfe-partners@${version} has ended: everybody gets ${before}, in site `,
    );
    expect(await headingIn(bucketIn(10, true))).toBe(heading);
    expect((await get('/tech-partner')).headers.get('set-cookie')).toBeNull();
  });
  await stop();
});
