import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeNames } from '../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { composeSite } from '../compose/compose-site';
import { promoteTo } from '../registry/change-entry';
import { changeRegistry } from '../registry/open-registry';
import { goLive } from '../releases/go-live';
import { hostName, inEnvironment } from '../workspace';
import { command } from './deploy';

let workspace: TestWorkspace;
let uploaded: string;
beforeEach(async () => {
  workspace = openTestWorkspace();
  uploaded = join(workspace.root, 'uploaded');
  await goLive(workspace, { [hostName]: promoteTo(workspace.hostVersion) }, { compose: composeNames });
});
afterEach(() => workspace.dispose());

const deploy = (script = '') =>
  command.run('deploy', ['--', process.execPath, '-e', `fs.appendFileSync('${uploaded}', 'x'); ${script}`], workspace);
const uploads = () => (existsSync(uploaded) ? readFileSync(uploaded, 'utf8').length : 0);
const promote = () => changeRegistry(workspace, testRemote, promoteTo(workspace.publish(drawPlainly)));

test('a site that is as new as the registry is uploaded', async () => {
  expect((await deploy()).result?.lines).toEqual([expect.stringMatching(/^Deployed [0-9a-f]{16}, of generation 1 of/)]);
  expect(uploads()).toBe(1);
});

test('a site older than the registry is not uploaded until it is composed again', async () => {
  await promote();
  await expect(deploy()).rejects.toThrow(
    'it was composed from generation 1 of the registry, which is at 2 by now. Run "npx -y pnpm@12 compose", then deploy',
  );
  expect(uploads()).toBe(0);
  await composeSite(workspace, { compose: composeNames });
  await deploy();
  expect(uploads()).toBe(1);
});

test('what was promoted while it was uploaded is composed and uploaded as well', async () => {
  const version = workspace.publish(drawPlainly);
  const file = join(workspace.releases, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  const line = { version, at: '2026-01-01T00:00:00.000Z', by: 'promote' };
  const entry = { live: version, history: [line] };
  const changed = JSON.stringify({ ...registry, packages: { ...registry.packages, [testRemote]: entry } });
  expect((await deploy(`fs.writeFileSync('${file}', ${JSON.stringify(changed)})`)).result?.lines).toEqual([
    expect.stringMatching(/^The registry changed meanwhile\. Deployed [0-9a-f]{16}, of generation 2/),
  ]);
  expect(uploads()).toBe(2);
});

test('who uploads does not get to know who may release', async () => {
  process.env['STAFF_PASSWORD'] = 'secret';
  try {
    await deploy(`if (process.env.STAFF_PASSWORD) process.exit(7)`);
  } finally {
    delete process.env['STAFF_PASSWORD'];
  }
  expect(uploads()).toBe(1);
});

test('nothing is uploaded by a missing program, or before anything was composed', async () => {
  await expect(command.run('deploy', ['--', '/nowhere/upload', 'site'], workspace)).rejects.toThrow(
    /^\/nowhere\/upload site: it ended with Error: spawn .*ENOENT/,
  );
  const empty = openTestWorkspace();
  await expect(command.run('deploy', ['--', process.execPath], empty)).rejects.toThrow('nothing was composed yet');
  empty.dispose();
});

test('an upload that fails is reported, and so is one that names no command', async () => {
  await expect(deploy('process.exit(7)')).rejects.toThrow('it ended with 7');
  await expect(command.run('deploy', [], workspace)).rejects.toThrow('deploy: it has no command to run');
});

test('the site of another environment is uploaded from its own link', async () => {
  const staging = inEnvironment(workspace, 'staging');
  await goLive(staging, { [hostName]: promoteTo(workspace.hostVersion) }, { compose: composeNames });
  const told = join(workspace.root, 'told');
  const script = `fs.writeFileSync('${told}', process.env.SITE_DIR + ' of ' + process.env.SITE_ENVIRONMENT)`;
  await command.run('deploy', ['--to', 'staging', '--', process.execPath, '-e', script], workspace);
  expect(readFileSync(told, 'utf8')).toBe(`${staging.site} of staging`);
});
