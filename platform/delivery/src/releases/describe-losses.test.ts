import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { composeNames } from '../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, type TestWorkspace } from '../../testing/test-workspace';
import { command as promote } from '../commands/promote';
import { command as rollback } from '../commands/rollback';
import { readEnvironment } from '../environment';
import { promoteTo, rollBack as takeBack } from '../registry/change-entry';
import type { EntryChange } from '../registry/registry';
import { hostName, openWorkspace } from '../workspace';
import { describeLosses } from './describe-losses';
import { goLive } from './go-live';

jest.mock('kit/presets/command-line/progress', () => ({ showProgress: jest.fn() }));

const [dealers, press] = ['mfe-dealers', 'mfe-press'];

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = openTestWorkspace();
  await change({
    [hostName]: promoteTo(workspace.hostVersion),
    [dealers]: publish(dealers, ['/dealers', '/awards']),
    [press]: publish(press, ['/']),
  });
});
afterEach(() => workspace.dispose());

const publish = (remote: string, paths: readonly string[], fields = {}) =>
  promoteTo(workspace.publish(drawPlainly, remote, paths, fields));
const change = async (changes: Record<string, EntryChange>) => {
  const { before, registry } = await goLive(workspace, changes, { compose: composeNames });
  return describeLosses(workspace, before, registry);
};
const rollBack = async (...names: string[]) => (await rollback.run('rollback', names, workspace)).result?.warnings;

test('a step back says at which addresses nothing is any more', async () => {
  expect(await change({ [dealers]: publish(dealers, ['/dealers', '/awards', '/stories', '/notices']) })).toEqual([]);
  expect(await rollBack(dealers)).toEqual(['Warning: nothing is any more at /stories, /notices: readers get 404']);
});

test('a step back to a second page of each post says which one counts', async () => {
  const page = (path: string) => ({ routes: [{ path, expose: './page', posts: 'one' as const }] });
  const first = publish(press, [], page('/press/:slug'));
  await change({ [press]: first });
  await change({ [press]: publish(press, ['/']) });
  await change({ [dealers]: publish(dealers, [], page('/dealers/:slug')) });
  expect(await rollBack(press)).toEqual([
    expect.stringContaining('nothing is any more'),
    'Warning: /dealers/:slug (mfe-dealers) and /press/:slug (mfe-press) are both the page of each post: feed, search and former addresses lead to /dealers/:slug (mfe-dealers)',
  ]);
});

test('losses of a rollback are listed without waiting for releases not on this machine', async () => {
  const { registry: before } = await goLive(
    workspace,
    { [dealers]: publish(dealers, ['/dealers', '/stories']) },
    { compose: composeNames },
  );
  const { registry: after } = await goLive(workspace, { [dealers]: takeBack(dealers) }, { compose: composeNames });
  const replaced = before.packages[dealers]?.live ?? '';
  rmSync(join(workspace.releases, dealers, replaced), { recursive: true });
  let asked = 0;
  const store = createServer((_request, response) => {
    asked += 1;
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), store.address());
  const variables = { RELEASE_STORE: `http://127.0.0.1:${port}`, RELEASE_SCOPE: '@halvard' };
  const { environment } = openWorkspace(workspace.root, readEnvironment(variables));
  expect(await describeLosses({ ...workspace, environment }, before, after)).toEqual([]);
  store.close();
  expect(asked).toBe(0);
});

test('rolling back a moved page names the other remote to roll back as well', async () => {
  const moved = () => ({
    [dealers]: publish(dealers, ['/dealers']),
    [press]: publish(press, ['/', '/awards']),
  });
  expect(await change(moved())).toEqual([]);
  expect(await rollBack(press)).toEqual([
    `Warning: nothing is any more at /awards: readers get 404. /awards had been with ${dealers}: "npx -y pnpm@12 rollback ${dealers}" takes that back as well`,
  ]);
  expect(await rollBack(dealers)).toEqual([]);
  await change(moved());
  expect(await rollBack(press, dealers)).toEqual([]);
});

test('an older version that is made live without the checks says so too', async () => {
  const version = workspace.publish(drawPlainly, dealers, ['/dealers']);
  const { result } = await promote.run('promote', [dealers, version, '--force'], workspace);
  expect(result?.warnings).toEqual(['Warning: nothing is any more at /awards: readers get 404']);
});

test('a part that is given up is named with its pages, unless another remote has one', async () => {
  const routes = [{ path: '/', expose: './page', slots: ['news'] }];
  await change({ [press]: publish(press, [], { routes }) });
  const filled = (remote: string, path: string) => publish(remote, [path], { parts: { news: './page' } });
  await change({ [dealers]: publish(dealers, ['/dealers', '/awards'], { parts: { news: './page' } }) });
  expect(
    await change({
      [dealers]: publish(dealers, ['/dealers', '/awards']),
      'mfe-other': filled('mfe-other', '/other'),
    }),
  ).toEqual([]);
  expect(await change({ 'mfe-other': publish('mfe-other', ['/other']) })).toEqual([
    'Warning: mfe-other has given up its part for the slot "news": / (mfe-press) shows what the slot has instead',
  ]);
});

test('a new part for a slot that no page has is named, once', async () => {
  const filled = () => publish('mfe-other', ['/other'], { parts: { nwes: './page' } });
  expect(await change({ 'mfe-other': filled() })).toEqual([
    'Warning: no live page has the slot "nwes", so nothing shows the part of mfe-other until one is released that has it',
  ]);
  expect(
    await change({ 'mfe-other': publish('mfe-other', ['/other', '/more'], { parts: { nwes: './page' } }) }),
  ).toEqual([]);
});
