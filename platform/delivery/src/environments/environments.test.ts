import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { composeNames } from '../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { command as compose } from '../commands/compose';
import { command as notes } from '../commands/notes';
import { command as promote } from '../commands/promote';
import { command as rollback } from '../commands/rollback';
import { composeSite } from '../compose/compose-site';
import { promoteTo, retire, rollBack } from '../registry/change-entry';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import { goLive } from '../releases/go-live';
import { hostName, inEnvironment, type Workspace } from '../workspace';
import { chooseForChange } from './choose-environment';
import { promoteBetween } from './promote-between';

jest.mock('kit/presets/command-line/progress', () => ({ showProgress: jest.fn() }));

let production: TestWorkspace;
let staging: Workspace;
let first: string;
let second: string;
beforeEach(async () => {
  production = openTestWorkspace();
  staging = inEnvironment(production, 'staging');
  first = publish(drawPlainly);
  second = publish(`(location) => '<h1>second ' + location + '</h1>'`);
  await makeLive(production, first, { [hostName]: promoteTo(production.hostVersion) });
});
afterEach(() => production.dispose());

const publish = (draw: string, remote = testRemote, paths = ['/a']) => production.publish(draw, remote, paths);

/** Makes a version live without rendering a page: the quick way to an environment with a history. */
const makeLive = (workspace: Workspace, version: string, others = {}, remote: string = testRemote) =>
  goLive(workspace, { ...others, [remote]: promoteTo(version) }, { compose: composeNames });
const run = async (...args: string[]) => (await promote.run('promote', args, production)).result;
const begin = () => run('--from', 'production', '--to', 'staging', '--yes', '--force');
const liveIn = async (workspace: Workspace, remote: string = testRemote) =>
  (await readRegistry(workspace)).packages[remote]?.live;
const pageOf = ({ site }: Workspace, path = 'a') => readFileSync(join(site, path, 'index.html'), 'utf8');

test('a new environment starts like production, then changes on its own until promoted', async () => {
  expect((await begin())?.lines).toEqual([
    `${testRemote}@${first} (not live yet)`,
    `${hostName}@${production.hostVersion} (not live yet)`,
    'Promoted from production to staging',
    expect.stringContaining('Composed'),
  ]);
  const before = readFileSync(join(production.releases, 'registry.json'), 'utf8');
  await run(testRemote, second, '--to', 'staging', '--no-browser');
  expect([pageOf(staging), pageOf(production)]).toEqual([
    expect.stringContaining('<h1>second /a</h1>'),
    `${testRemote}@${first}`,
  ]);
  expect(readFileSync(join(production.releases, 'registry.json'), 'utf8')).toBe(before);

  const result = await run('--from', 'staging', '--to', 'production', '--yes', '--no-browser', '--message', 'No 7');
  expect(result?.lines).toContain(`${testRemote}@${second} (now ${first})`);
  expect(pageOf(production)).toBe(pageOf(staging));
  const { history = [] } = (await readRegistry(production)).packages[testRemote] ?? {};
  expect(history).toMatchObject([{ version: first }, { version: second, from: 'staging', message: 'No 7' }]);
  expect((await run('--from', 'staging'))?.lines).toEqual([
    'Nothing to promote: staging and production have the same releases',
  ]);
});

test('nothing changes until the listed changes are confirmed, or remotes are named', async () => {
  await begin();
  const other = publish(drawPlainly, 'mfe-other', ['/other']);
  await makeLive(staging, second);
  await makeLive(staging, other, {}, 'mfe-other');
  await expect(run('--from', 'staging')).rejects.toMatchObject({
    code: 'not-confirmed',
    message: [
      'promote --from staging: these would go live in production:',
      `  mfe-other@${other} (not live yet)`,
      `  ${testRemote}@${second} (now ${first})`,
      `Name the one that is meant, such as "npx -y pnpm@12 promote ${testRemote} --from staging", or add "--yes"`,
    ].join('\n'),
  });
  expect(await liveIn(production)).toBe(first);
  await run(testRemote, '--from', 'staging', '--force');
  expect([await liveIn(production), await liveIn(production, 'mfe-other')]).toEqual([second, undefined]);
});

test('a retired remote leaves the other environment too, and its page may have moved', async () => {
  const other = publish(drawPlainly, 'mfe-other', ['/moved']);
  await makeLive(production, other, {}, 'mfe-other');
  await begin();
  const heir = publish(drawPlainly, testRemote, ['/a', '/moved']);
  const change = retire('mfe-other', { redirects: {} });
  await makeLive(staging, heir, { 'mfe-other': change });
  await run('--from', 'staging', '--yes', '--no-browser');
  const { packages } = await readRegistry(production);
  expect(packages['mfe-other']).toMatchObject({ retired: {}, history: [{}, { by: 'retire', from: 'staging' }] });
  expect(pageOf(production, 'moved')).toContain('<h1>/moved</h1>');
});

describe('what the other environment refuses is refused', () => {
  beforeEach(async () => {
    await begin();
  });
  const unchanged = async (action: () => Promise<unknown>) => {
    const before = await readRegistry(production);
    await action();
    expect(await readRegistry(production)).toEqual(before);
  };

  test('a path that another remote has there', async () => {
    await makeLive(production, publish(drawPlainly, 'mfe-other', ['/b']), {}, 'mfe-other');
    await makeLive(staging, publish(drawPlainly, testRemote, ['/a', '/b']));
    await unchanged(() =>
      expect(run('--from', 'staging', '--yes', '--force')).rejects.toMatchObject({ code: 'route-conflict' }),
    );
  });

  test('a release older than what it replaces, unless confirmed and noted in the history', async () => {
    await makeLive(production, second);
    await unchanged(() =>
      expect(run('--from', 'staging', '--yes')).rejects.toThrow(
        `${testRemote}@${first}: it would replace what is newer in production: ${second} is live there, and never was in the other one. ` +
          '"npx -y pnpm@12 promote <remote> <version> --to staging" brings staging up to date; name the remotes that are meant, or add "--anyway"',
      ),
    );
    await run('--from', 'staging', '--yes', '--force', '--anyway');
    const { history = [] } = (await readRegistry(production)).packages[testRemote] ?? {};
    expect(history.at(-1)).toMatchObject({ version: first, from: 'staging', omitted: ['age: --anyway'] });
  });

  test('a release that was taken back there', async () => {
    await makeLive(staging, second);
    await makeLive(production, second);
    await goLive(production, { [testRemote]: rollBack(testRemote) }, { compose: composeNames });
    await unchanged(() => expect(run('--from', 'staging', '--yes')).rejects.toThrow(`${second} was taken back there`));
    // Staging follows: what it goes back to is what production has.
    await goLive(staging, { [testRemote]: rollBack(testRemote) }, { compose: composeNames });
    expect((await run('--from', 'staging'))?.lines).toEqual([expect.stringContaining('Nothing to promote')]);
  });

  test('a page that does not prerender there, and a version with lost or damaged files', async () => {
    await makeLive(staging, publish(`() => { throw new Error('broken') }`));
    await unchanged(() =>
      expect(run('--from', 'staging', '--yes', '--force')).rejects.toMatchObject({ code: 'page-does-not-prerender' }),
    );
    const folder = join(production.releases, testRemote, (await liveIn(staging)) ?? '');
    rmSync(join(folder, 'web'), { recursive: true });
    await unchanged(() => expect(run('--from', 'staging', '--yes')).rejects.toMatchObject({ code: 'release-damaged' }));
    rmSync(folder, { recursive: true });
    await unchanged(() => expect(run('--from', 'staging', '--yes')).rejects.toMatchObject({ code: 'unknown-version' }));
  });
});

test.each(['../x', '__proto__', '', 'Staging', 'a/b', 'x'.repeat(41)])(
  '%j is not the name of an environment',
  async (name) => {
    await expect(run(testRemote, second, '--to', name)).rejects.toMatchObject({ code: 'invalid-name' });
    await expect(run('--from', name, '--to', 'staging')).rejects.toMatchObject({ code: 'invalid-name' });
    await expect(run('--from', 'production', '--to', name)).rejects.toMatchObject({ code: 'invalid-name' });
    expect(readdirSync(production.root).filter((entry) => entry.startsWith('site-'))).toEqual(['site-record.json']);
  },
);

test('an unknown environment is refused with the likely one, and none is created', async () => {
  await begin();
  await expect(run(testRemote, second, '--to', 'stagin')).rejects.toThrow(
    'stagin: nothing was ever live in an environment of this name. Did you mean staging? There is production, staging; "npx -y pnpm@12 promote --from production --to stagin" begins it',
  );
  for (const refused of [
    run('--from', 'stagin'),
    run(testRemote, '--from', 'production', '--to', 'stagin'),
    compose.run('compose', ['--to', 'stagin'], production),
    rollback.run('rollback', [testRemote, '--to', 'stagin'], production),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'unknown-environment' });
  await expect(run('--from', 'staging', '--to', 'staging')).rejects.toThrow('from staging to itself');
  await expect(run(testRemote, second, '--from', 'staging')).rejects.toThrow('a version is not for --from');
  expect(existsSync(`${production.site}-stagin`)).toBe(false);
});

test('a step back in one environment leaves the others as they are', async () => {
  await begin();
  await makeLive(production, second);
  await run(testRemote, second, '--to', 'staging', '--force');
  await rollback.run('rollback', [testRemote, '--to', 'staging'], production);
  expect([await liveIn(staging), await liveIn(production)]).toEqual([first, second]);
});

test('suggested commands name the environment, and a rollback stays within it', async () => {
  const other = publish(drawPlainly, 'mfe-other', ['/moved']);
  await makeLive(production, other, {}, 'mfe-other');
  await begin();
  const [heir, without] = [
    publish(drawPlainly, testRemote, ['/a', '/moved']),
    publish(`() => 'none'`, 'mfe-other', ['/other']),
  ];
  await makeLive(staging, heir, { 'mfe-other': promoteTo(without) });
  const { result } = await rollback.run('rollback', [testRemote, '--to', 'staging'], production);
  expect(result?.lines).toEqual([
    expect.stringMatching(`^${testRemote}@${first} is live again in staging, in site [0-9a-f]{16}$`),
  ]);
  expect(result?.warnings?.join('\n')).toContain('"npx -y pnpm@12 rollback mfe-other --to staging" takes that back');
});

test('release notes tell what one environment has otherwise than another one', async () => {
  await begin();
  await composeSite(production);
  await run(testRemote, second, '--to', 'staging', '--force');
  const told = async (...args: string[]) => (await notes.run('notes', args, production)).result?.lines.join('\n');
  expect(await told('--from', 'production', '--to', 'staging')).toContain(second);
  await expect(told('0123', '--from', 'production')).rejects.toThrow('are both the site before');
});

test('a new major goes live over all teams in one step, and not while one is missing', async () => {
  const host = readFileSync(join(production.releases, hostName, production.hostVersion, 'node/remoteEntry.js'), 'utf8');
  const build = (react: string) => {
    const publishWith = (draw: string, remote: string, paths: string[]) =>
      promoteTo(production.publish(draw, remote, paths, { shared: { react } }));
    return {
      platform: {
        [hostName]: publishWith(`'${react}';\n${host}`, hostName, []),
        [testRemote]: publishWith(`(location) => location + ' by ${react}'`, testRemote, ['/a']),
      },
      elsewhere: { 'mfe-other': publishWith(`(location) => location + ' by ${react}'`, 'mfe-other', ['/other']) },
    };
  };
  const [before, after] = [build('19.3.1'), build('20.0.0')];
  await goLive(production, { ...before.platform, ...before.elsewhere }, { compose: composeNames });
  // As a release of everything does.
  const next = await chooseForChange(production, 'react-20', true);
  await goLive(next, after.platform, { compose: composeNames });
  const promoteAll = () => run('--from', 'react-20', '--to', 'production', '--anyway', '--yes', '--no-browser');
  await expect(promoteAll()).rejects.toMatchObject({
    code: 'shared-package-mismatch',
    subject: 'mfe-other/release.json, field "shared.react"',
  });
  await goLive(next, after.elsewhere, { compose: composeNames });
  await promoteAll();
  for (const path of ['a', 'other']) expect(pageOf(production, path)).toContain(`/${path} by 20.0.0`);
});

test('a shell goes back with the remotes that need it, and not without them', async () => {
  const host = readFileSync(join(production.releases, hostName, production.hostVersion, 'node/remoteEntry.js'), 'utf8');
  const publishWith = (react: string, draw: string, remote: string, paths: string[]) =>
    promoteTo(production.publish(draw, remote, paths, { shared: { react } }));
  for (const react of ['19.3.1', '19.4.0']) {
    await goLive(
      production,
      { [hostName]: publishWith(react, `'${react}';\n${host}`, hostName, []) },
      { compose: composeNames },
    );
    const page = publishWith(react, `(location) => location + ' by ${react}'`, testRemote, ['/a']);
    await goLive(production, { [testRemote]: page }, { compose: composeNames });
  }
  const back = (...names: string[]) => rollback.run('rollback', names, production);
  await expect(back(hostName)).rejects.toMatchObject({
    code: 'rollback-refused',
    message: expect.stringContaining(`${testRemote}/release.json, field "shared.react"`),
  });
  await back(hostName, testRemote);
  expect(pageOf(production, 'a')).toContain('/a by 19.3.1');
});

test('of two equal promotions at once both succeed, with one line of history', async () => {
  await begin();
  await makeLive(staging, second);
  const both = await Promise.all([1, 2].map(() => run('--from', 'staging', '--yes', '--force')));
  expect(both.map((result) => result?.lines.at(-2))).toEqual(Array(2).fill('Promoted from staging to production'));
  expect((await readRegistry(production)).packages[testRemote]?.history).toHaveLength(2);
});

test('of two promotions at once, one finds what the other one has made live', async () => {
  await begin();
  const third = publish(`() => 'third'`);
  await makeLive(staging, second);
  const between = promoteBetween(staging, production, {
    isForced: true,
    isAnyway: false,
    inBrowser: false,
    note: {},
    // Another machine releases while somebody reads what would change.
    confirm: async () => void (await changeRegistry(production, testRemote, promoteTo(third))),
    reportProgress: () => {},
  });
  await expect(between).rejects.toThrow('something else went live in its place meanwhile');
  expect(await liveIn(production)).toBe(third);
});

test('an interrupted promotion is all or nothing, and the next compose completes it', async () => {
  await begin();
  await makeLive(staging, second);
  const broken = { ...production, site: join(production.root, 'missing', 'site') };
  await expect(promote.run('promote', ['--from', 'staging', '--yes', '--force'], broken)).rejects.toThrow();
  await composeSite(production);
  expect(pageOf(production)).toContain(`second /a`);
});
