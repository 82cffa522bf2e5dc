import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { federationHosts } from '../harness/federation-hosts';
import { checkOutLive, linkNewRemote, removeSites, runIn } from '../harness/fresh-checkout';
import { test } from '../harness/test';

test('a remote under development: a change shows without a reload, a mistake is shown and mended, others come from their release', async ({
  page,
  allowConsole,
}) => {
  // What the development server's client says.
  allowConsole(/./);
  const folder = checkOutLive(['mfe-partners']);
  expect(runIn(folder, 'delivery/src/main.ts', ['create-remote', 'mfe-academy', 'training']).status).toBe(0);
  linkNewRemote(folder, 'mfe-academy');
  const file = join(folder, 'mfe-academy/src/academy/academy-page.tsx');
  const source = readFileSync(file, 'utf8');
  const edit = (from: string, to: string) => {
    expect(source).toContain(from);
    writeFileSync(file, source.replace(from, to));
  };
  const ports = { PORT: '4274', DEV_PORT: '3100' };
  const origin = `http://127.0.0.1:${ports.PORT}`;
  const child = spawn(
    process.execPath,
    [join(folder, 'run.cjs'), join(folder, 'delivery/src/main.ts'), 'dev', 'mfe-academy'],
    { cwd: folder, env: { ...process.env, ...ports }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const heading = page.getByRole('heading', { level: 1 });
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
  try {
    await new Promise<void>((ready, failed) => {
      child.stdout.on('data', (text) => String(text).includes(origin) && ready());
      child.once('exit', (code) => failed(new Error(`dev ended with code ${code}`)));
    });
    await test.step('a released remote finds in the shell what it was built for', async () => {
      // What compiles on a busy machine may take longer than the shell waits for a remote.
      await expect(async () => {
        await page.goto(`${origin}/our-solution`);
        await expect(heading).toHaveText('Sell what plants are asking for', { timeout: 10_000 });
      }).toPass({ timeout: 60_000 });
    });
    await test.step('the devtools of Module Federation find the host and its remotes', async () => {
      expect(await federationHosts(page)).toContainEqual({
        name: 'shell',
        remotes: expect.arrayContaining(['mfe_academy', 'mfe_partners']),
      });
    });
    await test.step('a change shows without a reload, inside the shell', async () => {
      await page.goto(`${origin}/academy`);
      await expect(heading).toHaveText('Academy');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      edit('}>Academy<', '}>Changed while it is on screen<');
      await expect(heading).toHaveText('Changed while it is on screen');
      expect(await isSameDocument()).toBe(true);
    });
    await test.step('a mistake in the syntax is shown, and mending it keeps what the page has', async () => {
      edit('<article', '<<article');
      const overlay = page.locator('iframe[id$="dev-server-client-overlay"]');
      await expect(overlay).toBeVisible();
      edit('}>Academy<', '}>Mended<');
      await expect(heading).toHaveText('Mended');
      await expect(overlay).toHaveCount(0);
      expect(await isSameDocument()).toBe(true);
    });
    await test.step('an error that is thrown while rendering is shown with its place, until the source has changed', async () => {
      edit('  return (', "  if (document) throw new Error('thrown on purpose');\n  return (");
      const alert = page.locator('pre[role=alert]');
      await expect(alert).toContainText('Error: thrown on purpose');
      await expect(alert).toContainText('mfe-academy/src/academy/academy-page.tsx:');
      writeFileSync(file, source);
      await expect(alert).toHaveCount(0);
      await expect(heading).toHaveText('Academy');
    });
    await test.step('its address answers every program, and a second one says who holds the port', async () => {
      expect(await (await fetch(`${origin}/academy`)).text()).toContain('<div id="root">');
      const second = runIn(folder, 'delivery/src/main.ts', ['dev', 'mfe-academy'], ports);
      expect(second.status).toBe(1);
      expect(second.output).toContain(`port ${ports.PORT}: process ${child.pid} listens on it`);
    });
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    removeSites(folder);
  }
});
