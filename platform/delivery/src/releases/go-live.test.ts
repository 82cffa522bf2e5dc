import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeNames, releaseOfPage } from '../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testPost, testRemote } from '../../testing/test-workspace';
import { command as promote } from '../commands/promote';
import { command as rollback } from '../commands/rollback';
import { composeSite } from '../compose/compose-site';
import { promoteTo, rollBack } from '../registry/change-entry';
import { changeRegistry, readRegistry } from '../registry/open-registry';
import type { EntryChange } from '../registry/registry';
import { shareWith } from '../registry/share';
import { hostName } from '../workspace';
import { goLive } from './go-live';

jest.mock('kit/presets/command-line/progress', () => ({ showProgress: jest.fn() }));

let workspace: TestWorkspace;
let one: string;
beforeEach(async () => {
  workspace = openTestWorkspace();
  one = workspace.publish(drawPlainly);
  await change({ [hostName]: promoteTo(workspace.hostVersion), [testRemote]: promoteTo(one) });
});
afterEach(() => workspace.dispose());

const other = 'mfe-other';
const change = (changes: Record<string, EntryChange>) => goLive(workspace, changes, { compose: composeNames });
const compose = () => composeSite(workspace, { compose: composeNames });
/** Composes, and does something else before the first of the sites is there. */
const meanwhile = (act: () => Promise<unknown>): typeof composeNames => {
  let isDone = false;
  return async (...parameters) => {
    const site = await composeNames(...parameters);
    if (!isDone) {
      isDone = true;
      await act();
    }
    return site;
  };
};
const publish = (text: string, remote = testRemote, paths?: readonly string[]) =>
  workspace.publish(`(location) => '<h1>${text} ' + location + '</h1>'`, remote, paths);
const registryText = () => readFileSync(join(workspace.releases, 'registry.json'), 'utf8');

test('of two remotes that claim one path at once, one goes live; the other hears who', async () => {
  const versions: Record<string, string> = {
    [other]: publish('a', other, ['/new']),
    'mfe-rival': publish('b', 'mfe-rival', ['/new']),
  };
  const results = await Promise.allSettled(
    Object.entries(versions).map(([name, version]) => change({ [name]: promoteTo(version) })),
  );
  const [refused, ...more] = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(more).toEqual([]);
  const { packages } = await readRegistry(workspace);
  const [owner, late] = packages[other] ? [other, 'mfe-rival'] : ['mfe-rival', other];
  expect(packages[late]).toBeUndefined();
  expect(refused).toContain(`${late}/remote.ts: path /new is claimed by`);
  expect(refused).toContain(`it belongs to ${owner}@${versions[owner]} of team test`);
  expect((await compose()).outcome).toBe('unchanged');
});

test('of two remotes that take the last place of a menu at once, one goes live', async () => {
  const publishEntries = (remote: string) => {
    const paths = [`/${remote}`, `/${remote}/more`];
    const menuEntries = { resources: paths.map((to) => ({ to, label: to })) };
    return workspace.publish(drawPlainly, remote, paths, { menuEntries });
  };
  const rivals = [other, 'mfe-rival'];
  const results = await Promise.allSettled(
    rivals.map((remote) => change({ [remote]: promoteTo(publishEntries(remote)) })),
  );
  const [refused, ...more] = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  expect(more).toEqual([]);
  const { packages } = await readRegistry(workspace);
  const late = rivals.find((remote) => !packages[remote]);
  expect(refused).toContain(`${late}/remote.ts: the menu "resources" has room for 2 entries, and mfe-`);
});

test('an invalid claim never goes live, and one already live keeps nobody else out', async () => {
  const publishRoute = (route: object) => {
    const routes = [
      { expose: './page', path: '/x' },
      { expose: './page', path: '/other/:x', ...route },
    ];
    return workspace.publish(drawPlainly, other, [], { routes });
  };
  const go = (version: string, entry: EntryChange) =>
    goLive(workspace, { [other]: entry }, { candidates: [{ name: other, version }], compose: composeNames });
  const honest = publishRoute({ path: '/y' });
  const second = publishRoute({ posts: 'one' });
  const twofold = publishRoute({ path: '/other/:x/:y', postsOf: 'tag' });
  await go(honest, promoteTo(honest));
  const before = registryText();
  for (const make of [promoteTo, (version: string) => shareWith(version, 10)]) {
    await expect(go(second, make(second))).rejects.toThrow(
      `${other}/remote.ts: path /other/:x is a page for each post, and ${testRemote} has one already, as /posts/:slug`,
    );
    await expect(go(twofold, make(twofold))).rejects.toThrow(`${other}/release.json: path /other/:x/:y has a page for`);
  }
  expect(registryText()).toBe(before);
  // As before there were these rules.
  for (const version of [second, twofold]) await changeRegistry(workspace, other, promoteTo(version));
  await go(honest, shareWith(honest, 10));
  const two = publish('two');
  await goLive(
    workspace,
    { [testRemote]: promoteTo(two) },
    { candidates: [{ name: testRemote, version: two }], compose: composeNames },
  );
  // The share ends, and the version before comes back.
  for (const _ of [1, 2]) await change({ [other]: rollBack(other) });
  expect((await readRegistry(workspace)).packages[other]?.live).toBe(second);
});

test('a change that comes between is kept, and is part of the site', async () => {
  const [two, version] = [publish('two'), publish('other', other, ['/other'])];
  const between = meanwhile(() => changeRegistry(workspace, other, promoteTo(version)));
  await goLive(workspace, { [testRemote]: promoteTo(two) }, { compose: between });
  expect(await releaseOfPage(workspace, '/a')).toBe(`${testRemote}@${two}`);
  expect(await releaseOfPage(workspace, '/other')).toBe(`${other}@${version}`);
});

test('a promotion that does not compose was never made: the history has no line of it', async () => {
  const broken = workspace.publish(`(location) => { throw new Error('broken'); }`);
  const before = registryText();
  await expect(promote.run('promote', [testRemote, broken, '--force'], workspace)).rejects.toThrow(
    'it does not prerender: Error: broken',
  );
  expect(registryText()).toBe(before);
  expect(await releaseOfPage(workspace, '/a')).toBe(`${testRemote}@${one}`);
});

test('a rollback that does not compose says so, and leaves registry and site alone', async () => {
  const two = publish('two');
  await change({ [testRemote]: promoteTo(two) });
  const before = registryText();
  rmSync(join(workspace.releases, testRemote, one), { recursive: true });
  await expect(rollback.run('rollback', [testRemote], workspace)).rejects.toThrow(
    `${testRemote}: what is live stays live, because the step back cannot be composed: `,
  );
  expect(registryText()).toBe(before);
  expect(await releaseOfPage(workspace, '/a')).toBe(`${testRemote}@${two}`);
});

test('a page moves from one remote to another and back in one step each', async () => {
  await change({ [other]: promoteTo(publish('other', other, ['/x'])) });
  const [less, more] = [publish('less', testRemote, ['/a', '/b']), publish('more', other, ['/x', '/c'])];
  await change({ [testRemote]: promoteTo(less), [other]: promoteTo(more) });
  expect(await releaseOfPage(workspace, '/c')).toBe(`${other}@${more}`);
  await expect(rollback.run('rollback', [testRemote], workspace)).rejects.toMatchObject({
    code: 'rollback-refused',
    remedy: expect.stringContaining('If a page has moved from one remote to the other, roll both back in one command'),
  });
  const { result } = await rollback.run('rollback', [testRemote, other], workspace);
  expect(result?.lines).toEqual([
    expect.stringContaining(`${testRemote}@${one} is live again`),
    expect.stringContaining(`${other}@`),
  ]);
  // The command renders the page itself.
  expect(await releaseOfPage(workspace, '/c')).toContain(`"version":"${one}"`);
  await expect(rollback.run('rollback', [], workspace)).rejects.toThrow('rollback: <remote> is missing');
});

test('a rollback that ends a share says so: what is live was live all the time', async () => {
  const shared = publish('shared');
  await change({ [testRemote]: shareWith(shared, 10) });
  const { result } = await rollback.run('rollback', [testRemote], workspace);
  expect(result?.lines).toEqual([
    expect.stringMatching(`^The share of ${testRemote}@${shared} has ended: everybody gets ${one}, in site `),
  ]);
});

test('a rollback from the only version says that there is none before it', async () => {
  await expect(rollback.run('rollback', [testRemote], workspace)).rejects.toMatchObject({
    code: 'nothing-to-roll-back-to',
    message: `${testRemote}: no version was live before this one. Release or promote another one; "npx -y pnpm@12 delivery retire ${testRemote} --to <path>" takes a remote out of the site`,
  });
});

test('a misfit with the live shell goes live only by force; a claimed path never does', async () => {
  const version = workspace.publish(drawPlainly, other, ['/other'], { shared: { react: '18.0.0' } });
  const options = { compose: composeNames };
  await expect(goLive(workspace, { [other]: promoteTo(version) }, options)).rejects.toThrow('"shared.react"');
  await goLive(workspace, { [other]: promoteTo(version) }, { ...options, isForced: true });
  const rival = { 'mfe-rival': promoteTo(publish('rival', 'mfe-rival', ['/other'])) };
  await expect(goLive(workspace, rival, { ...options, isForced: true })).rejects.toThrow('is claimed by');
  // What does not fit is held against a new shell, and not against who has nothing to do with it.
  await change({ [testRemote]: promoteTo(publish('two')) });
  await expect(change({ [hostName]: promoteTo(workspace.publish('1', hostName)) })).rejects.toThrow('"shared.react"');
});

test('what does not fit the live shell either is held against no other shell', async () => {
  const entry = join(workspace.releases, hostName, workspace.hostVersion, 'node/remoteEntry.js');
  const draw = `0;\n${readFileSync(entry, 'utf8')}`;
  const publishHost = (router: string) => workspace.publish(draw, hostName, undefined, { shared: { router } });
  const go = (name: string, entryChange: EntryChange, isForced = false) =>
    goLive(workspace, { [name]: entryChange }, { posts: [], isForced });
  for (const router of ['7.0.0', '7.1.0']) await go(hostName, promoteTo(publishHost(router)));
  const shared = { react: '19.3.1', router: '7.0.0' };
  const misfit = workspace.publish(drawPlainly, other, ['/other'], { shared });
  await expect(go(other, promoteTo(misfit))).rejects.toThrow('"shared.react"');
  await go(other, promoteTo(misfit), true);

  await expect(go(hostName, promoteTo(publishHost('8.0.0')))).rejects.toThrow('"shared.router"');
  await go(hostName, promoteTo(publishHost('7.2.0')));
  for (const _ of [1, 2]) await go(hostName, rollBack(hostName));
});

describe('what another remote redirects or gives up holds up neither rollback nor release', () => {
  const promoteOne = (name: string, paths: readonly string[], fields = {}) => {
    const version = workspace.publish(drawPlainly, name, paths, fields);
    const candidates = [{ name, version }];
    return goLive(workspace, { [name]: promoteTo(version) }, { candidates, posts: [] });
  };
  const index = () => JSON.parse(readFileSync(join(workspace.site, 'site-index.json'), 'utf8'));
  const takeBack = async () => (await rollback.run('rollback', [other], workspace)).result?.warnings ?? [];

  test('a redirect to a page that goes', async () => {
    await promoteOne(other, ['/x']);
    await promoteOne(other, ['/x', '/new']);
    const redirects = { '/former': '/new', '/earlier': '/y' };
    await promoteOne('mfe-third', ['/y'], { redirects });
    expect(index().redirects).toEqual(redirects);
    // Its own release is refused where the target has gone, and that of who moves the target goes live.
    const { site } = await promoteOne(other, ['/x', '/moved'], { redirects: { '/new': '/moved' } });
    const left = {
      remote: 'mfe-third',
      count: 1,
      first: '/former redirects to /new, which is no page',
      isRetired: false,
    };
    expect(site.leftOutMoves).toEqual([left]);
    expect(index().redirects).toEqual({ '/earlier': '/y', '/new': '/moved' });
    await expect(promoteOne('mfe-third', ['/y', '/z'], { redirects })).rejects.toThrow(`mfe-third: ${left.first}`);
    await takeBack();
    expect(index().redirects).toEqual(redirects);
    expect(await takeBack()).toContain(
      `Warning: mfe-third: ${left.first}, so the site does without: correct mfe-third/remote.ts and release it`,
    );
    expect(index().redirects).toEqual({ '/earlier': '/y' });
  });

  test('a redirect from a page, or a "gone" address, that comes back', async () => {
    await promoteOne(other, ['/x', '/one', '/two', '/case/:id']);
    await promoteOne(other, ['/x']);
    const fields = { redirects: { '/one': '/y', '/case/next': '/y' }, gone: ['/two'] };
    await promoteOne('mfe-third', ['/y'], fields);
    expect(index()).toMatchObject(fields);
    // Nobody takes an address by a release from who redirects it.
    await expect(promoteOne(other, ['/x', '/one'])).rejects.toThrow('mfe-third: /one redirects, and is a page of');
    expect(await takeBack()).toContainEqual(
      expect.stringMatching(/^Warning: mfe-third: \/one redirects, and is a page .* \(and 2 more of its redirects/),
    );
    expect(index()).toMatchObject({ redirects: {}, gone: [] });
    for (const page of ['one', 'two']) expect(existsSync(join(workspace.site, page, 'index.html'))).toBe(true);
    await promoteOne(other, ['/x', '/one', '/two', '/case/:id', '/more']);
    await expect(promoteOne('mfe-third', ['/y', '/z'], fields)).rejects.toThrow('mfe-third: /one redirects, and is');
  });
});

test('a rollback or share with a path that another remote now owns is refused', async () => {
  await change({ [other]: promoteTo(publish('x', other, ['/x'])) });
  await change({ [other]: promoteTo(publish('y', other, ['/y'])) });
  const rival = publish('x', 'mfe-rival', ['/x']);
  await change({ 'mfe-rival': promoteTo(rival) });
  const owner = `it belongs to mfe-rival@${rival} of team test`;
  await expect(change({ [other]: rollBack(other) })).rejects.toThrow(owner);
  // Some visitors would get both.
  const version = publish('shared', other, ['/x', '/z']);
  await expect(change({ [other]: shareWith(version, 10) })).rejects.toThrow(owner);
});

test('a site older than the live one does not go live, not even with new posts', async () => {
  const [two, three] = [publish('two'), publish('three')];
  const promoteMeanwhile = (version: string) => meanwhile(() => change({ [testRemote]: promoteTo(version) }));
  expect((await composeSite(workspace, { compose: promoteMeanwhile(two) })).outcome).toBe('unchanged');
  expect(await releaseOfPage(workspace, '/a')).toBe(`${testRemote}@${two}`);
  await composeSite(workspace, { compose: promoteMeanwhile(three), posts: [testPost('new', 'New')] });
  for (const path of ['/a', '/posts/new']) expect(await releaseOfPage(workspace, path)).toBe(`${testRemote}@${three}`);
});

test('a registry older than the live site is refused, unless it is confirmed', async () => {
  const backup = registryText();
  const two = publish('two');
  await change({ [testRemote]: promoteTo(two) });
  writeFileSync(join(workspace.releases, 'registry.json'), backup);
  const message =
    /was composed from generation 3 of the registry, and the one in .* is generation 2\. Use the registry that the others/;
  await expect(compose()).rejects.toThrow(message);
  await expect(change({ [testRemote]: promoteTo(two) })).rejects.toThrow(message);
  expect(await releaseOfPage(workspace, '/a')).toBe(`${testRemote}@${two}`);
  const options = { compose: composeNames, isOlderAccepted: true };
  expect((await composeSite(workspace, options)).outcome).toBe('composed');
  expect((await compose()).outcome).toBe('unchanged');
});

test('posts that became live while a promotion was composed stay live', async () => {
  const two = publish('two');
  const between = meanwhile(() => composeSite(workspace, { compose: composeNames, posts: [testPost('new', 'New')] }));
  await goLive(workspace, { [testRemote]: promoteTo(two) }, { compose: between });
  expect(await releaseOfPage(workspace, '/posts/new')).toBe(`${testRemote}@${two}`);
});

test('with three shares every mix of versions is a site; a fourth share is refused', async () => {
  const names = ['mfe-one', 'mfe-two', 'mfe-three', 'mfe-four'];
  const share = (name: string) => change({ [name]: shareWith(publish('new', name, [`/${name}`]), 10) });
  for (const name of names) await change({ [name]: promoteTo(publish('old', name, [`/${name}`])) });
  for (const name of names.slice(0, 3)) await share(name);
  const gradual = `${workspace.site}-gradual.json`;
  const { releases, sites } = JSON.parse(readFileSync(gradual, 'utf8'));
  expect(releases).toHaveLength(3);
  expect(new Set(sites.map(({ site }: { site: string }) => site)).size).toBe(7);
  const before = registryText();
  await expect(share('mfe-four')).rejects.toThrow(
    'mfe-one, mfe-two, mfe-three, mfe-four: 4 packages would have a share',
  );
  expect(registryText()).toBe(before);
  for (const name of names.slice(0, 3)) await change({ [name]: rollBack(name) });
  expect(existsSync(gradual)).toBe(false);
});
