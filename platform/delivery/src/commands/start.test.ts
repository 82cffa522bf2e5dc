import { ChildProcess } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { promoteTo } from '../registry/change-entry';
import { readRegistry } from '../registry/open-registry';
import { goLive } from '../releases/go-live';
import { releasePackages } from '../releases/release-packages';
import { checkDataFolder } from '../serve/check-data-folder';
import { spawnServer } from '../serve/spawn-server';
import { hostName, inEnvironment } from '../workspace';
import { command } from './start';

jest.mock('../serve/spawn-server', () => ({ spawnServer: jest.fn() }));
jest.mock('../serve/check-data-folder', () => ({ checkDataFolder: jest.fn() }));
jest.mock('../releases/release-packages', () => ({ releasePackages: jest.fn() }));

let workspace: TestWorkspace;
let printed: string[];
beforeEach(() => {
  workspace = openTestWorkspace();
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  // A server that goes on.
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const stdio: [null, PassThrough, PassThrough, null, null] = [null, stdout, stderr, null, null];
  jest.mocked(spawnServer).mockReturnValue(Object.assign(new ChildProcess(), { stdin: null, stdout, stderr, stdio }));
  writeFileSync(join(workspace.root, 'pnpm-lock.yaml'), '');
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
  workspace.dispose();
});

test('what is live is served whatever the sources say; changes are named, not released', async () => {
  await workspace.promote(workspace.publish(drawPlainly));
  const before = await readRegistry(workspace);
  await command.run('start', [], workspace);
  expect(releasePackages).not.toHaveBeenCalled();
  expect(await readRegistry(workspace)).toEqual(before);
  expect(printed).toContainEqual(expect.stringMatching(`Not live.*${testRemote} \\(changed\\)`));
  expect(spawnServer).toHaveBeenCalled();
});

test('a site from before site definitions is served as composed, with a remedy', async () => {
  const old = openTestWorkspace({}, true);
  try {
    writeFileSync(join(old.root, 'pnpm-lock.yaml'), '');
    await old.promote(old.publish(drawPlainly));
    await expect(command.run('start', [], old)).rejects.toMatchObject({ code: 'site-not-defined' });
    const before = join(old.sites, '0123456789abcdef');
    mkdirSync(before, { recursive: true });
    symlinkSync(before, old.site);
    const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked(spawnServer).mockClear();
    await command.run('start', [], old);
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^shell@\w+: it was released without site\.json.* release shell"\. Until then .* takes no form$/,
        ),
      ],
    ]);
    expect(spawnServer).toHaveBeenCalled();
  } finally {
    old.dispose();
  }
});

test('where nothing was ever released, everything is', async () => {
  const site = {
    id: 'one',
    pages: 1,
    rendered: 1,
    wasThere: false,
    repaired: [],
    leftOut: [],
    unsearched: [],
    leftOutMoves: [],
    outcome: 'composed' as const,
  };
  workspace.publish(drawPlainly);
  jest.mocked(releasePackages).mockResolvedValue({ outcomes: [], site });
  await command.run('start', [], workspace);
  expect(releasePackages).toHaveBeenCalledWith(
    workspace,
    expect.arrayContaining(['shell', testRemote]),
    expect.anything(),
  );
  expect(printed).toContain('Composed 1 pages as one, 1 rendered');
});

test('a data folder that another server uses is refused before anything is built', async () => {
  const refuse = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(checkDataFolder).mockResolvedValueOnce('Data folder data: another server uses it');
  jest.mocked(spawnServer).mockClear();
  jest.mocked(releasePackages).mockClear();
  await command.run('start', [], workspace);
  expect(refuse.mock.calls).toEqual([['Data folder data: another server uses it']]);
  expect([process.exitCode, jest.mocked(releasePackages).mock.calls, jest.mocked(spawnServer).mock.calls]).toEqual([
    1,
    [],
    [],
  ]);
  process.exitCode = 0;
});

test('another environment is served from its own site; a missing one is refused', async () => {
  const staging = inEnvironment(workspace, 'staging');
  const changes = {
    [hostName]: promoteTo(workspace.hostVersion),
    [testRemote]: promoteTo(workspace.publish(drawPlainly)),
  };
  await goLive(staging, changes);
  jest.mocked(spawnServer).mockClear();
  await command.run('start', ['--to', 'staging'], workspace);
  expect(spawnServer).toHaveBeenCalledWith(
    expect.objectContaining({ site: staging.site }),
    expect.objectContaining({ SITE_ENVIRONMENT: 'staging' }),
  );
  await expect(command.run('start', ['--to', 'stagin'], workspace)).rejects.toMatchObject({
    code: 'unknown-environment',
  });
});
