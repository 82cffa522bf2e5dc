import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { createErrorStore } from '../errors/error-store';
import { openDatabase } from '../storage/open-database';
import { startTestSite } from '../testing/test-site';
import { writeCompositionPage } from './composition-page';

const noErrors = () => ({ count: 0, lastAt: '' });
const record = { id: 'one', packages: [], picture: '<svg><style></style></svg>' };

test('pages that were left out are listed with the reason, and their markup is escaped', () => {
  const html = writeCompositionPage(record, noErrors, [
    { location: '/blogs/x', remote: 'mfe-test', slug: 'x', reason: 'Error: <b>', readersSee: 'last-good' },
    { location: '/b', remote: 'mfe-test', reason: 'broken', readersSee: 'nothing' },
  ]);
  expect(html).toContain(
    '<th scope="row">/blogs/x</th><td>mfe-test</td><td>the last good version</td><td>Error: &lt;b&gt;',
  );
  expect(html).toContain('<th scope="row">/b</th><td>mfe-test</td><td>nothing</td><td>broken</td>');
  expect(writeCompositionPage(record, noErrors, [])).not.toContain('left out');
});

test('each change of what is live says who made it and why', () => {
  const history = [
    { version: 'a', at: '2026-01-01', by: 'promote' },
    { version: 'b', at: '2026-01-02', by: 'share', share: 10, who: 'Ada', message: 'No <7>', forced: true },
  ];
  const one = { name: 'mfe-test', team: 'test', version: 'a', bytes: 1, routes: [], history };
  const html = writeCompositionPage({ ...record, packages: [one] }, noErrors, []);
  expect(html).toContain('<li>2026-01-02 share 10 % forced <code>b</code> Ada: “No &lt;7&gt;”</li>');
  expect(html).toContain('<li>2026-01-01 promote <code>a</code></li>');
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
  const page = async () => (await fetch(`${site.server.address}/__composition`)).text();
  writeFileSync(`${site.link}-record.json`, JSON.stringify(record));
  expect(await page()).not.toContain('Pages left out');
  const pages = [{ location: '/b', remote: 'mfe-test', reason: 'broken', readersSee: 'nothing' }];
  writeFileSync(join(site.link, 'site-left-out.json'), JSON.stringify({ inputs: '', pages }));
  expect(await page()).toContain('Pages left out');
  await site.dispose();
});
