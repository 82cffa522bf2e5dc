import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from 'kit/presets/command-line/find-free-port';
import * as v from 'valibot';
import { publishedPackages } from '../../../platform/delivery/src/packages/published-packages';
import { startTestRegistry } from '../../../platform/delivery/testing/test-registry';
import { writeFormerRepository } from '../../../platform/delivery/testing/write-former-repository';
import { launchBrowser } from '../../harness/launch-browser';
import { openPage } from '../../harness/open-page';
import { root } from '../run-by-name';
import { runCommand, runRefused, startCommand, stopCommands } from '../run-commands';

// The day of a new team, on a machine with nothing but Node: `npx -y pnpm@12 prove own-repository`. A registry on this machine (it
// takes everybody else's packages from the one that npm is set to) has the packages and the releases of this checkout. An empty
// folder becomes a repository with a remote that is developed, tested, released, promoted and rolled back; another empty
// folder composes the site with it and serves it; and a repository of 1.0.0 is upgraded, tested and built. The commands are those of
// docs/own-repository.md.

const folder = mkdtempSync(join(tmpdir(), 'own-repository-'));
const uplink = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).trim();
const registry = await startTestRegistry(uplink, '@corvane');
const commands: string[] = [];

/** The environment of a new machine: none of this one's settings, caches and variables. */
const machine = (home: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: join(folder, home),
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
});

/** Runs what a member of the team types. */
function type(line: string, cwd: string): string {
  commands.push(line);
  return runCommand(line.split(' '), cwd, machine('home'));
}

/** Waits until a page says something. @throws {Error} when it does not within a minute */
async function waitForText(address: string, text: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  let last = '';
  while (Date.now() < deadline) {
    last = await fetch(address, { headers: { Accept: 'text/html' } }).then((response) => response.text());
    if (last.includes(text)) return;
    await wait(200);
  }
  throw new Error(`${address} does not say "${text}":\n${last.slice(0, 500)}`);
}

function change(file: string, from: string, to: string): void {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(file, source.replaceAll(from, to));
}

const releasesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.looseObject({ name: v.string() })));
const git = () => execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });

/**
 * The site as it is before, set up as the platform team does by the same document: every package of this checkout released, and what
 * is live known to a running server.
 */
async function prepareSite(): Promise<void> {
  mkdirSync(join(folder, 'platform'));
  writeFileSync(join(folder, 'platform/.npmrc'), registry.npmrc('ada'));
  const delivery = (...words: string[]) => ['node', 'run.cjs', 'platform/delivery/src/main.ts', ...words];
  const release = delivery('release', '--yes', '--no-lint', '--no-browser');
  const port = String(await findFreePort(4380));
  const env = {
    ...machine('platform'),
    DATA_DIR: join(folder, 'data'),
    DELIVERY_DIR: join(folder, 'first'),
    NPM_CONFIG_USERCONFIG: join(folder, 'platform/.npmrc'),
    PORT: port,
  };
  mkdirSync(join(folder, 'first'));
  const first = await startCommand(delivery('start'), root, env);
  const shared = {
    ...env,
    DELIVERY_DIR: join(folder, 'shared'),
    RELEASE_STORE: registry.address,
    RELEASE_REGISTRY: 'documents',
    DOCUMENTS_ORIGIN: `http://127.0.0.1:${port}`,
  };
  // Built already.
  cpSync(join(folder, 'first/releases'), join(folder, 'shared/releases'), { recursive: true });
  rmSync(join(folder, 'shared/releases/registry.json'));
  runCommand(release, root, shared);
  runCommand(delivery('publish-packages'), root, shared);
  const again = runCommand(delivery('publish-packages'), root, shared);
  // And the two that `npm create` runs.
  if (again.match(/was there already/g)?.length !== publishedPackages.length + 2)
    throw new Error(`packed twice, it is not the same:\n${again}`);
  await first.stop();
  await startCommand(['node', 'run.cjs', 'platform/server/src/main.ts'], root, shared);
}

try {
  const before = git();
  await prepareSite();

  for (const home of ['home', 'operator-home']) {
    mkdirSync(join(folder, home));
    writeFileSync(
      join(folder, home, '.npmrc'),
      `${registry.npmrc('ada')}registry=${registry.address}\n@corvane:registry=${registry.address}\n`,
    );
  }
  const began = Date.now();
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const create = (remote: string) => `npm create -y @corvane/remote ${remote} support`;
  const refuse = (line: string, reason: string, cwd: string) =>
    runRefused(line.split(' '), reason, cwd, machine('home'));
  const usage = runCommand(['npm', 'create', '-y', '@corvane/remote'], empty, machine('home'));
  if (!usage.includes('npm create @corvane/remote -- --help')) throw new Error(`no usage:\n${usage}`);
  refuse(create('mfe-partners'), 'team partners has a remote of that name in the site', empty);
  refuse(create('mfe-tech-partner'), '/tech-partner: mfe-partners of team partners has it already', empty);
  type(create('mfe-repairs'), empty);
  const team = join(empty, 'support');
  type('npm install', team);
  const liveBefore = runCommand(['npx', 'delivery', 'releases', '--json'], team, machine('home'));

  commands.push('npm run dev mfe-repairs');
  const dev = await startCommand(['npm', 'run', 'dev', 'mfe-repairs'], team, machine('home'));
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  // A file saved while a page still loads its scripts is newer than the HTML that they meet.
  await openPage(page, `${dev.address}/repairs`);
  await page.getByRole('heading', { level: 1, name: 'Repairs' }).waitFor();
  const written = join(team, 'mfe-repairs/src/repairs/repairs-page');
  change(`${written}.tsx`, 'Repairs</h1>', 'Repairs, day and night</h1>');
  change(`${written}.test.tsx`, "toHaveTextContent('Repairs')", "toHaveTextContent('Repairs, day and night')");
  await page.getByRole('heading', { level: 1, name: 'Repairs, day and night' }).waitFor({ timeout: 60_000 });
  refuse('npm run create-page mfe-repairs /tech-partner', 'mfe-partners of team partners has it already', team);
  // A page that is open would say that its server is away for some seconds.
  await page.goto('about:blank');
  type('npm run create-page mfe-repairs /repairs/spare-parts', team);
  await waitForText(`${dev.address}/repairs/spare-parts`, 'Repairs spare parts</h1>');
  await openPage(page, `${dev.address}/repairs/spare-parts`);
  await page.getByRole('heading', { level: 1, name: 'Repairs spare parts' }).waitFor();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/contact');
  await browser.close();
  if (problems.length > 0) throw new Error(`the browser says:\n${problems.join('\n')}`);
  await dev.stop();

  type('npm test', team);
  type('npm run release mfe-repairs', team);
  change(`${written}.tsx`, 'day and night</h1>', 'at any hour</h1>');
  type('npm run release mfe-repairs -- --publish-only', team);
  const listed = type('npm run releases mfe-repairs', team);
  const next = /([0-9a-f]{16}) +not live/.exec(listed)?.[1] ?? '';
  type(`npm run promote mfe-repairs ${next}`, team);
  type('npm run rollback mfe-repairs', team);
  type(`npm run promote mfe-repairs ${next}`, team);
  const minutes = (Date.now() - began) / 60_000;
  console.log(`${commands.length} commands, ${minutes.toFixed(1)} minutes`);

  const former = join(folder, 'former');
  writeFormerRepository(former);
  change(join(former, 'package.json'), '@company', '@corvane');
  rmSync(join(former, '.npmrc'));
  cpSync(join(team, 'site.env'), join(former, 'site.env'));
  const upgraded = runCommand(
    'npx -y --package=@corvane/delivery@2 delivery upgrade'.split(' '),
    former,
    machine('home'),
  );
  if (!upgraded.includes('package.json is rewritten')) throw new Error(`not upgraded:\n${upgraded}`);
  for (const line of ['npm install', 'npm test', 'npm run release mfe-upkeep -- --publish-only'])
    runCommand(line.split(' '), former, machine('home'));

  const operator = join(folder, 'operator');
  mkdirSync(operator);
  writeFileSync(join(operator, 'package.json'), '{ "private": true }');
  cpSync(join(team, 'site.env'), join(operator, 'site.env'));
  runCommand(
    ['npm', 'install', 'delivery@npm:@corvane/delivery', 'site-media@npm:@corvane/site-media'],
    operator,
    machine('operator-home'),
  );
  // Its own server, beside the one that knows what is live.
  const serving = { ...machine('operator-home'), PORT: String(await findFreePort(4390)) };
  runCommand(['npx', 'delivery', 'compose'], operator, serving);
  const { address: site } = await startCommand(['npx', 'delivery', 'start'], operator, serving);
  await waitForText(`${site}/repairs`, 'Repairs, at any hour</h1>');
  await waitForText(`${site}/repairs/spare-parts`, '<h1');
  await waitForText(`${site}/tech-partner`, '<h1');

  const liveAfter = runCommand(['npx', 'delivery', 'releases', '--json'], team, machine('home'));
  const others = v.parse(releasesSchema, liveBefore);
  const now = v.parse(releasesSchema, liveAfter);
  for (const one of others)
    if (!now.some((entry) => JSON.stringify(entry) === JSON.stringify(one)))
      throw new Error(`${one.name} is not as it was`);
  if (git() !== before) throw new Error(`the checkout has changed:\n${git()}`);
  console.log(`The site has ${others.length} packages as they were, and mfe-repairs.`);
} finally {
  stopCommands();
  await registry.stop();
  await wait(1000);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
