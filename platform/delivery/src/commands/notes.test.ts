import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestWorkspace, type TestWorkspace, testPost, testRemote } from '../../testing/test-workspace';
import { liveSite } from '../compose/activate/switch-site';
import { composeSite } from '../compose/compose-site';
import { promoteTo } from '../registry/change-entry';
import { changeRegistry } from '../registry/open-registry';
import { goLive } from '../releases/go-live';
import { hostName } from '../workspace';
import { command as diff } from './diff';
import { command as notes } from './notes';

const opened: TestWorkspace[] = [];
afterAll(() => {
  for (const workspace of opened) workspace.dispose();
});

function open(): TestWorkspace {
  const workspace = openTestWorkspace();
  opened.push(workspace);
  return workspace;
}

/** Draws every page with a title and a sentence. */
const draw = (sentence: string) => `() => '<main><h1>Page</h1><p>${sentence}</p></main>'`;

const run = async (workspace: TestWorkspace, ...args: string[]) => (await notes.run('notes', args, workspace)).result;
const linesOf = async (workspace: TestWorkspace, ...args: string[]) => (await run(workspace, ...args))?.lines ?? [];

/** Makes versions live in one step, the host among them. @returns the site */
async function promote(
  workspace: TestWorkspace,
  versions: Readonly<Record<string, string>>,
  message?: string,
): Promise<string> {
  const note = { who: 'Ada', message };
  const { site } = await goLive(workspace, {
    [hostName]: promoteTo(workspace.hostVersion),
    ...Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, promoteTo(version, note)])),
  });
  return site.id;
}

test('notes say who changed the live site, why, and what reads differently where', async () => {
  const workspace = open();
  const paths = ['/a', '/b', '/c'];
  const one = workspace.publish(draw('A robot lifts one tonne today'), testRemote, paths);
  const two = workspace.publish(draw('A robot lifts two tonnes today'), testRemote, [...paths, '/d']);
  const before = await promote(workspace, { [testRemote]: one });
  const after = await promote(workspace, { [testRemote]: two }, 'Heavier loads');
  expect(await linesOf(workspace)).toEqual([
    `From ${before} to ${after}`,
    '',
    `${testRemote} (team test): ${one} → ${two}`,
    '  "Heavier loads" (Ada)',
    '',
    `/a, /b, /c (${testRemote})`,
    '  was: "A robot lifts one tonne today"',
    '  now: "A robot lifts two tonnes today"',
    `New page /d (${testRemote})`,
  ]);
  // Named by their first digits, and the other way round.
  expect(await linesOf(workspace, after.slice(0, 8), before.slice(0, 8))).toEqual(
    expect.arrayContaining([`From ${after} to ${before}`, `/d is gone (${testRemote})`]),
  );
  // As data.
  expect((await run(workspace))?.data).toMatchObject({
    ...{ before, after },
    packages: [{ name: testRemote, version: { before: one, after: two }, team: 'test' }],
    pages: [
      { kind: 'changed', locations: paths },
      { kind: 'new', locations: ['/d'] },
    ],
  });
});

test('"diff" lists the differences between two versions of a remote', async () => {
  const workspace = open();
  const [one, two] = ['/a', '/b'].map((path) => workspace.publish(draw('Page'), testRemote, ['/c', path]));
  const { result } = await diff.run('diff', [testRemote, `${one}`, `${two}`], workspace);
  expect(result?.lines.at(-1)).toMatch(/^\+ route \/b:/);
});

test('a page that differs only in its versions has not changed', async () => {
  const workspace = open();
  const [one, two] = [1, 2].map((number) =>
    workspace.publish(`${draw('The same')} // ${number}\n`, testRemote, ['/a']),
  );
  await promote(workspace, { [testRemote]: one ?? '' });
  await promote(workspace, { [testRemote]: two ?? '' });
  expect((await linesOf(workspace)).slice(2)).toEqual([
    `${testRemote} (team test): ${one} → ${two}`,
    '',
    'No page reads differently',
  ]);
});

test('a moved page is listed as moved, and one without a replacement as gone', async () => {
  const workspace = open();
  const of = (paths: readonly string[], remote = testRemote, fields = {}) =>
    workspace.publish(draw('The same'), remote, paths, fields);
  await promote(workspace, { [testRemote]: of(['/a', '/b', '/c', '/d']), 'mfe-other': of(['/e'], 'mfe-other') });
  await promote(workspace, {
    [testRemote]: of(['/new', '/d'], testRemote, { redirects: { '/a': '/new', '/b': '/d' } }),
    'mfe-other': of(['/e', '/c'], 'mfe-other', { team: 'others' }),
  });
  const lines = await linesOf(workspace);
  expect(lines).toEqual(
    expect.arrayContaining([
      `/new was at /a before (${testRemote})`,
      `/b is gone, and leads to /d (${testRemote})`,
      `/c came from ${testRemote} (mfe-other)`,
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/New page|\/[ac] is gone|^\/d /m);
});

test('a new post is a change between the same versions', async () => {
  const workspace = open();
  const version = workspace.publish(
    `(location, posts) => '<main>' + (posts?.summaries ?? []).map(({ title }) => '<p>' + title + '</p>').join('') + '</main>'`,
  );
  await promote(workspace, { [testRemote]: version });
  await composeSite(workspace, { posts: [testPost('first', 'First post')] });
  const lines = await linesOf(workspace);
  expect(lines).toEqual(
    expect.arrayContaining([`New page /posts/first (${testRemote})`, `/posts (${testRemote})`, '  new: "First post"']),
  );
});

test('commits are listed where git knows them, also those of built-in code', async () => {
  const workspace = open();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: workspace.root,
      encoding: 'utf8',
    }).trim();
  const commit = (folder: string, subject: string) => {
    mkdirSync(join(workspace.root, folder), { recursive: true });
    writeFileSync(join(workspace.root, folder, 'file.txt'), subject);
    git('add', '--all', folder);
    git('commit', '--quiet', '--message', subject);
    return git('rev-parse', '--short=12', 'HEAD');
  };
  git('init', '--quiet');
  const workspaceFile = 'packages:\n  - mfe-*\n  - shared-ui\n';
  writeFileSync(join(workspace.root, 'pnpm-workspace.yaml'), workspaceFile);
  for (const [name, dependencies] of [
    ['shared-ui', {}],
    [testRemote, { 'shared-ui': 'workspace:*' }],
  ] as const) {
    mkdirSync(join(workspace.root, name), { recursive: true });
    writeFileSync(join(workspace.root, name, 'package.json'), JSON.stringify({ dependencies }));
  }
  // As pnpm installs it.
  mkdirSync(join(workspace.root, testRemote, 'node_modules'));
  symlinkSync('../../shared-ui', join(workspace.root, testRemote, 'node_modules/shared-ui'));
  const first = commit(testRemote, 'Begin');
  commit('mfe-other', 'What another team has done');
  commit('shared-ui', 'A rounder button');
  const last = commit(testRemote, 'Say it better');
  const compose = async (sentence: string, from: string) => {
    const version = workspace.publish(draw(sentence), testRemote, ['/a']);
    await changeRegistry(workspace, hostName, promoteTo(workspace.hostVersion));
    await changeRegistry(workspace, testRemote, promoteTo(version, { commit: from }));
    await composeSite(workspace);
  };
  await compose('One', first);
  await compose('Two', `${last}-modified`);
  const text = (await linesOf(workspace)).join('\n');
  expect(text).toMatch(/\n {2}[0-9a-f]{7,} Say it better\n {2}[0-9a-f]{7,} A rounder button\n/);
  expect(text).not.toMatch(/Begin|another team/);
});

test('an unknown site is refused with those kept; one never live is not the one before', async () => {
  const workspace = open();
  await expect(run(workspace)).rejects.toThrow('nothing was composed yet');
  const one = workspace.publish(draw('One'), testRemote, ['/a']);
  const first = await promote(workspace, { [testRemote]: one });
  await expect(run(workspace)).rejects.toThrow('no site is kept that was live before this one');
  await promote(workspace, { [testRemote]: workspace.publish(draw('Two'), testRemote, ['/a']) });
  const live = await liveSite(workspace);
  const wrong = `${first.slice(0, 7)}${first[7] === '0' ? '1' : '0'}`;
  await expect(run(workspace, wrong)).rejects.toThrow(
    new RegExp(`there is no such composed site.*Kept, the newest first: .*${live} \\(20`),
  );

  // A site that a check has composed of a version which was refused then.
  const refused = join(workspace.sites, 'f'.repeat(16));
  mkdirSync(refused);
  const composition = readFileSync(join(workspace.site, 'composition.json'), 'utf8');
  writeFileSync(join(refused, 'composition.json'), composition.replace(workspace.hostVersion, '0'.repeat(16)));
  expect((await linesOf(workspace))[0]).toBe(`From ${first} to ${live}`);
});

test('the notes as a page need no script and no other file', async () => {
  const workspace = open();
  const publish = (sentence: string) => workspace.publish(draw(sentence), testRemote, ['/a']);
  await promote(workspace, { [testRemote]: publish('One &lt; two') });
  await promote(workspace, { [testRemote]: publish('Ten &lt; two') }, '<b>Why</b>');
  const folder = join(workspace.root, 'notes');
  const result = await run(workspace, '--page', `${folder}/`, '--no-browser');
  const [file = ''] = readdirSync(folder);
  expect(result?.lines.at(-1)).toBe(`Written to ${join(folder, file)}`);
  const html = readFileSync(join(folder, file), 'utf8');
  expect(html).toContain('now: &quot;Ten &lt; two&quot;');
  expect(html).toContain('&lt;b&gt;Why&lt;/b&gt;');
  expect(html).not.toMatch(/<script|<link|src="(?!data:)/);
  await run(workspace, '--page', join(folder, 'own.html'), '--no-browser');
  expect(readdirSync(folder)).toContain('own.html');
});
