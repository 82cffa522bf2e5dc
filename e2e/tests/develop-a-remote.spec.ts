import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { waitForHydration } from '../../platform/delivery/src/checks/browser/wait-for-hydration';
import { federationHosts } from '../harness/federation-hosts';
import { checkOutLive, linkNewRemote, removeSites, runIn } from '../harness/fresh-checkout';
import { test } from '../harness/test';
import { environmentIn } from '../harness/test-delivery';

/** Starts a command of delivery that goes on until it is stopped. */
function startCommand(folder: string, words: readonly string[], environment: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    [join(folder, 'run.cjs'), join(folder, 'platform/delivery/src/main.ts'), ...words],
    {
      cwd: folder,
      env: { ...environmentIn(folder), DATA_DIR: join(folder, 'data'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, ended: new Promise((done) => child.once('close', done)), output: () => output };
}

/** The processes that a process has started. Not the compiler of TypeScript, which may keep one for itself. */
const listChildren = (parent: number | undefined): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id, of, name] = line.trim().split(/\s+/);
      return Number(of) === parent && name !== 'esbuild' && isAlive(Number(id)) ? [Number(id)] : [];
    });

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

test('a remote in development shows changes and mistakes without a reload', {
  tag: '@nightly',
}, async ({ page, allowConsole }) => {
  // The client of the development server writes messages.
  allowConsole(/./);
  const folder = checkOutLive(['mfe-partners']);
  expect(runIn(folder, 'platform/delivery/src/main.ts', ['create-remote', 'mfe-academy', 'training']).status).toBe(0);
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
    await expect
      .poll(output, { timeout: 120_000 })
      .toContain(`Developing mfe-academy on ${origin} (PORT); development servers from port`);
    await test.step('a released remote finds in the shell what it was built for', async () => {
      // Compiling on a busy machine may take longer than the shell waits for a remote.
      await expect(async () => {
        await page.goto(`${origin}/our-solution`);
        await expect(heading).toHaveText('Sell what plants are asking for', { timeout: 10_000 });
      }).toPass({ timeout: 60_000 });
    });
    await test.step('the devtools of Module Federation find the host and its remotes', async () => {
      await waitForHydration(page);
      expect(await federationHosts(page)).toContainEqual({
        name: 'shell',
        remotes: expect.arrayContaining(['mfe_academy', 'mfe_partners']),
      });
    });
    await test.step('a page is prerendered, held against the policy of the site, and hydrates without a word', async () => {
      const response = await fetch(`${origin}/academy`);
      expect(response.headers.get('content-security-policy-report-only')).toContain("default-src 'none'");
      expect(await response.text()).toContain('>Academy<');
      await page.goto(`${origin}/academy`);
      await waitForHydration(page);
      expect(output().split('Developing')[1]).toMatch(/^[^\n]*\n$/);
    });
    await test.step('a change shows without a reload, inside the shell', async () => {
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
      await expect.poll(output).toContain('mfe-academy: ERROR in ./src/academy/academy-page.tsx');
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
      const picture = page.getByRole('img', { name: 'A bottling line' });
      // On a busy machine the compiler takes what is saved while it compiles for what it has just seen.
      await expect(async () => {
        writeFileSync(file, `import { Picture } from 'kit/page/picture';\nimport photo from './photo.jpg';\n${shown}`);
        await expect(picture).toHaveJSProperty('complete', true, { timeout: 20_000 });
      }).toPass({ timeout: 120_000 });
      expect(
        await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      ).toBeGreaterThan(0);
      writeFileSync(file, source);
      await expect(picture).toHaveCount(0);
    });
    await test.step('what a release would refuse is shown at once, in the page and in the terminal', async () => {
      const alert = page.locator('pre[role=alert]');
      const open = async (from: string, to: string, shown: RegExp) => {
        edit(from, to);
        // A saved file is compiled before it is rendered.
        await expect(async () => {
          await page.goto(`${origin}/academy`);
          await expect(alert).toContainText(shown, { timeout: 5_000 });
        }).toPass({ timeout: 30_000 });
        expect(output()).toMatch(shown);
      };
      await open(
        '}>Academy<',
        '}>{Math.random()}<',
        /in <h1> "0\.\d+" was prerendered, the browser renders "0\.\d+"\s+at AcademyPage \(mfe-academy\/src\/academy\/academy-page\.tsx:\d+/,
      );
      expect(output()).not.toContain('This can happen if');
      await open(
        '}>Academy<',
        '}><b style={{ color: "red" }}>Academy</b><',
        /style-src-attr inline\s+in <b style="color:red">/,
      );
      await open(
        '  return (',
        '  if (window.innerWidth < 0) return null;\n  return (',
        /academy-page\.tsx: it does not prerender[\s\S]*window is not defined\s+at AcademyPage \(mfe-academy\/src\/academy\/academy-page\.tsx:\d+/,
      );
      await expect(heading).toHaveText('Academy');
      writeFileSync(file, source);
      await expect(alert).toHaveCount(0);
    });
    await test.step('an error of a handler is shown with its line', async () => {
      edit('}>Academy<', '} onClick={() => { throw new Error("in a handler"); }}>Academy<');
      await expect(async () => {
        await heading.click();
        const shown = /Error: in a handler\s+at onClick \(mfe-academy\/src\/academy\/academy-page\.tsx:\d+/;
        await expect(page.locator('pre[role=alert]')).toContainText(shown, { timeout: 3_000 });
        expect(output()).toMatch(shown);
      }).toPass({ timeout: 30_000 });
      writeFileSync(file, source);
      await expect(page.locator('pre[role=alert]')).toHaveCount(0);
    });
    await test.step('a page that is created meanwhile is there; a remote.ts that cannot be read is told, and nothing is lost', async () => {
      const created = runIn(folder, 'platform/delivery/src/main.ts', ['create-page', 'mfe-academy', '/academy/dates']);
      expect(created.status).toBe(0);
      await expect.poll(output, { timeout: 60_000 }).toContain('mfe-academy has the pages of its remote.ts');
      await page.goto(`${origin}/academy/dates`);
      await waitForHydration(page);
      await expect(heading).toHaveText('Academy dates');
      const definition = join(folder, 'mfe-academy/remote.ts');
      const defined = readFileSync(definition, 'utf8');
      writeFileSync(definition, defined.replace("'/academy/dates'", "'/tech-partner'"));
      await expect.poll(output, { timeout: 60_000 }).toContain('path /tech-partner is claimed by mfe-partners already');
      writeFileSync(definition, defined.replace("'/academy/dates'", "'/media/dates'"));
      await expect.poll(output).toContain('the site keeps this address for itself');
      writeFileSync(definition, defined);
      await expect(async () => {
        await page.goto(`${origin}/academy/dates`);
        await expect(heading).toHaveText('Academy dates', { timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
    });
    await test.step('the gallery shows every component of shared-ui, with its properties and code', async () => {
      await page.goto(`${origin}/__gallery`);
      const entry = page.locator('article', { has: page.getByRole('heading', { name: 'shared-ui/accordion' }) });
      await expect(entry.getByRole('heading', { name: 'How long does a delivery take?' })).toBeVisible();
      await expect(entry.getByRole('region', { name: 'Properties' })).toContainText('exclusiveName?: string;');
      await expect(entry.getByRole('region', { name: 'Code' })).toContainText("from 'shared-ui/accordion'");
      await expect(page.locator('pre[role=alert]')).toHaveCount(0);
    });
    await test.step('its address answers every program, and a second one on the same port says who has it', async () => {
      expect(await (await fetch(`${origin}/academy`)).text()).toContain('<div id="root">');
      const second = runIn(folder, 'platform/delivery/src/main.ts', ['dev', 'mfe-academy'], ports);
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
