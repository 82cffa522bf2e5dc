import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { readEnvironment } from '../../platform/delivery/src/environment';
import { openWorkspace } from '../../platform/delivery/src/workspace';
import { readSettings } from '../../platform/server/src/settings';
import { publicName, type RunningProxy, startProxy } from '../tools/proxies/start-proxy';
import { openCheckout } from './checkout';

const root = resolve(import.meta.dirname, '../..');
const unit = join(root, 'deploy/site.service');
const settingsOf = (name: string) =>
  [...readFileSync(unit, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** `systemd-analyze` reads a unit where no systemd runs, too; not every machine has it. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? test : test.skip)(
  `the exposure of the service is below 4 of 10${hasSystemd ? '' : ' (no systemd here)'}`,
  () => {
    const words = ['security', '--offline=true', '--no-pager', '--threshold=39', unit];
    const { status, stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    expect({ status, told: /Overall exposure.*: (\S+)/.exec(stdout)?.[1] }).toEqual({
      status: 0,
      told: expect.any(String),
    });
  },
);

test("server and commands write only to the service's state folder", () => {
  const [state = ''] = settingsOf('StateDirectory');
  const variables = parseEnv(readFileSync(join(root, 'deploy/site.env'), 'utf8'));
  const { dataFolder, siteFolder, releasesFolder } = readSettings(variables);
  const { releases, site, sites, cache, standalone } = openWorkspace('/srv/site', readEnvironment(variables));
  for (const folder of [dataFolder, siteFolder, releasesFolder, releases, site, sites, cache, standalone])
    expect(relative(join('/var/lib', state), folder)).not.toMatch(/^\.\.|^\//);
  expect(settingsOf('ProtectSystem')).toEqual(['strict']);
  expect(settingsOf('ReadWritePaths')).toEqual([]);
});

test('the service does not start while everybody can read its settings', () => {
  const [command = ''] = settingsOf('ExecStartPre');
  const [, script = ''] = /^\/bin\/sh -c '(.*)'$/.exec(command) ?? [];
  const folder = createTemporaryFolder('settings');
  const file = join(folder, 'site.env');
  writeFileSync(file, 'SMTP_URL=smtps://user:secret@mail.example.com');
  const start = (mode: number) => {
    chmodSync(file, mode);
    const own = script.replaceAll('$$', '$').replaceAll('/etc/site.env', file);
    const { status, stderr } = spawnSync('/bin/sh', ['-c', own], { encoding: 'utf8' });
    return { status, stderr };
  };
  expect(start(0o640)).toEqual({ status: 0, stderr: '' });
  expect(start(0o644)).toEqual({
    status: 1,
    stderr: `${file}: everybody may read it. Run: chmod o= ${file}\n`,
  });
  rmSync(folder, { recursive: true });
});

const draft = '0123456789abcdef0a1b2c3d4e5f6a7b';
const staff = `aB${'x-_9'.repeat(10)}Z`;
const encode = (text: string) => text.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`);
const logged = [
  '/contact?from=mail',
  '/blogs/how-a-lifter-carries-twice-the-load-of-the-former-one-in-2026',
  '/assets/mfe-products/35568d53901bd66b/mfe-products.13.js',
];
const notLogged = [
  `/draft?${draft}`,
  `/draft?token=${draft}`,
  `/draft%23${draft}`,
  `/__drafts/${draft}/pictures/0.jpg`,
  `/__DRAFTS/${draft.toUpperCase()}`,
  `/%5f_dr%61fts/${draft.slice(0, 16)}-${draft.slice(16)}`,
  `/${draft}`,
  `/blogs/${draft.slice(0, 16)}O${draft.slice(17)}`,
  `/${draft.replace(/.{4}/g, '$&-')}`,
  `/${draft.replace(/.{8}/g, '$&/')}`,
  `/${draft.replace(/./g, '$&._')}`,
  `/${encode(draft)}`,
  `/${encode(draft).replaceAll('%', '%25')}`,
  `/__staff?token=${staff}`,
  `/${staff}`,
  `/contact?from=/draft?${draft}`,
];

/** Sends a request, of a page whose address has a token as well. */
function send(proxy: RunningProxy, path: string, isPlain: boolean): Promise<number | undefined> {
  const headers = { Host: publicName, Referer: `https://${publicName}/draft?${draft}` };
  const place = typeof proxy.redirecting === 'string' ? { socketPath: proxy.redirecting } : { port: proxy.redirecting };
  return new Promise((resolve, reject) => {
    const sent = isPlain
      ? requestPlain({ host: '127.0.0.1', ...place, path, headers: { ...headers, Host: 'example.com' } })
      : request({ host: '127.0.0.1', port: proxy.port, ca: proxy.authority, servername: publicName, path, headers });
    sent.on('error', reject).on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.end();
  });
}

describe.each([
  ['nginx', '-v'],
  ['caddy', 'version'],
] as const)('%s', (kind, version) => {
  const isInstalled = spawnSync(kind, [version]).status === 0;
  (isInstalled ? test : test.skip)(
    `logs no address or Referer with a token, before it redirects and where the server is away${isInstalled ? '' : ' (not installed here)'}`,
    async () => {
      const folder = createTemporaryFolder(kind);
      // Nothing listens on the port for discarding what comes.
      const proxy = await startProxy(kind, 'http://127.0.0.1:9', folder);
      const statuses = new Set<unknown>();
      try {
        for (const path of [...logged, ...notLogged])
          for (const isPlain of [true, false]) statuses.add(await send(proxy, path, isPlain));
      } finally {
        await proxy.stop();
      }
      expect([...statuses]).toEqual([301, 502]);
      const log = proxy.readLogs();
      const parts = [draft, staff].flatMap((token) => [token.slice(0, 6), token.slice(-6)]);
      const bare = log.replaceAll(/%25|[^\da-z\n]/gi, '').toLowerCase();
      for (const part of [...parts, ...parts.map(encode)].map((text) =>
        text.replaceAll(/[^\da-z]/gi, '').toLowerCase(),
      ))
        expect(bare).not.toContain(part);
      const pathsOf = (text: string) =>
        Array.from(text.matchAll(/"GET (\S+) HTTP/g), ([, path]) => path).filter((path) => path !== '/');
      const twice = [...logged.map((path) => path.replace(/\?.*/, '')), ...notLogged.map(() => '...')];
      expect(pathsOf(log)).toEqual(kind === 'nginx' ? twice.flatMap((path) => [path, path]) : []);
      rmSync(folder, { recursive: true });
    },
  );
});

test('the image has nothing that is somebody’s own: keys, accounts, data, history', () => {
  const folder = createTemporaryFolder('image');
  // Docker reads a pattern from the root, git in every folder: else they mean the same.
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') || line.startsWith('**/') ? line : `/${line}`));
  writeFileSync(join(folder, '.gitignore'), patterns.join('\n'));
  execFileSync('git', ['init', '--quiet', folder]);
  const findLeftOut = (paths: readonly string[]) =>
    spawnSync('git', ['check-ignore', '--no-index', '--stdin'], {
      cwd: folder,
      input: paths.join('\n'),
      encoding: 'utf8',
    })
      .stdout.split('\n')
      .filter(Boolean);
  const own = [
    ...['.npmrc', 'server/.npmrc', '.env', 'server/.env.local', '.netrc', '.keys/products.pem', 'products.key'],
    ...['service-account.json', '.firebase/hosting.cache', 'firebase-debug.log'],
    ...['data/site.sqlite', 'data-staging/staff-token', 'backup/site-1.sqlite', 'site.sqlite-wal', 'staff-token'],
    ...['releases/mfe-a/1/release.json', 'releases-staging/x', 'site/index.html', 'site-staging/index.html'],
    ...[
      'site-record.json',
      'site.1.tmp/index.html',
      '.sites/1/index.html',
      '.cache/x',
      'standalone/x',
      'test-results/x',
    ],
    ...['node_modules/x', 'server/node_modules/x', 'server/dist/x', 'media/renders/x', 'media/published.tmp/x'],
  ];
  expect(findLeftOut(own)).toEqual(own);
  expect(patterns).toContain('/.git');
  expect(findLeftOut(openCheckout(root).paths)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('vulnerabilities are checked nightly and on dependency changes, and errors fail', () => {
  const read = (file: string) => readFileSync(join(root, '.github/workflows', file), 'utf8');
  const audits = readdirSync(join(root, '.github/workflows')).filter((file) => /pnpm@\S+ audit/.test(read(file)));
  expect(audits).toEqual(['audit.yml']);
  const workflow = read('audit.yml');
  expect(workflow).toMatch(/^ {6}- run: npx -y pnpm@12\.21\.0 audit$/m);
  expect(workflow).toMatch(/schedule:\n\s+- cron: /);
  expect(workflow).toMatch(/pull_request:\n\s+paths: .*"pnpm-lock.yaml"/);
  // pnpm fails where a registry has no such address, answers with an error or with nothing that it understands.
  expect(workflow).not.toMatch(/ignore|continue-on-error|\|\||--audit-level/);
});
