import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { ComposedPage } from 'kit/contract/composition';
import type { Release } from 'kit/contract/release';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { testRelease } from '../../../testing/test-release';
import { openTestWorkspace, testPost } from '../../../testing/test-workspace';
import { releaseFolder } from '../../releases/release-folder';
import { hostName } from '../../workspace';
import type { PlannedPage } from '../plan/planned-page';
import { createPageCheck, createRenderJob } from './create-render-job';

const workspace = openTestWorkspace();
afterAll(() => workspace.dispose());

const file = { size: 1, integrity: `sha384-${'A'.repeat(64)}` };
const css =
  '.a{background:url(ground.0a1b2c3d.avif)}@font-face{src:url("stencil.0a1b2c3d.woff2")}.b{mask:url(/media/mark.svg),url(#mask)}';

/** A release whose page has a stylesheet, which names files beside it. */
function publish(remote: string, fields: Partial<Release> = {}): Release {
  const style = remote === hostName ? [] : ['page.css'];
  const release = testRelease(remote, {
    version: 'a'.repeat(16),
    exposes: { [remote === hostName ? './start' : './page']: { scripts: [], styles: style } },
    files: { 'web/entry.js': file, 'web/ground.0a1b2c3d.avif': file, 'web/stencil.0a1b2c3d.woff2': file },
    ...fields,
  });
  const path = join(releaseFolder(workspace, remote, release.version), 'web/page.css');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, css);
  return release;
}

const createJob = (remote: Release) =>
  createRenderJob(workspace, { host: publish(hostName), remotes: [remote], basePath: '', definition: testDefinition }, [
    {
      location: '/a',
      file: 'a/index.html',
      page: { kind: 'route', location: '/a' },
      owner: { remote: remote.remote, expose: './page' },
      indexed: true,
    },
  ]);

test.each([
  ['the site', undefined, '/assets/mfe-a/aaaaaaaaaaaaaaaa/'],
  ['an origin of its own', 'https://assets.example', 'https://assets.example/assets/mfe-a/aaaaaaaaaaaaaaaa/'],
])('files of a remote have the address that %s serves, also in inline styles', async (_, origin, folder) => {
  const job = await createJob(publish('mfe-a', origin === undefined ? {} : { origin }));
  expect(job.folders).toEqual({ shell: '/assets/shell/aaaaaaaaaaaaaaaa/', 'mfe-a': folder });
  expect(job.css).toEqual({
    [`${folder}page.css`]: css.replace('ground.', `${folder}ground.`).replace('stencil', `${folder}stencil`),
  });
});

test('a process gets only the code that draws its pages, and none for a tool', async () => {
  const remotes = ['mfe-a', 'mfe-b', 'mfe-c'].map((remote) => publish(remote));
  const read = async (page: ComposedPage, slots: readonly string[] = []) => {
    const parts = slots.map((remote) => ({ slot: 'news', remote, expose: './page' }));
    const owner = { remote: 'mfe-a', expose: './page' };
    const planned = { location: '/a', file: 'a/index.html', page, owner, parts, indexed: true };
    const job = await createRenderJob(
      workspace,
      { host: publish(hostName), remotes, basePath: '', definition: testDefinition },
      [planned],
    );
    const names = job.readable.map((folder) => relative(workspace.releases, folder).split(sep)[0]);
    expect(names).toEqual([hostName, ...Object.keys(job.remotes)]);
    return Object.keys(job.remotes);
  };
  expect(await read({ kind: 'route', location: '/a' })).toEqual(['mfe-a']);
  expect(await read({ kind: 'route', location: '/a' }, ['mfe-c'])).toEqual(['mfe-a', 'mfe-c']);
  expect(await read({ kind: 'client' })).toEqual([]);
});

const planned = (location: string, fields: Partial<PlannedPage> = {}): PlannedPage => ({
  location,
  file: `${location.slice(1)}/index.html`,
  page: { kind: 'route', location },
  owner: { remote: 'mfe-a', expose: './page' },
  indexed: true,
  ...fields,
});

const createJobOf = (pages: readonly PlannedPage[], fields: Partial<Release> = {}) =>
  createRenderJob(
    workspace,
    { host: publish(hostName), remotes: [publish('mfe-a', fields)], basePath: '', definition: testDefinition },
    pages,
  );

test('the routes of a remote are in a job once, however many pages it has', async () => {
  const path = `/${'a'.repeat(190)}`;
  const pages = Array.from({ length: 500 }, (_, at) => planned(`/b${at}`));
  const job = await createJobOf(pages, { routes: [{ path, expose: './page' }] });
  expect(job.pages).toHaveLength(500);
  expect(job.pages.every(({ routesOf }) => routesOf === 'mfe-a')).toBe(true);
  expect(JSON.stringify(job).split(path)).toHaveLength(2);
});

test('a job has as many pages as can be read in a moment, and one at least', async () => {
  const count = async (characters: number) => {
    const post = { ...testPost('one', 'One'), excerpt: 'x'.repeat(characters) };
    const pages = ['/a', '/b', '/c'].map((location) => planned(location, { posts: { summaries: [], post } }));
    return (await createJobOf(pages)).pages.length;
  };
  expect(await count(8_000_000)).toBe(2);
  expect(await count(20_000_000)).toBe(1);
});

test('stylesheets count once for the pages that have the same', async () => {
  const names = ['a', 'b', 'c'];
  const exposes = Object.fromEntries(
    names.map((name) => [`./${name}`, { scripts: [], styles: ['page.css', `${name}.css`] }]),
  );
  const remote = publish('mfe-a', { version: 'b'.repeat(16), exposes });
  for (const name of ['page', ...names])
    writeFileSync(join(releaseFolder(workspace, 'mfe-a', remote.version), `web/${name}.css`), 'x'.repeat(4_000_000));
  const versions = { host: publish(hostName), remotes: [remote], basePath: '', definition: testDefinition };
  const count = async (owners: readonly string[]) => {
    const pages = owners.map((name, at) => planned(`/${at}`, { owner: { remote: 'mfe-a', expose: `./${name}` } }));
    return (await createRenderJob(workspace, versions, pages)).pages.length;
  };
  expect(await count(['a', 'b', 'a', 'b', 'a'])).toBe(5);
  expect(await count(names)).toBe(2);
});

describe('a page is not rendered, and named', () => {
  const versionsWith = (fields: Partial<Release>, css = 'x') => {
    const remote = publish('mfe-a', { version: 'c'.repeat(16), ...fields });
    writeFileSync(join(releaseFolder(workspace, 'mfe-a', remote.version), 'web/page.css'), css);
    return { host: publish(hostName), remotes: [remote], basePath: '', definition: testDefinition };
  };
  const check = (page: PlannedPage, fields: Partial<Release> = {}, css?: string) =>
    createPageCheck(workspace, versionsWith(fields, css))(page, 4_000_000);
  const files = { 'web/entry.js': file, 'web/page.css': file, 'web/a': file };

  test.each([
    ['a stylesheet', { scripts: [], styles: ['page.css'] }, 'page.css'],
    ['a script', { scripts: ['page.js'], styles: [] }, 'page.js'],
  ])('where its release names %s that it does not have, on the disk or not', async (_, expose, name) => {
    const fields = { exposes: { './page': expose }, files: { 'web/entry.js': file } };
    const reason = `mfe-a/release.json names web/${name}, which is not among its "files"`;
    expect(await check(planned('/a'), fields)).toBe(reason);
  });

  test('where a part in it has such a stylesheet', async () => {
    const parts = [{ slot: 'news', remote: 'mfe-a', expose: './page' }];
    const { owner: _owner, ...page } = planned('/a', { parts });
    expect(await check(page, { files: { 'web/entry.js': file } })).toContain('names web/page.css');
    expect(await check(page, { files })).toBeUndefined();
  });

  test('where its stylesheets are too long with the addresses of their files', async () => {
    const origin = `https://${'a'.repeat(180)}.example`;
    expect(await check(planned('/a'), { origin, files }, 'url(a)'.repeat(10_000))).toBeUndefined();
    expect(await check(planned('/a'), { origin, files }, 'url(a)'.repeat(20_000))).toMatch(
      /^its stylesheets have more than 4000000 characters with the addresses of the files that they name, and its HTML/,
    );
  });

  test('where it is given more than fits into a job', async () => {
    const given = (characters: number) => {
      const post = { ...testPost('one', 'One'), excerpt: 'x'.repeat(characters) };
      return check(planned('/a', { posts: { summaries: [], post } }), { files });
    };
    expect(await given(16_000_000)).toBeUndefined();
    expect(await given(17_000_000)).toMatch(/^it is given 170\d{5} characters of posts and stylesheets, and may/);
  });
});

test('a page names the script that measures it with its hash, where the shell has one', async () => {
  const exposes = { './start': { scripts: [], styles: [] }, './measure': { scripts: ['entry.js'], styles: [] } };
  const host = publish(hostName, { exposes });
  const versions = { host, remotes: [publish('mfe-a')], basePath: '', definition: testDefinition };
  const { pages } = await createRenderJob(workspace, versions, [planned('/a')]);
  expect(pages[0]?.composition).toMatchObject({
    measure: { src: '/assets/shell/aaaaaaaaaaaaaaaa/entry.js', integrity: file.integrity },
  });
  expect((await createJobOf([planned('/a')])).pages[0]?.composition).not.toHaveProperty('measure');
});
