import { readEnvironment } from '../environment';
import { openWorkspace } from '../workspace';
import { readRegistry } from './open-registry';

test('a registry in documents needs a documents store: no file is read in its place', async () => {
  const workspace = openWorkspace('/nowhere', readEnvironment({ RELEASE_REGISTRY: 'documents' }));
  await expect(readRegistry(workspace)).rejects.toThrow(
    'RELEASE_REGISTRY: no variable names the documents store. Set DOCUMENTS_ORIGIN or SITE_FIREBASE_CONFIG',
  );
});
