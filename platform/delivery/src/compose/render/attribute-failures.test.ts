import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('a live page that already fails keeps no other remote or shell from going live', async () => {
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
  await expect(check).rejects.toThrow(`Correct the page and release ${owner} again`);
  await expect(check).rejects.not.toThrow('Correct the part');
});

test('a part that breaks another remote’s page is named, whatever it throws', async () => {
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

/** Throws a text in pages of others from when there is a certain file, as one may that reads the clock: no stack says who did. */
const thatEnds = (text: string) => `(location) => {
  if (location !== '/x' && require('node:fs').existsSync(__dirname + '/ended')) throw 'no more';
  return '${text} ' + location;
}`;
const end = (version: string) =>
  writeFileSync(join(workspace.releases, victim, version, 'node/ended'), '', { mode: 0o444 });

test('a page is not refused for another team’s failing live part, which is named', async () => {
  const part = publishPart(thatEnds('part'));
  await workspace.promote(part, victim);
  await workspace.promote(publishPages(`(location) => 'page ' + location`), owner);
  await composeSite(workspace);
  end(part);
  const next = publishPages(`(location) => 'new page ' + location`);
  await expect(checkVersions(workspace, [{ name: owner, version: next }])).resolves.toBeDefined();
  // What was composed for a check is known by then.
  await expect(checkVersions(workspace, [{ name: owner, version: next }])).resolves.toBeDefined();
  // Nor is a new page.
  const more = publishPages(`(location) => 'more ' + location`);
  await workspace.promote(next, owner);
  await expect(checkVersions(workspace, [{ name: owner, version: more }])).resolves.toBeDefined();
  await workspace.promote(more, owner);
  expect((await composeSite(workspace)).leftOut).toMatchObject([{ location: '/one', remote: owner, brokenBy: victim }]);
});

test('a page that makes a live part fail is to be corrected itself', async () => {
  await workspace.promote(publishPart(`() => { if (globalThis.isWrong) throw 'wrong data'; return ''; }`), victim);
  await workspace.promote(publishPages(`(location) => 'page ' + location`), owner);
  await composeSite(workspace);
  const wrong = publishPages(`(globalThis.isWrong = true, (location) => location)`);
  await expect(checkVersions(workspace, [{ name: owner, version: wrong }])).rejects.toThrow(
    new RegExp(`^/one: it does not prerender: wrong data[^]*Correct the page and release ${owner} again`),
  );
});

test('if both parts of a team fail, no page is blamed and no other team is held up', async () => {
  await workspace.promote(publishPages(`(location) => 'page ' + location`), owner);
  await composeSite(workspace);
  const throws = (text: string) => `(location) => { if (location !== '/x') throw '${text}'; return location; }`;
  await workspace.promote(publishPart(throws('no more')), victim);
  await composeSite(workspace);
  const next = publishPart(throws('not yet'));
  await expect(checkVersions(workspace, [{ name: victim, version: next }])).resolves.toBeDefined();
  await workspace.promote(next, victim);
  expect((await composeSite(workspace)).leftOut).toMatchObject([
    { location: '/one', code: 'part-does-not-render', brokenBy: victim },
  ]);
});

test('of two parts only the one that breaks the page is refused', async () => {
  const other = 'mfe-others';
  await workspace.promote(publishPart(`() => 'part'`), victim);
  const slots = [{ path: '/one', expose: './page', slots: ['news', 'more'] }];
  await workspace.promote(workspace.publish(`(location) => 'page ' + location`, owner, [], { routes: slots }), owner);
  await composeSite(workspace);
  const broken = `(location) => { if (location !== '/y') throw 'no more'; return location; }`;
  await workspace.promote(workspace.publish(broken, other, ['/y'], { parts: { more: './page' } }), other);
  const next = publishPart(`() => 'new part'`);
  await expect(checkVersions(workspace, [{ name: victim, version: next }])).resolves.toBeDefined();
  await workspace.promote(next, victim);
  expect((await composeSite(workspace)).leftOut).toMatchObject([{ location: '/one', brokenBy: other }]);
});

test.each([[['news', 'more']], [['more', 'news']]])(
  'a new part that fails beside another one is named, in any order: %s',
  async (slots) => {
    const other = 'mfe-others';
    const publishOther = (draw: string) => workspace.publish(draw, other, ['/y'], { parts: { more: './page' } });
    await workspace.promote(publishPart(`() => (globalThis.isThere = true, 'part')`), victim);
    await workspace.promote(publishOther(`() => 'more'`), other);
    const drawn = { routes: [{ path: '/one', expose: './page', slots }] };
    await workspace.promote(workspace.publish(`(location) => 'page ' + location`, owner, [], drawn), owner);
    await composeSite(workspace);
    const broken = publishOther(
      `async (location) => { await null; if (location !== '/y' && globalThis.isThere) throw 'no more'; return location; }`,
    );
    await expect(checkVersions(workspace, [{ name: other, version: broken }])).rejects.toThrow(
      'the part ./page of mfe-others (team test) does not: no more',
    );
  },
);

test('a page that makes a live part fail has to be corrected itself', async () => {
  await workspace.promote(publishPart(`() => { if (globalThis.isWrong) throw 'wrong data'; return ''; }`), victim);
  await workspace.promote(publishPages(`(location) => 'page ' + location`), owner);
  await composeSite(workspace);
  const wrong = workspace.publish(`(globalThis.isWrong = true, (location) => location)`, owner, [], {
    routes: [{ path: '/one', expose: './another', slots: ['news'] }],
    exposes: { './another': { scripts: ['page.js'], styles: [] } },
  });
  await expect(checkVersions(workspace, [{ name: owner, version: wrong }])).rejects.toThrow(
    `Correct the page and release ${owner} again`,
  );
});

test.each([
  ['another canonical address', `'${strangeLink}'`],
  ['another text at each moment', 'Date.now()'],
])('a page is not refused for %s in a live part of another team', async (_, drawn) => {
  const draw = `(location) => (location === '/x' ? '' : ${drawn}) + location`;
  await workspace.promote(publishPages(`() => ''`), owner);
  await composeSite(workspace);
  await workspace.promote(publishPart(draw), victim);
  const next = publishPages(`(location, posts) => ''`);
  await expect(checkVersions(workspace, [{ name: owner, version: next }])).resolves.toBeDefined();
});
