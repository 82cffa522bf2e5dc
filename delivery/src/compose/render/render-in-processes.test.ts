import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../../testing/test-workspace';
import { canHaveOwnNetwork, confineProcess } from './confine-process';
import type { DescribedPage } from './describe-page';
import { renderInProcesses } from './render-in-processes';
import type { RenderJob } from './render-protocol';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

type Limits = { cores?: number; pageTime?: number };

/** Renders some pages with a remote that draws them so. */
async function render(draw: string, locations: readonly string[], limits: Limits = {}) {
  const version = workspace.publish(draw);
  const pages: string[] = [];
  const failures = new Map<string, string>();
  let started = 0;
  const describe = async (some: readonly DescribedPage[]) => {
    started += 1;
    return createRenderJob(version, some);
  };
  const reports = {
    onPage: async ({ page }: DescribedPage) => void pages.push(page.file),
    onFailure: async ({ page }: DescribedPage, reason: string) => void failures.set(page.file, reason),
  };
  await renderInProcesses(locations.map(describePage), describe, reports, { cores: 1, ...limits });
  return { pages, failures: Object.fromEntries(failures), started };
}

const describePage = (location: string): DescribedPage => ({
  page: {
    location,
    file: location,
    page: { kind: 'route', location },
    owner: { remote: testRemote, expose: './page' },
    indexed: true,
  },
  digest: location,
});

function createRenderJob(version: string, pages: readonly DescribedPage[]): RenderJob {
  const entry = (name: string, version: string) => `${workspace.releases}/${name}/${version}/node/remoteEntry.js`;
  return {
    host: entry('shell', workspace.hostVersion),
    remotes: { [testRemote]: entry(testRemote, version) },
    readable: [workspace.releases],
    folders: {},
    composed: [],
    css: {},
    pages: pages.map(({ page: { location } }) => ({
      location,
      composition: { shell: workspace.hostVersion, remotes: [], scripts: [], page: { kind: 'route', location } },
      assetOrigins: [],
      connectOrigins: [],
      styles: [],
    })),
  };
}

test('a shell that does not load is an error', async () => {
  const describe = async (pages: readonly DescribedPage[]) => ({
    ...createRenderJob('none', pages),
    host: '/nowhere/shell.js',
  });
  const reports = { onPage: async () => {}, onFailure: async () => {} };
  await expect(renderInProcesses([describePage('/a')], describe, reports)).rejects.toThrow(
    /^shell: it does not load for prerendering: Error: Cannot find module '\/nowhere\/shell.js'/,
  );
});

const broken = (code: string) =>
  `(location, posts) => { if (location === '/b') { ${code} } return (${drawPlainly})(location, posts); }`;

test('several pages that throw fail alone, in one process', async () => {
  const draw = `(location) => { if (location !== '/b') throw new Error('no ' + location); return location; }`;
  const { pages, failures, started } = await render(draw, ['/a', '/b', '/c']);
  expect(pages).toEqual(['/b']);
  expect(failures).toEqual({
    '/a': expect.stringMatching(/^Error: no \/a\n/),
    '/c': expect.stringMatching(/^Error: no \/c/),
  });
  expect(started).toBe(1);
});

test.each([
  ['computes for ever', 'for (;;) {}', /did not finish within 3 s/],
  ['waits for ever', 'return new Promise(() => {});', /waits for something that never comes/],
  ['keeps itself busy for ever', 'return new Promise(() => setInterval(() => {}, 10));', /did not finish within 3 s/],
  ['ends the process', 'process.exit(0);', /ended the process that renders \(code 0\)/],
  [
    'leaves an error behind that nothing catches',
    "return new Promise(() => { setTimeout(() => { throw new Error('later'); }); });",
    /^Error: later/,
  ],
])('a page that %s fails, and those after it are rendered', async (_what, code, reason) => {
  const { pages, failures } = await render(broken(code), ['/a', '/b', '/c'], { pageTime: 3000 });
  expect(pages).toEqual(['/a', '/c']);
  expect(failures).toEqual({ '/b': expect.stringMatching(reason) });
});

test('a page finds no secret of the pipeline in its environment', async () => {
  process.env['STAFF_PASSWORD'] = 'secret';
  try {
    const draw = `(location) => {
      if (JSON.stringify(process.env).includes('secret')) throw new Error('found it');
      return location;
    }`;
    expect(await render(draw, ['/a'])).toMatchObject({ pages: ['/a'], failures: {} });
  } finally {
    delete process.env['STAFF_PASSWORD'];
  }
});

test('a page reads its own builds, and no other file; it writes and starts nothing', async () => {
  const secret = join(workspace.root, 'secret');
  writeFileSync(secret, 'secret');
  const attempts = `{
    own: () => require('node:fs').readFileSync(__filename, 'utf8').slice(0, 7),
    read: () => require('node:fs').readFileSync('${secret}', 'utf8'),
    environ: () => require('node:fs').readFileSync('/proc/self/environ', 'utf8'),
    write: () => require('node:fs').writeFileSync('${secret}', 'changed'),
    start: () => require('node:child_process').execFileSync('true'),
    thread: () => new (require('node:worker_threads').Worker)('', { eval: true }),
  }`;
  const draw = `() => { throw new Error(Object.entries(${attempts}).map(([name, attempt]) => {
    try { return name + ' ' + attempt(); } catch (error) { return name + ' ' + error.code; }
  }).join(', ')); }`;
  const denied = (name: string) => `${name} ERR_ACCESS_DENIED`;
  const [reason = ''] = Object.values((await render(draw, ['/a'])).failures).map((text) => text.split('\n')[0]);
  expect(reason.split(', ')).toEqual([
    'Error: own exports',
    ...['read', 'environ', 'write', 'start', 'thread'].map(denied),
  ]);
  expect(readFileSync(secret, 'utf8')).toBe('secret');
});

test('a page reaches no server on this machine, where the kernel gives a process a network of its own', async () => {
  const server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const draw = `() => fetch('http://127.0.0.1:${port}').then((got) => got.text())`;
  const { failures } = await render(draw, ['/a']);
  server.close();
  expect(failures).toEqual(canHaveOwnNetwork() ? { '/a': expect.stringMatching(/^TypeError: fetch failed/) } : {});
});

test('a page that ends its process, as one does that keeps more memory than there is, fails alone', async () => {
  const { pages, failures } = await render(`(location) => location === '/b' ? process.abort() : location`, [
    '/a',
    '/b',
    '/c',
  ]);
  expect(pages).toEqual(['/a', '/c']);
  expect(failures).toEqual({
    '/b': 'it ended the process that renders (SIGABRT, as with more than 1024 MB of memory)',
  });
});

// V8 writes that memory has run out to where Jest takes it for its own: the limit is asked for instead of exceeded.
test('what a process may keep is limited', () => {
  const { command, args, env } = confineProcess({ readable: [], memory: 64, variables: {} });
  const limit = "require('node:v8').getHeapStatistics().heap_size_limit / 2 ** 20";
  const { stdout } = spawnSync(command, [...args, '-p', limit], { env, encoding: 'utf8' });
  expect(Number(stdout)).toBeGreaterThan(60);
  expect(Number(stdout)).toBeLessThan(200);
});

test('an error that one page leaves behind is not held against the next', async () => {
  // Its second page waits for the error, which ends this process; in the next one nothing is left behind.
  const draw = `async (location) => {
    if (location === '/a') globalThis.leave = () => { throw new Error('left behind'); };
    if (location === '/b' && globalThis.leave) await new Promise(() => setTimeout(globalThis.leave));
    return location;
  }`;
  const { pages, failures, started } = await render(draw, ['/a', '/b', '/c']);
  expect(pages).toEqual(['/a', '/b', '/c']);
  expect(failures).toEqual({});
  expect(started).toBe(2);
});

test('two hundred pages are shared by two processes, and each comes back once', async () => {
  const locations = Array.from({ length: 200 }, (_, index) => `/${index}`);
  const { pages, failures, started } = await render('(location) => location', locations, { cores: 2 });
  expect(pages.sort()).toEqual(locations.sort());
  expect(failures).toEqual({});
  expect(started).toBe(2);
});

test('more pages than a process renders are rendered by the next one', async () => {
  const locations = Array.from({ length: 501 }, (_, index) => `/${index}`);
  const { pages, started } = await render('(location) => location', locations);
  expect(pages).toEqual(locations);
  expect(started).toBe(2);
});

test('the pages of a module that ends the process again and again are given up', async () => {
  const locations = Array.from({ length: 9 }, (_, index) => `/${index}`);
  const { failures, started } = await render('() => process.exit(1)', locations);
  expect(Object.keys(failures)).toHaveLength(9);
  expect(failures['/8']).toContain('it was not tried: 5 pages of mfe-test/page');
  expect(started).toBe(5);
});
