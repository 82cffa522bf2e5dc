import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Signal } from 'kit/contract/signal';
import * as v from 'valibot';
import { registrySchema } from '../../platform/delivery/src/registry/registry';
import { isInShare, visitorBuckets } from '../../platform/server/src/site/is-in-share';
import { visitorAddress } from '../../platform/server/src/testing/test-share';
import { expectNoViolations } from '../harness/expect-no-violations';
import { readHeading } from '../harness/read-heading';
import { startSiteServer } from '../harness/site-server';
import { startTeam } from '../harness/team';
import { test } from '../harness/test';
import { platformSite } from '../harness/test-delivery';

const remote = 'mfe-bells';
const page = 'mfe-bells/src/inquiry/inquiry-page.tsx';
const heading = readHeading('/anfrage', platformSite);
const registryFile = v.pipe(v.string(), v.parseJson(), registrySchema);

/** A team, and the server of the site behind a proxy on this machine, as visitors have it: that server alone changes what is watched. */
async function startWatch() {
  const team = await startTeam();
  await team.server.stop();
  const environment = { PUBLIC_ORIGIN: 'http://localhost', STAFF_PORT: '0' };
  const server = await startSiteServer(undefined, environment, team.folder);
  const live = team.live(remote);
  const shell = team.live('shell');
  const registry = () => v.parse(registryFile, readFileSync(join(team.folder, 'releases/registry.json'), 'utf8'));
  let visitors = 0;
  return {
    team,
    server,
    registry,
    lastLine: () => registry().packages[remote]?.history.at(-1),
    vitals: () => server.run('platform/server/src/signals/vitals/vitals-command.ts', [remote]).output,
    publish: (edit: (source: string) => string): string => {
      const undo = team.change(page, edit);
      const version = team.publish(remote);
      undo();
      return version;
    },
    watch: async (version: string, ...options: string[]) => {
      const { status, output } = team.deliver('promote', remote, version, '--share', '10', '--watch', ...options);
      expect(output).toContain(`is live for 10 % of the visitors`);
      expect(status).toBe(0);
      await seen();
    },
    /** Visitors open the page and leave, each from an address of their own, and report how it fared: `ofTen` of ten are in the share. */
    visit: async (version: string, count: number, share: (number: number) => Partial<Signal>, ofTen = 1) => {
      for (let at = 0; at < count; at += 20) {
        const sent = Array.from({ length: 20 }, async (_, number) => {
          visitors += 1;
          const isInIt = number % 10 < ofTen;
          // The middle of a site: from 1 to 3 s.
          const signal: Signal = {
            remote,
            version: isInIt ? version : live,
            shell,
            route: '/anfrage',
            width: 'wide',
            failed: visitors % 150 === 0 ? [remote] : [],
            largestPaint: 1000 + ((visitors * 619) % 2000),
            shift: 0,
            ...(isInIt ? share(at / 10 + number / 10) : {}),
          };
          const headers = { 'X-Forwarded-For': visitorAddress(visitors), Cookie: cookieOf(version, isInIt) };
          await (await fetch(`${server.address}/anfrage`, { headers })).text();
          return fetch(`${server.address}/__signals`, { method: 'POST', headers, body: JSON.stringify([signal]) });
        });
        for (const { status } of await Promise.all(sent)) expect(status).toBe(204);
      }
    },
  };
}

/** The cookie of a visitor who is in the share of a version, already at 10 %, or never is. */
function cookieOf(version: string, isInIt: boolean): string {
  const share = isInIt ? 10 : 50;
  const bucket = Array.from({ length: visitorBuckets }, (_, number) => number).find(
    (number) => isInShare(number, { package: remote, version, share }) === isInIt,
  );
  return `release-group=${bucket}`;
}

/** The server has seen that there is a share: it looks every five seconds. */
const seen = () => new Promise((resolve) => setTimeout(resolve, 6000));

test('a version that throws is withdrawn by itself, and staff see the report as a page', {
  tag: '@nightly',
}, async ({ browser }) => {
  const { team, server, publish, watch, visit, vitals, lastLine } = await startWatch();
  const broken = publish((source) =>
    `import { useEffect } from 'react';\n${source}`.replace(
      '  return (',
      "  useEffect(() => {\n    throw new Error('broken on purpose');\n  }, []);\n  return (",
    ),
  );
  await watch(broken);

  await test.step('a visitor of the share meets the failure', async () => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.7' } });
    const [name = '', value = ''] = cookieOf(broken, true).split('=');
    await context.addCookies([{ name, value, url: server.address }]);
    const tab = await context.newPage();
    await tab.goto(`${server.address}/anfrage`);
    const fetched = () => tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(fetched).toContainEqual(expect.stringMatching(/shell\.measure\.js$/));
    await tab.waitForTimeout(500);
    await tab.goto('about:blank');
    await context.close();
    await expect.poll(vitals, { timeout: 30_000 }).toContain(`${remote}@${broken}  1 views`);
    expect(vitals()).toMatch(/failures +1000\.0 in 1,000 views.*of 1\)\n +largest paint [\d,]+ ms/);
  });

  await test.step('what throws in one view of ten is withdrawn for its failures', async () => {
    await visit(broken, 2000, (number) => ({ failed: number % 10 === 0 ? [remote] : [] }));
    await expect.poll(lastLine, { timeout: 60_000 }).toMatchObject({
      by: 'withdraw',
      version: broken,
      who: 'the watch of the server',
      message: expect.stringMatching(/^failures: \d+\.\d in 1,000 views \(\d+ counted\), others \d\.\d in 1,000 views/),
      evidence: { measure: 'failures' },
    });
    expect(team.deliver('promote', remote, broken).output).toContain('its share was withdrawn on');
  });

  await test.step('staff see all of it as a page', async () => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(server.staffLinks[0] ?? '');
    await tab.goto(new URL('/__vitals', server.staffLinks[0]).href);
    await expect(tab.getByRole('heading', { name: remote })).toBeVisible();
    const rows = tab.getByRole('table', { name: remote }).getByRole('row');
    await expect(rows.filter({ hasText: broken })).toContainText('views');
    await expect(tab.getByRole('img', { name: `Largest paint of ${remote} by day` })).toBeVisible();
    await expect(tab.getByText(`${broken} Its share has ended: failures`)).toBeVisible();
    await expectNoViolations(tab);
    await context.close();
  });
  await server.stop();
});

test('a slower version is withdrawn; a good one waits for enough views and goes live', {
  tag: '@nightly',
}, async () => {
  const { team, server, publish, watch, visit, vitals, lastLine, registry } = await startWatch();
  const slow = publish((source) => source.replace(heading, 'A page that is slow'));
  await watch(slow);
  await visit(slow, 3000, (number) => ({ largestPaint: 2000 + ((number * 619) % 2000) }));
  await expect.poll(lastLine, { timeout: 60_000 }).toMatchObject({
    by: 'withdraw',
    version: slow,
    message: expect.stringMatching(/^p75 of largest paint: 3,\d+ ms \(\d+ counted\), others 2,\d+ ms/),
    evidence: { measure: 'largestPaint' },
  });

  const good = publish((source) => source.replace(heading, 'A page that is good'));
  await watch(good, '--views', '100');
  await visit(good, 500, () => ({}));
  // They count ten and more at a time: a look between them leaves the last to the next visitors.
  const waiting = /watched at 10 %: (4[1-9]|50) of 100 views, .*too few to decide, it waits for (5\d) more/;
  await expect.poll(vitals, { timeout: 40_000 }).toMatch(waiting);
  await visit(good, 700, () => ({}));
  const share = () => registry().packages[remote]?.gradual?.share;
  await expect.poll(share, { timeout: 60_000 }).toBe(50);
  await seen();
  await visit(good, 240, () => ({}), 5);
  await expect.poll(() => team.live(remote), { timeout: 60_000 }).toBe(good);
  expect(lastLine()).toMatchObject({
    by: 'promote',
    message: expect.stringMatching(/^not worse in 1\d\d views of 50 %$/),
  });
  await server.stop();
});
