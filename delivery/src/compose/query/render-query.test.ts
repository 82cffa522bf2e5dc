import { basename, join } from 'node:path';
import { openTestWorkspace, overwrite, type TestWorkspace, testRemote } from '../../../test/test-workspace';
import { changeRegistry } from '../../registry/open-registry';
import { promoteTo, rollBack } from '../../registry/registry';
import { hostName } from '../../workspace';
import { composeSite } from '../compose-site';
import { liveSite } from '../place/switch-site';
import { startRenderChild } from '../prerender/render-child';
import { createQueryRenderer, type QueryRenderer } from './render-query';

jest.setTimeout(300_000);

let workspace: TestWorkspace;
let renderer: QueryRenderer;
let started: number;
/** The time in ms that the first process gives a page, where a test is about it. */
let firstPageTime: number | undefined;
beforeEach(async () => {
  workspace = openTestWorkspace();
  started = 0;
  firstPageTime = undefined;
  renderer = createQueryRenderer(workspace, () => {
    started += 1;
    return startRenderChild(started === 1 && firstPageTime ? { pageTime: firstPageTime } : {});
  });
  await changeRegistry(workspace, hostName, promoteTo(workspace.hostVersion));
});
afterEach(() => {
  renderer.dismiss();
  workspace.dispose();
});

const paths = ['/a', { path: '/count', query: ['moves'] }] as const;
const drawAs = (name: string) => `(location) => '<h1>${name} ' + location + '</h1>'`;

/** Makes a version live that draws its pages so. @returns the id of the site */
async function publish(draw: string): Promise<string> {
  await changeRegistry(workspace, testRemote, promoteTo(workspace.publish(draw, testRemote, paths)));
  return compose();
}

async function compose(): Promise<string> {
  await composeSite(workspace, { posts: [] });
  return basename((await liveSite(workspace)) ?? '');
}

const heading = async (site: string, location = '/count?moves=40') =>
  /<h1>(.*)<\/h1>/.exec(await renderer.render({ site, location }))?.[1];

test('a page is drawn for its query by the versions of the site, after a promotion and after a rollback', async () => {
  const one = await publish(drawAs('One'));
  expect(await heading(one)).toBe('One /count?moves=40');
  expect(await heading(one, '/count?moves=50')).toBe('One /count?moves=50');
  expect(started).toBe(1);
  const two = await publish(drawAs('Two'));
  expect(await heading(two)).toBe('Two /count?moves=40');
  // Some visitors get it still, such as those who are in no share.
  expect(await heading(one)).toBe('One /count?moves=40');
  await changeRegistry(workspace, testRemote, rollBack(testRemote));
  expect(await heading(await compose())).toBe('One /count?moves=40');
  expect(started).toBe(2);
});

test('no more than two sites are kept loaded', async () => {
  const sites = [await publish(drawAs('One')), await publish(drawAs('Two')), await publish(drawAs('Three'))];
  for (const site of sites) await heading(site);
  await heading(sites[2] ?? '');
  expect(started).toBe(3);
  await heading(sites[0] ?? '');
  expect(started).toBe(4);
});

test('a page that throws says where, and nothing of what a visitor typed; the next one is drawn', async () => {
  const site = await publish(
    `(location) => { if (location.includes('bad')) throw new TypeError('no such thing: ' + location); return '<h1>Good</h1>'; }`,
  );
  const failure = renderer.render({ site, location: '/count?moves=bad' });
  await expect(failure).rejects.toThrow(/^\/count: it does not render: TypeError\n\s+at /);
  await expect(failure).rejects.not.toThrow('bad');
  expect(await heading(site)).toBe('Good');
  expect(started).toBe(1);
});

test.each([
  ['computes for ever', 'for (;;) {}', 500, 'it did not finish within 0.5 s'],
  ['ends its process', 'process.exit(3)', undefined, 'it ended the process that renders'],
])('a page that %s is given up, and the next one is drawn by another process', async (_, code, pageTime, reason) => {
  firstPageTime = pageTime;
  const site = await publish(`(location) => { if (location.includes('bad')) { ${code} } return '<h1>Good</h1>'; }`);
  await expect(renderer.render({ site, location: '/count?moves=bad' })).rejects.toThrow(reason);
  expect(await heading(site)).toBe('Good');
  expect(started).toBe(2);
});

test('what a page has left behind ends its process, and not the next page', async () => {
  const site = await publish(
    `(location) => { if (location.includes('bad')) setTimeout(() => { throw new Error('late'); }); return '<h1>Good</h1>'; }`,
  );
  expect(await heading(site, '/count?moves=bad')).toBe('Good');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await heading(site)).toBe('Good');
});

test('a page that does not read its query is not drawn for one', async () => {
  const site = await publish(drawAs('One'));
  await expect(renderer.render({ site, location: '/a?moves=40' })).rejects.toThrow(
    'no remote of the site reads a query',
  );
});

test('code that was not released does not run: a changed file of a release is refused, as compose does', async () => {
  const version = workspace.publish(drawAs('One'), testRemote, paths);
  await changeRegistry(workspace, testRemote, promoteTo(version));
  const site = await compose();
  overwrite(join(workspace.releases, testRemote, version, 'node/remoteEntry.js'), 'exports.draw = () => "planted";');
  await expect(renderer.render({ site, location: '/count?moves=1' })).rejects.toThrow(
    'the file is not the one that was published',
  );
});
