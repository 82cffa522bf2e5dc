import { readdirSync } from 'node:fs';
import { drawPlainly, openTestWorkspace, type TestWorkspace, testRemote } from '../../testing/test-workspace';
import { changeRegistry } from '../registry/open-registry';
import { promoteTo } from '../registry/registry';
import { goLive } from '../releases/go-live';
import { checkVersions } from './check-versions';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = openTestWorkspace();
  await changeRegistry(workspace, 'shell', promoteTo(workspace.hostVersion));
});
afterEach(() => workspace.dispose());

const check = (draw: string) =>
  checkVersions(workspace, [{ name: testRemote, version: workspace.publish(draw) }], { inBrowser: false });

test('a version whose pages are the same at every time and place is accepted; what was left out is said', async () => {
  const outcomes = await check(drawPlainly);
  expect(outcomes.get(testRemote)?.omitted).toEqual(['browser: --no-browser']);
});

test('pages that are not the same another time are refused, with file and difference: chance, clock, time zone, language', async () => {
  const draws = {
    '/a': '(Math.random() < 0.5)',
    '/b': 'new Date().getFullYear()',
    '/c': 'new Date(0).getHours()',
    '/blogs': '(1234.5).toLocaleString()',
  };
  const failure = check(
    `(location) => '<p>' + { ${Object.entries(draws)
      .map(([location, value]) => `'${location}': ${value}`)
      .join(', ')} }[location] + '</p>'`,
  );
  await expect(failure).rejects.toMatchObject({ code: 'page-not-repeatable' });
  const message = await failure.catch(String);
  expect(message).toContain('mfe-test/src/page.tsx: /a is another page at another time or place:');
  expect(message).toContain('first:  <p>true</p>');
  expect(message).toContain('second: <p>false</p>');
  expect(message).toContain('second: <p>1.234,5</p>');
  for (const location of ['/b', '/c']) expect(message).toContain(`: ${location} is another page`);
});

test('a version whose browser files come from an origin that is down is refused', async () => {
  const version = workspace.publish(drawPlainly, testRemote, undefined, 'http://127.0.0.1:9');
  await expect(checkVersions(workspace, [{ name: testRemote, version }])).rejects.toMatchObject({
    code: 'origin-unusable',
  });
});

test('versions that go live together are checked on one site, which then goes live as it is', async () => {
  const versions = {
    'mfe-one': workspace.publish(drawPlainly, 'mfe-one', ['/one']),
    'mfe-two': workspace.publish(drawPlainly, 'mfe-two', ['/two']),
  };
  const candidates = Object.entries(versions).map(([name, version]) => ({ name, version }));
  await checkVersions(workspace, candidates);
  const [checked, ...others] = readdirSync(workspace.sites);
  expect(others).toEqual([]);
  const { site } = await goLive(
    workspace,
    Object.fromEntries(candidates.map(({ name, version }) => [name, promoteTo(version)])),
    { candidates },
  );
  expect(site).toMatchObject({ id: checked, rendered: 0, outcome: 'composed' });
});
