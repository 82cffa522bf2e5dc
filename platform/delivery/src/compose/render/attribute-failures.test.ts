import { openTestWorkspace, type TestWorkspace } from '../../../testing/test-workspace';
import { checkVersions } from '../../checks/check-versions';
import { hostName } from '../../workspace';
import { composeSite } from '../compose-site';

const [owner, victim] = ['mfe-pages', 'mfe-parts'];
let workspace: TestWorkspace;
beforeEach(() => {
  workspace = openTestWorkspace();
});
afterEach(() => workspace.dispose());

const routes = [{ path: '/one', expose: './page', slots: ['news'] }];
const publishPart = (draw: string) => workspace.publish(draw, victim, ['/x'], { parts: { news: './page' } });
const publishPages = (draw: string) => workspace.publish(draw, owner, [], { routes });
/** Throws, and says in its message and its stack that a part of another remote has. */
const blaming = `(location) => {
  const error = new Error('${victim}@0123456789abcdef: ./page did not load');
  error.stack = 'RemoteLoadError: ${victim}@0123456789abcdef\\n    at draw (/releases/${victim}/0123456789abcdef/node/page.js:1:2)';
  throw error;
}`;

test('a live page that fails with what is live as well keeps no other remote, and no shell, from going live', async () => {
  await workspace.promote(publishPart(`(location) => 'part ' + location`), victim);
  await composeSite(workspace);
  // It fails from now on, as one may that reads the clock: what is live has it, and no site was composed of it.
  await workspace.promote(publishPages(blaming), owner);
  const next = publishPart(`(location) => 'new part ' + location`);
  for (const candidate of [
    { name: victim, version: next },
    { name: hostName, version: workspace.hostVersion },
  ])
    await expect(checkVersions(workspace, [candidate])).resolves.toBeDefined();
  // What was composed for a check is known by then.
  await expect(checkVersions(workspace, [{ name: victim, version: next }])).resolves.toBeDefined();
  await workspace.promote(next, victim);
  const { leftOut } = await composeSite(workspace);
  expect(leftOut).toMatchObject([
    {
      location: '/one',
      remote: owner,
      code: 'page-does-not-render',
      reason: expect.stringMatching(/^RemoteLoadError/),
    },
  ]);
  expect(leftOut[0]).not.toHaveProperty('brokenBy');
});

test('a new page that blames the part of another remote is to be corrected itself', async () => {
  await workspace.promote(publishPart(`(location) => 'part ' + location`), victim);
  await composeSite(workspace);
  const check = checkVersions(workspace, [{ name: owner, version: publishPages(blaming) }]);
  await expect(check).rejects.toThrow('Correct the page and release its remote again');
  await expect(check).rejects.not.toThrow('Correct the part');
});

test('a part that breaks a page of another remote is told, whatever is thrown, and is told of a live one as well', async () => {
  await workspace.promote(publishPages(`(location) => 'page ' + location`), owner);
  await composeSite(workspace);
  const broken = publishPart(`(location) => { if (location !== '/x') throw 'no more'; return location; }`);
  await expect(checkVersions(workspace, [{ name: victim, version: broken }])).rejects.toThrow(
    /^\/one: it does not prerender: the part \.\/page of mfe-parts \(team test\) does not: no more[\s\S]*Correct the part/,
  );
  const told = publishPart(`(location) => { if (location !== '/x') throw new Error('no more'); return location; }`);
  await workspace.promote(told, victim);
  expect((await composeSite(workspace)).leftOut).toMatchObject([
    { location: '/one', code: 'part-does-not-render', brokenBy: victim, readersSee: 'last-good' },
  ]);
});

const strangeLink = '<link rel="canonical" href="https://www.halvard.example/elsewhere">';

test.each([
  ['names another canonical address', `(location) => '${strangeLink}' + location`, 'has 2 canonical link'],
  ['is another one at each moment', `(location) => location + Date.now()`, 'is another page at another time'],
])('a live page that %s with what is live as well stops no other remote either', async (_, draw, reason) => {
  await workspace.promote(publishPart(`(location) => 'part ' + location`), victim);
  await workspace.promote(publishPages(draw), owner);
  await composeSite(workspace);
  const next = publishPart(`(location) => 'new part ' + location`);
  for (const candidate of [
    { name: victim, version: next },
    { name: hostName, version: workspace.hostVersion },
  ])
    await expect(checkVersions(workspace, [candidate])).resolves.toBeDefined();
  // Who draws it answers for it, and a part for what it does to a page.
  await expect(checkVersions(workspace, [{ name: owner, version: publishPages(draw) }])).rejects.toThrow(
    `/one ${reason}`,
  );
});

test.each([
  ['another canonical address', `(location) => (location === '/x' ? '' : '${strangeLink}') + location`],
  ['another text at each moment', `(location) => (location === '/x' ? '' : Date.now()) + location`],
])('a part answers for %s in a page of another remote', async (_, draw) => {
  await workspace.promote(publishPages(`() => ''`), owner);
  await composeSite(workspace);
  await expect(checkVersions(workspace, [{ name: victim, version: publishPart(draw) }])).rejects.toThrow(
    'mfe-pages/src/page.tsx: ',
  );
});
