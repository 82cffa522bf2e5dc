import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageBudget } from 'kit/contract/byte-budget';
import { parseRelease } from 'kit/contract/release';
import type { SiteDefinition } from 'kit/contract/site-definition';
import { testDefinition } from 'kit/presets/jest/test-definition';
import {
  drawPlainly,
  openTestWorkspace,
  overwrite,
  type TestWorkspace,
  testRemote,
} from '../../testing/test-workspace';
import { composeSite } from '../compose/compose-site';
import { hashIntegrity } from '../files/integrity';
import { promoteTo } from '../registry/change-entry';
import { changeRegistry } from '../registry/open-registry';
import { shareWith } from '../registry/share';
import { deriveReleaseVersion } from '../releases/derive-release-version';
import { goLive } from '../releases/go-live';
import { hostName } from '../workspace';
import { checkVersions } from './check-versions';

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = openTestWorkspace();
  await changeRegistry(workspace, 'shell', promoteTo(workspace.hostVersion));
});
afterEach(() => workspace.dispose());

const check = async (draw: string) => {
  const candidates = [{ name: testRemote, version: workspace.publish(draw) }];
  return (await checkVersions(workspace, candidates, { inBrowser: false })).outcomes;
};

test('a version whose pages never vary is accepted, with a list of what was left out', async () => {
  const outcomes = await check(drawPlainly);
  expect(outcomes.get(testRemote)?.omitted).toEqual(['browser: --no-browser']);
  expect(outcomes.get(testRemote)?.sizes).toContainEqual(expect.stringMatching(/^\/a +\d+ B +new /));
});

test('pages that are not the same another time are refused, with file and difference', async () => {
  const draws = {
    '/a': '(Math.random() < 0.5)',
    '/b': 'new Date().getFullYear()',
    '/c': 'new Date(0).getHours()',
    '/posts': '(1234.5).toLocaleString()',
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

test.each([
  ['window.innerWidth', '/a: it does not prerender: ReferenceError: window is not defined'],
  [`'<p style="left:1px">x</p>'`, '<p> has an inline style'],
])('a page that reads the browser, or has an inline style, is refused: %s', async (value, reason) => {
  await expect(check(`(location) => '<p>' + ${value} + '</p>'`)).rejects.toThrow(reason);
});

test('a version whose browser files come from an origin that is down is refused', async () => {
  const version = workspace.publish(drawPlainly, testRemote, undefined, { origin: 'http://127.0.0.1:9' });
  await expect(checkVersions(workspace, [{ name: testRemote, version }])).rejects.toMatchObject({
    code: 'origin-unusable',
  });
});

test('the page that security.txt leads to is refused without the part that it names', async () => {
  const publish = (draw: string) => [{ name: testRemote, version: workspace.publish(draw, testRemote, ['/trust']) }];
  await expect(checkVersions(workspace, publish(drawPlainly))).rejects.toThrow('/trust has no part #report');
  await expect(checkVersions(workspace, publish(`() => '<p id="report">Here</p>'`))).resolves.toBeDefined();
});

test('a head that search engines cannot use is refused', async () => {
  const failure = check(`(location) => '<link rel="canonical" href="https://www.halvard.example/">' + location`);
  await expect(failure).rejects.toMatchObject({ code: 'invalid-page-head' });
  await expect(failure).rejects.toThrow('mfe-test/src/page.tsx: /a has 2 canonical link');
});

test('whoever releases a path that another remote owns is refused', async () => {
  await workspace.promote(workspace.publish(drawPlainly));
  const conflict = (name: string, path: string) =>
    checkVersions(workspace, [{ name, version: workspace.publish(drawPlainly, name, [path]) }]);
  await expect(conflict('mfe-rival', '/a')).rejects.toThrow(
    `mfe-rival/remote.ts: path /a is claimed by ${testRemote} already`,
  );
  await workspace.promote(workspace.publish(drawPlainly, 'mfe-rival', ['/x']), 'mfe-rival');
  await expect(conflict(testRemote, '/x')).rejects.toThrow(
    `${testRemote}/remote.ts: path /x is claimed by mfe-rival already`,
  );
});

test('a redirect to a missing page is refused even when only publishing', async () => {
  const redirects = { '/old': '/speling' };
  const version = workspace.publish(drawPlainly, testRemote, undefined, { redirects });
  await expect(checkVersions(workspace, [{ name: testRemote, version }])).rejects.toThrow(
    `${testRemote}: /old redirects to /speling, which is no page`,
  );
});

test('a path that a share of another remote has is refused like a live one', async () => {
  await workspace.promote(workspace.publish(drawPlainly, 'mfe-rival', ['/x']), 'mfe-rival');
  await changeRegistry(workspace, 'mfe-rival', shareWith(workspace.publish(drawPlainly, 'mfe-rival', ['/y']), 10));
  const version = workspace.publish(drawPlainly, testRemote, ['/y']);
  await expect(checkVersions(workspace, [{ name: testRemote, version }])).rejects.toThrow(
    `${testRemote}/remote.ts: path /y is claimed by mfe-rival already`,
  );
});

test('losing an address is refused, and so is a link to an address that was given up', async () => {
  const draw = `(location) => '<main>' + (location === '/b' ? '<a href="/c">c</a>' : location) + '</main>'`;
  await workspace.promote(workspace.publish(drawPlainly));
  await workspace.promote(workspace.publish(draw, 'mfe-other', ['/other']), 'mfe-other');
  const publish = (fields: object, text = drawPlainly) =>
    checkVersions(workspace, [
      { name: testRemote, version: workspace.publish(text, testRemote, ['/a', '/b'], fields) },
    ]);
  const redirects = { '/tool': '/a', '/posts': '/a' };
  await expect(publish({ redirects })).rejects.toThrow(`${testRemote}/remote.ts: the live version has /c, and nothing`);
  await expect(publish({ redirects, gone: ['/c'] }, draw)).rejects.toMatchObject({
    code: 'link-leads-nowhere',
    reason: '/b links to /c',
  });
  await expect(publish({ redirects, gone: ['/c'] })).resolves.toBeDefined();
  const linking = `() => '<main><a href="/c">c</a></main>'`;
  await workspace.promote(workspace.publish(linking, 'mfe-linking', ['/linking']), 'mfe-linking');
  await expect(publish({ redirects, gone: ['/c'] })).rejects.toThrow('mfe-linking/src/page.tsx: /linking links to /c');
});

test('a link that leads nowhere is let through where links are left out', async () => {
  const version = workspace.publish(`() => '<main><a href="/nowhere">there</a></main>'`, testRemote, ['/a']);
  const candidates = [{ name: testRemote, version }];
  await expect(checkVersions(workspace, candidates)).rejects.toMatchObject({ code: 'link-leads-nowhere' });
  await expect(checkVersions(workspace, candidates, { links: false })).resolves.toBeDefined();
});

test('a page may move to another remote when both are released together', async () => {
  await workspace.promote(workspace.publish(drawPlainly, testRemote, ['/a', '/b']));
  const candidates = [
    { name: testRemote, version: workspace.publish(drawPlainly, testRemote, ['/a']) },
    { name: 'mfe-other', version: workspace.publish(drawPlainly, 'mfe-other', ['/b']) },
  ];
  await expect(checkVersions(workspace, candidates)).resolves.toBeDefined();
  await expect(checkVersions(workspace, candidates.slice(0, 1))).rejects.toMatchObject({ code: 'address-lost' });
});

test('a new shell has to fit every remote that is live', async () => {
  await workspace.promote(workspace.publish(drawPlainly, testRemote, undefined, { shared: { react: '19.3.1' } }));
  const version = workspace.publish('1', hostName, undefined, { shared: { react: '20.0.0' } });
  await expect(checkVersions(workspace, [{ name: hostName, version }])).rejects.toThrow(
    `${testRemote}/release.json, field "shared.react": it was built with 19.3.1, and the live shell brings 20.0.0`,
  );
});

/** Publishes the shell of the test workspace with other forms. */
function publishShell(change: (forms: SiteDefinition['forms']) => SiteDefinition['forms']): string {
  const shells = join(workspace.releases, hostName);
  const release = parseRelease(
    JSON.parse(readFileSync(join(shells, workspace.hostVersion, 'release.json'), 'utf8')),
    'release.json',
  );
  const text = JSON.stringify({ ...testDefinition, forms: change(testDefinition.forms) });
  const described = { size: Buffer.byteLength(text), integrity: hashIntegrity(text) };
  const content = { ...release, files: { ...release.files, 'node/site.json': described } };
  const version = deriveReleaseVersion(content);
  const folder = join(shells, version);
  cpSync(join(shells, workspace.hostVersion), folder, { recursive: true, preserveTimestamps: true });
  overwrite(join(folder, 'node/site.json'), text);
  overwrite(join(folder, 'release.json'), JSON.stringify({ ...content, version }));
  return version;
}

test('a form failure that the live shell has as well keeps no shell from going live', async () => {
  const write = (name: string) =>
    `(location) => '<form method="post"><input type="hidden" name="form-name" value="${name}"></form>' + location`;
  const wrong = workspace.publish(write('no-such-form'), 'mfe-wrong', ['/wrong']);
  await workspace.promote(wrong, 'mfe-wrong');
  await composeSite(workspace, { posts: [] });
  const release = (version: string, name: string = hostName) => checkVersions(workspace, [{ name, version }]);
  const reason = 'mfe-wrong/src/page.tsx: /wrong sends the form "no-such-form", which the site does not have';
  await expect(release(wrong, 'mfe-wrong')).rejects.toThrow(reason);
  await expect(release(workspace.hostVersion)).resolves.toBeDefined();

  const note = { label: 'Note', type: 'text', required: false, maxLength: 200 } as const;
  const brief: SiteDefinition['forms'] = { short: { label: 'Short', fields: { note }, from: ['note'], about: [] } };
  const withForm = publishShell((forms) => ({ ...forms, ...brief }));
  await expect(release(withForm)).resolves.toBeDefined();
  await changeRegistry(workspace, hostName, promoteTo(withForm));
  await workspace.promote(workspace.publish(write('short'), 'mfe-short', ['/short', '/brief']), 'mfe-short');
  await changeRegistry(workspace, hostName, promoteTo(withForm));
  await composeSite(workspace, { posts: [] });
  // What the new shell itself takes away is.
  const failure = release(publishShell(({ enquiry, ...forms }) => forms));
  await expect(failure).rejects.toMatchObject({ code: 'form-not-defined', subject: 'mfe-short/src/page.tsx' });
  await expect(failure).rejects.toThrow(
    '/short sends the form "short", which the site does not have\nmfe-short/src/page.tsx: /brief sends',
  );
  await expect(failure).rejects.not.toThrow('mfe-wrong');
});

test('a live remote that is beyond its budget keeps no shell from going live', async () => {
  const version = workspace.publish(drawPlainly, testRemote, ['/a']);
  overwrite(join(workspace.releases, testRemote, version, 'web/page.js.br'), Buffer.alloc(pageBudget.page + 1));
  await workspace.promote(version);
  await composeSite(workspace, { posts: [] });
  const release = (name: string, released: string) => checkVersions(workspace, [{ name, version: released }]);
  await expect(release(hostName, workspace.hostVersion)).resolves.toBeDefined();
  await expect(release(testRemote, version)).rejects.toMatchObject({ code: 'byte-budget-exceeded' });
});

test('the very first releases pass without pages: there is no shell to see them in', async () => {
  const first = openTestWorkspace();
  const version = first.publish(drawPlainly);
  expect((await checkVersions(first, [{ name: testRemote, version }])).outcomes).toEqual(
    new Map([[testRemote, { sizes: [], omitted: ['pages: there is no shell yet'] }]]),
  );
  first.dispose();
});

test('versions that go live together are checked on one site, which then goes live', async () => {
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
