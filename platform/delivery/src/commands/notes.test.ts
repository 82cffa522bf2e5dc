import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestWorkspace, type TestWorkspace, testPost, testRemote } from '../../testing/test-workspace';
import { liveSite } from '../compose/activate/switch-site';
import { composeSite } from '../compose/compose-site';
import { changeRegistry } from '../registry/open-registry';
import { promoteTo } from '../registry/registry';
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

/** Draws every page with a title and a sentence, which names its address. */
const draw = (sentence: string) =>
  `(location) => '<main><h1>Page</h1><p>${sentence.replace('@', `' + location + '`)}</p></main>'`;

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

test('the live site and the one before: whose change it is, why, and what reads differently on which pages', async () => {
  const workspace = open();
  const paths = ['/a', '/b', '/c'];
  const one = workspace.publish(draw('A robot lifts one tonne at @ today'), testRemote, paths);
  const two = workspace.publish(draw('A robot lifts two tonnes at @ today'), testRemote, [...paths, '/d']);
  const before = await promote(workspace, { [testRemote]: one });
  const after = await promote(workspace, { [testRemote]: two }, 'Heavier loads');
  expect(await linesOf(workspace)).toEqual([
    `From ${before} to ${after}`,
    '',
    `${testRemote} (team test): ${one} → ${two}`,
    '  "Heavier loads" (Ada)',
    '  /a, /b, /c',
    '    was: "A robot lifts one tonne at /a today"',
    '    now: "A robot lifts two tonnes at /a today"',
    '  New page /d: /d',
  ]);
  // Named by their first digits, and the other way round.
  expect(await linesOf(workspace, after.slice(0, 8), before.slice(0, 8))).toEqual(
    expect.arrayContaining([`From ${after} to ${before}`, '  /d is gone: /d']),
  );
  // As data.
  expect((await run(workspace))?.data).toMatchObject({
    ...{ before, after },
    packages: [{ name: testRemote, version: { before: one, after: two }, team: { before: 'test', after: 'test' } }],
    pages: [
      { kind: 'changed', locations: paths },
      { kind: 'new', locations: ['/d'] },
    ],
  });
});

test('"diff" tells the same of two sites, and of two versions of a remote what differs between those', async () => {
  const workspace = open();
  const [one, two] = ['/a', '/b'].map((path) => workspace.publish(draw('Page'), testRemote, ['/c', path]));
  const before = await promote(workspace, { [testRemote]: `${one}` });
  const after = await promote(workspace, { [testRemote]: `${two}` });
  const runDiff = async (...args: string[]) => (await diff.run('diff', args, workspace)).result;
  expect((await runDiff())?.lines).toEqual(await linesOf(workspace));
  expect((await runDiff(after, before))?.data).toEqual((await run(workspace, after, before))?.data);
  const folder = join(workspace.root, 'pages');
  await runDiff('--page', join(folder, 'diff.html'), '--no-browser');
  expect(readFileSync(join(folder, 'diff.html'), 'utf8')).toContain('/b');
  rmSync(folder, { recursive: true });
  expect((await runDiff(testRemote, `${one}`, `${two}`))?.lines.at(-1)).toMatch(/^\+ route \/b:/);
  await expect(runDiff(testRemote, `${one}`)).rejects.toThrow(`diff ${testRemote}: it names no two versions`);
});

test('a page that differs in its versions alone is none that has changed', async () => {
  const workspace = open();
  const [one, two] = [1, 2].map((number) =>
    workspace.publish(`${draw('The same')} // ${number}\n`, testRemote, ['/a']),
  );
  await promote(workspace, { [testRemote]: one ?? '' });
  await promote(workspace, { [testRemote]: two ?? '' });
  expect((await linesOf(workspace)).slice(2)).toEqual([
    `${testRemote} (team test): ${one} → ${two}`,
    '  No page reads differently',
  ]);
});

test('a page that moved is told as one that moved, to another address or another remote; where nothing took its place, it is gone', async () => {
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
      '  /new was at /a before',
      '  /b is gone, and leads to /d: /b',
      `  /c came from ${testRemote} (team test)`,
      '  It belongs to team others now, and to test before',
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/New page|\/[ac] is gone|\/d\n/);
});

test('a part that reads differently is told of the remote that brings it, not of the one that has the page', async () => {
  const workspace = open();
  const page = workspace.publish(draw('The page'), testRemote, ['/a'], {
    routes: [{ path: '/a', expose: './page', slots: ['robot-dealers'] }],
  });
  const part = (sentence: string) =>
    workspace.publish(`() => '<main><p>${sentence}</p></main>'`, 'mfe-other', [], {
      parts: { 'robot-dealers': './page' },
    });
  const [one, two] = [part('Ask our dealers'), part('Ask your dealers')];
  await promote(workspace, { [testRemote]: page, 'mfe-other': one });
  await promote(workspace, { 'mfe-other': two });
  expect((await linesOf(workspace)).slice(2)).toEqual([
    `mfe-other (team test): ${one} → ${two}`,
    '  /a',
    '    was: "Ask our dealers"',
    '    now: "Ask your dealers"',
  ]);
});

test('a post that came is a change of the same versions', async () => {
  const workspace = open();
  const version = workspace.publish(
    `(location, posts) => '<main>' + (posts?.summaries ?? []).map(({ title }) => '<p>' + title + '</p>').join('') + '</main>'`,
  );
  await promote(workspace, { [testRemote]: version });
  await composeSite(workspace, { posts: [testPost('first', 'First post')] });
  const lines = await linesOf(workspace);
  expect(lines).toEqual(
    expect.arrayContaining([
      `${testRemote} (team test): the same version`,
      '  New page /posts/first: /posts/first',
      '  /posts',
      '    new: "First post"',
    ]),
  );
});

test('commits are told where git knows them, and shared packages with their versions', async () => {
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
  const compose = async (sentence: string, react: string, from: string) => {
    const version = workspace.publish(draw(sentence), testRemote, ['/a'], { shared: { react } });
    await changeRegistry(workspace, hostName, promoteTo(workspace.hostVersion));
    await changeRegistry(workspace, testRemote, promoteTo(version, { commit: from }));
    await composeSite(workspace);
  };
  await compose('One', '19.3.1', first);
  await compose('Two', '19.4.0', `${last}-modified`);
  const text = (await linesOf(workspace)).join('\n');
  expect(text).toMatch(/\n {2}[0-9a-f]{7,} Say it better\n/);
  expect(text).toContain(`Shared packages\n  react 19.3.1 → 19.4.0 (${testRemote})`);
  expect(text).toMatch(/In the code that all packages share\n {2}[0-9a-f]{7,} A rounder button$/);
  expect(text).not.toMatch(/Begin|another team/);
});

test('a site that is not kept is named with those that are, and what nobody ever got is not the one before', async () => {
  const workspace = open();
  await expect(run(workspace)).rejects.toThrow('nothing was composed yet');
  const one = workspace.publish(draw('One'), testRemote, ['/a']);
  const first = await promote(workspace, { [testRemote]: one });
  await expect(run(workspace)).rejects.toThrow('no site is kept that was live before this one');
  await promote(workspace, { [testRemote]: workspace.publish(draw('Two'), testRemote, ['/a']) });
  const live = await liveSite(workspace);
  const wrong = `${first.slice(0, 7)}${first[7] === '0' ? '1' : '0'}`;
  await expect(run(workspace, wrong)).rejects.toThrow(
    new RegExp(
      `there is no such composed site.*Did you mean ${first}\\? Kept, the newest first: .*${live} \\(20.*, live\\)`,
    ),
  );

  await expect(run(workspace, testRemote)).rejects.toThrow(
    '"npx -y pnpm@12 delivery diff <remote> <before> <after>" compares versions of a remote. Kept',
  );

  // A site that a check has composed of a version which was refused then.
  const refused = join(workspace.sites, 'f'.repeat(16));
  mkdirSync(refused);
  const composition = readFileSync(join(workspace.site, 'composition.json'), 'utf8');
  writeFileSync(join(refused, 'composition.json'), composition.replace(workspace.hostVersion, '0'.repeat(16)));
  expect((await linesOf(workspace))[0]).toBe(`From ${first} to ${live}`);
});

test('the notes as a page need no script and no other file, and tell what came and went by elements', async () => {
  const workspace = open();
  const publish = (sentence: string) => workspace.publish(draw(sentence), testRemote, ['/a']);
  await promote(workspace, { [testRemote]: publish('One &lt; two') });
  await promote(workspace, { [testRemote]: publish('Ten &lt; two') }, '<b>Why</b>');
  const folder = join(workspace.root, 'notes');
  const result = await run(workspace, '--page', `${folder}/`, '--no-browser');
  const [file = ''] = readdirSync(folder);
  expect(result?.lines.at(-1)).toBe(`Written to ${join(folder, file)}`);
  const html = readFileSync(join(folder, file), 'utf8');
  expect(html).toContain('<del>One</del><ins>Ten</ins> &lt; two');
  expect(html).toContain('“&lt;b&gt;Why&lt;/b&gt;”, Ada');
  expect(html).not.toMatch(/<script|<link|src="(?!data:)/);
  await run(workspace, '--page', join(folder, 'own.html'), '--no-browser');
  expect(readdirSync(folder)).toContain('own.html');
  rmSync(folder, { recursive: true });
  await expect(run(workspace, '--no-browser')).rejects.toThrow('--no-browser is for the page of --page');
});
