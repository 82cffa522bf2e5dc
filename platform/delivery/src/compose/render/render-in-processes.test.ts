import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { canHaveOwnNetwork } from 'kit/presets/command-line/own-network';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../../testing/test-workspace';
import { confineProcess } from './confine-process';
import type { DescribedPage } from './describe-page';
import { renderInProcess } from './render-in-process';
import { renderInProcesses } from './render-in-processes';
import type { RenderJob, RenderResult } from './render-protocol';

let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

type Limits = { cores?: number; pageTime?: number; totalTime?: number };

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
  const folder = (name: string, version: string) => join(workspace.releases, name, version, 'node');
  const host = folder('shell', workspace.hostVersion);
  const remote = folder(testRemote, version);
  return {
    host: join(host, 'remoteEntry.js'),
    remotes: { [testRemote]: join(remote, 'remoteEntry.js') },
    readable: [host, remote],
    folders: {},
    basePath: '',
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

test('a shell that says itself what is to be done is not answered with another advice', async () => {
  const version = workspace.publish(drawPlainly);
  const describe = async (pages: readonly DescribedPage[]) => {
    const job = createRenderJob(version, pages);
    const host = join(dirname(job.host), 'refusing.js');
    const error =
      "Object.assign(new Error('x'), { name: 'ContractError', reason: 'no words', remedy: 'Give it some' })";
    writeFileSync(host, `throw ${error}`);
    return { ...job, host };
  };
  const reports = { onPage: async () => {}, onFailure: async () => {} };
  await expect(renderInProcesses([describePage('/a')], describe, reports)).rejects.toThrow(
    /^shell: it does not load for prerendering: no words\. Give it some$/,
  );
});

test('a start that takes too long may be due to the machine, and says so', async () => {
  const job = createRenderJob(workspace.publish(drawPlainly), [describePage('/a')]);
  await expect(renderInProcess(job, { startTime: 1 }, () => {})).rejects.toThrow(
    /^prerendering: no page was begun within 0.001 s: this machine has too much to do, or the shell's code does not end\. Run the command again/,
  );
});

test('each page has the routes of its own remote, which its process is told once', async () => {
  const job = createRenderJob(workspace.publish(drawPlainly), [describePage('/a')]);
  const routes = [{ path: '/a', expose: './page' }];
  const remote = { name: testRemote, team: 'test', version: 'a'.repeat(16), entry: '/entry.js', routes };
  const pages = job.pages.map(({ composition, ...page }) => ({
    ...page,
    composition: { ...composition, remotes: [{ ...remote, routes: [] }] },
    routesOf: testRemote,
  }));
  const rendered: RenderResult[] = [];
  await renderInProcess({ ...job, composed: [remote], pages }, {}, (_, result) => rendered.push(result));
  expect(rendered).toEqual([{ html: expect.stringContaining('"routes":[{"path":"/a","expose":"./page"}]') }]);
});

test('pages that did not fit into a job are in the next one', async () => {
  const version = workspace.publish(drawPlainly);
  const rendered: string[] = [];
  const describe = async ([first, second]: readonly DescribedPage[]) =>
    createRenderJob(
      version,
      [first, second].filter((page) => page !== undefined),
    );
  const onPage = async ({ page }: DescribedPage) => void rendered.push(page.location);
  const pages = ['/a', '/b', '/c'].map(describePage);
  await renderInProcesses(pages, describe, { onPage, onFailure: async () => {} }, { cores: 1 });
  expect(rendered).toEqual(['/a', '/b', '/c']);
});

test('policies longer than a message are blamed on their pages, not on the shell', async () => {
  const version = workspace.publish(drawPlainly);
  const wide = join(workspace.releases, 'shell', workspace.hostVersion, 'node', 'wide.js');
  writeFileSync(
    wide,
    `exports.init = () => {}; exports.get = () => () => ({ initialise: () => {}, renderPage: ({ connectOrigins }) =>
      '<meta http-equiv="Content-Security-Policy" content="connect-src ' + connectOrigins.join(' ') + '">' });`,
  );
  const connectOrigins = ['https://short.example', `https://${'a'.repeat(300_000)}.example`];
  const describe = async (some: readonly DescribedPage[]) => {
    const job = createRenderJob(version, some);
    return { ...job, host: wide, pages: job.pages.map((page) => ({ ...page, connectOrigins })) };
  };
  const locations = Array.from({ length: 60 }, (_, at) => `/p${at}`);
  const failures = new Map<string, string>();
  const onFailure = async ({ page }: DescribedPage, reason: string) => void failures.set(page.file, reason);
  await renderInProcesses(locations.map(describePage), describe, { onPage: async () => {}, onFailure }, { cores: 1 });
  expect([...failures.keys()]).toEqual(locations);
  expect(failures.get('/p0')).toMatch(
    /^the starts of its 60 pages, .* longer than 16 MiB: that of \/p0 is made of 2 origins .* the longest "https:\/\/aaa/,
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
  ['computes for ever', 'for (;;) {}', /did not finish within 1 s/],
  ['waits for ever', 'return new Promise(() => {});', /waits for something that never comes/],
  ['keeps itself busy for ever', 'return new Promise(() => setInterval(() => {}, 10));', /did not finish within 1 s/],
  ['ends the process', 'process.exit(0);', /ended the process that renders \(code 0\)/],
  [
    'leaves an error behind that nothing catches',
    "return new Promise(() => { setTimeout(() => { throw new Error('later'); }); });",
    /^Error: later/,
  ],
])('a page that %s fails, and those after it are rendered', async (_what, code, reason) => {
  const { pages, failures } = await render(broken(code), ['/a', '/b', '/c'], { pageTime: 1000 });
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

test('a page writes no file by what V8 itself can write', async () => {
  expectConsole('error', /^printed by a page: .*IsFrozen/s);
  const file = join(workspace.root, 'kept');
  writeFileSync(file, 'kept');
  const draw = `(location) => {
    if (location === '/a') require('node:v8').setFlagsFromString('--turbo-profiling-output=${file}');
    require('node:trace_events').createTracing({ categories: ['v8'] }).enable();
    return location;
  }`;
  const { pages, failures } = await render(draw, ['/a', '/b']);
  expect(pages).toEqual(['/b']);
  expect(failures).toEqual({ '/a': expect.stringMatching(/^it ended the process that renders/) });
  expect(readFileSync(file, 'utf8')).toBe('kept');
  expect(readdirSync(process.cwd()).filter((name) => name.startsWith('node_trace'))).toEqual([]);
});

test('a page reaches no server on this machine, if the kernel can isolate its network', async () => {
  const server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const draw = `() => fetch('http://127.0.0.1:${port}').then((got) => got.text())`;
  const { failures } = await render(draw, ['/a']);
  server.close();
  expect(failures).toEqual(canHaveOwnNetwork() ? { '/a': expect.stringMatching(/^TypeError: fetch failed/) } : {});
});

test('only the page fails that ends its process, as when memory runs out', async () => {
  expectConsole('error', /^printed by a page: .*Native stack trace/);
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

const sends = (text: string) => `require('node:fs').writeSync(3, ${text});`;
const ready = `'{"kind":"ready","starts":["","",""]}\\n'`;

test.each([
  ['what is no JSON', sends(`'nonsense\\n'`)],
  ['a page that is none', sends(`'{"kind":"result","result":{"html":1}}\\n'`)],
  ['a message without an end', sends(`'x'.repeat(2 ** 25)`)],
  ['that it is ready once more', sends(ready)],
  ['that one more remote is loaded', sends(`'{"kind":"loaded"}\\n'`)],
])('a page that sends %s to compose fails, and those after it are rendered', async (_what, code) => {
  const { pages, failures } = await render(broken(code), ['/a', '/b', '/c'], { pageTime: 60_000 });
  expect(pages).toEqual(['/a', '/c']);
  expect(failures).toEqual({ '/b': expect.stringMatching(/^it sent something that is none of its pages/) });
});

test('a page that says again and again that it is ready gets no more time for that', async () => {
  const again = ready.replace('"","",""', '""');
  const code = `return new Promise(() => setInterval(() => { ${sends(again)} }, 100));`;
  const { failures } = await render(broken(code), ['/b'], { pageTime: 1000 });
  expect(Object.keys(failures)).toEqual(['/b']);
});

test('a page that closes its pipe and goes on is ended when its time is up', async () => {
  const code = `require('node:fs').closeSync(3); for (;;) {}`;
  const { pages, failures } = await render(broken(code), ['/a', '/b', '/c'], { pageTime: 1000 });
  expect(pages).toEqual(['/a', '/c']);
  expect(failures).toEqual({ '/b': expect.stringMatching(/did not finish within 1 s/) });
});

test('pages that are all slow are given up together, before each has had its time', async () => {
  const slow = '(location) => new Promise((done) => setTimeout(done, 2500, location))';
  const { failures } = await render(slow, ['/a', '/b', '/c'], { pageTime: 10_000, totalTime: 500 });
  expect(failures).toMatchObject({ '/c': expect.stringMatching(/its pages did not finish within/) });
});

test('pages whose time is up while the shell loads fail, and the shell is not blamed', async () => {
  const job = createRenderJob(workspace.publish(drawPlainly), [describePage('/a')]);
  const { reported, stop } = await renderInProcess(job, { totalTime: 1 }, () => {});
  expect(reported).toBe(0);
  expect(stop).toMatchObject({ blames: 'all-pages' });
});

test('what a page prints is shown as what it is', async () => {
  expectConsole('error', /^printed by a page: red, and\nprinted by a page: Composed$/);
  const { pages } = await render(`(location) => { console.log('\\u001b[31mred, and\\nComposed'); return location; }`, [
    '/a',
  ]);
  expect(pages).toEqual(['/a']);
});

test('a folder that is named twice is given once', () => {
  const { args } = confineProcess({ readable: [workspace.root, `${workspace.root}/`], memory: 64, variables: {} });
  expect(args.filter((arg) => arg.startsWith('--allow-fs-read='))).toEqual([`--allow-fs-read=${workspace.root}/*`]);
});

test('a folder whose path would open others as well is refused', () => {
  for (const folder of ['/srv/a*b', '/srv/a,/etc'])
    expect(() => confineProcess({ readable: [folder], memory: 64, variables: {} })).toThrow(
      /^\/srv\/a.*: Node cannot confine .* Move the checkout/,
    );
});

describe('beside a remote of another team', () => {
  const other = 'mfe-other';
  const theirs = (location: string): DescribedPage => {
    const described = describePage(location);
    return { ...described, page: { ...described.page, owner: { remote: other, expose: './page' } } };
  };

  /** Renders pages of both: those of the test remote, drawn plainly, and those of the other one, which is this file. */
  async function renderBoth(file: string, code: string, locations: readonly string[], limits: Limits = {}) {
    const version = workspace.publish(drawPlainly);
    const folder = join(workspace.releases, other, 'a'.repeat(16), 'node');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, file), code);
    const outcomes = new Map<string, string>();
    let started = 0;
    const describe = async (some: readonly DescribedPage[]): Promise<RenderJob> => {
      started += 1;
      const job = createRenderJob(version, some);
      if (!some.some(({ page }) => page.owner?.remote === other)) return job;
      const routes = locations.map((path) => ({ path, expose: './page' }));
      const composed = { name: other, team: 'other', version: 'a'.repeat(16), entry: '/entry.js', routes };
      const readable = [dirname(job.host), folder];
      return { ...job, remotes: { [other]: join(folder, file) }, readable, composed: [composed] };
    };
    const reports = {
      onPage: async ({ page }: DescribedPage) => void outcomes.set(page.location, 'rendered'),
      onFailure: async ({ page }: DescribedPage, reason: string) => void outcomes.set(page.location, reason),
    };
    await renderInProcesses([...locations.map(theirs), describePage('/a')], describe, reports, { cores: 1, ...limits });
    return { outcomes: Object.fromEntries(outcomes), started };
  }

  test.each([
    ['computes for ever', 'for (;;) {}'],
    ['waits for what never comes', 'await new Promise(() => {});'],
    ['waits, and keeps itself busy', 'await new Promise(() => setInterval(() => {}, 10));'],
    ['ends the process', 'process.exit();'],
  ])('an ES module that %s while it loads fails all its pages at once, and no others', async (_, code) => {
    const locations = Array.from({ length: 7 }, (_, index) => `/${index}`);
    const { outcomes, started } = await renderBoth('remoteEntry.mjs', code, locations, { pageTime: 1000 });
    const { '/a': own, ...failed } = outcomes;
    expect(own).toBe('rendered');
    expect(Object.keys(failed)).toEqual(locations);
    for (const reason of Object.values(failed))
      expect(reason).toMatch(/^mfe-other does not load: [\s\S]*\/mfe-other\/a{16}\/node\/remoteEntry\.mjs$/);
    expect(started).toBe(2);
  });

  test('a module that throws while it loads says so in each of its pages', async () => {
    const { outcomes } = await renderBoth('remoteEntry.mjs', `throw new Error('no data');`, ['/x', '/y']);
    const failed = expect.stringMatching(/^Error: no data\n/);
    expect(outcomes).toEqual({ '/a': 'rendered', '/x': failed, '/y': failed });
  });

  test('code that changes every page’s security policy fails, and only its own pages do', async () => {
    const code = `const fs = require('node:fs');
      const write = fs.writeSync;
      fs.writeSync = (file, bytes) => {
        write(file, String(bytes).replace('default-src', 'script-src'));
        return bytes.length;
      };
      exports.draw = (location) => location;`;
    const { outcomes } = await renderBoth('remoteEntry.js', code, ['/x', '/y']);
    const failed = expect.stringMatching(/changed its Content-Security-Policy$/);
    expect(outcomes).toEqual({ '/a': 'rendered', '/x': failed, '/y': failed });
  });

  test('a remote reads nothing of another', async () => {
    const read = `require('node:fs').readdirSync(require('node:path').join(__dirname, '../../../mfe-test'))`;
    const { outcomes } = await renderBoth('remoteEntry.js', `exports.draw = () => ${read}.join();`, ['/x']);
    expect(outcomes).toMatchObject({
      '/a': 'rendered',
      '/x': expect.stringMatching(/ERR_ACCESS_DENIED|Access to this API/),
    });
  });
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
