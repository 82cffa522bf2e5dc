import { readFileSync } from 'node:fs';
import { siteRecordFile, siteRecordSchema } from 'kit/contract/site-record';
import * as v from 'valibot';
import { composeNames } from '../../../testing/interleavings/compose-names';
import { drawPlainly, openTestWorkspace, testRemote } from '../../../testing/test-workspace';
import { promoteTo, retire } from '../../registry/change-entry';
import { shareWith } from '../../registry/share';
import { goLive } from '../../releases/go-live';
import { readRelease } from '../../releases/read-release';
import { hostName } from '../../workspace';

test('the record has team, commit, routes, bytes, history and share of each package', async () => {
  const workspace = openTestWorkspace();
  const [live, shared] = [`() => 'live'`, drawPlainly].map((draw) =>
    workspace.publish(draw, testRemote, ['/a', '/b'], { commit: 'c0ffee-modified' }),
  ) as [string, string];
  const compose = { compose: composeNames };
  const at = '2026-01-01T00:00:00.000Z';
  const changes = {
    [hostName]: promoteTo(workspace.hostVersion, { at }),
    [testRemote]: promoteTo(live, { at, commit: 'c0ffee' }),
  };
  await goLive(workspace, changes, compose);
  const { site } = await goLive(workspace, { [testRemote]: shareWith(shared, 10, { at }) }, compose);
  const { files } = await readRelease(workspace, testRemote, live);
  const record = JSON.parse(readFileSync(siteRecordFile(workspace.site), 'utf8'));
  expect(record).toEqual({
    id: site.id,
    generation: 3,
    registry: 'file',
    packages: [
      expect.objectContaining({ name: hostName, version: workspace.hostVersion, routes: [] }),
      {
        name: testRemote,
        signedBy: null,
        team: 'test',
        version: live,
        commit: 'c0ffee',
        bytes: (files['web/entry.js']?.size ?? 0) + (files['web/page.js']?.size ?? 0),
        routes: ['/a', '/b'],
        history: [
          { version: live, at, by: 'promote', commit: 'c0ffee' },
          { version: shared, at, by: 'share', share: 10 },
        ],
        gradual: { version: shared, share: 10 },
      },
    ],
    retired: [],
    picture: expect.stringContaining('The shell around 1 remotes and their routes'),
  });
  workspace.dispose();
});

test('the record has each remote’s redirects, and keeps those of remotes that left', async () => {
  const workspace = openTestWorkspace();
  const compose = { compose: composeNames };
  const redirects = { '/old': '/a' };
  const live = workspace.publish(drawPlainly, testRemote, ['/a'], { redirects });
  const other = workspace.publish(drawPlainly, 'mfe-other', ['/other']);
  await goLive(workspace, { [hostName]: promoteTo(workspace.hostVersion), [testRemote]: promoteTo(live) }, compose);
  await goLive(workspace, { 'mfe-other': promoteTo(other, { omitted: ['browser: none'] }) }, compose);
  await goLive(
    workspace,
    { 'mfe-other': retire('mfe-other', { redirects: { '/other': '/a' } }, { message: 'No 7' }) },
    compose,
  );
  const record = v.parse(siteRecordSchema, JSON.parse(readFileSync(siteRecordFile(workspace.site), 'utf8')));
  expect(record.packages.map((one) => [one.name, one.redirects])).toEqual([
    [hostName, undefined],
    [testRemote, redirects],
  ]);
  expect(record.retired).toEqual([
    {
      name: 'mfe-other',
      version: other,
      redirects: { '/other': '/a' },
      history: [
        expect.objectContaining({ by: 'promote', omitted: ['browser: none'] }),
        expect.objectContaining({ by: 'retire', message: 'No 7' }),
      ],
    },
  ]);
  workspace.dispose();
});
