import { realpathSync, writeFileSync } from 'node:fs';
import { leftOutPath, leftOutRecordFile } from 'kit/contract/left-out';
import { writeColours } from 'kit/contract/palette';
import { policyHash } from 'kit/contract/policy-hash';
import { testDefinition } from 'kit/presets/jest/test-definition';
import Database from 'libsql';
import { createErrorStore } from '../errors/error-store';
import { startComparison } from '../signals/statistics/compare-versions';
import { openDatabase } from '../storage/opening/open-database';
import { startTestSite } from '../testing/test-site';
import { compositionStyle, writeCompositionPage } from './composition-page';

const noErrors = () => ({ count: 0, lastAt: '' });
const nothing = { redirects: {}, leftOut: [], watched: [], colours: '' };
const record = { id: 'one', packages: [], picture: '<svg><style></style></svg>' };

test('pages that were left out are listed with the reason, and their markup is escaped', () => {
  const code = 'page-does-not-render' as const;
  const leftOut = [
    {
      location: '/posts/x',
      remote: 'mfe-test',
      slug: 'x',
      code,
      reason: 'Error: <b>',
      readersSee: 'last-good' as const,
    },
    { location: '/b', remote: 'mfe-test', code, reason: 'broken', readersSee: 'nothing' as const },
  ];
  const html = writeCompositionPage(record, noErrors, { ...nothing, leftOut });
  expect(html).toMatch(
    /<th [^>]+>\/posts\/x<\/th><td [^>]+>mfe-test<\/td><td [^>]+>the last good version<\/td><td [^>]+>Error: &lt;b&gt;/,
  );
  expect(html).toMatch(/<th [^>]+>\/b<\/th><td [^>]+>mfe-test<\/td><td [^>]+>nothing<\/td><td [^>]+>broken<\/td>/);
  expect(writeCompositionPage(record, noErrors, nothing)).not.toContain('left out');
});

test('of a registry in a folder the page says that it has no rights', () => {
  const one = { name: 'mfe-test', team: 'test', version: 'a', bytes: 1, routes: [], history: [] };
  const write = (registry: 'file' | 'documents') =>
    writeCompositionPage({ ...record, registry, packages: [one] }, noErrors, nothing);
  expect(write('file')).toContain('recorded in a folder, which has no rights');
  expect(write('documents')).not.toContain('no rights');
});

test('each change of what is live says who made it and why', () => {
  const history = [
    { version: 'a', at: '2026-01-01', by: 'promote' },
    { version: 'b', at: '2026-01-02', by: 'share', share: 10, who: 'Ada', message: 'No <7>', forced: true },
  ];
  const one = { name: 'mfe-test', team: 'test', version: 'a', bytes: 1, routes: [], history };
  const html = writeCompositionPage({ ...record, packages: [one] }, noErrors, nothing);
  expect(html).toContain('<li>2026-01-02 share 10 % forced <code>b</code> Ada: “No &lt;7&gt;”</li>');
  expect(html).toContain('<li>2026-01-01 promote <code>a</code></li>');
});

test('each package shows its signing key or that it has none; old records show nothing', () => {
  const one = { name: 'mfe-test', team: 'test', version: 'a', bytes: 1, routes: [], history: [] };
  const write = (signedBy?: string | null) =>
    writeCompositionPage({ ...record, packages: [{ ...one, signedBy }] }, noErrors, nothing);
  expect(write('0123456789abcdef')).toContain('<br>commit unknown<br>signed by 0123456789abcdef');
  expect(write(null)).toContain('<br>commit unknown<br>unsigned');
  expect(write()).not.toContain('signed');
});

test('redirects are listed with target and owner, retired remotes with their history', () => {
  const one = { name: 'mfe-test', team: 'test', version: 'a', bytes: 1, routes: ['/a'], history: [] };
  const history = [
    { version: 'z', at: '2026-01-01', by: 'promote', omitted: ['browser: none'] },
    { version: 'z', at: '2026-01-02', by: 'retire', who: 'Ada', message: 'Nobody <reads> it' },
  ];
  const html = writeCompositionPage(
    {
      ...record,
      packages: [{ ...one, redirects: { '/old': '/a' } }],
      retired: [{ name: 'mfe-gone', version: 'z', redirects: { '/gone': '/a' }, history }],
    },
    noErrors,
    { ...nothing, redirects: { '/old': '/a', '/gone': '/a', '/posts/was': '/posts/is' } },
  );
  const rows = [...html.matchAll(/<tr role="row"><th scope="row"[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<\/(?:th|td)>/g, ' | ')
      .replaceAll(/<\/li>/g, '; ')
      .replaceAll(/<[^>]+>/g, '')
      .replace(/ \| $/, ''),
  );
  expect(rows.slice(1)).toEqual([
    '/old | /a | mfe-test',
    '/gone | /a | mfe-gone, retired',
    '/posts/was | /posts/is | the post, whose address has changed',
    'mfe-gone | z | 2026-01-02 retire z Ada: “Nobody &lt;reads&gt; it”; 2026-01-01 promote z without browser: none; ',
  ]);
  expect(html).toContain('<td role="cell" data-column="Leads to">');
  const without = writeCompositionPage({ ...record, packages: [one] }, noErrors, nothing);
  expect(without).not.toContain('Redirects');
  expect(without).not.toContain('Retired');
});

test('the latest eight changes are listed, the last one first', () => {
  const history = Array.from({ length: 9 }, (_, at) => ({ version: `v${at}`, at: `day ${at}`, by: 'promote' }));
  const one = { name: 'mfe-test', team: 'test', version: 'v8', bytes: 1, routes: [], history };
  const html = writeCompositionPage({ ...record, packages: [one] }, noErrors, nothing);
  expect([...html.matchAll(/<li>day (\d)/g)].map(([, at]) => at)).toEqual(['8', '7', '6', '5', '4', '3', '2', '1']);
});

test('a package says its commit, its size and its routes, and who gets another version', () => {
  const one = { name: 'mfe-test', team: 'test', version: 'a', bytes: 12_400, routes: [], history: [] };
  const more = { ...one, commit: 'c0ffee', routes: ['/a', '/b'], gradual: { version: 'b', share: 10 } };
  const html = writeCompositionPage({ ...record, packages: [one, more] }, noErrors, nothing);
  expect(html).toMatch(/commit unknown<\/td><td [^>]+>12 kB<\/td><td [^>]+>the frame of all pages<\/td>/);
  expect(html).toMatch(
    /<code>b<\/code> for 10 %<br>commit c0ffee<\/td><td [^>]+>12 kB<\/td><td [^>]+>\/a<br>\/b<\/td>/,
  );
  expect(html).toMatch(/<td [^>]+>no failure reported<\/td>/);
});

test('the failures of a version are counted, and none of their reports is read', async () => {
  const site = await startTestSite();
  const one = { name: 'mfe-test', team: 'test', version: 'a', bytes: 1, routes: [], history: [] };
  writeFileSync(`${site.link}-record.json`, JSON.stringify({ ...record, packages: [one] }));
  const connection = openDatabase(site.dataFolder);
  const errors = createErrorStore(connection, () => '2026-01-01');
  for (const message of ['one', 'two', 'one']) {
    errors.add({ remote: 'mfe-test', version: 'a', team: 'test', message, page: '/' });
  }
  errors.add({ remote: 'mfe-test', version: 'b', team: 'test', message: 'one', page: '/' });
  connection.close();
  const prepare = jest.spyOn(Database.prototype, 'prepare');
  const page = await (await fetch(`${site.server.address}/__composition`)).text();
  expect(page).toContain('3 failures reported, last 2026-01-01');
  expect(prepare.mock.calls.filter(([sql]) => /^SELECT \*.*error_reports/.test(sql))).toEqual([]);
  prepare.mockRestore();
  await site.dispose();
});

test('/__composition reads them from the live site', async () => {
  const site = await startTestSite();
  const ask = () => fetch(`${site.server.address}/__composition`);
  const page = async () => (await ask()).text();
  expect([(await ask()).status, await page()]).toEqual([404, expect.stringContaining('composed elsewhere')]);
  writeFileSync(`${site.link}-record.json`, JSON.stringify({ ...record, picture: '<svg><style>a{}</style></svg>' }));
  const { headers } = await ask();
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain(
    `style-src ${policyHash(writeColours(testDefinition.palette))} ${policyHash(compositionStyle)} ${policyHash('a{}')};`,
  );
  expect(await page()).not.toContain('Pages left out');
  const code = 'page-does-not-render';
  const pages = [{ location: '/b', remote: 'mfe-test', code, reason: 'broken', readersSee: 'nothing' }];
  const told = () => fetch(`${site.server.address}${leftOutPath}`).then((response) => response.json());
  expect(await told()).toEqual({ pages: [] });
  writeFileSync(leftOutRecordFile(realpathSync(site.link)), JSON.stringify({ inputs: '', pages }));
  expect(await page()).toContain('Pages left out');
  expect(await told()).toEqual({ pages });
  await site.dispose();
});

test('a share that is watched says how far it is, and that it waits for a person', () => {
  const gradual = { version: 'b', share: 10 };
  const one = { name: 'mfe-test', team: 'test', version: 'a', bytes: 1, routes: [], history: [], gradual };
  const comparison = startComparison();
  const watch = { remote: 'mfe-test', version: 'b', since: '', share: 10, viewsBefore: 0, wanted: 2500, comparison };
  const write = (more: object) =>
    writeCompositionPage({ ...record, packages: [one] }, noErrors, { ...nothing, watched: [{ ...watch, ...more }] });
  expect(write({})).toContain('<code>b</code> for 10 %, watched at 10 %: 0 of 2,500 views');
  expect(write({ comparison: { ...comparison, unserved: { share: 0, others: 120 } } })).toContain(
    'it waits for a person: 120 of 120 views of the others are of pages that this server did not serve',
  );
  expect(write({ version: 'c' })).not.toContain('watched');
  expect(write({ outcome: 'has ended' })).not.toContain('has ended');
});
