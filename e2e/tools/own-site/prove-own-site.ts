import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { formNameField } from 'kit/forms/form-field';
import { findFreePort } from 'kit/presets/command-line/find-free-port';
import { startTestRegistry } from '../../../platform/delivery/testing/test-registry';
import { changeFile } from '../change-file';
import { expectText } from '../expect-text';
import { root } from '../run-by-name';
import { runCommand, startCommand, stopCommands } from '../run-commands';

// The first day of another company, on a machine with nothing but Node: `npx -y pnpm@12 prove own-site`. A registry on this machine (it
// takes everybody else's packages from the one that npm is set to) has the platform's packages. An empty folder becomes a site that is
// served, tested, given a second remote, released and taken back, and another name, colour and form; then the packages have a next version,
// and the site goes on with it.
// The commands are those of docs/your-own-site.md.

const folder = mkdtempSync(join(tmpdir(), 'own-site-'));
const uplink = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).trim();
const registry = await startTestRegistry(uplink, '@corvane');

/** The environment of a new machine: none of this one's settings, caches and variables. */
const machine: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  HOME: join(folder, 'home'),
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  PORT: String(await findFreePort(4480)),
};

const type = (words: readonly string[], cwd: string) => runCommand(words, cwd, machine);

/** Publishes the packages of a checkout, as the platform's team does. */
function publishFrom(checkout: string): void {
  const env = {
    ...machine,
    HOME: join(folder, 'platform'),
    NPM_CONFIG_USERCONFIG: join(folder, 'platform/.npmrc'),
    RELEASE_STORE: registry.address,
    // These are written into repositories of teams; nothing of them is asked for here.
    RELEASE_REGISTRY: 'documents',
    DOCUMENTS_ORIGIN: 'http://127.0.0.1:1',
  };
  const words = ['node', 'run.cjs', 'platform/delivery/src/main.ts', 'publish-packages'];
  runCommand(words, checkout, env);
}

/** A copy of what is committed whose packages have another version. */
function raiseVersion(version: string): string {
  const next = join(folder, 'next');
  runCommand(['git', 'clone', '--quiet', root, next], folder, machine);
  const { version: now }: { version: string } = JSON.parse(
    readFileSync(join(next, 'platform/delivery/package.json'), 'utf8'),
  );
  for (const one of ['platform/delivery', 'platform/kit', 'platform/blog-tool', 'shared-config', 'shared-ui'])
    changeFile(join(next, one, 'package.json'), `"version": "${now}"`, `"version": "${version}"`);
  changeFile(join(next, 'CHANGELOG.md'), `## ${now}\n`, `## ${version}\n\n- Nothing to change.\n\n## ${now}\n`);
  runCommand(['npx', '-y', 'pnpm@12', 'install', '--prefer-offline'], next, { ...process.env });
  return next;
}

/** Sends the contact form. @throws {Error} unless the server takes it */
async function sendForm(address: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new URLSearchParams({ [formNameField]: 'contact', ...fields });
  const answer = await fetch(address, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The form was answered with ${answer.status}: ${await answer.text()}`);
}

try {
  for (const home of ['home', 'platform']) {
    mkdirSync(join(folder, home));
    const account = home === 'platform' ? registry.npmrc('ada') : registry.npmrc();
    writeFileSync(
      join(folder, home, '.npmrc'),
      `${account}\nregistry=${registry.address}\n@corvane:registry=${registry.address}\n`,
    );
  }
  publishFrom(root);

  const began = Date.now();
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  type(['npm', 'create', '-y', '@corvane/site', 'bells', 'Wiedmann Bells'], empty);
  const site = join(empty, 'bells');
  type(['npm', 'install'], site);
  type(['git', 'init', '--quiet', '-b', 'main'], site);
  type(['git', 'add', '--all'], site);
  type(['git', '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '-m', 'A site'], site);
  const first = await startCommand(['npm', 'start'], site, machine);
  await expectText(`${first.address}/`, 'This is Wiedmann Bells</h1>');
  await expectText(`${first.address}/posts/hello`, 'Hello</h1>');
  await expectText(`${first.address}/posts/rss.xml`, '<title>Posts of Wiedmann Bells</title>');
  console.log(`A live page after ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);

  type(['npm', 'test'], site);
  type(['npm', 'run', 'create-remote', 'mfe-tours', 'tours'], site);
  type(['npm', 'test'], site);
  type(['npm', 'run', 'release', 'mfe-tours', '--', '--yes'], site);
  await expectText(`${first.address}/tours`, 'Tours</h1>');
  changeFile(join(site, 'mfe-pages/src/home/home-page.tsx'), 'This is ${', 'We are ${');
  type(['npm', 'run', 'release', 'mfe-pages', '--', '--yes'], site);
  await expectText(`${first.address}/`, 'We are Wiedmann Bells</h1>');
  type(['npm', 'run', 'rollback', 'mfe-pages'], site);
  await expectText(`${first.address}/`, 'This is Wiedmann Bells</h1>');

  // Every package shares these files: each of them has to be built anew.
  changeFile(join(site, 'shared-config/src/site.ts'), 'Wiedmann Bells', 'Wiedmann and Daughters');
  for (const file of ['tokens.css', 'palette.ts'])
    changeFile(join(site, 'shared-config/src', file), '#0b5cad', '#7a4a12');
  // The stylesheet derives this colour, as the site's test says.
  changeFile(join(site, 'shared-config/src/palette.ts'), '#0f4882', '#5c3b15');
  changeFile(
    join(site, 'shared-config/src/forms.ts'),
    '  message: {',
    "  phone: { label: 'Phone', type: 'tel', required: false, maxLength: 40 },\n  message: {",
  );
  changeFile(
    join(site, 'mfe-pages/src/contact/contact-page.tsx'),
    '<TextAreaField',
    `<TextField {...describe('phone')} type="tel" />\n        <TextAreaField`,
  );
  type(['npm', 'test'], site);
  type(['npm', 'run', 'release', '--', '--yes'], site);
  await expectText(`${first.address}/`, 'We are Wiedmann and Daughters</h1>');
  await expectText(`${first.address}/tours`, '| Wiedmann and Daughters</title>');
  await expectText(`${first.address}/contact`, 'name="phone"');
  await expectText(`${first.address}/contact`, '#7a4a12');
  await sendForm(first.address, { name: 'Ada', email: 'ada@example.com', phone: '+49 7333 5550140', message: 'Hello' });
  await expectText(`${first.address}/__enquiries/1`, '+49 7333 5550140');

  type(['npx', 'delivery', 'backup'], site);
  await first.stop();
  console.log(`All of it after ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);

  publishFrom(raiseVersion('2.9.0'));
  type(['npm', 'update'], site);
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(site, 'node_modules/kit/package.json'), 'utf8'),
  );
  if (version !== '2.9.0') throw new Error(`npm update has left kit at ${version}`);
  type(['npm', 'test'], site);
  type(['npm', 'run', 'release', '--', '--yes'], site);
  const again = await startCommand(['npm', 'start'], site, machine);
  await expectText(`${again.address}/`, 'We are Wiedmann and Daughters</h1>');
  await expectText(`${again.address}/tours`, 'Tours</h1>');
  console.log('The site goes on with the next version of the packages.');
} finally {
  stopCommands();
  await registry.stop();
  await wait(1000);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
