import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { createTemporaryFolder } from 'shared-config/presets/jest/temporary-folder';
import { readEnvironment } from '../../delivery/src/environment';
import { openWorkspace } from '../../delivery/src/workspace';
import { readSettings } from '../../server/src/settings';

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

test('all that server and commands write is in the folder of the service’s state, and nothing else can be written', () => {
  const [state = ''] = settingsOf('StateDirectory');
  const variables = parseEnv(readFileSync(join(root, 'deploy/site.env'), 'utf8'));
  const { dataFolder, siteFolder, releasesFolder } = readSettings(variables);
  const { releases, site, sites, cache, standalone } = openWorkspace('/srv/site', readEnvironment(variables));
  for (const folder of [dataFolder, siteFolder, releasesFolder, releases, site, sites, cache, standalone])
    expect(relative(join('/var/lib', state), folder)).not.toMatch(/^\.\.|^\//);
  expect(settingsOf('ProtectSystem')).toEqual(['strict']);
  expect(settingsOf('ReadWritePaths')).toEqual([]);
});

test('the service does not start while everybody may read its settings', () => {
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

test('known vulnerabilities are looked up every night and for each change of what is installed, and silence is a failure', () => {
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
