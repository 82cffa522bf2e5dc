import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../harness/expect-no-violations';
import { checkOut, checkOutLive, removeSites, runIn } from '../harness/fresh-checkout';
import { test } from '../harness/test';
import { environmentIn, quickRelease } from '../harness/test-delivery';

const root = resolve(import.meta.dirname, '../..');
const deliver = (folder: string, ...args: string[]) =>
  runIn(folder, 'platform/delivery/src/main.ts', [...args, ...(args[0] === 'release' ? quickRelease : [])]);

/** A checkout in which everything is released and composed; each test leaves it so. */
let folder: string;
/** A checkout in which nothing was released. */
let fresh: string;
test.beforeAll(() => {
  [folder, fresh] = [checkOutLive(['mfe-partners']), checkOut(['mfe-partners'])];
});
test.afterAll(() => {
  for (const one of [folder, fresh]) removeSites(one);
});
// One after the other in one process: the checkout is shared, and building it takes seconds.
test.describe.configure({ mode: 'default' });

for (const [args, answer] of [
  [['release', 'mfe-shop'], '"mfe-shop": there is no such remote. Use one of: shell, mfe-partners'],
  [['publish'], 'Usage: npx -y pnpm@12 delivery <command>'],
  [['compose'], 'Run "npx -y pnpm@12 release shell" first'],
  [['dev', 'mfe-partners'], 'Run "npx -y pnpm@12 start" once, then develop'],
] as const) {
  test(`${args.join(' ')}, before anything was released, says what to do`, () => {
    const { status, output } = deliver(fresh, ...args);
    expect(status).toBe(1);
    expect(output).toContain(answer);
  });
}

test('what was released is not built again', () => {
  rmSync(join(folder, 'mfe-partners/dist'), { recursive: true, force: true });
  expect(deliver(folder, 'release').output).toContain('was live already');
  expect(existsSync(join(folder, 'mfe-partners/dist'))).toBe(false);
});

test('a release without a name says what would go live, and nothing does without a yes', () => {
  const file = 'mfe-partners/src/tech-partner/tech-partner-page.tsx';
  const [source, registry] = [file, 'releases/registry.json'].map((name) => readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(folder, file), `${source}`.replace('<PartnerFrame', '<PartnerFrame key="other"'));
  const { status, output } = runIn(folder, 'platform/delivery/src/main.ts', ['release', '--no-lint', '--no-browser']);
  writeFileSync(join(folder, file), `${source}`);
  expect(status).toBe(1);
  expect(output).toMatch(
    /^release: these would go live:\n {2}mfe-partners@[0-9a-f]{16} \(now [0-9a-f]{16}, of commit \w+\)\nName those/m,
  );
  expect(readFileSync(join(folder, 'releases/registry.json'), 'utf8')).toBe(registry);
});

/** A mistake in a page, and what a release says of it. */
const mistakes = {
  'a page that throws': {
    file: 'mfe-partners/src/tech-partner/tech-partner-page.tsx',
    edit: (source: string) =>
      source
        .replace('return (', "if (source) throw new Error('broken on purpose');\n  return (")
        .replace('export default', 'const source = true;\nexport default'),
    answer: '/tech-partner: it does not prerender: Error: broken on purpose',
  },
  'code that does not compile': {
    file: 'mfe-partners/src/our-solution/our-solution-page.tsx',
    edit: (source: string) => `${source}\nimport './missing';\n`,
    answer: "Can't resolve './missing'",
  },
};

for (const [mistake, { file, edit, answer }] of Object.entries(mistakes)) {
  test(`${mistake} is refused at release, and what is live stays`, () => {
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const [live, registry, source] = [read('site/site-index.json'), read('releases/registry.json'), read(file)];
    writeFileSync(join(folder, file), edit(source));
    const { status, output } = deliver(folder, 'release', 'mfe-partners');
    writeFileSync(join(folder, file), source);
    expect(status).toBe(1);
    expect(output).toContain(answer);
    expect(read('releases/registry.json')).toBe(registry);
    expect(read('site/site-index.json')).toBe(live);
  });
}

test('a page that was cut is put right by the next compose', () => {
  const page = join(folder, 'site/tech-partner/index.html');
  chmodSync(page, 0o644);
  writeFileSync(page, '');
  expect(deliver(folder, 'compose').output).toContain('Repaired tech-partner/index.html');
  expect(readFileSync(page, 'utf8')).toMatch(/<\/html>$/);
});

test('the server says what stops it: a port in use, no port, no site', async () => {
  const taken = createServer();
  const port = await new Promise<number>((found) =>
    taken.listen(0, '127.0.0.1', () => found((taken.address() as { port: number }).port)),
  );
  const serve = (environment: NodeJS.ProcessEnv) =>
    runIn(root, 'platform/server/src/main.ts', [], { DATA_DIR: join(folder, 'data'), ...environment });
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

test('the picture of the composition is the one that the definitions give', () => {
  const committed = readFileSync(join(root, 'docs/composition.svg'), 'utf8');
  const { status } = runIn(root, 'platform/delivery/src/main.ts', ['picture']);
  expect(status).toBe(0);
  expect(readFileSync(join(root, 'docs/composition.svg'), 'utf8')).toBe(committed);
});

/** Starts the site of the checkout. */
const start = (port: number, dataFolder: string) => {
  const child = spawn(
    process.execPath,
    [join(folder, 'run.cjs'), join(folder, 'platform/delivery/src/main.ts'), 'start'],
    {
      cwd: folder,
      env: { ...environmentIn(folder), PORT: String(port), DATA_DIR: join(folder, dataFolder) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, ended: new Promise((done) => child.once('close', done)), output: () => output };
};

test('one change: the release notes show it in words and in two pictures; taken back, start serves what is live and says so, and ends with the server', {
  tag: '@nightly',
}, async ({ page }) => {
  const file = join(folder, 'mfe-partners/src/tech-partner/tech-partner-page.tsx');
  const source = readFileSync(file, 'utf8');
  const readRegistry = () => readFileSync(join(folder, 'releases/registry.json'), 'utf8');
  writeFileSync(file, source.replace('Doors, gates and lifts', 'Doors, gates and cranes'));
  expect(deliver(folder, 'release', 'mfe-partners').status).toBe(0);
  const notes = join(folder, 'notes.html');
  const { status, output } = deliver(folder, 'notes', '--page', notes);
  expect(deliver(folder, 'rollback', 'mfe-partners').status).toBe(0);
  const registry = readRegistry();

  await test.step('start serves what is live, says what was rolled back, and releases nothing', async () => {
    const port = 4371;
    const first = start(port, 'data');
    await expect.poll(first.output, { timeout: 60_000 }).toContain(`Ready on http://127.0.0.1:${port}`);
    expect(first.output()).toContain('Nothing changed since');
    expect(first.output()).toMatch(
      /mfe-partners was rolled back on .* UTC by .*, and stays so; release it when it is corrected/,
    );
    expect(first.output()).not.toContain('makes it live');
    expect(readRegistry()).toBe(registry);
    expect((await fetch(`http://127.0.0.1:${port}/tech-partner`)).status).toBe(200);
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
      /\nmfe-partners \(team partners\): [0-9a-f]{16} → [0-9a-f]{16}\n {2}\/tech-partner\n {4}was: "Doors, gates and lifts"\n {4}now: "Doors, gates and cranes"\n/,
    );
    await page.goto(pathToFileURL(notes).href);
    const change = page.getByRole('article').filter({ hasText: '/tech-partner' });
    await expect(change.getByRole('deletion')).toHaveText('lifts');
    await expect(change.getByRole('insertion')).toHaveText('cranes');
    for (const name of ['before', 'after']) {
      const picture = change.getByRole('img', { name: `/tech-partner, ${name}` });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 1280);
    }
    await expectNoViolations(page);
  });
});
