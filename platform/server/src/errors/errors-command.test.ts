import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { contractVersion } from 'kit/contract/remote-definition';
import type { SiteRecord } from 'kit/contract/site-record';
import { runProcess } from 'kit/presets/command-line/run-process';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openDatabase } from '../storage/opening/open-database';
import { openStorage } from '../storage/opening/open-storage';
import { createErrorStore } from './error-store';
import './errors-command';

jest.mock('kit/presets/command-line/run-process', () => ({
  ...jest.requireActual('kit/presets/command-line/run-process'),
  runProcess: jest.fn(),
}));

const [run] = jest.mocked(runProcess).mock.calls.map(([one]) => one);

/** Runs the command. @returns the lines that it prints, and the warnings */
async function list(...args: string[]): Promise<{ lines: string[]; warnings: string[] }> {
  const lines: string[] = [];
  const warnings: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((text) => void lines.push(...String(text).split('\n')));
  const warn = jest.spyOn(console, 'error').mockImplementation((text) => void warnings.push(String(text)));
  try {
    await run?.(args);
  } finally {
    log.mockRestore();
    warn.mockRestore();
  }
  return { lines, warnings };
}

const live = 'a'.repeat(16);
const before = `beef${'b'.repeat(12)}`;
const unreleased = '0'.repeat(16);

const shop: SiteRecord['packages'][number] = {
  name: 'mfe-shop',
  team: 'dealers',
  version: live,
  commit: 'c0ffee',
  bytes: 1,
  routes: ['/shop', '/shop/:id'],
  history: [
    { version: before, at: '2026-01-01', by: 'promote', commit: '0ld' },
    { version: live, at: '2026-01-02', by: 'promote', commit: 'c0ffee-modified' },
    { version: live, at: '2026-01-03', by: 'promote', commit: 'c0ffee' },
  ],
};
const site: SiteRecord = {
  id: 'one',
  packages: [shop, { ...shop, name: 'mfe-other', team: 'pumps', routes: ['/other'], history: [] }],
  picture: '',
};

// The first column of a script's first line is line 12, column 5 of the page; column 20 is line 3 of a dependency.
const map = JSON.stringify({
  version: 3,
  file: 'page.js',
  sources: ['mfe-shop/src/shop/shop-page.tsx', 'node_modules/.pnpm/react@19/node_modules/react/index.js'],
  names: [],
  mappings: 'AAWI,mBCTA',
});

const place = (version: string, column: number) =>
  `https://www.halvard.example/assets/mfe-shop/${version}/page.js:1:${column}`;
const report = { remote: 'mfe-shop', version: live, team: 'dealers', message: 'broken', page: '/shop' };

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
/** Keeps reports, a second after each other. */
const keep = (...reports: Parameters<ReturnType<typeof createErrorStore>['add']>[0][]) => {
  const connection = openDatabase(join(folder, 'data'));
  const { add } = createErrorStore(connection, () => `2026-01-01T00:00:0${reports.indexOf(adding)}.000Z`);
  let adding = report;
  for (adding of reports) add(adding);
  connection.close();
};

beforeEach(() => {
  folder = createTemporaryFolder('errors');
  Object.assign(process.env, { DATA_DIR: join(folder, 'data'), DELIVERY_DIR: folder });
  write('site-record.json', JSON.stringify(site));
  write('site/shop/red/index.html', '');
  write(`releases/mfe-shop/${live}/maps/web/page.js.map`, map);
});
afterEach(() => {
  for (const name of ['DATA_DIR', 'DELIVERY_DIR']) delete process.env[name];
  rmSync(folder, { recursive: true });
});

test('a failure is listed by team, version and commit, with pages and source lines', async () => {
  keep(
    { ...report, stack: `    at Page (${place(live, 19)})\n    at render (${place(live, 20)})` },
    { ...report, page: '/shop/red', stack: `Page@${place(live, 10)}\n@${place(live, 10)}` },
    { ...report, message: 'other\nline' },
    { ...report, version: unreleased },
  );
  expect(await list()).toEqual({
    lines: [
      'team dealers: mfe-shop, a build that was not released',
      '  1 times, last 2026-01-01T00:00:03.000Z on /shop: broken',
      `team dealers: mfe-shop@${live}, commit c0ffee`,
      '  1 times, last 2026-01-01T00:00:02.000Z on /shop: other line',
      '  2 times on 2 pages, last 2026-01-01T00:00:01.000Z on /shop/red: broken',
      '    at Page (mfe-shop/src/shop/shop-page.tsx:12:5)',
      '    at mfe-shop/src/shop/shop-page.tsx:12:5',
      `Read from ${join(folder, 'data')}`,
    ],
    warnings: [],
  });
  const { lines } = await list('--json', '--route', '/shop');
  expect(JSON.parse(lines.join('\n')).at(-1)).toMatchObject({
    page: '/shop',
    commit: 'c0ffee',
    stack: '    at Page (mfe-shop/src/shop/shop-page.tsx:12:5)',
  });
});

test('without source maps a stack stays as the browser wrote it, and a warning says so', async () => {
  keep({ ...report, version: before, stack: `    at Page (${place(before, 10)})` });
  expect(await list()).toEqual({
    lines: [
      `team dealers: mfe-shop@${before}, commit 0ld`,
      '  1 times, last 2026-01-01T00:00:00.000Z on /shop: broken',
      `    at Page (${place(before, 10)})`,
      `Read from ${join(folder, 'data')}`,
    ],
    warnings: [`Some places are those of built scripts: no source map in ${join(folder, 'releases')} has them`],
  });
});

test('a place in what the build has added has no source, and no map is missed for it', async () => {
  write(`releases/mfe-shop/${live}/maps/web/remoteEntry.js.map`, map.replace('AAWI,mBCTA', ''));
  keep({ ...report, stack: `    at load (${place(live, 10).replace('page.js', 'remoteEntry.js')})` });
  expect((await list()).warnings).toEqual([]);
});

const lost = `https://www.halvard.example/assets/mfe-shop/${live}/page.js`;
/** As the page writes it, of a script that did not come. */
const runtimeMessage = (
  script: string,
) => `mfe-shop@${live} (team dealers): ./shop did not load: [ Federation Runtime ]: Failed to load script resources. #RUNTIME-008
args: {"remoteName":"mfe_shop","resourceUrl":"${script}"}
View the docs to see how to solve: https://module-federation.io/guide/troubleshooting/runtime#runtime-008
Original Error Message:
 ScriptNetworkError: Failed to load script "${script}" - the script URL is unreachable or the server returned an error (network failure, 404, CORS, etc.). Reload the page, or roll the remote back if it persists.`;

test('a script that did not load is one sentence, with the remedy if the site lacks it', async () => {
  const gone = lost.replace(live, before);
  write(`site/assets/mfe-shop/${live}/there.js`, '');
  keep(
    { ...report, message: runtimeMessage(lost.replace('page.js', 'there.js')) },
    { ...report, message: runtimeMessage(gone) },
    { ...report, message: runtimeMessage(lost) },
  );
  const ends = 'Reload the page, or roll the remote back if it persists.';
  expect((await list()).lines.map((line) => line.replace(/^.* on \/shop: /, ''))).toEqual([
    `team dealers: mfe-shop@${live}, commit c0ffee`,
    `./shop did not load: "${lost}" did not come. ${ends} (HTTP 404, the site has no such file: "npx -y pnpm@12 compose" writes it again)`,
    `./shop did not load: "${gone}" did not come. ${ends} (HTTP 404, the site has no such file: this version is not live)`,
    `./shop did not load: "${lost.replace('page.js', 'there.js')}" did not come. ${ends}`,
    `Read from ${join(folder, 'data')}`,
  ]);
});

test('an unknown version has its release’s commit, and invalid names lead nowhere', async () => {
  const gone = 'd'.repeat(16);
  const release = {
    contractVersion,
    remote: 'mfe-gone',
    version: gone,
    team: 'dealers',
    commit: 'f1nal',
    routes: [],
    exposes: {},
    entries: { web: 'web/entry.js', node: 'node/entry.js' },
    shared: {},
    files: {},
  };
  write(`releases/mfe-gone/${gone}/release.json`, JSON.stringify(release));
  write(`${gone}/release.json`, JSON.stringify({ ...release, commit: 'stolen' }));
  keep({ ...report, remote: 'mfe-gone', version: gone }, { ...report, remote: '..', version: gone });
  const { lines } = await list();
  expect(lines).toContain(`team dealers: mfe-gone@${gone}, commit f1nal`);
  expect(lines).toContain(`team dealers: ..@${gone}`);
});

test.each([
  [
    ['--team', 'dealers'],
    ['2 times on 2 pages', '1 times'],
  ],
  [['--team', 'pumps'], ['No failure was reported']],
  [['--version', 'aaaa'], ['2 times on 2 pages']],
  [['--version', `mfe-shop@${before}`], ['1 times']],
  [['--version', 'mfe-shop@beef'], ['1 times']],
  [['--version', before, '--route', '/shop/red'], ['No failure was reported']],
  [
    ['--route', '/shop'],
    ['1 times', '1 times'],
  ],
  [['--route', '/shop/:id'], ['1 times']],
  [['--route', '/other'], ['No failure was reported']],
])('%s limits the list', async (args, expected) => {
  keep(report, { ...report, page: '/shop/red' }, { ...report, version: before });
  const { lines } = await list(...args);
  const told = lines.filter((line) => !/^team|^Read from/.test(line));
  expect(told.map((line) => line.trim().split(/, last| in \//)[0])).toEqual(expect.arrayContaining(expected));
  expect(told).toHaveLength(expected.length);
});

test.each([
  [['--team', 'dealrs'], '--team "dealrs": there is no such team. Did you mean dealers? Use one of dealers, pumps'],
  [['--team', 'nobody'], '--team "nobody": there is no such team. Use one of dealers, pumps'],
  [
    ['--version', live.replace('a', 'f')],
    `there is no such version. Did you mean ${live}? Use one of mfe-shop@${live}`,
  ],
  [['--version', 'aaa'], 'there is no such version'],
  [['--version', 'mfe-shopp@beef'], 'Did you mean mfe-shop@beef? Use one of'],
  [['--route', '/shop/:name'], 'there is no such route. Did you mean /shop/:id? Use one of'],
  [['--route', '/shpo'], 'there is no such route. Did you mean /shop? Use one of /shop, /shop/:id, /other, /shop/red'],
  [['--route', '/nowhere-at-all'], 'there is no such route. Use one of'],
])('%s is refused as unknown, not listed as one without failures', async (args, reason) => {
  keep(report);
  await expect(list(...args)).rejects.toThrow(reason);
});

test('without reports and a site, no team is known', async () => {
  rmSync(join(folder, 'site-record.json'));
  expect((await list()).lines).toEqual([`No failure was reported in ${join(folder, 'data')}`]);
  await expect(list('--team', 'dealers')).rejects.toThrow('Nothing was reported, and no site is composed here');
});

test('a server that writes to another folder is named, as long as it runs', async () => {
  const other = join(folder, 'data/dev');
  const storage = openStorage(other, () => {});
  expect((await list()).warnings).toEqual([
    `A server writes to ${other}, which was not read: "DATA_DIR=${other} npx -y pnpm@12 errors" reads it`,
  ]);
  storage.close();
  expect((await list()).warnings).toEqual([]);
});
