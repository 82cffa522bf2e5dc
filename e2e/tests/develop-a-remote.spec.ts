import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { federationHosts } from '../harness/federation-hosts';
import { checkOutLive, linkNewRemote, removeSites, runIn } from '../harness/fresh-checkout';
import { test } from '../harness/test';
import { environmentIn } from '../harness/test-delivery';

/** Starts a command of delivery that goes on until it is stopped. */
function startCommand(folder: string, words: readonly string[], environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(folder, 'run.cjs'), join(folder, 'delivery/src/main.ts'), ...words], {
    cwd: folder,
    env: { ...environmentIn(folder), DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, ended: new Promise((done) => child.once('close', done)), output: () => output };
}

/** The processes that a process has started. */
const listChildren = (parent: number | undefined): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id, of] = line.trim().split(/\s+/).map(Number);
      return of === parent && id !== undefined && isAlive(id) ? [id] : [];
    });

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

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
  // A site is served beside it, from the same checkout.
  const served = startCommand(folder, ['start'], { PORT: '' });
  await expect.poll(served.output, { timeout: 60_000 }).toContain('Ready on');
  const { child, output, ended } = startCommand(folder, ['dev', 'mfe-academy'], ports);
  const heading = page.getByRole('heading', { level: 1 });
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);
  try {
    await expect.poll(output, { timeout: 120_000 }).toContain(`Developing mfe-academy on ${origin}`);
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
    await test.step('a picture that is put beside the page is made, and shown', async () => {
      cpSync(join(folder, 'media/datasheets/pictures/case-bottling.jpg'), join(dirname(file), 'photo.jpg'));
      const shown = source.replace('</h1>', '</h1><Picture file={photo} alt="A bottling line" sizes="50vw" />');
      writeFileSync(file, `import { Picture } from 'shared-ui/picture';\nimport photo from './photo.jpg';\n${shown}`);
      const picture = page.getByRole('img', { name: 'A bottling line' });
      await expect(picture).toHaveJSProperty('complete', true);
      expect(
        await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      ).toBeGreaterThan(0);
      writeFileSync(file, source);
      await expect(picture).toHaveCount(0);
    });
    await test.step('its address answers every program, and a second one on the same port says who has it', async () => {
      expect(await (await fetch(`${origin}/academy`)).text()).toContain('<div id="root">');
      const second = runIn(folder, 'delivery/src/main.ts', ['dev', 'mfe-academy'], ports);
      expect(second.status).toBe(1);
      expect(second.output).toContain(`port ${ports.PORT}: process ${child.pid} listens on it`);
    });
    await test.step('it ends, with all that it started, when one of its processes ends, and says which', async () => {
      const environment = { PORT: '', DEV_PORT: '', DATA_DIR: join(folder, 'other-data') };
      const second = startCommand(folder, ['dev', 'mfe-academy'], environment);
      await expect.poll(second.output, { timeout: 120_000 }).toContain('Developing mfe-academy on');
      // Beside the first one, whose ports are in use: the next that are free are taken.
      const [, address = ''] = /Developing mfe-academy on (\S+)/.exec(second.output()) ?? [];
      expect(await (await fetch(`${address}/academy`)).text()).toContain('<div id="root">');
      const children = listChildren(second.child.pid);
      expect(children).toHaveLength(3);
      const [compiler] = children;
      if (compiler !== undefined) process.kill(compiler, 'SIGKILL');
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(/(shell|mfe-academy|the embedded server): it ended with SIGKILL/);
      await expect.poll(() => children.filter(isAlive)).toEqual([]);
    });
  } finally {
    for (const one of [child, served.child]) one.kill('SIGTERM');
    await Promise.all([ended, served.ended]);
    removeSites(folder);
  }
});
