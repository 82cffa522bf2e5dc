import { rmSync } from 'node:fs';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { openWorkspace } from '../workspace';
import { command as compose } from './compose';
import { command as migrate } from './migrate-posts';
import { command as release } from './release';

const workspace = openWorkspace(createTemporaryFolder('documents'));
afterAll(() => rmSync(workspace.root, { recursive: true }));

test('posts are migrated to one status alone, and of a documents store that is named', async () => {
  await expect(migrate.run('migrate-posts', ['draft'], workspace)).rejects.toThrow(
    '"draft": posts are migrated to "published" alone',
  );
  await expect(migrate.run('migrate-posts', ['published'], workspace)).rejects.toMatchObject({
    code: 'no-documents-store',
  });
});

test.each([
  ['compose', compose],
  ['release', release],
])('%s --blogs insists on reading the posts', async (name, command) => {
  await expect(command.run(name, ['--blogs'], workspace)).rejects.toThrow(
    `${name} --blogs: no variable names where the posts are. Set DOCUMENTS_ORIGIN`,
  );
});
