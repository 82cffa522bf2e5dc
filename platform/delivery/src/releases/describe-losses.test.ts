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
import { type EntryChange, promoteTo, rollBack as takeBack } from '../registry/registry';
import { hostName } from '../workspace';
import { describeLosses } from './describe-losses';
import { goLive } from './go-live';

jest.mock('kit/presets/command-line/progress', () => ({ showProgress: jest.fn() }));

const [partners, marketing] = ['mfe-partners', 'mfe-marketing'];

let workspace: TestWorkspace;
beforeEach(async () => {
  workspace = openTestWorkspace();
  await change({
    [hostName]: promoteTo(workspace.hostVersion),
    [partners]: publish(partners, ['/partners', '/awards']),
    [marketing]: publish(marketing, ['/']),
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
  expect(await change({ [partners]: publish(partners, ['/partners', '/awards', '/stories', '/news']) })).toEqual([]);
  expect(await rollBack(partners)).toEqual(['Warning: nothing is any more at /stories, /news: readers get 404']);
});

test('what is told of a step back waits for no release store: a release that is not on this machine is left out', async () => {
  const { registry: before } = await goLive(
    workspace,
    { [partners]: publish(partners, ['/partners', '/stories']) },
    { compose: composeNames },
  );
  const { registry: after } = await goLive(workspace, { [partners]: takeBack(partners) }, { compose: composeNames });
  const replaced = before.packages[partners]?.live ?? '';
  rmSync(join(workspace.releases, partners, replaced), { recursive: true });
  let asked = 0;
  const store = createServer((_request, response) => {
    asked += 1;
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), store.address());
  const environment = readEnvironment({ RELEASE_STORE: `http://127.0.0.1:${port}` });
  expect(await describeLosses({ ...workspace, environment }, before, after)).toEqual([]);
  store.close();
  expect(asked).toBe(0);
});

test('of a page that had moved, it names the remote that has to be rolled back as well; together, nothing is lost', async () => {
  const moved = () => ({
    [partners]: publish(partners, ['/partners']),
    [marketing]: publish(marketing, ['/', '/awards']),
  });
  expect(await change(moved())).toEqual([]);
  expect(await rollBack(marketing)).toEqual([
    `Warning: nothing is any more at /awards: readers get 404. /awards had been with ${partners}: "npx -y pnpm@12 rollback ${partners}" takes that back as well`,
  ]);
  expect(await rollBack(partners)).toEqual([]);
  await change(moved());
  expect(await rollBack(marketing, partners)).toEqual([]);
});

test('an older version that is made live without the checks says so too', async () => {
  const version = workspace.publish(drawPlainly, partners, ['/partners']);
  const { result } = await promote.run('promote', [partners, version, '--force'], workspace);
  expect(result?.warnings).toEqual(['Warning: nothing is any more at /awards: readers get 404']);
});

test('a part that is given up is told with the pages that show it, unless another remote has one', async () => {
  const routes = [{ path: '/', expose: './page', slots: ['news'] }];
  await change({ [marketing]: publish(marketing, [], { routes }) });
  const filled = (remote: string, path: string) => publish(remote, [path], { parts: { news: './page' } });
  await change({ [partners]: publish(partners, ['/partners', '/awards'], { parts: { news: './page' } }) });
  expect(
    await change({
      [partners]: publish(partners, ['/partners', '/awards']),
      'mfe-other': filled('mfe-other', '/other'),
    }),
  ).toEqual([]);
  expect(await change({ 'mfe-other': publish('mfe-other', ['/other']) })).toEqual([
    'Warning: mfe-other has given up its part for the slot "news": / (mfe-marketing) shows what the slot has instead',
  ]);
});
