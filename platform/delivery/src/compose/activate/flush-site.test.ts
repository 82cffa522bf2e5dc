import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace } from '../../../testing/test-workspace';
import { flushToDisk } from '../../files/durable-files';
import { composeSite } from '../compose-site';

jest.mock('../../files/durable-files', () => ({
  ...jest.requireActual('../../files/durable-files'),
  flushToDisk: jest.fn(),
}));

test('a site is flushed to disk once, complete, before anything leads to it', async () => {
  const workspace = openTestWorkspace();
  await workspace.promote(workspace.publish(drawPlainly));
  const seen: { files: string[]; sites: string[]; isLive: boolean }[] = [];
  jest.mocked(flushToDisk).mockImplementation(async (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    seen.push({ files, sites: readdirSync(workspace.sites), isLive: existsSync(workspace.site) });
  });
  const { id } = await composeSite(workspace);
  expect(seen).toHaveLength(1);
  const [{ files, sites, isLive } = { files: [], sites: [], isLive: true }] = seen;
  expect(isLive).toBe(false);
  expect(sites).toEqual([expect.stringMatching(new RegExp(`^${id}\\..*\\.tmp$`))]);
  expect(files.sort()).toEqual(readdirSync(join(workspace.sites, id), { recursive: true, encoding: 'utf8' }).sort());
  // What is there already was flushed when it was written.
  await composeSite(workspace);
  expect(seen).toHaveLength(1);
  workspace.dispose();
});
