import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlainly, openTestWorkspace, testRemote } from '../../testing/test-workspace';
import { keepFromPruning } from './prune-releases';

test('whoever promotes what another process has just pruned is told so, with the versions that are there', async () => {
  const workspace = openTestWorkspace();
  const version = workspace.publish(drawPlainly);
  await expect(keepFromPruning(workspace, testRemote, version)).resolves.toBeUndefined();
  rmSync(join(workspace.releases, testRemote, version), { recursive: true });
  await expect(keepFromPruning(workspace, testRemote, version)).rejects.toThrow('there is no such version');
  workspace.dispose();
});
