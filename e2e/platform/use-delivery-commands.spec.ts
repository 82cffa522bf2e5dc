import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../harness/expect-no-violations';
import { callOf, copyPlatformSite, copyPlatformSiteLive, removeSites, runIn } from '../harness/fresh-checkout';
import { test } from '../harness/test';
import { quickRelease } from '../harness/test-delivery';

const deliver = (folder: string, ...args: string[]) =>
  runIn(folder, 'platform/delivery/src/main.ts', [...args, ...(args[0] === 'release' ? quickRelease : [])]);

/** Sources of which everything is released and composed; each test leaves them so. */
let folder: string;
/** Sources of which nothing was released. */
let fresh: string;
test.beforeAll(() => {
  [folder, fresh] = [copyPlatformSiteLive(), copyPlatformSite()];
});
test.afterAll(() => {
  for (const one of [folder, fresh]) removeSites(one);
});
// One after the other in one process: the copy is shared, and building it takes seconds.
test.describe.configure({ mode: 'default' });

for (const [args, answer] of [
  [['release', 'mfe-shop'], '"mfe-shop": there is no such remote. Use one of: shell, mfe-bells, mfe-house'],
  [['publish'], 'Usage: npx -y pnpm@12 delivery <command> --site <site>'],
  [['compose'], 'Run "npx -y pnpm@12 release --site <site> shell" first'],
  [['dev', 'mfe-bells'], 'Run "npx -y pnpm@12 start --site <site>" once, then develop'],
] as const) {
  test(`${args.join(' ')}, before anything was released, says what to do`, () => {
    const { status, output } = deliver(fresh, ...args);
    expect(status).toBe(1);
    expect(output.replaceAll(fresh, '<site>')).toContain(answer);
  });
}

test('an already released build is not built again', () => {
  rmSync(join(folder, 'mfe-bells/dist'), { recursive: true, force: true });
  expect(deliver(folder, 'release').output).toContain('was live already');
  expect(existsSync(join(folder, 'mfe-bells/dist'))).toBe(false);
});

test('a release without a name says what would go live, and waits for a yes', () => {
  const file = 'mfe-bells/src/inquiry/inquiry-page.tsx';
  const [source, registry] = [file, 'releases/registry.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(folder, file), `${source}`.replace('<PageTitle', '<PageTitle key="other"'));
  const { status, output } = runIn(folder, 'platform/delivery/src/main.ts', ['release', '--no-lint', '--no-browser']);
  writeFileSync(join(folder, file), `${source}`);
  expect(status).toBe(1);
  expect(output).toMatch(
    /^release: these would go live:\n {2}mfe-bells@[0-9a-f]{16} \(now [0-9a-f]{16}, of commit \w+(?:-modified)?\)\nName those/m,
  );
  expect(readFileSync(join(folder, 'releases/registry.json'), 'utf8')).toBe(registry);
});

/** A mistake in a page, and what a release says of it. */
const mistakes = {
  'a page that throws': {
    file: 'mfe-bells/src/inquiry/inquiry-page.tsx',
    edit: (source: string) =>
      source
        .replace('return (', "if (source) throw new Error('broken on purpose');\n  return (")
        .replace('export default', 'const source = true;\nexport default'),
    answer: '/anfrage: it does not prerender: Error: broken on purpose',
  },
  'code that does not compile': {
    file: 'mfe-bells/src/bells/bells-page.tsx',
    edit: (source: string) => `${source}\nimport './missing';\n`,
    answer: "Can't resolve './missing'",
  },
};

for (const [mistake, { file, edit, answer }] of Object.entries(mistakes)) {
  test(`${mistake} is refused at release, and the live version stays`, () => {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const [live, registry, source] = [read('site/site-index.json'), read('releases/registry.json'), read(file)];
    writeFileSync(join(folder, file), edit(source));
    const { status, output } = deliver(folder, 'release', 'mfe-bells');
    writeFileSync(join(folder, file), source);
    expect(status).toBe(1);
    expect(output).toContain(answer);
    expect(read('releases/registry.json')).toBe(registry);
    expect(read('site/site-index.json')).toBe(live);
  });
}

test('the next compose repairs a truncated page', () => {
  const page = join(folder, 'site/anfrage/index.html');
  chmodSync(page, 0o644);
  writeFileSync(page, '');
  expect(deliver(folder, 'compose').output).toContain('Repaired anfrage/index.html');
  expect(readFileSync(page, 'utf8')).toMatch(/<\/html>$/);
});

test('the server says what stops it: a port in use, no port, no site', async () => {
  const taken = createServer();
  const port = await new Promise<number>((found) =>
    taken.listen(0, '127.0.0.1', () => found((taken.address() as { port: number }).port)),
  );
  const serve = (environment: NodeJS.ProcessEnv) =>
    runIn(folder, 'platform/server/src/main.ts', [], { DATA_DIR: join(folder, 'data'), ...environment });
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

/** Starts the site of the copy. */
const start = (port: number, dataFolder: string) => {
  const { file, words, options } = callOf(folder, 'platform/delivery/src/main.ts', ['start'], {
    PORT: String(port),
    DATA_DIR: join(folder, dataFolder),
  });
  const child = spawn(file, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, ended: new Promise((done) => child.once('close', done)), output: () => output };
};

test('release notes show a change in words and pictures, and start serves what is live', {
  tag: '@nightly',
}, async ({ page }) => {
  const file = join(folder, 'mfe-bells/src/inquiry/inquiry-page.tsx');
  const source = readFileSync(file, 'utf8');
  const readRegistry = () => readFileSync(join(folder, 'releases/registry.json'), 'utf8');
  writeFileSync(file, source.replace('title="Ihre Anfrage"', 'title="Ihre Bestellung"'));
  expect(deliver(folder, 'release', 'mfe-bells').status).toBe(0);
  const notes = join(folder, 'notes.html');
  const { status, output } = deliver(folder, 'notes', '--page', notes);
  expect(deliver(folder, 'rollback', 'mfe-bells').status).toBe(0);
  const registry = readRegistry();

  await test.step('start serves what is live, says what was rolled back, and releases nothing', async () => {
    const port = 4371;
    const first = start(port, 'data');
    await expect.poll(first.output, { timeout: 60_000 }).toContain(`Ready on http://127.0.0.1:${port}`);
    expect(first.output()).toContain('Nothing changed since');
    expect(first.output()).toMatch(
      /mfe-bells was rolled back on .* UTC by .*, and stays so; release it when it is corrected/,
    );
    expect(first.output()).not.toContain('makes it live');
    expect(readRegistry()).toBe(registry);
    expect((await fetch(`http://127.0.0.1:${port}/anfrage`)).status).toBe(200);
    // A server that cannot start is shown, with exit code 1.
    const second = start(port, 'other-data');
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port}: it is in use.`);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  });
  writeFileSync(file, source);

  await test.step('the notes show what read differently', async () => {
    expect(status).toBe(0);
    expect(output).toMatch(
      /\nmfe-bells \(team foundry\): [0-9a-f]{16} → [0-9a-f]{16}\n\n\/anfrage \(mfe-bells\)\n {2}was: "Ihre Anfrage"\n {2}now: "Ihre Bestellung"\n/,
    );
    await page.goto(pathToFileURL(notes).href);
    await expect(page.locator('pre')).toContainText('now: "Ihre Bestellung"');
    const change = page.getByRole('article').filter({ hasText: '/anfrage' });
    for (const name of ['before', 'after']) {
      const picture = change.getByRole('img', { name: `/anfrage, ${name}` });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 1280);
    }
    await expectNoViolations(page);
  });
});
