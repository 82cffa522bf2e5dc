import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { federationHosts } from '../harness/federation-hosts';
import { checkOut, linkDependencies, quickRelease, removeSites, runIn } from '../harness/fresh-checkout';
import { composedSite, startSiteServer } from '../harness/site-server';
import { test } from '../harness/test';

const root = resolve(import.meta.dirname, '../..');
const deliver = (folder: string, ...args: string[]) =>
  runIn(folder, 'delivery/src/main.ts', [...args, ...(args[0] === 'release' ? quickRelease : [])]);

/** A checkout in which everything is released and composed; each test leaves it so. */
let folder: string;
/** A checkout in which nothing was released until another one is compared with it; its path is of another length. */
let fresh: string;
test.beforeAll(() => {
  [folder, fresh] = [checkOut(['mfe-partners']), checkOut(['mfe-partners'], 'a-longer-name-')];
  expect(deliver(folder, 'release').status).toBe(0);
});
test.afterAll(() => {
  for (const one of [folder, fresh]) removeSites(one);
});
// One after the other in one process: the checkout is shared, and building it takes seconds.
test.describe.configure({ mode: 'default' });

test('an unknown remote is named, with those that exist', () => {
  const { status, output } = deliver(folder, 'release', 'mfe-shop');
  expect(status).toBe(1);
  expect(output).toContain('"mfe-shop": there is no such remote. Use one of: shell, mfe-partners');
});

test('an unknown command prints the commands that there are', () => {
  const { status, output } = deliver(folder, 'publish');
  expect(status).toBe(1);
  expect(output).toContain('Usage: npx -y pnpm@12 delivery <command>');
});

test('composing before anything was released says what to do first', () => {
  const { status, output } = deliver(fresh, 'compose');
  expect(status).toBe(1);
  expect(output).toContain('Run "npx -y pnpm@12 release shell" first');
});

test('developing before anything was composed says what to do first', () => {
  const { status, output } = deliver(fresh, 'dev', 'mfe-partners');
  expect(status).toBe(1);
  expect(output).toContain('Run "npx -y pnpm@12 start" once, then develop');
});

test('what was released is not built again', () => {
  rmSync(join(folder, 'mfe-partners/dist'), { recursive: true });
  expect(deliver(folder, 'release').output).toContain('was live already');
  expect(existsSync(join(folder, 'mfe-partners/dist'))).toBe(false);
});

test('the same source gives the same version, in another checkout as well', () => {
  const { output } = deliver(fresh, 'release');
  expect(output).toMatch(
    /shell@[0-9a-f]{16} is live\n(?: .*\n)+mfe-partners@[0-9a-f]{16} is live\n(?: .*\n)+Composed /,
  );
  const versionsIn = (text: string) => text.match(/\S+@[0-9a-f]{16}/g);
  expect(versionsIn(output)).toHaveLength(2);
  expect(versionsIn(output)).toEqual(versionsIn(deliver(folder, 'releases').output));
});

test('a page that throws is refused at release, and what is live stays', () => {
  const live = readFileSync(join(folder, 'site/site-index.json'), 'utf8');
  const page = join(folder, 'mfe-partners/src/tech-partner/tech-partner-page.tsx');
  const source = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    source
      .replace('return (', "if (source) throw new Error('broken on purpose');\n  return (")
      .replace('export default', 'const source = true;\nexport default'),
  );
  const registry = readFileSync(join(folder, 'releases/registry.json'), 'utf8');
  const { status, output } = deliver(folder, 'release', 'mfe-partners');
  writeFileSync(page, source);
  expect(readFileSync(join(folder, 'releases/registry.json'), 'utf8')).toBe(registry);
  expect(status).toBe(1);
  expect(output).toContain('/tech-partner: it does not prerender: Error: broken on purpose');
  expect(deliver(folder, 'compose').output).toContain('Nothing changed');
  expect(readFileSync(join(folder, 'site/site-index.json'), 'utf8')).toBe(live);
});

test('a remote under development: a change shows without a reload, a mistake is shown and mended, others come from their release', async ({
  page,
  allowConsole,
}) => {
  // What the development server's client says.
  allowConsole(/./);
  expect(deliver(folder, 'create-remote', 'mfe-academy', 'training').status).toBe(0);
  linkDependencies(join(root, 'mfe-partners/node_modules'), join(folder, 'mfe-academy/node_modules'), folder, [
    'shared-config',
    'shared-ui',
  ]);
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
    rmSync(join(folder, 'mfe-academy'), { recursive: true });
  }
});

test('code that does not compile is refused, and the registry stays', () => {
  const registry = readFileSync(join(folder, 'releases/registry.json'), 'utf8');
  const page = join(folder, 'mfe-partners/src/our-solution/our-solution-page.tsx');
  const source = readFileSync(page, 'utf8');
  writeFileSync(page, `${source}\nimport './missing';\n`);
  const { status, output } = deliver(folder, 'release', 'mfe-partners');
  writeFileSync(page, source);
  expect(status).toBe(1);
  expect(output).toContain("Can't resolve './missing'");
  expect(readFileSync(join(folder, 'releases/registry.json'), 'utf8')).toBe(registry);
});

test('a route claimed twice is refused, naming both remotes', () => {
  cpSync(join(folder, 'mfe-partners'), join(folder, 'mfe-twice'), { recursive: true, verbatimSymlinks: true });
  const definition = join(folder, 'mfe-twice/remote.ts');
  writeFileSync(definition, readFileSync(definition, 'utf8').replace('mfe-partners', 'mfe-twice'));
  const { status, output } = deliver(folder, 'release', 'mfe-twice');
  rmSync(join(folder, 'mfe-twice'), { recursive: true });
  expect(status).toBe(1);
  expect(output).toContain('mfe-twice/remote.ts: path /partner-with-us is claimed by mfe-partners already');
});

test('a file that was changed after it was published does not run', () => {
  const release = join(folder, 'releases/mfe-partners');
  const [version = ''] = readdirSync(release).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const registry = JSON.parse(readFileSync(join(folder, 'releases/registry.json'), 'utf8'));
  const entry = join(release, registry.packages['mfe-partners'].live ?? version, 'node/remoteEntry.js');
  const change = (file: string, content: string) => {
    chmodSync(file, 0o644);
    writeFileSync(file, content);
  };
  change(entry, `${readFileSync(entry, 'utf8')}\n// changed`);
  const { status, output } = deliver(folder, 'compose');
  expect(status).toBe(1);
  expect(output).toContain('node/remoteEntry.js: the file is not the one that was published');
  // The remedy that it names, for a file and for the list of files.
  expect(deliver(folder, 'release', 'mfe-partners').output).toContain('was damaged and is published again');
  change(join(entry, '../../release.json'), '');
  expect(deliver(folder, 'compose').output).toContain('release.json: it is not valid JSON');
  expect(deliver(folder, 'release', 'mfe-partners').output).toContain('was damaged and is published again');
  // And what readers get: a page that was cut, put right by the next compose.
  const page = join(folder, 'site/tech-partner/index.html');
  change(page, '');
  expect(deliver(folder, 'compose').output).toContain('Repaired tech-partner/index.html');
  expect(readFileSync(page, 'utf8')).toMatch(/<\/html>$/);
});

test('a corrupt registry is named and left as it is', () => {
  const file = join(folder, 'releases/registry.json');
  const registry = readFileSync(file);
  writeFileSync(file, '{ broken');
  const { status, output } = deliver(folder, 'compose');
  const left = readFileSync(file, 'utf8');
  writeFileSync(file, registry);
  expect(status).toBe(1);
  expect(output).toContain('registry.json: the registry is not valid JSON. Restore the file from a backup');
  expect(left).toBe('{ broken');
});

test('the server says what stops it: a port in use, no port, no site', async () => {
  const taken = createServer();
  const port = await new Promise<number>((found) =>
    taken.listen(0, '127.0.0.1', () => found((taken.address() as { port: number }).port)),
  );
  const serve = (environment: NodeJS.ProcessEnv) =>
    runIn(root, 'server/src/main.ts', [], { DATA_DIR: join(folder, 'data'), ...environment });
  const inUse = serve({ PORT: String(port) });
  taken.close();
  expect([inUse.status, inUse.output]).toEqual([1, expect.stringContaining(`Port ${port}: it is in use.`)]);
  const noPort = serve({ PORT: 'http' });
  expect([noPort.status, noPort.output]).toEqual([
    1,
    expect.stringContaining('PORT "http": it is not a whole number in range.'),
  ]);
  const noSite = serve({ PORT: '0', SITE_DIR: join(folder, 'nowhere') });
  expect([noSite.status, noSite.output]).toEqual([1, expect.stringContaining('there is no composed site')]);
});

test('the server ends cleanly when it is told to', async () => {
  const server = await startSiteServer(composedSite());
  const code = new Promise((ended) => server.process.once('exit', ended));
  await fetch(server.address);
  await server.stop();
  expect(await code).toBe(0);
});

test('the picture of the composition is the one that the definitions give', () => {
  const committed = readFileSync(join(root, 'docs/composition.svg'), 'utf8');
  const { status } = runIn(root, 'delivery/src/main.ts', ['picture']);
  expect(status).toBe(0);
  expect(readFileSync(join(root, 'docs/composition.svg'), 'utf8')).toBe(committed);
});

test('start serves the site and ends with the server; a server that cannot start is shown, with exit code 1', async () => {
  const start = (port: number, dataFolder: string) => {
    const child = spawn(process.execPath, [join(folder, 'run.cjs'), join(folder, 'delivery/src/main.ts'), 'start'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, dataFolder), FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    return { child, ended: new Promise((done) => child.once('close', done)), output: () => output };
  };
  const port = 4371;
  const first = start(port, 'data');
  await expect.poll(first.output, { timeout: 60_000 }).toContain(`Ready on http://127.0.0.1:${port}`);
  expect(first.output()).toContain('build 2 of 2');
  expect((await fetch(`http://127.0.0.1:${port}/tech-partner`)).status).toBe(200);
  const second = start(port, 'other-data');
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${port}: it is in use.`);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});
