import { openWorkspace } from '../workspace';
import { command } from './migrate-posts';

const workspace = openWorkspace('/nowhere');

test('posts are migrated to one status alone, and of a documents store that is named', async () => {
  await expect(command.run('migrate-posts', ['draft'], workspace)).rejects.toThrow(
    '"draft": posts are migrated to "published" alone',
  );
  await expect(command.run('migrate-posts', ['published'], workspace)).rejects.toMatchObject({
    code: 'no-documents-store',
  });
});
